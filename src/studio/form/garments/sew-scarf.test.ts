import { expect, test } from 'vitest'
import { proportionsFor } from '../../features/proportions-for.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import type { Field } from '../field/field.ts'
import { standUp } from '../stand-up.ts'
import { sewScarf } from './sew-scarf.ts'

const sheet = aCharacter()
const stand = standUp(sheet, aScene(), proportionsFor(sheet, 'anime'))
const round: Field = (x, _, z) => Math.sqrt(x * x + (z + 0.2) * (z + 0.2)) - 0.5
/** Lapels: steps in what the scarf lies on. */
const stepped: Field = (x, y, z) => round(x, y, z) - (Math.abs(x) > 0.25 && z > 0 ? 0.16 : 0)

test('a scarf lies outside of what is worn, all the way round', () => {
  for (const { positions } of sewScarf(stand, round, 0.1)) {
    const columns = positions.length / 3 / 15
    for (let column = 0; column < columns; column += 1)
      expect(round(positions[column * 3]!, positions[column * 3 + 1]!, positions[column * 3 + 2]!)).toBeGreaterThan(0.1)
  }
})

test('steps in what it lies on do not kink it', () => {
  for (const { positions } of sewScarf(stand, stepped, 0.1)) {
    const columns = positions.length / 3 / 15
    const reachOf = (column: number) => {
      const at = (column % columns) * 3
      return Math.hypot(positions[at]!, positions[at + 2]! + 0.2)
    }
    for (let column = 0; column < columns; column += 1)
      expect(Math.abs(reachOf(column) - 2 * reachOf(column + 1) + reachOf(column + 2))).toBeLessThan(0.03)
  }
})
