import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { IDENTITY } from '../../math/matrix.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { buildFigure } from '../build-figure.ts'
import type { ClothPattern } from './cloth-pattern.ts'
import { lightFolds } from './fold-light.ts'
import { roundSleeve } from './round-sleeve.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

/** How far the folds of a garment on somebody go up and down, a share of a whole valley: the middle distance from their mean. */
function folded(garment: Pick<Garment, 'kind' | 'cut'>): number {
  const color = [0.4, 0.4, 0.5] as const
  const sheet = aCharacter({ props: [], garments: [{ color, trim: color, pattern: 'plain', ...garment }] })
  const proportions = proportionsFor(sheet, 'real')
  const { buffers } = buildFigure(sheet, aScene({ pose: 'relaxed' }), { proportions, widthPx: 160, heightPx: 160 })
  const heights = buffers.strandV.filter(
    (_, at) => buffers.material[at] === MATERIAL.cloth || buffers.material[at] === MATERIAL.leather,
  )
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  return heights.reduce((sum, height) => sum + Math.abs(height - mean), 0) / heights.length
}

test('loose cloth lies in folds, tight cloth does not', () => {
  expect(folded({ kind: 'sweater' })).toBeGreaterThan(0.062)
  expect(folded({ kind: 'uniform', cut: 'wetsuit' })).toBeLessThan(0.05)
})

test('light sees a slope of cloth that no mesh has', () => {
  const count = 9 * 9
  const buffers = {
    widthPx: 9,
    heightPx: 9,
    unitPx: 10,
    part: new Uint16Array(count).fill(20),
    normal: new Float32Array(count * 3).map((_, at) => (at % 3 === 2 ? 1 : 0)),
    strandV: new Float32Array(count).map((_, at) => (at % 9) * 0.05),
  } as unknown as FigureBuffers
  const cloth: ClothPattern = { pattern: 'plain', base: [1, 1, 1], second: [1, 1, 1], seed: '', creases: () => 0 }
  const view = { widthPx: 9, heightPx: 9, unitPx: 10, originXPx: 0, originYPx: 0 }
  lightFolds(buffers, new Map([[20, cloth]]), { view, bodyPlace: IDENTITY })
  const [x, y, z] = buffers.normal.subarray(40 * 3, 40 * 3 + 3)
  // It rises to the right by half a pixel each pixel, so it looks to the left.
  expect([x, y, z].map((value) => Math.round(value! * 100) / 100)).toEqual([-0.45, 0, 0.89])
})

test('cloth goes on without a leap through the inner side of a bent elbow', () => {
  const around = roundSleeve([[0, 0, 0], [0, 2, 0], [2, 2, 0]], 0.5) // biome-ignore format: a limb
  const downs = Array.from({ length: 40 }, (_, step) => around(0.2 + step * 0.02, 1 + step * 0.02, 0.3)[0])
  for (const [step, down] of downs.entries()) {
    if (step > 0) expect(Math.abs(down - downs[step - 1]!)).toBeLessThan(0.12)
  }
})
