import { expect, test } from 'vitest'
import { filmOptions, upscaleOptions } from './film-options.ts'
import { restoreRequest } from './video-requests.ts'

test('EN-21 BC-28 a film of which nothing is known is 480p with 25 frames a second in 16:9; upscales carry their cost', () => {
  expect(filmOptions({})).toEqual({ resolution: '480p', fps: 25, aspectRatio: '16:9' })
  expect(upscaleOptions('480p')).toEqual([
    { resolution: '1080p', fps: 30, creditCost: 100 },
    { resolution: '4K', fps: 60, creditCost: 300 },
  ])
})

test('BC-29 VP-25 where only the shape is known, 480p and 25 frames are used and sent, and the shape is kept', () => {
  const film = { resolution: '480p', fps: 25, aspectRatio: '9:16' }
  expect(filmOptions({ aspectRatio: '9:16' })).toEqual(film)
  expect(restoreRequest({ url: '/film.mp4', title: '', aspectRatio: '9:16' }, 'chat')).toMatchObject(film)
  expect(restoreRequest({ url: '/film.mp4', title: '', aspectRatio: '1:1' }, 'chat')).toMatchObject({
    resolution: '480p',
    fps: 25,
  })
})

test('what is no resolution of ours counts as 480p', () => {
  expect(upscaleOptions('huge')).toHaveLength(2)
  expect(upscaleOptions('2160p')).toEqual([])
})
