import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BlobFolder } from '../blob-folder.ts'

/** No key of a blob begins with a dot, so nobody takes it for one. */
const STAMP = '.stamp'

/** The folder in this data folder; made when missing. */
export async function openBlobFolder(dataDirectory: string): Promise<BlobFolder> {
  const directory = path.join(dataDirectory, 'blobs')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, STAMP)
  return {
    directory,
    async readStamp() {
      const text = await readFile(file, 'utf8').catch(unlessMissing)
      return text?.trim() || undefined
    },
    async writeStamp(stamp) {
      const draft = `${file}.${process.pid}`
      {
        await using handle = await open(draft, 'w', 0o600)
        await handle.writeFile(`${stamp}\n`)
        await handle.sync()
      }
      await rename(draft, file)
    },
    holds: async (blobKey) => (await stat(path.join(directory, blobKey)).catch(unlessMissing)) !== undefined,
    isEmpty: async () => (await readdir(directory)).every((name) => name.startsWith('.')),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
