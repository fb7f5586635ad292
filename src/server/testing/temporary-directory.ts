import { mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/** A new folder for the data of tests, in memory where there is plenty: a database per test makes many small files. */
export function makeTemporaryDirectory(prefix: string): string {
  return mkdtempSync(path.join(temporaryRoots()[0]!, prefix))
}

/** The folders made with `prefix`, also those of programs that were killed. */
export function listTemporaryDirectories(prefix: string): string[] {
  return temporaryRoots().flatMap((root) => {
    const names = readdirSync(root).filter((name) => name.startsWith(prefix))
    return names.map((name) => path.join(root, name))
  })
}

function temporaryRoots(): string[] {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? [MEMORY, tmpdir()] : [tmpdir()]
  } catch {
    return [tmpdir()]
  }
}
