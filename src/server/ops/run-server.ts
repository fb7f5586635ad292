import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { createApp, type Role } from '#server/app.ts'
import { warmPatterns } from '#server/core/moderation/pattern.ts'
import type { Config } from '#server/platform/config/config.ts'
import { buildPages } from './build-pages.ts'
import { describeHouse } from './describe-house.ts'
import { createEnding, type Ending } from './ending.ts'

/** A start that was told to end has this long to come to where it can end in order. */
const START_LIMIT_MS = 5_000

/** Runs the roles until a signal asks to end; answers the exit code. Throws what keeps it from starting. */
export async function runServer(config: Config, roles: readonly Role[]): Promise<number> {
  const building = new AbortController()
  const ending = createEnding()
  try {
    return await runWhileBuilding(config, { roles, ending, signal: building.signal })
  } finally {
    building.abort()
    ending.done()
  }
}

async function runWhileBuilding(
  config: Config,
  { roles, ending, signal }: { roles: readonly Role[]; ending: Ending; signal: AbortSignal },
): Promise<number> {
  const onDatabaseLost = (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    ending.begin(1)
  }
  const isApi = roles.includes('api')
  // The door answers while the pages are built: with a page that says so, and with the whole protocol.
  const pages = isApi ? buildPages(signal) : undefined
  pages?.catch(() => {})

  let isStarted = false
  ending.code.then((code) => {
    if (!isStarted) setTimeout(() => isStarted || ending.atOnce(code), START_LIMIT_MS).unref()
  })
  await using app = await createApp(config, { roles, onDatabaseLost, onDatabaseOpening: ending.setDatabaseEnd })
  isStarted = true
  if (isApi) await app.door.listen({ host: config.host, port: config.port })
  const port = isApi ? (app.door.server.address() as AddressInfo).port : undefined
  void warmPatterns()
  process.stdout.write(describeHouse(config, { roles, port, engines: app.engines, startedInMs: performance.now() }))
  pages?.then(
    (result) => result === 'built' && process.stdout.write('  The pages are built.\n'),
    (error: Error) => signal.aborted || process.stderr.write(`  ${error.message}\n`),
  )
  return await ending.code
}
