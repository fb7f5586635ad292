import { statfs } from 'node:fs/promises'
import type { Room } from '../room.ts'

interface DiskRoomOptions {
  readonly directory: string
  /** What is kept free; 0 looks at nothing. */
  readonly leastFreeBytes: number
}

/** Every start asks; a disk does not fill faster than this by much more than one result. */
const LOOK_EVERY_MS = 1_000

/** How much may be written to the disk of this folder; undefined where the system does not tell. */
export async function freeBytesOf(directory: string): Promise<number | undefined> {
  const disk = await statfs(directory).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}

/** The room on the disk of one folder, looked at once a second at the most. */
export function createDiskRoom({ directory, leastFreeBytes }: DiskRoomOptions, freeBytes = freeBytesOf): Room {
  let looked: { readonly atMs: number; readonly free: Promise<number | undefined> } | undefined
  return {
    async isShort(moreBytes = 0) {
      if (leastFreeBytes === 0) return false
      const nowMs = performance.now()
      if (!looked || nowMs - looked.atMs >= LOOK_EVERY_MS) looked = { atMs: nowMs, free: freeBytes(directory) }
      const free = await looked.free
      return free !== undefined && free - moreBytes < leastFreeBytes
    },
  }
}
