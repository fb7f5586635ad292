import { expect, test } from 'vitest'
import type { Rgb } from '../../../color.ts'
import { castParts } from '../../../sheet/casting/cast-parts.ts'
import type { Garment } from '../../../sheet/character-sheet.ts'
import { topCutOf } from '../cuts.ts'
import { emblemOf } from './emblems.ts'
import { over } from './part-markings.ts'

const NAVY: Rgb = [0.1, 0.14, 0.3]
const withParts = (kind: Garment['kind'], ...said: string[]): Garment => ({
  kind,
  color: NAVY,
  trim: NAVY,
  pattern: 'plain',
  parts: castParts(said, { color: NAVY, trim: NAVY }),
})

test('parts have the colour that is said, of their cloth, or one that shows', () => {
  const [buttons, collar, trim] = withParts('coat', 'gold buttons', 'fur collar', 'trim').parts!
  expect(buttons).toMatchObject({ name: 'buttons', cloth: 'metal' })
  expect(buttons!.color![0]).toBeGreaterThan(buttons!.color![2] + 0.3)
  expect(collar!.cloth).toBe('fur')
  expect(trim!.color![0]).toBeGreaterThan(NAVY[0] + 0.3)
})

test('what is said of sleeves, necks and collars changes the cut', () => {
  expect(topCutOf(withParts('shirt', 'short sleeves'))!.sleeves).toBeLessThan(0.4)
  expect(topCutOf(withParts('dress', 'no sleeves'))!.sleeves).toBe(0)
  expect(topCutOf(withParts('sweater', 'v neckline'))!.neckline).toBe('v')
  expect(topCutOf(withParts('coat', 'black fur collar'))).toMatchObject({ collar: 'shawl', furTrim: true })
  expect(topCutOf(withParts('blouse', 'white collar'))!.colors!.collar![0]).toBeGreaterThan(0.9)
  expect(topCutOf(withParts('dress', 'mini length'))!.hemY).toBeLessThan(7)
})

test('one marking lies over another, each in its own colours', () => {
  const below = { print: () => 1, tints: [[1, 0, 0], [0, 1, 0]] as Rgb[] } // biome-ignore format: two tints
  const above = { print: (y: number) => (y > 1 ? 1 : 0), tints: [[0, 0, 1]] as Rgb[] }
  const both = over(below, above)
  expect(both.print(0, 0)).toBe(1)
  expect(both.tints[both.print(2, 0) - 1]).toEqual([0, 0, 1])
})

test.each(['lightning bolt', 'golden lion', 'eagle', 'cross', 'skull', 'school crest'])(
  'an emblem of a %s is neither empty nor full',
  (words) => {
    const shape = emblemOf(words)
    let inside = 0
    for (let row = 0; row < 40; row += 1)
      for (let column = 0; column < 40; column += 1) inside += shape(row / 20 - 1, column / 20 - 1)
    expect(inside).toBeGreaterThan(150)
    expect(inside).toBeLessThan(1300)
  },
)
