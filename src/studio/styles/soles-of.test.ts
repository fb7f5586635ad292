import { expect, test } from 'vitest'
import { solesOf } from './soles-of.ts'

/** A figure from rows of a picture, in which dots are free. */
function figure(rows: readonly string[]) {
  const widthPx = rows[0]!.length
  return { widthPx, part: Uint16Array.from(rows.join('').split(''), (dot) => (dot === '.' ? 0 : 1)) }
}

test('each of two feet stands on a line of its own', () => {
  const soles = solesOf(
    figure([
      '..##....##..', //
      '..##....##..',
      '.####...##..',
      '........###.',
    ]),
    { lowest: 3, heightPx: 3 },
  )
  expect(soles.map(({ middleX }) => middleX)).toEqual([2.5, 9])
  expect(soles[0]!.middleY).toBeLessThan(soles[1]!.middleY)
})

test('a foot that points away from the viewer falls as its edge does', () => {
  const [sole] = solesOf(
    figure([
      '.##.........', //
      '.#####......',
      '....######..',
      '........####',
    ]),
    { lowest: 3, heightPx: 4 },
  )
  expect(sole!.slope).toBeGreaterThan(0.15)
})
