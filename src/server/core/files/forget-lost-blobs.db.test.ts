import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { createAdjustableClock } from '../../platform/clock/adjustable-clock.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { createSharpMedia } from '../../platform/media/sharp/sharp-media.ts'
import type { BlobStore } from '../../platform/storage/blob-store.ts'
import { createDiskBlobStore } from '../../platform/storage/disk/disk-blob-store.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { makeTemporaryDirectory } from '../../testing/temporary-directory.ts'
import { createFiles } from './create-files.ts'
import { createUploads, type UploadPart } from './create-uploads.ts'
import { forgetLostBlobs } from './forget-lost-blobs.ts'

const directory = makeTemporaryDirectory('troupe-blobs-')
const clock = createAdjustableClock(systemClock)
let fresh: FreshDatabase
let store: BlobStore
beforeAll(async () => {
  fresh = await freshDatabase()
  store = await createDiskBlobStore({ directory })
})
afterAll(async () => {
  await fresh[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

function uploadsOn(parts: Partial<BlobStore> = {}) {
  const mine = { ...store, ...parts }
  const files = createFiles({ store: mine, media: createSharpMedia(), clock })
  return {
    files,
    uploads: createUploads({
      database: fresh.kysely,
      store: mine,
      room: { isShort: async () => false },
      files,
      clock,
      proof: { objection: () => undefined },
    }),
  }
}

const ownerOf = (id: string) => ({ id, isProven: true })

/** A sound of two parts. */
function part(id: string, position: number): UploadPart {
  const bytes = Buffer.alloc(position === 0 ? LIMITS.uploadPartBytes : 1000, id)
  if (position === 0) bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
  const totalBytes = LIMITS.uploadPartBytes + 1000
  return { id, name: 'sound.wav', totalBytes, position, bytes, isContinuation: position > 0 }
}

/** Two days pass for all files of the store. */
async function grow(hoursOld: number): Promise<void> {
  const then = new Date(Date.now() - hoursOld * 3_600_000)
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then)
  }
}

const keysOf = async () => (await Array.fromAsync(store.list({ olderThanMs: -60_000 }))).sort()
const lost = () => forgetLostBlobs({ database: fresh.kysely, store })

test('blobs that no row names are removed after a day; files and unfinished uploads stay', async () => {
  const { uploads, files } = uploadsOn()
  await uploads.receive(ownerOf('mira'), part('half', 0))
  await uploads.receive(ownerOf('mira'), part('whole', 0))
  await uploads.receive(ownerOf('mira'), part('whole', 1))
  const kept = await keysOf()
  expect(kept).toHaveLength(3)
  await store.put('jobs/lost/picture.png', Buffer.from('lost'))
  await store.put('parts/00000000-0000-4000-8000-000000000000/0', Buffer.from('lost'))
  await grow(23)
  expect(await lost()).toBe(0)
  await grow(25)
  await store.put('jobs/young/picture.png', Buffer.from('young'))
  expect(await lost()).toBe(2)
  expect(await keysOf()).toEqual(['jobs/young/picture.png', ...kept].sort())
  await store.remove('jobs/young/picture.png')
  expect(await files.findFile(fresh.kysely, 'mira', 'whole')).toMatchObject({ mimeType: 'audio/wav' })
})

test('an upload of which nothing came for a day is removed with its parts', async () => {
  const { uploads } = uploadsOn()
  await uploads.receive(ownerOf('tom'), part('old', 0))
  clock.advance(LIMITS.uploadUnfinishedLifetimeMs - 1_000)
  await uploads.forgetStale()
  expect(await uploads.find('tom', 'old')).toMatchObject({ partsReceived: 1 })
  clock.advance(2_000)
  await uploads.forgetStale()
  expect(await uploads.find('tom', 'old')).toBeUndefined()
  expect((await keysOf()).filter((key) => key.startsWith('parts/'))).toEqual([])
  await expect(uploads.receive(ownerOf('tom'), part('old', 1))).rejects.toMatchObject({ type: 'storage_invalid_appwrite_id' })
})

test('a disk that fails while the file is put together leaves an upload that can go on', async () => {
  let isBroken = true
  const put: BlobStore['put'] = async (key, bytes) => {
    if (isBroken && key.startsWith('uploads/')) throw new Error('the disk is full')
    await store.put(key, bytes)
  }
  const { uploads, files } = uploadsOn({ put })
  await uploads.receive(ownerOf('mira'), part('again', 0))
  await expect(uploads.receive(ownerOf('mira'), part('again', 1))).rejects.toThrow('the disk is full')
  expect(await uploads.find('mira', 'again')).toMatchObject({ partsReceived: 1, md5: '' })
  expect(await files.findFile(fresh.kysely, 'mira', 'again')).toBeUndefined()
  isBroken = false
  expect(await uploads.receive(ownerOf('mira'), part('again', 1))).toMatchObject({ partsReceived: 2, mimeType: 'audio/wav' })
  expect(await files.findFile(fresh.kysely, 'mira', 'again')).toMatchObject({ sizeBytes: LIMITS.uploadPartBytes + 1000 })
})

test.each(['parts/', 'uploads/'])(
  'a program that is killed when it has written below %s leaves nothing that counts',
  async (until) => {
    const { uploads, files } = uploadsOn()
    const id = `killed-${until.slice(0, -1)}`
    await uploads.receive(ownerOf('mira'), part(id, 0))
    const { bytes, ...last } = part(id, 1)
    const asked = JSON.stringify({ ...last, bytes: Buffer.from(bytes).toString('base64') })
    const program = new URL('./testing/die-while-uploading.ts', import.meta.url)
    const child = fork(program, [JSON.stringify(fresh.connection), directory, until, asked], { execArgv: [] })
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await files.findFile(fresh.kysely, 'mira', id)).toBeUndefined()
    expect(await uploads.find('mira', id)).toMatchObject({ partsReceived: 1 })
    expect(await uploads.receive(ownerOf('mira'), part(id, 1))).toMatchObject({ partsReceived: 2 })
    const whole = Buffer.concat([part(id, 0).bytes, part(id, 1).bytes])
    expect(Buffer.from((await (await files.findFile(fresh.kysely, 'mira', id))?.read()) ?? []).equals(whole)).toBe(true)
    await grow(25)
    await lost()
    expect((await keysOf()).filter((key) => key.startsWith('parts/'))).toEqual([])
  },
)

test('nobody brings more than there is room for, and what is unfinished counts', async () => {
  const { uploads } = uploadsOn()
  const bytes = part('a', 0).bytes
  const large = (id: string): UploadPart => ({ ...part(id, 0), bytes, totalBytes: LIMITS.uploadAudioMaxBytes })
  const most = Math.floor(LIMITS.uploadQuotaBytes / LIMITS.uploadAudioMaxBytes)
  await fresh.kysely
    .insertInto('uploads')
    .values(
      Array.from({ length: most - 1 }, (_, index) => ({
        owner_id: 'greedy',
        id: `filler-${index}`,
        key: crypto.randomUUID(),
        name: '',
        size_bytes: LIMITS.uploadAudioMaxBytes,
        parts_total: 5,
        mime_type: '',
        md5: '',
        created_at: clock.now(),
        updated_at: clock.now(),
      })),
    )
    .execute()
  const answers = await Promise.allSettled([
    uploads.receive(ownerOf('greedy'), large('x')),
    uploads.receive(ownerOf('greedy'), large('y')),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { type: 'storage_quota_exceeded' } })
  await uploads.cancel('greedy', 'filler-0')
  expect(await uploads.receive(ownerOf('greedy'), large('z'))).toMatchObject({ partsReceived: 1 })
})
