import type { ChildProcess } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../../config/startup-error.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import { disarmStaleLock, isServerOf, readPostmasterLock, removeStaleSocketLock } from './postmaster-lock.ts'
import { type ServerIdentity, spawnAs } from './server-identity.ts'

const POLL_MS = 10
const START_LIMIT_MS = 60_000
/** After a crash the server first replays its log. */
const RECOVERY_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 15_000

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

  /** A fast stop: open transactions are rolled back, everything committed is on disk. */
  async stop(): Promise<void> {
    const deadline = Date.now() + STOP_LIMIT_MS
    let signal: NodeJS.Signals = 'SIGINT'
    let asked: number | undefined
    for (let tries = 0; ; tries++) {
      const lock = await readPostmasterLock(this.#parts.cluster)
      if (lock.state === 'held') {
        asked = lock.pid
        if (Date.now() > deadline) signal = 'SIGQUIT'
        if (tries % 100 === 0) kill(lock.pid, signal)
      } else if (asked === undefined || !(await isServerOf(asked, this.#parts.cluster))) {
        // Without its lock file it still has its socket to remove.
        return
      }
      await delay(POLL_MS)
    }
  }

  /** True when the server is ready; false when another start came between or a dead server still holds on, so try again. */
  async #start(): Promise<boolean> {
    const child = await this.#spawn()
    const deadline = Date.now() + RECOVERY_LIMIT_MS
    while (Date.now() < deadline) {
      // Whoever kills a server that is just starting has not found a fault in it.
      if (child.signalCode !== null || (child.exitCode ?? 0) > 128) return false
      if (child.exitCode !== null) {
        if (/postmaster\.pid|shared memory|socket lock file/i.test(await this.#logTail())) return false
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

  async #logTail(): Promise<string> {
    const log = await readFile(path.join(this.#parts.directory, 'server.log'), 'utf8').catch(() => '')
    return log.trim().split('\n').slice(-4).join('\n')
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
