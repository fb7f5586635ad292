import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Addresses of the poster's pictures among the pages' public files, in the order of their names; none when there are none. */
export async function listShowcasePaths(publicDirectory: string): Promise<string[]> {
  const names = await readdir(path.join(publicDirectory, 'showcase/line-up')).catch(() => [])
  return names
    .filter((name) => name.endsWith('.webp'))
    .sort()
    .map((name) => `/showcase/line-up/${encodeURIComponent(name)}`)
}
