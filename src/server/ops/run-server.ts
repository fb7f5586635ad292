import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { createApp, type Role } from '#server/app.ts'
import { warmPatterns } from '#server/core/moderation/pattern.ts'
import type { Config } from '#server/platform/config/config.ts'
import { buildPages } from './build-pages.ts'
import { describeHouse } from './describe-house.ts'

/** A second Ctrl-C after this long means "at once"; npm and the terminal may both pass on the first. */
const IMPATIENCE_MS = 1_000
const SHUTDOWN_LIMIT_MS = 30_000
/** A start that was told to end has this long to come to where it can end in order. */
const START_LIMIT_MS = 5_000

/** Runs the roles until a signal asks to end; answers the exit code. Throws what keeps it from starting. */
export async function runServer(config: Config, roles: readonly Role[]): Promise<number> {
  const building = new AbortController()
  try {
    return await runWhileBuilding(config, roles, building.signal)
  } finally {
    building.abort()
  }
}

async function runWhileBuilding(config: Config, roles: readonly Role[], signal: AbortSignal): Promise<number> {
  const ending = Promise.withResolvers<number>()
  listenForSignals((code) => ending.resolve(code))
  const onDatabaseLost = (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    ending.resolve(1)
  }
  const isApi = roles.includes('api')
  // The door answers while the pages are built: with a page that says so, and with the whole protocol.
  const pages = isApi ? buildPages(signal) : undefined
  pages?.catch(() => {})

  let isStarted = false
  ending.promise.then((code) => {
    if (!isStarted) setTimeout(() => isStarted || process.exit(code), START_LIMIT_MS).unref()
  })
  await using app = await createApp(config, { roles, onDatabaseLost })
  isStarted = true
  if (isApi) await app.door.listen({ host: config.host, port: config.port })
  const port = isApi ? (app.door.server.address() as AddressInfo).port : undefined
  void warmPatterns()
  process.stdout.write(describeHouse(config, { roles, port, engines: app.engines, startedInMs: performance.now() }))
  pages?.then(
    (result) => result === 'built' && process.stdout.write('  The pages are built.\n'),
    (error: Error) => signal.aborted || process.stderr.write(`  ${error.message}\n`),
  )

  const code = await ending.promise
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
  return code
}

function listenForSignals(end: (code: number) => void): void {
  let firstAt: number | undefined
  const onSignal = () => {
    if (firstAt !== undefined && performance.now() - firstAt > IMPATIENCE_MS) process.exit(1)
    firstAt ??= performance.now()
    end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
