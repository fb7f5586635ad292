import { expect, test } from 'vitest'
import { filmPlanes } from './film-planes.ts'

/** Of 255: what rounding may differ by. */
const NEAR = 0.53
/** Bicubic between rows, from the nearest one on. */
const WEIGHTS = [0.43594, 0.12031, -0.04219, -0.01406]

test.each([
  { widthPx: 2, heightPx: 2 },
  { widthPx: 54, heightPx: 34 },
  { widthPx: 96, heightPx: 64 },
])('a frame of $widthPx × $heightPx becomes luma and chroma as BT.709 has them', ({ widthPx, heightPx }) => {
  const rgba = Uint8Array.from({ length: widthPx * heightPx * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7919 + (at >> 5) * 31) % 256,
  )
  const planes = filmPlanes(rgba, { widthPx, heightPx })
  const wide = widthPx / 2
  const pixelAt = (x: number, y: number) => Math.min(heightPx - 1, Math.max(0, y)) * widthPx + x
  const chromaAt = (x: number, row: number, of: (pixel: number) => number) => {
    const pairAt = (y: number) => (of(pixelAt(x * 2, y)) + of(pixelAt(x * 2 + 1, y))) / 2
    const near = WEIGHTS.map((weight, away) => weight * (pairAt(row * 2 - away) + pairAt(row * 2 + 1 + away)))
    return Math.min(255, Math.max(0, 128 + near.reduce((sum, part) => sum + part, 0)))
  }
  const luma = Array.from({ length: widthPx * heightPx }, (_, pixel) => 16 + (219 * lumaOf(rgba, pixel)) / 255)
  const chroma = [
    (pixel: number) => (224 * (rgba[pixel * 4 + 2]! - lumaOf(rgba, pixel))) / 1.8556 / 255,
    (pixel: number) => (224 * (rgba[pixel * 4]! - lumaOf(rgba, pixel))) / 1.5748 / 255,
  ].flatMap((of) => Array.from({ length: luma.length / 4 }, (_, at) => chromaAt(at % wide, Math.floor(at / wide), of)))
  const expected = [...luma, ...chroma]
  expect(planes).toHaveLength(expected.length)
  expect(Math.max(...expected.map((value, at) => Math.abs(planes[at]! - value)))).toBeLessThan(NEAR)
})

test('white and black are the ends of the range of television and have no colour', () => {
  const white = filmPlanes(new Uint8Array(16 * 2 * 4).fill(255), { widthPx: 16, heightPx: 2 })
  expect([white[0], white[32], white[40]]).toEqual([235, 128, 128])
  const black = filmPlanes(new Uint8Array(16 * 2 * 4), { widthPx: 16, heightPx: 2 })
  expect([black[0], black[32], black[40]]).toEqual([16, 128, 128])
})

test.each([
  { widthPx: 15, heightPx: 2 },
  { widthPx: 16, heightPx: 3 },
])('$widthPx × $heightPx is no frame of a film', (size) => {
  expect(() => filmPlanes(new Uint8Array(size.widthPx * size.heightPx * 4), size)).toThrow('no frame of a film')
})

function lumaOf(rgba: Uint8Array, pixel: number): number {
  return 0.2126 * rgba[pixel * 4]! + 0.7152 * rgba[pixel * 4 + 1]! + 0.0722 * rgba[pixel * 4 + 2]!
}
