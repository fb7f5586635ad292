import { expect, test } from 'vitest'
import { IDENTITY } from '../../math/matrix.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { ClothPattern } from './cloth-pattern.ts'
import { sewSeams } from './sew-seams.ts'

const SIDE_PX = 40

function sewn(isStitched: boolean) {
  const count = SIDE_PX * SIDE_PX
  const buffers = {
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    unitPx: 150,
    part: new Uint16Array(count).fill(20),
    depth: new Float32Array(count),
    strandV: new Float32Array(count),
    albedo: new Uint8ClampedArray(count * 3).fill(100),
  } as unknown as FigureBuffers // what seams need of it
  const view = { widthPx: SIDE_PX, heightPx: SIDE_PX, unitPx: 150, originXPx: 20, originYPx: 20 }
  // A seam down the middle of the picture.
  const seams = { away: (x: number) => Math.abs(x), isStitched }
  const patterns = new Map([[20, { seams } as unknown as ClothPattern]])
  sewSeams(buffers, patterns, { view, bodyPlace: IDENTITY })
  return buffers
}

test('a seam is pressed into the cloth where it lies on the body, and nowhere else', () => {
  const { strandV, albedo } = sewn(false)
  const row = 7 * SIDE_PX
  expect(strandV[row + 20]).toBeLessThan(-0.005)
  expect(albedo[(row + 20) * 3]).toBeLessThan(100)
  expect(strandV[row + 30]).toBe(0)
  expect(albedo[(row + 30) * 3]).toBe(100)
})

test('stitches run beside a seam with gaps between them', () => {
  const { albedo } = sewn(true)
  const light = Array.from({ length: SIDE_PX }, (_, y) =>
    Math.max(albedo[(y * SIDE_PX + 27) * 3]!, albedo[(y * SIDE_PX + 28) * 3]!),
  )
  expect(light.filter((value) => value > 105).length).toBeGreaterThan(SIDE_PX / 3)
  expect(light.filter((value) => value === 100).length).toBeGreaterThan(SIDE_PX / 8)
})
