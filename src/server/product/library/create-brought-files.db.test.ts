import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { createUploads, type Uploads } from '../../core/files/create-uploads.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { BlobStore } from '../../platform/storage/blob-store.ts'
import { createDiskBlobStore } from '../../platform/storage/disk/disk-blob-store.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { type BroughtFiles, createBroughtFiles } from './create-brought-files.ts'

let stage: GenerationStage
let store: BlobStore
let uploads: Uploads
let brought: BroughtFiles
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
  store = await createDiskBlobStore({ directory: stage.blobsDirectory })
  uploads = createUploads({ ...stage, store, room: { isShort: async () => false }, proof: { objection: () => undefined } })
  brought = createBroughtFiles(stage)
})
afterAll(() => stage[Symbol.asyncDispose]())

/** A picture that nobody else brought. */
const picture = () =>
  sharp({
    create: { width: 260, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer()

async function upload(person: Person, id: string): Promise<string> {
  const bytes = await picture()
  const part = { id, name: 'a.png', totalBytes: bytes.length, position: 0, bytes, isContinuation: false }
  await uploads.receive({ id: person.userId, isProven: true }, part)
  return `http://localhost:8787/v1/storage/buckets/media/files/${id}/view?project=troupe`
}

async function upscale(person: Person, source: { imageUrl: string } | { base64Image: string }): Promise<string> {
  const asked = { userId: person.userId, scale: 2 as const, ...source }
  const { jobId } = await stage.handlers['image-generation-upscaler'](asked, person.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  return jobId
}

const blobs = async () =>
  (await Array.fromAsync(store.list({ olderThanMs: -60_000 }))).filter((key) => /^(uploads|saved)/.test(key))
const isThere = async (person: Person, id: string) =>
  (await stage.files.findFile(stage.database, person.userId, id)) !== undefined

test('what was uploaded is worked on by its address, and stays as long as its job', async () => {
  const mira = await stage.person('rich')
  const address = await upload(mira, 'a-picture')
  const jobId = await upscale(mira, { imageUrl: address })
  await upload(mira, 'unused')
  stage.clock.advance(LIMITS.uploadUnusedLifetimeMs - 60_000)
  await brought.forgetUnused()
  expect(await isThere(mira, 'unused')).toBe(true)
  stage.clock.advance(120_000)
  await brought.forgetUnused()
  expect([await isThere(mira, 'a-picture'), await isThere(mira, 'unused')]).toEqual([true, false])
  expect(await brought.remove(mira.userId, 'a-picture')).toBe('in use')
  await stage.handlers['delete-job']({ jobId }, mira.as())
  await brought.forgetUnused()
  expect(await isThere(mira, 'a-picture')).toBe(false)
  expect(await blobs()).toEqual([])
  expect(await uploads.find(mira.userId, 'a-picture')).toBeUndefined()
})

test('of a picture that was brought twice in one request one can go, and the other stays whole', async () => {
  const mira = await stage.person('rich')
  const base64 = (await picture()).toString('base64')
  const asked = { userId: mira.userId, chatId: randomUUID(), tool: 'merge-generation' as const, prompt: 'both in a park' }
  const started = await stage.handlers['create-chat-tools-response']({ ...asked, imagesBase64: [base64, base64] }, mira.as())
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  const files = await stage.database
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', mira.userId)
    .where('is_brought', '=', true)
    .execute()
  const [used = '', unused = ''] = files.map(({ id }) => id)
  const later = await upscale(mira, { imageUrl: `http://localhost:8787/v1/storage/buckets/media/files/${used}/view` })
  await stage.handlers['delete-job']({ jobId: started.jobId }, mira.as())
  expect(await brought.remove(mira.userId, unused)).toBe('removed')
  expect(await (await stage.files.findFile(stage.database, mira.userId, used))?.read()).toBeDefined()
  await stage.handlers['delete-job']({ jobId: later }, mira.as())
  expect(await brought.remove(mira.userId, used)).toBe('removed')
  expect(await blobs()).toEqual([])
})

test('a picture that came with a request goes after its job, one that was saved stays until its owner removes it', async () => {
  const mira = await stage.person('rich')
  const jobId = await upscale(mira, { base64Image: (await picture()).toString('base64') })
  const image = (await picture()).toString('base64')
  const { url } = await stage.handlers['save-character-image']({ image }, mira.as())
  expect(await blobs()).toHaveLength(4)
  await stage.handlers['delete-job']({ jobId }, mira.as())
  stage.clock.advance(LIMITS.uploadUnusedLifetimeMs + 1_000)
  await brought.forgetUnused()
  expect(await blobs()).toEqual([expect.stringMatching(/^saved/), expect.stringMatching(/^saved/)])
  const later = await upscale(mira, { imageUrl: url })
  const savedId = new URL(url).pathname.split('/').at(-2) ?? ''
  expect(await brought.remove(mira.userId, savedId)).toBe('in use')
  await stage.handlers['delete-job']({ jobId: later }, mira.as())
  expect(await brought.remove((await stage.person('rich')).userId, savedId)).toBe('absent')
  expect(await brought.remove(mira.userId, savedId)).toBe('removed')
  expect(await blobs()).toEqual([])
})

test('of others nothing is used or removed, and what was made here is not removed as an upload', async () => {
  const [mira, tom] = [await stage.person('rich'), await stage.person('rich')]
  const address = await upload(mira, 'hers')
  const stolen = { userId: tom.userId, scale: 2 as const, imageUrl: address }
  await expect(stage.handlers['image-generation-upscaler'](stolen, tom.as())).rejects.toMatchObject({
    code: 'picture.unreadable',
  })
  expect(await brought.remove(tom.userId, 'hers')).toBe('absent')
  const jobId = await upscale(mira, { imageUrl: address })
  const [result] = await stage.database.selectFrom('job_results').select('file_id').where('job_id', '=', jobId).execute()
  expect(await brought.remove(mira.userId, result?.file_id ?? '')).toBe('in use')
})

test('looking for what nobody uses reads each job once, not once for each file', async () => {
  await using fresh = await freshDatabase()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const MANY = 300
  await sql`
    with brought as (
      insert into files (id, owner_id, mime_type, size_bytes, sha256, width_px, height_px, label, blob_key, thumbnail_key,
        thumbnail_size_bytes, created_at)
      select gen_random_uuid(), 'mira', 'image/png', 1, '', 1, 1, '', 'uploads/' || n, 'uploads/t' || n, 1, now() - interval '1 year'
      from generate_series(0, ${MANY}::integer) n
      returning id, blob_key)
    insert into jobs (id, user_id, kind, type, status, title, prompt, style, input, price_credits, charge, created_at, registered_at)
    select gen_random_uuid(), 'mira', 'upscale', 'image-upscale', 'QUEUED', '', '', '', jsonb_build_object('source', id), 0, 'none',
      now(), now()
    from brought where blob_key <> 'uploads/0'`.execute(database.kysely)
  const rowsRead = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.kysely)
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'jobs'`.execute(
      database.kysely,
    )
    return rows[0]?.read ?? Number.NaN
  }
  const before = await rowsRead()
  await createBroughtFiles({ ...stage, database: database.kysely }).forgetUnused()
  expect((await rowsRead()) - before).toBeLessThan(3 * MANY)
  const left = await database.kysely.selectFrom('files').select('blob_key').execute()
  expect(left).toHaveLength(MANY)
  expect(left).not.toContainEqual({ blob_key: 'uploads/0' })
})
