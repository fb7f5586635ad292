import { rm } from 'node:fs/promises'
import { type App, type AppOverrides, createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Environment } from '#server/platform/config/settings.ts'
import { createFakeEngine } from './fake-engine.ts'
import { freshDatabase } from './fresh-database.ts'
import { makeTemporaryDirectory } from './temporary-directory.ts'
import { createVisitor } from './visitor.ts'

interface TestAppOptions {
  /** Settings of the program besides those a test always has. */
  readonly environment?: Environment
  /** The fake engine makes flat pictures at once; give the studio where the pictures matter. */
  readonly overrides?: AppOverrides
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The whole program on a database and data folder of its own, listening on a free port: `await using app = await createTestApp()`. */
export async function createTestApp({ environment = {}, overrides = {} }: TestAppOptions = {}) {
  await using opening = new AsyncDisposableStack()
  const { connection, kysely } = opening.use(await freshDatabase())
  const directory = makeTemporaryDirectory('troupe-app-')
  opening.defer(() => rm(directory, { recursive: true, force: true }))
  const settings = { TROUPE_DATA: directory, PORT: '0', TROUPE_RATE_LIMITS: 'off', TROUPE_PICTURE_SIZE: '128' }
  const config = readConfig({ ...settings, ...environment })
  const bugs: unknown[] = []
  const app: App = opening.use(
    await createApp(config, {
      connection,
      engine: createFakeEngine(),
      reportBug: (what, error) => bugs.push(new Error(what, { cause: error })),
      ...overrides,
    }),
  )
  const url = await app.door.listen({ host: '127.0.0.1', port: 0 })
  const parts = opening.move()
  return {
    url,
    kysely,
    connection,
    config,
    /** What went wrong behind a reply; a test that expects none looks that it is empty. */
    bugs,
    /** Somebody new, with a browser of their own. */
    visitor: () => createVisitor(url, config.project),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
