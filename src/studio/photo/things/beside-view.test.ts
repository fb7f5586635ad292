import { expect, test } from 'vitest'
import type { PhotoFace, PhotoMasks } from '../photo-reading.ts'
import { besideView, standsBeside } from './beside-view.ts'

const SIDE = 100
const view = { widthPx: SIDE, heightPx: SIDE, unitPx: 20, originXPx: 50, originYPx: 50 }
/** A face whose chin is in the middle of the picture. */
const face: PhotoFace = { score: 1, landmarks: new Float32Array(468 * 3).fill(50) }
/** Somebody on the picture's right. */
const background = Uint8Array.from({ length: SIDE * SIDE }, (_, cell) => (cell % SIDE < 50 ? 255 : 0))
const none = new Uint8Array(SIDE * SIDE)
const masks: PhotoMasks = {
  widthPx: SIDE,
  heightPx: SIDE,
  background,
  clothes: background.map((value) => 255 - value),
  hair: none,
  bodySkin: none,
  faceSkin: none,
  other: none,
}

test('an animal on a drawn shoulder comes down to the lower edge on the free side, below the chin', () => {
  const [left, right, top, bottom] = [70, 89, 30, 59]
  const cover = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)]
    return x >= left && x <= right && y >= top && y <= bottom ? 1 : 0
  })
  const seen = besideView({ view, cover }, face, masks)
  const larger = seen.unitPx / view.unitPx
  const x = (from: number) => seen.originXPx + (from - view.originXPx) * larger
  const y = (from: number) => seen.originYPx + (from - view.originYPx) * larger
  expect([x(left) >= -0.001, x(right) < 50, y(top) >= 49.9, y(bottom) > SIDE]).toEqual([true, true, true, true])
  expect(larger).toBeGreaterThan(1)
})

test('birds stay on the shoulder', () => {
  expect([standsBeside('dog'), standsBeside('parrot'), standsBeside(undefined)]).toEqual([true, false, false])
})
