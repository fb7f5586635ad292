import type { ChildProcess } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../../config/startup-error.ts'
import { childrenOf } from './children-of.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import { disarmStaleLock, isServerOf, readPostmasterLock, removeStaleSocketLock } from './postmaster-lock.ts'
import { type ServerIdentity, spawnAs } from './server-identity.ts'

const POLL_MS = 10
const START_LIMIT_MS = 60_000
/** After a crash the server first replays its log. */
const RECOVERY_LIMIT_MS = 300_000
/** How long what is in work may take to roll back and to be written, and how long the server may take to drop everything. */
const FAST_STOP_LIMIT_MS = 10_000
const IMMEDIATE_STOP_LIMIT_MS = 1_500
const KILL_LIMIT_MS = 1_000
/** The reason, with its hint, is among so many lines that a server writes before it ends. */
const OWN_LINES = 8
/** As which process each line of the log was written; PostgreSQL's own default. */
const LINE_PREFIX = '%m [%p] '
/** Of what earlier starts have written. */
const LOG_MAX_BYTES = 1_000_000

export interface ServerParts {
  directory: string
  cluster: string
  connection: EmbeddedConnection
  identity: ServerIdentity
  settings: Readonly<Record<string, string>>
}

/** The postmaster of one cluster: started, found running, stopped. */
export class ServerProcess {
  readonly #parts: ServerParts
  /** Where in the log the words of the server that we started last begin, in bytes. */
  #logStart = 0
  /** Started by us, and not known to have ended or to belong to somebody else. */
  #started: ChildProcess | undefined

  constructor(parts: ServerParts) {
    this.#parts = parts
  }

  /** Answers true when the server was running already. */
  async ensureRunning(): Promise<boolean> {
    const { cluster, connection } = this.#parts
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      if (await this.#isReady()) return true
      const lock = await readPostmasterLock(cluster)
      if (lock.state !== 'held') {
        if (lock.state === 'stale') await disarmStaleLock(cluster)
        await removeStaleSocketLock(connection.host, cluster)
        if (await this.#start()) return false
      }
      if (Date.now() > deadline) throw new StartupError(await this.#explain())
      await delay(POLL_MS)
    }
  }

  /** A fast stop: open transactions are rolled back, everything committed is on disk. A server that does not obey is killed. */
  async stop(): Promise<void> {
    const pid = await this.#pid()
    if (pid === undefined) return
    kill(pid, 'SIGINT')
    if (!(await this.#hasEnded(pid, FAST_STOP_LIMIT_MS))) await this.#endAtOnce(pid)
  }

  /**
   * Ends the server within three seconds, whatever it does: what was committed is in its log, and replayed at the next start. Of a
   * server that somebody else has started, only when `isOurs`.
   */
  async endAtOnce({ isOurs }: { isOurs: boolean }): Promise<void> {
    const pid = isOurs ? await this.#pid() : this.#started?.pid
    if (pid !== undefined) await this.#endAtOnce(pid)
  }

  /** The server is somebody else's. */
  leave(): void {
    this.#started = undefined
  }

  async #endAtOnce(pid: number): Promise<void> {
    const family = [pid, ...(await childrenOf(pid))]
    kill(pid, 'SIGQUIT')
    if (await this.#hasEnded(pid, IMMEDIATE_STOP_LIMIT_MS)) return
    for (const member of family) kill(member, 'SIGKILL')
    await this.#hasEnded(pid, KILL_LIMIT_MS)
  }

  async #pid(): Promise<number | undefined> {
    const lock = await readPostmasterLock(this.#parts.cluster)
    return lock.state === 'held' ? lock.pid : this.#started?.pid
  }

  /** Its lock file goes before it does: then it still has its socket to remove. */
  async #hasEnded(pid: number, limitMs: number): Promise<boolean> {
    const deadline = Date.now() + limitMs
    while (await isServerOf(pid, this.#parts.cluster)) {
      if (Date.now() > deadline) return false
      await delay(POLL_MS)
    }
    return true
  }

  /** True when the server is ready; false when another start came between or a dead server still holds on, so try again. */
  async #start(): Promise<boolean> {
    const child = await this.#spawn()
    const deadline = Date.now() + RECOVERY_LIMIT_MS
    while (Date.now() < deadline) {
      // Whoever kills a server that is just starting has not found a fault in it.
      if (child.signalCode !== null || (child.exitCode ?? 0) > 128) return false
      if (child.exitCode !== null) {
        if (/postmaster\.pid|shared memory|socket lock file/i.test(await this.#lastWordsOf(child))) return false
        throw new StartupError(await this.#explain())
      }
      if (await this.#isReady()) return true
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
      // Every few minutes of a year, in a file that only a start makes short again.
      log_checkpoints: 'off',
      log_line_prefix: LINE_PREFIX,
      ...this.#parts.settings,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Two that start at the same moment write to one log.
    const log = await open(path.join(directory, 'server.log'), 'a', 0o600)
    try {
      const { size } = await log.stat()
      if (size > LOG_MAX_BYTES) await log.truncate()
      this.#logStart = size > LOG_MAX_BYTES ? 0 : size
      // Detached, so that Ctrl-C at the terminal reaches us and not the server: we stop it when our work is done.
      const stdio = ['ignore', log.fd, log.fd] as ['ignore', number, number]
      const child = spawnAs(identity, identity.binaries.postgres, ['-D', cluster, ...args], { stdio, detached: true })
      child.on('error', () => {})
      child.once('exit', () => {
        if (this.#started === child) this.#started = undefined
      })
      child.unref()
      this.#started = child
      return child
    } finally {
      await log.close()
    }
  }

  async #isReady(): Promise<boolean> {
    const client = new pg.Client({ ...this.#parts.connection, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #log(): Promise<string> {
    const log = await readFile(path.join(this.#parts.directory, 'server.log')).catch(() => Buffer.alloc(0))
    // Somebody else who started has made it short meanwhile.
    const start = log.length < this.#logStart ? 0 : this.#logStart
    return log.subarray(start).toString().trim()
  }

  /** Of two that start at the same moment each has to find its own reason; all there is where a server died before it had a name. */
  async #lastWordsOf({ pid }: ChildProcess): Promise<string> {
    const lines = (await this.#log()).split('\n')
    const own = lines.filter((line) => line.includes(` [${pid}] `))
    return (own.length > 0 ? own : lines).slice(-OWN_LINES).join('\n')
  }

  async #explain(): Promise<string> {
    const tail = (await this.#log()).split('\n').slice(-4).join('\n')
    return `The database in ${this.#parts.cluster} does not start. Its log ends with:\n${tail}`
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
