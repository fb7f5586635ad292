import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupError } from '../../config/startup-error.ts'

/** `sun_path` of a unix socket holds 108 bytes with its end mark, 104 on macOS. */
const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103
const SOCKET_NAME = '/.s.PGSQL.5432'

/**
 * Where the server's socket lies: beside the data, or in a short folder under the system's temporary folder when that path
 * would be too long. The folder is 0700, which is what keeps others out: the server asks for no password.
 */
export async function makeSocketDirectory(directory: string): Promise<string> {
  const beside = path.join(directory, 'socket')
  if (Buffer.byteLength(beside + SOCKET_NAME) <= SOCKET_PATH_MAX_BYTES) {
    await mkdir(beside, { recursive: true, mode: 0o700 })
    await chmod(beside, 0o700)
    return beside
  }
  const short = path.join(tmpdir(), `troupe-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`)
  await mkdir(short, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    await refuseForeign(short, directory)
  })
  return short
}

/** Others may write into the temporary folder too, so what is there already must be ours. */
async function refuseForeign(short: string, directory: string): Promise<void> {
  const found = await lstat(short)
  const owners = process.getuid?.() === 0 ? [0, (await lstat(directory)).uid] : [process.getuid?.()]
  if (found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0) return
  throw new StartupError(`${short} belongs to somebody else. Remove it, or set TROUPE_DATA to a shorter path.`)
}
