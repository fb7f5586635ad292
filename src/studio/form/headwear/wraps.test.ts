import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { createPartNumbers } from '../part-numbers.ts'
import { buildHeadwear } from './build-headwear.ts'

type Headwear = NonNullable<CharacterSheet['headwear']>

function worn(kind: HeadwearKind, more: Partial<Headwear> = {}, of: Partial<CharacterSheet> = {}) {
  const sheet = aCharacter({ ...of, headwear: { kind, color: [0.7, 0.2, 0.2], trim: [0.9, 0.8, 0.5], ...more } })
  return buildHeadwear(sheet, proportionsFor(sheet, 'anime'), createPartNumbers())
}

const points = (surfaces: ReturnType<typeof worn>) =>
  surfaces.flatMap(({ positions }) =>
    Array.from({ length: positions.length / 3 }, (_, at) => Array.from(positions.subarray(at * 3, at * 3 + 3))),
  )

test.each(['turban', 'headwrap', 'bandana'] as const)('a %s closes over the crown and begins at the hairline', (kind) => {
  const all = points(worn(kind))
  const overCrown = all.filter(([x, , z]) => Math.hypot(x!, z! + 0.1) < 0.12)
  expect(Math.min(...overCrown.map(([, y]) => y!))).toBeLessThan(-1)
  // The lowest that lies before the forehead: above the brows, not above the forehead.
  const lowest = Math.max(...all.filter(([x, , z]) => Math.abs(x!) < 0.2 && z! > 0.5).map(([, y]) => y!))
  expect(lowest).toBeGreaterThan(-0.62)
  expect(lowest).toBeLessThan(-0.3)
})

test('a headwrap of several colours is printed with them, a purple one is not', () => {
  const tints = (more: Partial<Headwear>) =>
    new Set(
      worn('headwrap', more).flatMap(({ colors }) =>
        colors ? Array.from({ length: colors.length / 3 }, (_, at) => colors.subarray(at * 3, at * 3 + 3).join()) : [],
      ),
    )
  expect(tints({ isColorful: true }).size).toBeGreaterThanOrEqual(4)
  expect(tints({}).size).toBeLessThan(2)
})

test('with a sari the cloth over the hair is of its colour, with a border; a said colour stays', () => {
  const sari = {
    garments: [{ kind: 'dress', cut: 'sari', color: [0.7, 0.1, 0.2], trim: [0.9, 0.7, 0.2], pattern: 'plain' }],
  } as const
  const [ofSari] = worn('veil', { color: [0.957, 0.949, 0.933] }, sari)
  expect(ofSari!.color[0]).toBeGreaterThan(ofSari!.color[1]! * 2)
  const [said] = worn('veil', { color: [0.1, 0.5, 0.3] }, sari)
  expect(said!.color).toEqual([0.1, 0.5, 0.3])
})
