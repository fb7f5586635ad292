import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Addresses of pictures for the poster of the hero film, all of her who plays in it, in the order of their names; none when there are none. */
export async function listShowcasePaths(publicDirectory: string): Promise<string[]> {
  const names = await readdir(path.join(publicDirectory, 'showcase/scenes')).catch(() => [])
  return names
    .filter((name) => name.endsWith('.webp'))
    .sort()
    .map((name) => `/showcase/scenes/${encodeURIComponent(name)}`)
}
