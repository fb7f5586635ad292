import { Readable } from 'node:stream'
import { Account, Storage } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const bytes = Buffer.from('0123456789')
const path = '/v1/storage/buckets/media/files/picture'
let ownerId = ''
let door: TestDoor
let owner: ReturnType<TestDoor['visitor']>

beforeAll(async () => {
  door = await openTestDoor({
    files: {
      findFile: async (userId, fileId) =>
        userId !== ownerId || fileId !== 'picture'
          ? undefined
          : {
              id: 'picture',
              mimeType: 'image/png',
              sizeBytes: bytes.length,
              sha256: 'abc',
              widthPx: 1,
              heightPx: 1,
              label: 'portrait',
              thumbnailSizeBytes: 5,
              createdAt: new Date(),
              open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
              read: async () => undefined,
              openThumbnail: async () => Readable.from([Buffer.from('small')]),
            },
    },
  })
  owner = door.visitor()
  ownerId = (await new Account(owner.client27()).createAnonymousSession()).userId
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(() => door[Symbol.asyncDispose]())

test('the owner sees a picture under the address the SDK makes, kept for a year', async () => {
  const address = new Storage(owner.client27()).getFileView({ bucketId: 'media', fileId: 'picture' })
  const response = await owner.fetch(address)
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: '"abc"',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('the preview is the thumbnail', async () => {
  const response = await owner.fetch(`${path}/preview`)
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/webp', 'small'])
})

test('for everybody else a picture does not exist', async () => {
  const stranger = door.visitor()
  await new Account(stranger.client27()).createAnonymousSession()
  for (const visitor of [stranger, door.visitor()]) {
    for (const end of ['view', 'preview']) {
      const response = await visitor.fetch(`${path}/${end}`)
      expect([response.status, (await response.json()).type]).toEqual([404, 'storage_file_not_found'])
    }
  }
  expect((await (await owner.fetch('/v1/storage/buckets/other/files/picture/view')).json()).type).toBe(
    'storage_bucket_not_found',
  )
})

test.each([
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=5-2', 200, '0123456789', null],
  ['items=0-1', 200, '0123456789', null],
])('a range %s is answered with %i', async (range, status, body, contentRange) => {
  const response = await owner.fetch(`${path}/view`, { headers: { range } })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, body, contentRange])
  expect(response.headers.get('content-length')).toBe(String(body.length))
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('a range %s beyond the picture is refused', async (range) => {
  const response = await owner.fetch(`${path}/view`, { headers: { range } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.json()).type).toBe('storage_range_invalid')
})

test('a browser that has the picture is not sent it again, one with another version gets the whole', async () => {
  const known = await owner.fetch(`${path}/view`, { headers: { 'if-none-match': 'W/"x", "abc"' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  const stale = await owner.fetch(`${path}/view`, { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })
  expect([stale.status, await stale.text()]).toEqual([200, '0123456789'])
})
