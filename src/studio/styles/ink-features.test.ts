import { expect, test } from 'vitest'
import { MATERIAL } from '../raster/figure-buffers.ts'
import { aCharacter } from '../testing/a-character.ts'
import { inkFeatures } from './ink-features.ts'
import type { PaintJob } from './style.ts'

const SIZE = 80
const PEN = { fine: 0.02, broad: 0.2, from: 0.1, full: 0.3, onHair: 1, lid: 0.1 } as const

/** A head that fills its picture, of skin; `materialAt` and `lightAt` say what is on it. */
function inkOf(
  lightAt: (x: number, y: number) => number,
  materialAt: (x: number, y: number) => number = () => MATERIAL.skin,
  masculinity = 0,
): Uint8Array {
  const material = Uint8Array.from({ length: SIZE * SIZE }, (_, at) => materialAt(at % SIZE, Math.floor(at / SIZE)))
  const seen = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let at = 0; at < SIZE * SIZE; at += 1) seen.fill(lightAt(at % SIZE, Math.floor(at / SIZE)), at * 4, at * 4 + 4)
  const job = {
    character: aCharacter({ masculinity }),
    figure: {
      buffers: { widthPx: SIZE, heightPx: SIZE, unitPx: 30, material },
      view: { unitPx: 30, originXPx: SIZE / 2, originYPx: SIZE / 2 },
      headPlace: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
    },
  } as unknown as PaintJob // of a job, what is read
  const ink = new Uint8Array(SIZE * SIZE)
  inkFeatures(ink, seen, job, PEN)
  return ink
}
const at = (ink: Uint8Array, x: number, y: number) => ink[y * SIZE + x]!

test('what is narrow and dark in a face becomes a line, a broad shade and even skin do not', () => {
  const lips = inkOf((_, y) => (y > 38 && y < 42 ? 90 : 200))
  expect(at(lips, 40, 40)).toBeGreaterThan(200)
  expect(at(lips, 40, 20)).toBe(0)
  const shade = inkOf((x) => (x > 30 ? 90 : 200))
  expect(at(shade, 60, 40)).toBe(0)
})

test('dark skin has its lines as fair skin has', () => {
  const dark = inkOf((_, y) => (y > 38 && y < 42 ? 22 : 55))
  expect(at(dark, 40, 40)).toBeGreaterThan(150)
})

test('nothing beside the figure takes ink', () => {
  const ink = inkOf(
    (_, y) => (y > 38 && y < 42 ? 90 : 200),
    (x) => (x < 40 ? MATERIAL.skin : MATERIAL.none),
  )
  expect(at(ink, 20, 40)).toBeGreaterThan(200)
  expect(at(ink, 60, 40)).toBe(0)
})

test('an upper lid has its line, a man’s a thinner one', () => {
  const eye = (x: number, y: number) => (x > 30 && x < 50 && y > 35 && y < 45 ? MATERIAL.eye : MATERIAL.skin)
  const inked = (masculinity: number) => inkOf(() => 180, eye, masculinity).reduce((sum: number, value) => sum + value, 0)
  expect(
    at(
      inkOf(() => 180, eye),
      40,
      36,
    ),
  ).toBe(255)
  expect(
    at(
      inkOf(() => 180, eye),
      40,
      44,
    ),
  ).toBe(0)
  expect(inked(1)).toBeLessThan(0.85 * inked(0))
})
