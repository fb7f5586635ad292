import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { BodyMark } from '../sheet/body-mark.ts'
import type { Garment } from '../sheet/character-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { buildFigure } from './build-figure.ts'

const WHITE = [0.95, 0.95, 0.95] as const
const worn = (kind: Garment['kind']): Garment => ({ kind, color: WHITE, trim: WHITE, pattern: 'plain' })
const INK = [0.05, 0.1, 0.3] as const

function draw(bodyMarks: readonly BodyMark[], top: Garment['kind'] = 'tank top') {
  const character = aCharacter({ bodyMarks, garments: [worn(top), worn('shorts')] })
  const scene = aScene({ pose: 'relaxed' })
  const whole = { ...scene, camera: { ...scene.camera, framing: 'full figure' as const } }
  return buildFigure(character, whole, { proportions: proportionsFor(character, 'real'), widthPx: 240, heightPx: 240 }).buffers
}

/** Pixels that a mark has changed, and of which parts they are. */
function changed(mark: BodyMark, top?: Garment['kind']) {
  const [bare, marked] = [draw([], top), draw([mark], top)]
  const parts = new Set<number>()
  let count = 0
  for (let pixel = 0; pixel < bare.part.length; pixel += 1) {
    const at = pixel * 3
    if (Math.abs(bare.albedo[at]! - marked.albedo[at]!) + Math.abs(bare.albedo[at + 2]! - marked.albedo[at + 2]!) <= 12)
      continue
    parts.add(bare.part[pixel]!)
    count += 1
  }
  return { count, parts }
}

test.each([
  ['arm', 'left', 12],
  ['forearm', 'right', 3],
  ['neck', undefined, 2],
  ['shin', 'left', 4],
  ['hand', 'left', 1],
] as const)('a tattoo on the %s is drawn there and nowhere on the face', (place, side, least) => {
  const { count, parts } = changed({ kind: 'tattoo', place, ...(side && { side }), color: INK })
  expect(count).toBeGreaterThanOrEqual(least)
  expect(parts.has(PART.head)).toBe(false)
})

test('it is on one arm where one is said, and on both where both are', () => {
  const one = changed({ kind: 'tattoo', place: 'arm', side: 'left', color: INK })
  const both = changed({ kind: 'tattoo', place: 'arm', color: INK })
  expect(both.count).toBeGreaterThan(1.5 * one.count)
})

test('an arm that is made is of metal down to its fingers', () => {
  const { parts } = changed({ kind: 'prosthesis', place: 'arm', side: 'left', color: [0.6, 0.64, 0.7] })
  expect(parts.has(PART.handRight)).toBe(true)
  expect(parts.has(PART.handLeft)).toBe(false)
})

test('long sleeves cover it', () => {
  expect(changed({ kind: 'tattoo', place: 'arm', side: 'left', color: INK }, 'sweater').count).toBe(0)
})

test.each(['scar', 'bandage', 'bruise', 'freckles'] as const)('a mark of the kind %s shows on a shin', (kind) => {
  expect(changed({ kind, place: 'shin', side: 'left', color: INK }).count).toBeGreaterThan(0)
})
