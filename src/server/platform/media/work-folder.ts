import { mkdir, mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

/** A folder for the files of one piece of work; gone when it is disposed. */
export interface WorkFolder extends AsyncDisposable {
  readonly path: string
}

/** Its name tells whose it is, so that what a killed process left behind can be known. */
const OWNER = /^(?<host>.+)~(?<pid>\d+)~[^~]+$/

/** A new folder below `root`, which is made when it is missing. */
export async function makeWorkFolder(root: string): Promise<WorkFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(root, `${hostname()}~${process.pid}~`))
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes the folders below `root` of processes of this machine that are no more, and ends what still works in them. */
export async function sweepWorkFolders(root: string): Promise<void> {
  const names = await readdir(root).catch(() => [])
  const left = names.filter((name) => {
    const owner = OWNER.exec(name)?.groups
    return owner?.host === hostname() && !isAlive(Number(owner.pid))
  })
  if (left.length === 0) return
  const home = await realpath(root)
  await endWorkIn(left.map((name) => path.join(home, name)))
  await Promise.all(left.map((name) => rm(path.join(root, name), { recursive: true, force: true })))
}

/** A child outlives a parent that was killed. Where the system does not tell who works where, it ends by itself some time. */
async function endWorkIn(folders: readonly string[]): Promise<void> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  for (const pid of pids) {
    const workedIn = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (folders.includes(workedIn)) kill(pid)
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended by itself just now
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false // nothing is in work yet when a process sweeps: it has the number of a dead one
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
