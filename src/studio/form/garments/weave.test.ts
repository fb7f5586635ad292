import { expect, test } from 'vitest'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { ribs, weaveOf } from './weave.ts'

const NEAR_PX = 200
const FAR_PX = 30

const worn = (garment: Partial<Garment> & Pick<Garment, 'kind'>): Garment => ({
  color: [0.5, 0.5, 0.5],
  trim: [1, 1, 1],
  pattern: 'plain',
  ...garment,
})

/** How far cloth goes up and down over a piece of it, in half heads. */
function relief(threads: ReturnType<typeof weaveOf>): number {
  if (!threads) return 0
  const depths = Array.from({ length: 900 }, (_, at) => threads((at % 30) * 0.011, Math.floor(at / 30) * 0.013))
  return Math.max(...depths) - Math.min(...depths)
}

test.each(['sweater', 'jeans', 'coat', 'shirt'] as const)('threads of a %s are seen from near and not from far', (kind) => {
  expect(relief(weaveOf(worn({ kind }), MATERIAL.cloth, NEAR_PX))).toBeGreaterThan(0.0008)
  expect(weaveOf(worn({ kind }), MATERIAL.cloth, FAR_PX)).toBeUndefined()
})

test('knit is the coarsest, silk and metal show none', () => {
  const of = (garment: Garment, material: Parameters<typeof weaveOf>[1] = MATERIAL.cloth) =>
    relief(weaveOf(garment, material, NEAR_PX))
  expect(of(worn({ kind: 'sweater' }))).toBeGreaterThan(2 * of(worn({ kind: 'shirt' })))
  expect(of(worn({ kind: 'shirt', finish: 'silk' }))).toBe(0)
  expect(of(worn({ kind: 'coat' }), MATERIAL.metal)).toBe(0)
})

test('ribs go down a cuff: depth changes round it only', () => {
  const depth = ribs(NEAR_PX)!
  expect(depth(0, 0.02)).toBe(depth(3, 0.02))
  expect(Math.abs(depth(0, 0.019) - depth(0, 0.056))).toBeGreaterThan(0.005)
})
