import { expect, test } from 'vitest'
import { viewableUrl } from './viewable-url.ts'

test('VP-26 an address of a cloud store is turned to where a browser can see it, all others stay', () => {
  const viewable = 'https://storage.googleapis.com/films/a/b.mp4'
  expect(viewableUrl('gs://films/a/b.mp4')).toBe(viewable)
  expect(viewableUrl('https://storage.cloud.google.com/films/a/b.mp4')).toBe(viewable)
  for (const url of [
    viewable,
    '/v1/storage/buckets/media/files/a/view',
    'https://example.org/gs://x',
    'data:video/mp4;base64,',
  ])
    expect(viewableUrl(url)).toBe(url)
})
