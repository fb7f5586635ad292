import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BlobStore } from '../blob-store.ts'

/** Lower-case segments of a path; none of them can mean a folder above or a file of the system. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/
const KEY_MAX_CHARS = 512
const DRAFT_MAX_AGE_MS = 3_600_000

/** Blobs as files below `directory`, readable for this user only. A file appears under its name when all of it is on disk. */
export async function createDiskBlobStore(options: { directory: string }): Promise<BlobStore> {
  const { directory } = options
  const drafts = path.join(directory, '.drafts')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await removeOld(drafts)

  return {
    async put(key, bytes) {
      const target = fileOf(directory, key)
      const draft = path.join(drafts, randomBytes(12).toString('hex'))
      try {
        await writeDurably(draft, bytes)
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncDirectory(path.dirname(target))
    },

    async open(key, range) {
      const file = await openIfThere(fileOf(directory, key))
      // The stream closes the file when it ends or is destroyed.
      return file?.createReadStream(range ?? {})
    },

    async sizeBytes(key) {
      const found = await stat(fileOf(directory, key)).catch(unlessMissing)
      return found?.isFile() ? found.size : undefined
    },

    async *list({ olderThanMs, folder }) {
      const listed = folder === undefined ? directory : fileOf(directory, folder)
      const entries = await opendir(listed, { recursive: true }).catch(unlessMissing)
      for await (const entry of entries ?? []) {
        const file = path.join(entry.parentPath, entry.name)
        const key = path.relative(directory, file).split(path.sep).join('/')
        if (!entry.isFile() || !KEY.test(key)) continue
        const found = await stat(file).catch(unlessMissing)
        if (found && Date.now() - found.mtimeMs > olderThanMs) yield key
      }
    },

    async remove(key) {
      await rm(fileOf(directory, key), { force: true })
    },
  }
}

/** What killed programs left half-written. Another process of ours may be writing, so what is young stays. */
async function removeOld(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name)
    const found = await stat(draft).catch(unlessMissing)
    if (found && Date.now() - found.mtimeMs > DRAFT_MAX_AGE_MS) await rm(draft, { force: true })
  }
}

async function writeDurably(name: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(name, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

function fileOf(directory: string, key: string): string {
  if (!KEY.test(key) || key.includes('..') || key.length > KEY_MAX_CHARS) throw new Error(`"${key}" is no key of a blob`)
  return path.join(directory, key)
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  const handle = await open(file, 'r').catch(unlessMissing)
  if (!handle) return undefined
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  return undefined
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

/** Makes the new name itself durable; not every system lets a folder be opened. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(directory, 'r')
  await handle.sync()
}
