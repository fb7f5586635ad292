import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import type { EmbeddedConnection } from './embedded/embedded-connection.ts'
import { initCluster, SUPERUSER } from './embedded/init-cluster.ts'
import { findPostgresBinaries } from './embedded/postgres-binaries.ts'
import { chooseServerIdentity, type ServerIdentity } from './embedded/server-identity.ts'
import { ServerProcess } from './embedded/server-process.ts'
import { makeSocketDirectory } from './embedded/socket-directory.ts'

export interface EmbeddedPostgres extends AsyncDisposable {
  readonly connection: EmbeddedConnection
  /** The server was running already: its program was killed, or it belongs to a running one (`use: 'join'`). */
  readonly adopted: boolean
  readonly identity: ServerIdentity['name']
}

export interface EmbeddedPostgresOptions {
  /** Absolute; holds the cluster, its socket and its log. Made when missing. */
  readonly directory: string
  /** `own` refuses a folder that a running program owns; `join` works beside it, for operators' tools. */
  readonly use?: 'own' | 'join'
  /** Told before anything is started: how to end our server within three seconds, whatever hangs, at any time from then on. */
  onOpening?(endAtOnce: () => Promise<void>): void
  /** Told when a server that died cannot be brought back. */
  onLost?(error: Error): void
  /** Further settings of the server, for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The advisory lock that the program owning a data folder holds for its life. It lies in the data itself and ends with its holder. */
const OWNER_LOCK = 4_728_015
const OWNER_LOCK_WAIT_MS = 3_000
const START_LIMIT_MS = 60_000

/** Starts, or adopts, the PostgreSQL of a data folder, keeps it running, and stops it on close. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory, use = 'own' } = options
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const binaries = await findPostgresBinaries()
  const identity = await chooseServerIdentity(binaries, path.dirname(directory))
  if (identity.owner !== undefined) await chown(directory, identity.owner, identity.owner)
  const socketDirectory = await makeSocketDirectory(directory)
  if (identity.owner !== undefined) await chown(socketDirectory, identity.owner, identity.owner)
  const cluster = await initCluster(directory, identity)
  const connection = { host: socketDirectory, port: 5432, user: SUPERUSER, database: 'postgres', ssl: false } as const
  const server = new ServerProcess({ directory, cluster, connection, identity, settings: options.settings ?? {} })

  const parts = { connection, identity: identity.name }

  if (use === 'join') {
    const adopted = await server.ensureRunning()
    const stop = async () => {
      // Whoever owns the folder by now keeps the server.
      const ownership = adopted ? undefined : await takeOwnership(connection, { waitMs: 0, onLost: () => {} })
      if (ownership === 'owned') await server.stop()
    }
    return { ...parts, adopted, [Symbol.asyncDispose]: stop }
  }

  let isClosing = false
  let isOurs = false
  options.onOpening?.(async () => {
    isClosing = true
    await server.endAtOnce({ isOurs })
  })
  const own = async () => {
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      const adopted = await server.ensureRunning()
      // The server may die again between these two lines.
      const ownership = await takeOwnership(connection, { waitMs: OWNER_LOCK_WAIT_MS, onLost: reopen })
      isOurs = ownership === 'owned'
      if (isOurs) return adopted
      if (ownership === 'taken') {
        server.leave()
        throw new StartupError(`Another Troupe is already running with the data folder ${path.dirname(directory)}.`)
      }
      if (Date.now() > deadline) throw new StartupError(`The database in ${directory} starts, but ends again at once.`)
    }
  }
  const reopen = () => {
    if (!isClosing) own().catch((error: Error) => options.onLost?.(error))
  }
  const adopted = await own()
  const stop = async () => {
    isClosing = true
    await server.stop()
  }
  return { ...parts, adopted, [Symbol.asyncDispose]: stop }
}

/**
 * Takes the lock of the data folder on a connection that holds it until it ends, and then tells `onLost`. Answers whether it
 * is ours now, somebody else's, or the server went away.
 */
async function takeOwnership(
  connection: EmbeddedConnection,
  { waitMs, onLost }: { waitMs: number; onLost: () => void },
): Promise<'owned' | 'taken' | 'away'> {
  const client = new pg.Client({ ...connection, application_name: 'troupe owner', keepAlive: true })
  let isOwned = false
  let hasEnded = false
  client.once('end', () => {
    hasEnded = true
    if (isOwned) onLost()
  })
  // Losing the connection is told by 'end'; without a listener the error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const deadline = Date.now() + waitMs
    do {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
      isOwned = rows[0]?.taken === true
      // The server may die between its answer and this line; then nobody was told.
      if (isOwned) return hasEnded ? 'away' : 'owned'
      await delay(50)
    } while (Date.now() < deadline)
  } catch {
    return 'away'
  }
  await client.end().catch(() => {})
  return 'taken'
}
