import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BlobStore } from '../blob-store.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'

let directory: string
let store: BlobStore

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'troupe-blobs-'))
  store = await createDiskBlobStore({ directory })
})

afterEach(() => rm(directory, { recursive: true, force: true }))

async function read(key: string, range?: { start: number; end: number }): Promise<string | undefined> {
  const stream = await store.open(key, range)
  return stream && (await buffer(stream)).toString()
}

test('a blob comes back whole and in parts', async () => {
  await store.put('pictures/ab/abcdef.png', Buffer.from('0123456789'))
  expect(await read('pictures/ab/abcdef.png')).toBe('0123456789')
  expect(await read('pictures/ab/abcdef.png', { start: 2, end: 4 })).toBe('234')
  expect(await store.sizeBytes('pictures/ab/abcdef.png')).toBe(10)
})

test('writing a key again replaces the blob, an empty blob is a blob', async () => {
  await store.put('a', Buffer.from('long first version'))
  await store.put('a', Buffer.from('second'))
  expect(await read('a')).toBe('second')
  await store.put('empty', new Uint8Array())
  expect(await read('empty')).toBe('')
  expect(await store.sizeBytes('empty')).toBe(0)
})

test('what is not there is undefined, and removing it is no error', async () => {
  await store.put('folder/blob', Buffer.from('x'))
  for (const key of ['nothing', 'folder', 'folder/blob/below']) {
    expect(await store.open(key)).toBeUndefined()
    expect(await store.sizeBytes(key)).toBeUndefined()
  }
  await store.remove('nothing')
  await store.remove('folder/blob')
  expect(await store.sizeBytes('folder/blob')).toBeUndefined()
})

test.each([
  '',
  '/etc/passwd',
  '../secret',
  'a/../../b',
  'a//b',
  'a/',
  '.drafts/x',
  'a\\b',
  'a\0b',
  'Upper',
  'a/..',
  'x'.repeat(513),
])('the key %j is refused', async (key) => {
  await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('no key of a blob')
  await expect(store.open(key)).rejects.toThrow('no key of a blob')
  await expect(store.sizeBytes(key)).rejects.toThrow('no key of a blob')
  await expect(store.remove(key)).rejects.toThrow('no key of a blob')
})

test('files and folders are for this user only', async () => {
  await store.put('pictures/one', Buffer.from('x'))
  expect((await stat(path.join(directory, 'pictures/one'))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(directory, 'pictures'))).mode & 0o777).toBe(0o700)
})

test('a write that fails leaves nothing behind', async () => {
  await mkdir(path.join(directory, 'taken'))
  await writeFile(path.join(directory, 'taken/file'), 'x')
  // The name is a folder, so the last step of the write fails as it does on a full disk.
  await expect(store.put('taken', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(path.join(directory, '.drafts'))).toEqual([])
})

test('what a killed program left half-written is gone after a later start', async () => {
  const [old, young] = ['old', 'young'].map((name) => path.join(directory, '.drafts', name)) as [string, string]
  await writeFile(old, 'x')
  await writeFile(young, 'x')
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  await utimes(old, twoHoursAgo, twoHoursAgo)
  await createDiskBlobStore({ directory })
  expect(await readdir(path.join(directory, '.drafts'))).toEqual(['young'])
})
