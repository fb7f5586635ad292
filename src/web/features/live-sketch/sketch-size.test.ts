import { expect, test } from 'vitest'
import { sketchSize } from './sketch-size.ts'

test.each([
  [
    { widthPx: 300, heightPx: 300 },
    { widthPx: 512, heightPx: 512 },
  ],
  [
    { widthPx: 900, heightPx: 600 },
    { widthPx: 512, heightPx: 341 },
  ],
  [
    { widthPx: 236, heightPx: 556 },
    { widthPx: 288, heightPx: 512 },
  ],
  [
    { widthPx: 320, heightPx: 100 },
    { widthPx: 512, heightPx: 288 },
  ],
])('a place of %o is sketched in %o', (place, sketch) => {
  expect(sketchSize(place, 512)).toEqual(sketch)
})
