import { expect, test } from 'vitest'
import { randomFor } from '../../random.ts'
import type { HairSheet } from '../../sheet/character-sheet.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { stepsOfSway, swayOf } from './sway.ts'

const hairOf = (texture: HairSheet['texture']): HairSheet => ({ ...aCharacter().hair, texture })

/** How far a lock of three half heads leaves its line, and how often it crosses it. */
function waves(texture: HairSheet['texture']) {
  const sway = swayOf(hairOf(texture), randomFor('x', 'lock'), { turn: 0.3 })
  const asides = Array.from({ length: 200 }, (_, step) => sway(step / 199, (3 * step) / 199)[0])
  const crossings = asides.filter((aside, index) => index > 0 && aside * asides[index - 1]! < 0).length
  return { size: Math.max(...asides.map(Math.abs)), crossings }
}

test('straight hair keeps its line, waves leave it, curls wind round it, coils wind closer', () => {
  expect(waves('straight').size).toBeLessThan(0.03)
  expect(waves('wavy').size).toBeGreaterThan(0.05)
  expect(waves('curly').crossings).toBeGreaterThan(waves('wavy').crossings * 1.5)
  expect(waves('coily').crossings).toBeGreaterThan(waves('curly').crossings)
})

test('hair starts where it is rooted', () => {
  for (const texture of ['straight', 'wavy', 'curly', 'coily'] as const) {
    const [aside, out] = swayOf(hairOf(texture), randomFor('x', 'lock'), { turn: 1 })(0, 0)
    expect(Math.hypot(aside, out)).toBe(0)
  }
})

test('a curl has steps enough for its windings, straight hair no more than it had', () => {
  expect(stepsOfSway(hairOf('straight'), 3, 16)).toBe(16)
  expect(stepsOfSway(hairOf('curly'), 3, 16)).toBeGreaterThanOrEqual(6 * 8)
})
