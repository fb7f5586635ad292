import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { StartupError } from '../../config/startup-error.ts'
import { binariesIn } from './postgres-binaries.ts'
import { ServerProcess } from './server-process.ts'

/** Starts a stand-in for PostgreSQL that runs this and ends; answers as what the start ended, and how often it was tried. */
async function startOf(script: (log: string) => string, { logBefore = '' } = {}): Promise<{ error: unknown; tries: number }> {
  const directory = makeTemporaryDirectory('troupe-server-process-')
  const cluster = path.join(directory, 'data')
  mkdirSync(cluster)
  const log = path.join(directory, 'server.log')
  writeFileSync(log, logBefore)
  const tries = path.join(directory, 'tries')
  const postgres = path.join(directory, 'postgres')
  writeFileSync(postgres, `#!/bin/sh\necho >> '${tries}'\n${script(log)}\nexit 1\n`)
  chmodSync(postgres, 0o700)
  const connection = { host: directory, port: 5432, user: 'troupe', database: 'troupe', ssl: false } as const
  const binaries = { ...binariesIn(directory, 17), postgres }
  const identity = { name: 'same user', binaries, owner: undefined, prefix: [], spawnOptions: {} } as const
  const server = new ServerProcess({ directory, cluster, connection, identity, settings: {} })
  const error = await server.ensureRunning().then(undefined, (reason: unknown) => reason)
  return { error, tries: readFileSync(tries, 'utf8').length }
}

const OWN_REASON = `echo "2026-11-23 18:00:00 UTC [$$] FATAL:  the configuration is broken" >&2`
const REASON_OF_ANOTHER = `echo '2026-11-23 18:00:00 UTC [1] FATAL:  lock file "postmaster.pid" already exists' >&2`

test.runIf(process.platform !== 'win32')(
  'a server that cannot start says why, whatever another one that starts at the same moment writes',
  async () => {
    const { error, tries } = await startOf(() => `${REASON_OF_ANOTHER}\n${OWN_REASON}\n${REASON_OF_ANOTHER}`)
    expect(error).toBeInstanceOf(StartupError)
    expect(tries).toBe(1)
    expect(String(error)).toContain('the configuration is broken')
  },
)

test.runIf(process.platform !== 'win32')('the reason is found in a log that another start has made short', async () => {
  const logBefore = 'what was before\n'.repeat(1_000)
  const { error } = await startOf((log) => `: > '${log}'\n${OWN_REASON}`, { logBefore })
  expect(String(error)).toContain('the configuration is broken')
})
