import { expect, test } from 'vitest'
import { filmSize } from './film-size.ts'

test('480p is 480 pixels on the short side, and even on the long one', () => {
  expect(filmSize({ ratio: '16:9', resolution: '480p' }, 1024)).toEqual({ widthPx: 854, heightPx: 480 })
  expect(filmSize({ ratio: '9:16', resolution: '480p' }, 1024)).toEqual({ widthPx: 480, heightPx: 854 })
  expect(filmSize({ ratio: '1:1', resolution: '480p' }, 1024)).toEqual({ widthPx: 480, heightPx: 480 })
})

test('a machine that makes small pictures makes small films', () => {
  expect(filmSize({ ratio: '1:1', resolution: '480p' }, 96)).toEqual({ widthPx: 96, heightPx: 96 })
})
