import type { ChildProcess } from 'node:child_process'
import { chown, mkdir, open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { initCluster, SUPERUSER } from './embedded/init-cluster.ts'
import { findPostgresBinaries } from './embedded/postgres-binaries.ts'
import { disarmStaleLock, readPostmasterLock } from './embedded/postmaster-lock.ts'
import { chooseServerIdentity, type ServerIdentity, spawnAs } from './embedded/server-identity.ts'
import { makeSocketDirectory } from './embedded/socket-directory.ts'

/** How to reach the server; what `pg` takes. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly ssl: false
}

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
  /** Told when a server that died cannot be brought back. */
  onLost?(error: Error): void
  /** Further settings of the server, for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The advisory lock that the program owning a data folder holds for its life. It lies in the data itself and ends with its holder. */
const OWNER_LOCK = 4_728_015
const OWNER_LOCK_WAIT_MS = 3_000
const POLL_MS = 10
const START_LIMIT_MS = 30_000
/** After a crash the server first replays its log. */
const RECOVERY_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 15_000
const CANNOT_CONNECT_NOW = '57P03'

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

  const adopted = await server.ensureRunning()
  if (use === 'join') {
    const stop = async () => {
      // Whoever owns the folder by now keeps the server.
      if (!adopted && (await takeOwnership(connection, 0))) await server.stop()
    }
    return { connection, adopted, identity: identity.name, [Symbol.asyncDispose]: stop }
  }

  let isClosing = false
  const own = async () => {
    const client = await takeOwnership(connection, OWNER_LOCK_WAIT_MS)
    if (!client) throw new StartupError(`Another Troupe is already running with the data folder ${path.dirname(directory)}.`)
    client.once('end', () => {
      if (!isClosing) reopen().catch((error: Error) => options.onLost?.(error))
    })
    return client
  }
  const reopen = async () => {
    await server.ensureRunning()
    await own()
  }
  await own()
  const stop = async () => {
    isClosing = true
    await server.stop()
  }
  return { connection, adopted, identity: identity.name, [Symbol.asyncDispose]: stop }
}

/** A connection that owns the data folder until it ends; undefined when somebody else does. */
async function takeOwnership(connection: EmbeddedConnection, waitMs: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connection, application_name: 'troupe owner', keepAlive: true })
  // Losing the connection is told by 'end'; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  const deadline = Date.now() + waitMs
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return client
    if (Date.now() >= deadline) break
    await delay(50)
  }
  await client.end()
  return undefined
}

interface ServerParts {
  directory: string
  cluster: string
  connection: EmbeddedConnection
  identity: ServerIdentity
  settings: Readonly<Record<string, string>>
}

class ServerProcess {
  readonly #parts: ServerParts

  constructor(parts: ServerParts) {
    this.#parts = parts
  }

  /** Answers true when the server was running already. */
  async ensureRunning(): Promise<boolean> {
    const { cluster } = this.#parts
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      if ((await this.#reach()) === 'ready') return true
      const lock = await readPostmasterLock(cluster)
      if (lock.state === 'stale') await disarmStaleLock(cluster)
      if (lock.state !== 'held' && (await this.#start())) return false
      if (Date.now() > deadline) throw new StartupError(await this.#explain())
      await delay(POLL_MS)
    }
  }

  /** A fast stop: open transactions are rolled back, everything committed is on disk. */
  async stop(): Promise<void> {
    const deadline = Date.now() + STOP_LIMIT_MS
    let signal: NodeJS.Signals = 'SIGINT'
    for (let tries = 0; ; tries++) {
      const lock = await readPostmasterLock(this.#parts.cluster)
      if (lock.state !== 'held') return
      if (Date.now() > deadline) signal = 'SIGQUIT'
      if (tries % 100 === 0) kill(lock.pid, signal)
      await delay(POLL_MS)
    }
  }

  /** True when the server is ready; false when another start came between or a dead server still holds on, so try again. */
  async #start(): Promise<boolean> {
    const child = await this.#spawn()
    const deadline = Date.now() + RECOVERY_LIMIT_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        if (/postmaster\.pid|shared memory|socket lock file/i.test(await this.#logTail())) return false
        throw new StartupError(await this.#explain())
      }
      if ((await this.#reach()) === 'ready') return true
      await delay(POLL_MS)
    }
    throw new StartupError(await this.#explain())
  }

  async #spawn(): Promise<ChildProcess> {
    const { directory, cluster, connection, identity } = this.#parts
    const settings = {
      listen_addresses: '',
      unix_socket_directories: connection.host,
      unix_socket_permissions: '0700',
      shared_buffers: '128MB',
      max_connections: '100',
      max_wal_size: '512MB',
      jit: 'off',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // Refused statements are answered to their sender; the log is for what happens to the server.
      log_min_messages: 'log',
      ...this.#parts.settings,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const log = await open(path.join(directory, 'server.log'), 'w', 0o600)
    try {
      // Detached, so that Ctrl-C at the terminal reaches us and not the server: we stop it when our work is done.
      const stdio = ['ignore', log.fd, log.fd] as ['ignore', number, number]
      const child = spawnAs(identity, identity.binaries.postgres, ['-D', cluster, ...args], { stdio, detached: true })
      child.on('error', () => {})
      child.unref()
      return child
    } finally {
      await log.close()
    }
  }

  async #reach(): Promise<'ready' | 'starting' | 'away'> {
    const client = new pg.Client({ ...this.#parts.connection, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return 'ready'
    } catch (error) {
      return (error as { code?: string }).code === CANNOT_CONNECT_NOW ? 'starting' : 'away'
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #logTail(): Promise<string> {
    const file = path.join(this.#parts.directory, 'server.log')
    if (((await stat(file).catch(() => undefined))?.size ?? 0) === 0) return ''
    return (await readFile(file, 'utf8')).trim().split('\n').slice(-4).join('\n')
  }

  async #explain(): Promise<string> {
    return `The database in ${this.#parts.cluster} does not start. Its log ends with:\n${await this.#logTail()}`
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
