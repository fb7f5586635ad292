import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** What `postmaster.pid` of a cluster says: nobody runs it, a living server does, or a dead one left the file behind. */
export type PostmasterLock =
  | { readonly state: 'free' }
  | { readonly state: 'held'; readonly pid: number }
  | { readonly state: 'stale'; readonly pid: number }

/** A process id that no system gives away. */
const NO_PROCESS = 2_147_483_646

export async function readPostmasterLock(clusterDirectory: string): Promise<PostmasterLock> {
  const text = await readFile(path.join(clusterDirectory, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!(pid > 0)) return { state: 'free' }
  return { state: (await isServerOf(pid, clusterDirectory)) ? 'held' : 'stale', pid }
}

/**
 * Lets a server start although `postmaster.pid` names a process that is alive but not our server: a number that was given
 * away again, or a zombie nobody has collected. Only the number is changed: the rest of the file lets PostgreSQL check by
 * itself that no process of the dead server is still writing.
 */
export async function disarmStaleLock(clusterDirectory: string): Promise<void> {
  const file = path.join(clusterDirectory, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(file, text.replace(/^\d+/, String(NO_PROCESS)))
}

/**
 * Removes the lock of a socket whose server is dead; such a file also stops the next server when its number is a zombie's.
 * Only for a cluster that nobody runs: the folder of the socket belongs to that one cluster.
 */
export async function removeStaleSocketLock(socketDirectory: string, clusterDirectory: string): Promise<void> {
  const file = path.join(socketDirectory, '.s.PGSQL.5432.lock')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid > 0 && !(await isServerOf(pid, clusterDirectory))) await rm(file, { force: true })
}

/** Whether the process of this number is alive and serves this cluster. */
export async function isServerOf(pid: number, clusterDirectory: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return listed.stdout.includes(clusterDirectory)
  }
  // A zombie has an empty command line; a number given away again has another one.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return commandLine.split('\0').includes(clusterDirectory)
}
