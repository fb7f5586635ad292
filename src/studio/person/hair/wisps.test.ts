import { expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { personOf } from '../person-of.ts'
import { collectStrands } from './collect-strands.ts'
import { followGuide } from './follow-guide.ts'
import { growGuide } from './grow-guide.ts'
import { hairGround } from './hair-ground.ts'
import type { HairKit } from './hair-kit.ts'
import { createWisps } from './wisps.ts'

giveForm('whole', () => formBytes('whole'))

const sheet = aCharacter()
const kit: HairKit = { sheet, ground: hairGround(personOf(sheet)!), unitPx: 60, nextPart: () => 20 }

test('hairs that grow side by side in one lock are of one wisp, others are not', () => {
  const wispAt = createWisps(kit)
  const here = wispAt([0.31, -0.52, 0.22], 3, 0.5)
  expect(wispAt([0.312, -0.521, 0.221], 3, 0.5)).toEqual(here)
  expect(wispAt([0.31, -0.52, 0.22], 4, 0.5).tone).not.toBe(here.tone)
  expect(wispAt([0.51, -0.52, 0.22], 3, 0.5).tone).not.toBe(here.tone)
  expect(Math.abs(here.tone)).toBeLessThanOrEqual(1)
})

test('hairs of a wisp come together toward their tips', () => {
  const root = { place: [0.9, -0.2, 0], normal: [1, 0, 0], base: [0.8, 7.6, 0], density: 1 } as const
  const guide = growGuide(root, { length: 1.6, way: [1, 0.2, 0], weight: 3, lift: 0.1 }, kit.ground)
  const apart = (clump: number) => {
    const collector = collectStrands()
    for (const y of [-0.22, -0.18])
      followGuide(collector, {
        guide,
        ground: kit.ground,
        follower: {
          place: [0.9, y, 0],
          normal: [1, 0, 0],
          share: 1,
          clump: 0,
          curl: { radius: 0, length: 1, phase: 0, depth: 0 },
          wisp: { place: [0.9, -0.2, 0], clump, out: 0, aside: 0 },
          stray: [0, 0, 0],
          points: 9,
        },
        look: { root: [0, 0, 0], tip: [0, 0, 0], part: 20, across: 0 },
      })
    const { positions, starts } = collector.finish({ width: 0.004, tipShare: 0.5 })
    const [first, second] = [(starts[1]! - 1) * 3, (starts[2]! - 1) * 3]
    return Math.hypot(...[0, 1, 2].map((axis) => positions[first + axis]! - positions[second + axis]!))
  }
  expect(apart(0.8)).toBeLessThan(apart(0) * 0.5)
})
