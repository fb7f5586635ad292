import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

const WAIT = { timeout: 150_000, interval: 20 }

// Each test starts servers, which takes its time on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let root: string
let directory: string

beforeEach(async () => {
  root = makeTemporaryDirectory('troupe-embedded-')
  directory = path.join(root, 'postgres')
})

afterEach(async () => {
  // Whatever a test left running ends here.
  const pid = await postmasterPid().catch(() => undefined)
  if (pid) {
    kill(pid)
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAIT)
  }
  // Children of a server that was killed outlive it for a moment, and leave their files behind.
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function countRows(postgres: EmbeddedPostgres): Promise<number> {
  await using database = openDatabase(postgres.connection, { maxConnections: 1 })
  const { rows } = await sql<{ total: number }>`select count(*) as total from acknowledged`.execute(database.kysely)
  return rows[0]!.total
}

/** A program that inserts rows; `acknowledged` is the last one it was told to be committed. */
function startInserting(): { child: ChildProcess; acknowledged: () => number } {
  const child = fork(new URL('./testing/insert-rows.ts', import.meta.url), [directory], { execArgv: [], stdio: 'ignore' })
  let last = 0
  child.on('message', (id) => {
    last = Number(id)
  })
  return { child, acknowledged: () => last }
}

test('kill -9 of the program, of the server and of both loses no committed row', async () => {
  let rows = 0
  for (const victims of ['program', 'server', 'both'] as const) {
    const { child, acknowledged } = startInserting()
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(rows + 50), WAIT)
    const exit = once(child, 'exit')
    if (victims !== 'program') kill(await postmasterPid())
    if (victims !== 'server') child.kill('SIGKILL')
    // Without its server the program fails by itself, as it has nothing to catch that.
    await exit
    rows = acknowledged()
    await using postgres = await startEmbeddedPostgres({ directory })
    // A program that outlives its server for a moment may bring it back before it ends.
    if (victims !== 'server') expect(postgres.adopted).toBe(victims === 'program')
    const stored = await countRows(postgres)
    // One more may be committed whose acknowledgement died with the program.
    expect(stored).toBeGreaterThanOrEqual(rows)
    expect(stored).toBeLessThanOrEqual(rows + 1)
    rows = stored
  }
})

test('a server that dies under a running program comes back, and the pool with it', async () => {
  const onLost = vi.fn()
  await using postgres = await startEmbeddedPostgres({ directory, onLost })
  await using database = openDatabase(postgres.connection)
  await sql`create table kept (id int)`.execute(database.kysely)
  await sql`insert into kept values (1)`.execute(database.kysely)
  for (let death = 0; death < 2; death++) {
    const pid = await postmasterPid()
    kill(pid)
    await vi.waitFor(async () => expect((await postmasterPid()) !== pid).toBe(true), WAIT)
    await vi.waitFor(async () => {
      const { rows } = await sql`select id from kept`.execute(database.kysely)
      expect(rows).toEqual([{ id: 1 }])
    }, WAIT)
  }
  expect(onLost).not.toHaveBeenCalled()
})

test('a second program is refused with a sentence; an operator works beside the first', async () => {
  await using postgres = await startEmbeddedPostgres({ directory })
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(`already running with the data folder ${root}`)
  {
    await using beside = await startEmbeddedPostgres({ directory, use: 'join' })
    expect(beside.connection).toEqual(postgres.connection)
  }
  await using database = openDatabase(postgres.connection)
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
})

test('the server ends with its program, and with an operator who started it', async () => {
  for (const use of ['own', 'join'] as const) {
    let pid: number
    {
      await using postgres = await startEmbeddedPostgres({ directory, use })
      pid = await postmasterPid()
      expect(postgres.adopted).toBe(false)
    }
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAIT)
  }
})

test('two programs that start at the same moment on a new folder: one gets it, the other its sentence', async () => {
  const starts = await Promise.allSettled([startEmbeddedPostgres({ directory }), startEmbeddedPostgres({ directory })])
  const [started, ...more] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  await started?.[Symbol.asyncDispose]()
  expect(started).toBeDefined()
  expect(more).toEqual([])
  expect(refused).toEqual([expect.stringContaining('already running')])
})

describe('a lock file that a dead server left behind', () => {
  beforeEach(async () => {
    const postgres = await startEmbeddedPostgres({ directory })
    const pid = await postmasterPid()
    await using database = openDatabase(postgres.connection, { maxConnections: 1 })
    await sql`create table acknowledged (id int)`.execute(database.kysely)
    const lock = await readFile(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8')
    await database[Symbol.asyncDispose]()
    await postgres[Symbol.asyncDispose]()
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAIT)
    // The process of the number is alive, as in a container where numbers begin anew, but is no server.
    await writeFile(path.join(directory, 'cluster', 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
  })

  test('does not keep the next one from starting', async () => {
    await using postgres = await startEmbeddedPostgres({ directory })
    expect(await countRows(postgres)).toBe(0)
  })
})

test('a path too long for a socket gets a short folder that others cannot enter', async () => {
  directory = path.join(root, 'a'.repeat(60), 'b'.repeat(60), 'postgres')
  await mkdir(directory, { recursive: true })
  await using postgres = await startEmbeddedPostgres({ directory })
  expect(postgres.connection.host.length).toBeLessThan(80)
  await using database = openDatabase(postgres.connection)
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
})

test('data of another major version is left alone and told', async () => {
  await (await startEmbeddedPostgres({ directory }))[Symbol.asyncDispose]()
  await writeFile(path.join(directory, 'cluster', 'PG_VERSION'), '15\n')
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow('was made by PostgreSQL 15')
})

test('a folder that only its owner can enter is no obstacle', async () => {
  await chmod(root, 0o700)
  await using postgres = await startEmbeddedPostgres({ directory })
  expect(['same user', 'user namespace', 'copied binaries']).toContain(postgres.identity)
})

test.runIf(process.getuid?.() === 0)(
  'root starts it in the folder of an ordinary user that nobody else can enter',
  async () => {
    // "daemon", an ordinary user on every system.
    const ordinaryUser = 1
    await chown(root, ordinaryUser, ordinaryUser)
    await chmod(root, 0o700)
    await using postgres = await startEmbeddedPostgres({ directory })
    expect(postgres.identity).toBe('folder owner')
  },
)
