import { expect, test } from 'vitest'
import { FITTED, MAX_SCALE, moveBy, zoomAt } from './zoom.ts'

const frame = { widthPx: 400, heightPx: 300 }

test('the point under the pointer stays under it', () => {
  const at = { xPx: 100, yPx: -50 }
  const zoom = zoomAt(FITTED, 2, at, frame)
  expect(zoom).toEqual({ scale: 2, xPx: -100, yPx: 50 })
  // What lay at (100, -50) of the fitted picture lies there still.
  expect([100 * zoom.scale + zoom.xPx, -50 * zoom.scale + zoom.yPx]).toEqual([at.xPx, at.yPx])
})

test('it comes no nearer than 8 times and goes no farther than fitted', () => {
  expect(zoomAt(FITTED, 100, { xPx: 0, yPx: 0 }, frame).scale).toBe(MAX_SCALE)
  expect(zoomAt({ scale: 2, xPx: 150, yPx: 20 }, 0.1, { xPx: 0, yPx: 0 }, frame)).toEqual(FITTED)
})

test('a picture is not dragged out of its frame, and a fitted one not at all', () => {
  expect(moveBy({ scale: 3, xPx: 0, yPx: 0 }, { xPx: 9999, yPx: -9999 }, frame)).toEqual({ scale: 3, xPx: 400, yPx: -300 })
  expect(moveBy(FITTED, { xPx: 30, yPx: 30 }, frame)).toEqual(FITTED)
})
