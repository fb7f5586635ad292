import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LAUNCHER = fileURLToPath(new URL('../bin/troupe.mjs', import.meta.url))

/** The whole product, started with the README's command on a free port. */
export interface RunningServer extends AsyncDisposable {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** From the start of the command to its first answered page. */
  readonly startedInMs: number
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('the probe listens on a port')
  return address.port
}

async function firstAnswer(url: string, program: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + 180_000
  while (performance.now() < deadline) {
    if (program.exitCode !== null) throw new Error(`the server ended with ${program.exitCode}:\n${output()}`)
    const answered = await fetch(`${url}/create`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`the server did not answer:\n${output()}`)
}

/** Starts the program on `dataFolder` (default: a fresh one, removed at the end) and waits until it answers a page. */
export async function startServer(options: { env?: NodeJS.ProcessEnv; dataFolder?: string } = {}): Promise<RunningServer> {
  const port = await freePort()
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'troupe-')))
  const startedAt = performance.now()
  const program = spawn(process.execPath, [LAUNCHER, 'start'], {
    env: { ...process.env, PORT: String(port), TROUPE_DATA: dataFolder, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  program.stdout.on('data', (chunk) => (output += chunk))
  program.stderr.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  await firstAnswer(url, program, () => output)
  const ended = new Promise((resolve) => program.once('exit', resolve))
  return {
    url,
    dataFolder,
    process: program,
    startedInMs: performance.now() - startedAt,
    async [Symbol.asyncDispose]() {
      if (program.exitCode === null && program.signalCode === null) {
        program.kill('SIGTERM')
        await ended
      }
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
