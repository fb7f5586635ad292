import { expect, test } from 'vitest'
import { translate } from '../math/matrix.ts'
import { drawStrands } from './draw-strands.ts'
import { headOnView } from './head-on-view.ts'
import { rasterise } from './rasterise.ts'
import { pixelOf } from './view.ts'

const afar = { widthPx: 60, heightPx: 60, unitPx: 10, originXPx: 10, originYPx: 10 }
/** Ten half heads away. */
const near = { ...afar, eye: { x: 0, y: 0, z: 0, nearness: 0.1 } }
/** Before the eye's plane and off its axis, as the head of somebody who bows. */
const bowed = translate(2, 2, 3)

test('a head that comes near to the eye is where its middle is seen, and larger', () => {
  expect(headOnView(afar, bowed)).toEqual({ xPx: 30, yPx: 30, unitPx: 10 })
  const head = headOnView(near, bowed)
  expect([head.xPx, head.yPx]).toEqual(pixelOf(near, [2, 2, 3]))
  expect(head.unitPx).toBeCloseTo(10 / 0.7)
})

test.each([afar, near])('hairs before the middle of a head that bows look at the viewer, not aside', (view) => {
  const strands = {
    starts: Uint32Array.of(0, 2),
    positions: Float32Array.of(-0.5, 0, 0.9, 0.5, 0, 0.9),
    colors: new Float32Array(6),
    tipsFrom: [0, 1] as const,
    parts: Uint16Array.of(20),
    across: new Float32Array(1),
    strengths: Float32Array.of(1),
    width: 0.3,
    tipShare: 1,
  }
  const { hairs } = drawStrands(rasterise([], view), [{ strands, place: bowed }], { view, headPlace: bowed })
  const [x, y] = pixelOf(view, [2, 2, 3.9]).map(Math.floor) as [number, number]
  const at = y * view.widthPx + x
  expect(hairs!.cover[at]).toBe(255)
  const [nx, ny, nz] = hairs!.normal.subarray(at * 3, at * 3 + 3)
  expect(Math.abs(nx!)).toBeLessThan(12)
  expect(Math.abs(ny!)).toBeLessThan(40)
  expect(nz!).toBeGreaterThan(118)
})
