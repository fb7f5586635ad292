import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Account, ID, Storage, type UploadProgress } from 'appwrite'
import { ImageFormat, Storage as Storage17 } from 'appwrite-17'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { createProof } from '#server/core/accounts/proof.ts'
import { createFiles } from '#server/core/files/create-files.ts'
import { createUploads } from '#server/core/files/create-uploads.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'
import { createDiskBlobStore } from '#server/platform/storage/disk/disk-blob-store.ts'
import { createBroughtFiles } from '#server/product/library/create-brought-files.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const MIB = 1024 * 1024
const PATH = '/v1/storage/buckets/media/files'
const directory = makeTemporaryDirectory('troupe-uploads-')
let door: TestDoor
let mira: Visitor
let tom: Visitor

beforeAll(async () => {
  const store = await createDiskBlobStore({ directory })
  door = await openTestDoor({
    storage: async (base) => {
      const files = createFiles({ store, media: createSharpMedia(), clock: base.clock })
      const brought = createBroughtFiles({ ...base, files })
      return {
        files: {
          findFile: (userId, fileId) => files.findFile(base.database, userId, fileId),
          removeBrought: brought.remove,
        },
        uploads: createUploads({
          ...base,
          store,
          room: { isShort: async () => false },
          files,
          proof: createProof({ google: true, discord: true, purchases: false }),
        }),
      }
    },
  })
  mira = await signedUp('mira')
  tom = await signedUp('tom')
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

/** Somebody whose account is confirmed: others may bring 50 MB alone. */
async function signedUp(name: string, at: TestDoor = door): Promise<Visitor> {
  const visitor = at.visitor()
  const headers = { 'content-type': 'application/json' }
  const made = await visitor.fetch('/dev/person', { method: 'POST', headers, body: JSON.stringify({ as: 'rich', name }) })
  expect(made.status).toBe(201)
  return visitor
}

/** A WAV of this size whose samples are a pattern that no two parts share. */
function sound(sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes)
  for (let at = 44; at + 4 <= sizeBytes; at += 4) bytes.writeUInt32LE((at * 2654435761) >>> 0, at)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
  return bytes
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c84' } })
    .png()
    .toBuffer()
const asFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

/** One part, as an SDK sends it. */
function send(
  visitor: Visitor,
  part: { fileId: string; bytes: Uint8Array; range?: string; known?: string; name?: string },
): Promise<Response> {
  const form = new FormData()
  form.set('fileId', part.fileId)
  form.set('file', new File([new Uint8Array(part.bytes)], part.name ?? 'sound.wav'))
  const headers: Record<string, string> = {}
  if (part.range) headers['content-range'] = part.range
  if (part.known) headers['x-appwrite-id'] = part.known
  return visitor.fetch(PATH, { method: 'POST', body: form, headers })
}

/** The parts of a file by position, with their ranges. */
function partsOf(bytes: Buffer): { bytes: Buffer; range: string }[] {
  return Array.from({ length: Math.ceil(bytes.length / (5 * MIB)) }, (_, position) => {
    const first = position * 5 * MIB
    const slice = bytes.subarray(first, first + 5 * MIB)
    return { bytes: slice, range: `bytes ${first}-${first + slice.length - 1}/${bytes.length}` }
  })
}

async function typeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, (await answer.json()).type]
}

type Told = (progress: UploadProgress) => void

test.each<[string, (visitor: Visitor, fileId: string, file: File, onProgress: Told) => Promise<object>]>([
  [
    '27',
    (visitor, fileId, file, onProgress) =>
      new Storage(visitor.client27()).createFile({ bucketId: 'media', fileId, file, onProgress }),
  ],
  [
    '17',
    (visitor, fileId, file, onProgress) =>
      new Storage17(visitor.client17()).createFile('media', fileId, file, undefined, onProgress),
  ],
])(
  'UP-01 UP-03 SDK %s sends 12 MB in three parts, tells how far it is, and gets the same bytes back',
  async (_major, upload) => {
    const bytes = sound(12 * MIB)
    const told: UploadProgress[] = []
    const id = ID.unique()
    const file = await upload(mira, id, asFile(bytes, 'Märchen.wav'), (progress) => void told.push(progress))
    expect(file).toMatchObject({
      $id: id,
      bucketId: 'media',
      name: 'Märchen.wav',
      mimeType: 'audio/wav',
      sizeOriginal: bytes.length,
    })
    expect(file).toMatchObject({ chunksTotal: 3, chunksUploaded: 3, signature: createHash('md5').update(bytes).digest('hex') })
    expect(told.map(({ chunksUploaded }) => chunksUploaded)).toEqual([1, 2, 3])
    expect(told.at(-1)).toMatchObject({ $id: id, progress: 100, sizeUploaded: bytes.length, chunksTotal: 3, chunksUploaded: 3 })
    const back = await mira.fetch(new Storage(mira.client27()).getFileView({ bucketId: 'media', fileId: id }))
    expect(back.headers.get('content-type')).toBe('audio/wav')
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
  },
)

test('UP-02 a file of 5 MB goes in one request', async () => {
  const told: UploadProgress[] = []
  const file = asFile(sound(5 * MIB), 'sound.wav')
  const onProgress = (progress: UploadProgress) => void told.push(progress)
  const sent = await new Storage(mira.client27()).createFile({ bucketId: 'media', fileId: 'unique()', file, onProgress })
  expect([sent.chunksTotal, sent.chunksUploaded, sent.sizeOriginal, told]).toEqual([1, 1, 5 * MIB, []])
})

test('UP-04 ER-10 an upload without a file never leaves the browser', async () => {
  const storage = new Storage(mira.client27())
  const noFile = { name: 'a.png' } as File
  await expect(storage.createFile({ bucketId: 'media', fileId: 'a', file: noFile })).rejects.toThrow(
    'File not found in payload',
  )
})

test('a picture has a thumbnail', async () => {
  const bytes = await picture()
  const file = await new Storage(mira.client27()).createFile({
    bucketId: 'media',
    fileId: 'unique()',
    file: asFile(bytes, 'a.png'),
  })
  expect(file).toMatchObject({ mimeType: 'image/png', chunksTotal: 1, chunksUploaded: 1, sizeOriginal: bytes.length })
  const small = await mira.fetch(`${PATH}/${file.$id}/preview`)
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test.each([
  // Left half red and right half blue; the mov is stored lying on its side, and blue above when it is upright.
  ['mov', 'video/quicktime', 'lying.mov', { red: [24, 56], blue: [24, 8], size: { width: 48, height: 64 } }],
  ['webm', 'video/webm', 'film.webm', { red: [8, 24], blue: [56, 24], size: { width: 64, height: 48 } }],
])('a film has its first picture as a thumbnail: %s', async (_type, mimeType, name, { red, blue, size }) => {
  const bytes = readFileSync(new URL(`../../../platform/media/decode/fixtures/${name}`, import.meta.url))
  const file = await new Storage(mira.client27()).createFile({
    bucketId: 'media',
    fileId: 'unique()',
    file: asFile(bytes, name),
  })
  expect(file).toMatchObject({ mimeType, sizeOriginal: bytes.length })
  const small = await mira.fetch(`${PATH}/${file.$id}/preview`)
  const { data, info } = await sharp(await small.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(size)
  const pixel = ([x = 0, y = 0]: number[]) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(pixel(red)).toEqual([expect.closeTo(254, -1.6), expect.closeTo(0, -1.6), expect.closeTo(0, -1.6)])
  expect(pixel(blue)).toEqual([expect.closeTo(0, -1.6), expect.closeTo(0, -1.6), expect.closeTo(254, -1.6)])
})

test('a film that is cut off is kept, with a blank thumbnail', async () => {
  const whole = readFileSync(new URL('../../../platform/media/decode/fixtures/lying.mov', import.meta.url))
  const bytes = whole.subarray(0, 400)
  const file = await new Storage(mira.client27()).createFile({
    bucketId: 'media',
    fileId: 'unique()',
    file: asFile(bytes, 'a.mov'),
  })
  const small = await mira.fetch(`${PATH}/${file.$id}/preview`)
  expect((await sharp(await small.arrayBuffer()).stats()).entropy).toBe(0)
})

test('parts come in any order, at once and again', async () => {
  const bytes = sound(21 * MIB + 17)
  const [first, ...others] = partsOf(bytes)
  const fileId = ID.unique()
  const begun = await send(mira, { fileId, ...first! })
  expect([begun.status, (await begun.json()).chunksUploaded]).toEqual([201, 1])
  const again = [...others.toReversed(), others[1]!, first!]
  const answers = await Promise.all(again.map((part) => send(mira, { fileId, known: fileId, ...part })))
  expect(answers.map(({ status }) => status)).toEqual(again.map(() => 201))
  const counts = await Promise.all(answers.map(async (answer) => (await answer.json()).chunksUploaded))
  expect(Math.max(...counts)).toBe(5)
  const late = await send(mira, { fileId, known: fileId, ...others[0]! })
  expect([late.status, (await late.json()).chunksUploaded]).toEqual([201, 5])
  const back = await mira.fetch(`${PATH}/${fileId}/download`)
  expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
  expect(back.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('a file whose id the server makes is continued with that id', async () => {
  const [first, second] = partsOf(sound(6 * MIB))
  const { $id: known } = await (await send(mira, { fileId: 'unique()', ...first! })).json()
  const answer = await send(mira, { fileId: 'unique()', known, ...second! })
  expect(await answer.json()).toMatchObject({ $id: known, chunksTotal: 2, chunksUploaded: 2 })
})

test('an upload that was broken off goes on where it was', async () => {
  const bytes = sound(11 * MIB)
  const [first, second, third] = partsOf(bytes)
  const fileId = ID.unique()
  await send(mira, { fileId, ...first! })
  await send(mira, { fileId, known: fileId, ...third! })
  const storage = new Storage(mira.client27())
  const half = await storage.getFile({ bucketId: 'media', fileId })
  expect(half).toMatchObject({ chunksTotal: 3, chunksUploaded: 2, signature: '' })
  expect((await mira.fetch(`${PATH}/${fileId}/view`)).status).toBe(404)
  await send(mira, { fileId, known: fileId, ...second! })
  expect(await storage.getFile({ bucketId: 'media', fileId })).toMatchObject({ chunksUploaded: 3, sizeOriginal: bytes.length })
})

test('of others nothing is seen, continued or removed', async () => {
  const [first, second] = partsOf(sound(6 * MIB))
  const fileId = ID.unique()
  await send(mira, { fileId, ...first! })
  expect(await typeOf(await send(tom, { fileId, known: fileId, ...second! }))).toEqual([400, 'storage_invalid_appwrite_id'])
  expect((await send(mira, { fileId, known: fileId, ...second! })).status).toBe(201)
  for (const [path, method] of [
    ['', 'GET'],
    ['/view', 'GET'],
    ['/download', 'GET'],
    ['/preview', 'GET'],
    ['', 'DELETE'],
  ]) {
    const answer = await tom.fetch(`${PATH}/${fileId}${path}`, { method })
    expect(await typeOf(answer)).toEqual([404, 'storage_file_not_found'])
  }
  expect((await send(tom, { fileId, bytes: await picture() })).status).toBe(201)
})

test.each([
  ['bytes 0-5242879', 'without the size of the file'],
  ['bytes 1-5242880/12582912', 'that begins between two parts'],
  ['bytes 0-1048575/12582912', 'that is shorter than a part'],
  ['bytes 10485760-12582912/12582912', 'that ends behind the file'],
  ['bytes 5242880-12582911/12582912', 'of two parts'],
  ['items 0-5242879/12582912', 'of other units'],
])('the range %s, %s, is refused', async (range) => {
  const answer = await send(mira, { fileId: ID.unique(), bytes: sound(5 * MIB), range })
  expect(await typeOf(answer)).toEqual([400, 'storage_invalid_content_range'])
})

test('what does not belong together is refused', async () => {
  const [first, second] = partsOf(sound(12 * MIB))
  const fileId = ID.unique()
  await send(mira, { fileId, ...first! })
  const refusals: [string, Parameters<typeof send>[1]][] = [
    [
      'storage_invalid_content_range',
      { fileId, known: fileId, ...second!, range: second!.range.replace('12582912', '12582913') },
    ],
    ['storage_invalid_content_range', { fileId, known: fileId, ...second!, bytes: second!.bytes.subarray(1) }],
    ['storage_invalid_appwrite_id', { fileId, known: 'another', ...second! }],
    ['storage_invalid_appwrite_id', { fileId: 'unique()', known: '../x', ...second! }],
    ['general_argument_invalid', { fileId: '../../etc/passwd', ...first! }],
    ['general_argument_invalid', { fileId: 'x'.repeat(37), ...first! }],
  ]
  for (const [type, part] of refusals) expect(await typeOf(await send(mira, part))).toEqual([400, type])
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that could hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the beginning of a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
])('%s is no upload, and leaves nothing behind', async (_what, bytes) => {
  const fileId = ID.unique()
  expect(await typeOf(await send(mira, { fileId, bytes }))).toEqual([400, 'storage_file_type_unsupported'])
  expect((await mira.fetch(`${PATH}/${fileId}`)).status).toBe(404)
})

test('files above the limit of their kind are refused with their first part', async () => {
  const first = sound(5 * MIB)
  const large = await send(mira, { fileId: ID.unique(), bytes: first, range: `bytes 0-5242879/${25 * MIB + 1}` })
  expect(await typeOf(large)).toEqual([400, 'storage_invalid_file_size'])
  const allowed = await send(mira, { fileId: ID.unique(), bytes: first, range: `bytes 0-5242879/${25 * MIB}` })
  expect(allowed.status).toBe(201)
})

test('an empty form, an empty file and what is no form are told', async () => {
  const empty = await send(mira, { fileId: ID.unique(), bytes: Buffer.alloc(0) })
  expect(await typeOf(empty)).toEqual([400, 'storage_file_empty'])
  const form = new FormData()
  form.set('fileId', 'a')
  expect(await typeOf(await mira.fetch(PATH, { method: 'POST', body: form }))).toEqual([400, 'storage_file_empty'])
  for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
    const answer = await mira.fetch(PATH, { method: 'POST', body: '{}', headers: { 'content-type': type } })
    expect(await typeOf(answer)).toEqual([400, 'general_bad_request'])
  }
  const huge = await mira.fetch(PATH, {
    method: 'POST',
    body: Buffer.alloc(6 * MIB),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(await typeOf(huge)).toEqual([413, 'general_request_too_large'])
})

test('guests, people without an account and other buckets are refused', async () => {
  const bytes = await picture()
  const guest = door.visitor()
  expect(await typeOf(await send(guest, { fileId: 'a', bytes }))).toEqual([401, 'general_unauthorized_scope'])
  await new Account(guest.client27()).createAnonymousSession()
  expect(await typeOf(await send(guest, { fileId: 'a', bytes }))).toEqual([401, 'user_unauthorized'])
  const other = await mira.fetch(PATH.replace('media', 'other'), { method: 'POST', body: new FormData() })
  expect(await typeOf(other)).toEqual([404, 'storage_bucket_not_found'])
})

test('UP-05 every picture format of the SDK is taken, told by its content', async () => {
  expect(Object.values(ImageFormat).sort()).toEqual(['avif', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'webp'])
  const drawn = (format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp') =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: '#c84' } })
      .toFormat(format)
      .toBuffer()
  for (const format of Object.values(ImageFormat)) {
    // Nothing here writes HEIC; its beginning is what tells it.
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const bytes = format === 'heic' ? heic : await drawn(format === 'jpg' ? 'jpeg' : format)
    const answer = await send(mira, { fileId: ID.unique(), bytes, name: 'any-name.bin' })
    const mimeType = `image/${format === 'jpg' ? 'jpeg' : format}`
    expect([format, answer.status, await answer.json()]).toEqual([format, 201, expect.objectContaining({ mimeType })])
  }
})

test('so many uploads a minute and no more, refused before they are read', async () => {
  await using strict = await openTestDoor({ rateLimits: 'on' })
  const tina = await signedUp('tina', strict)
  const statuses = new Set<number>()
  for (let count = 0; count <= LIMITS.uploadsPerMinute; count += 1) {
    const answer = await tina.fetch(PATH, { method: 'POST', body: '', headers: { 'content-type': 'text/plain' } })
    statuses.add(answer.status)
    if (count === LIMITS.uploadsPerMinute) expect(await typeOf(answer)).toEqual([429, 'general_rate_limit_exceeded'])
  }
  expect([...statuses]).toEqual([400, 429])
})

test('an id is taken once; what is removed is gone and makes room for it', async () => {
  const [fileId, bytes] = [ID.unique(), await picture()]
  const storage = new Storage(mira.client27())
  await send(mira, { fileId, bytes })
  expect(await typeOf(await send(mira, { fileId, bytes }))).toEqual([409, 'storage_file_already_exists'])
  await storage.deleteFile({ bucketId: 'media', fileId })
  expect((await mira.fetch(`${PATH}/${fileId}/view`)).status).toBe(404)
  expect((await send(mira, { fileId, bytes })).status).toBe(201)
})
