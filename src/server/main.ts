import process from 'node:process'
import type { Role } from './app.ts'
import { describeStartFailure } from './ops/describe-start-failure.ts'
import { readConfig } from './platform/config/config.ts'

type Command = (args: string[]) => Promise<number>

/** Each command loads only what it needs, so that a drawing does not wait for a web server. */
const COMMANDS: Readonly<Record<string, Command>> = {
  start: () => serve(['api', 'worker']),
  api: () => serve(['api']),
  worker: () => serve(['worker']),
  migrate: async () => (await import('./ops/migrate-database.ts')).migrateDatabase(readConfig(process.env)),
  doctor: async () => (await import('./ops/doctor.ts')).runDoctor(process.env),
  draw: async (args) => (await import('./ops/draw.ts')).runDraw(args),
  storage: async (args) => (await import('./ops/run-storage.ts')).runStorage(readConfig(process.env), args),
  'grant-credits': async (args) => (await import('./ops/grant-credits.ts')).runGrantCredits(readConfig(process.env), args),
}

const TAKES_ARGUMENTS = ['draw', 'grant-credits', 'storage']

async function serve(roles: readonly Role[]): Promise<number> {
  const { runServer } = await import('./ops/run-server.ts')
  return runServer(readConfig(process.env), roles)
}

/** Runs one command of the launcher to its end and sets the exit code. */
export async function runCommand(name: string, args: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`there is no command ${name}`)
  if (args.length > 0 && !TAKES_ARGUMENTS.includes(name)) {
    process.stderr.write(`"${name}" takes no arguments, but got: ${args.join(' ')}. Settings are environment variables.\n`)
    process.exitCode = 2
    return
  }
  try {
    process.exitCode = await command(args)
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`)
    process.exitCode = 1
  }
}

if (import.meta.main) await runCommand(process.argv[2] ?? 'start', process.argv.slice(3))
