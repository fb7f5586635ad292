import { expect, test } from 'vitest'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import { zoneFace } from './zone-face.ts'

/** Cheek, brow and jaw of the base mesh, decimetres. */
const PLACES = [0.43, 6.92, 1.1, 0, 8, 1.1, 0.2, 6.2, 1.1]

const face = (rest?: Float32Array) =>
  ({
    ...(rest ? { rest } : {}),
    part: new Uint16Array(3).fill(PART.head),
    material: new Uint8Array(3).fill(MATERIAL.skin),
  }) as unknown as FigureBuffers // all that is read of them

test('cheeks go to rose, the brow to gold and the jaw to the cool side', () => {
  const rgba = new Uint8ClampedArray(12).fill(180)
  zoneFace(rgba, face(Float32Array.from(PLACES)), 1)
  const warmth = (place: number) => rgba[place * 4]! - rgba[place * 4 + 2]!
  expect(rgba[0]! - rgba[1]!).toBeGreaterThan(8)
  expect(warmth(1)).toBeGreaterThan(5)
  expect(warmth(2)).toBeLessThan(0)
})

test('a face whose features are painted is left alone', () => {
  const rgba = new Uint8ClampedArray(12).fill(180)
  zoneFace(rgba, face(), 1)
  expect(rgba).toEqual(new Uint8ClampedArray(12).fill(180))
})
