import { expect, test } from 'vitest'
import { filmSize } from './film-size.ts'

test('480p is 480 pixels on the short side, and even on the long one', () => {
  expect(filmSize('16:9', 1024)).toEqual({ widthPx: 854, heightPx: 480 })
  expect(filmSize('9:16', 1024)).toEqual({ widthPx: 480, heightPx: 854 })
  expect(filmSize('1:1', 1024)).toEqual({ widthPx: 480, heightPx: 480 })
})

test('a machine that makes small pictures makes small films', () => {
  expect(filmSize('1:1', 96)).toEqual({ widthPx: 96, heightPx: 96 })
})
