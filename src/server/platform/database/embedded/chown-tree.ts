import { lchown, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Gives a folder with all its content to `owner`; does nothing when the folder is the owner's already. */
export async function chownTree(directory: string, owner: number): Promise<void> {
  if ((await lstat(directory)).uid === owner) return
  for (const entry of await readdir(directory, { recursive: true })) await lchown(path.join(directory, entry), owner, owner)
  // Last, so that a kill in the middle is noticed the next time.
  await lchown(directory, owner, owner)
}
