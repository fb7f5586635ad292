import { expect, test } from 'vitest'
import { faceLandmarks } from '../../features/landmarks.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import type { Mark } from '../../sheet/character-sheet.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { drawPixelMarks } from './pixel-marks.ts'

/** The cells that a mark fills on a face of so many cells for half a head. */
function cellsOf(mark: Pick<Mark, 'kind' | 'place'>, cellsPerHalfHead: number): string[] {
  const sheet = aCharacter({ marks: [{ ...mark, color: [0.2, 0.3, 0.6] }] })
  const proportions = proportionsFor(sheet, 'anime')
  const cells: string[] = []
  drawPixelMarks({
    dot: (column, row) => cells.push(`${column} ${row}`),
    cellOf: ([x, y]) => ({ column: Math.floor(x * cellsPerHalfHead), row: Math.floor(y * cellsPerHalfHead) }),
    sheet,
    proportions,
    landmarks: faceLandmarks(sheet, aScene(), { proportions }),
  })
  return cells
}

test.each([
  'scar',
  'freckles',
  'tattoo',
  'face paint',
  'circuit lines',
  'red nose',
  'clown make-up',
  'soot',
  'vitiligo',
  'bruise',
  'bindi',
  'beauty spot',
] as const)('a %s is seen on a small face and is larger on a large one', (kind) => {
  const small = new Set(cellsOf({ kind, place: 'left cheek' }, 8)).size
  const large = new Set(cellsOf({ kind, place: 'left cheek' }, 40)).size
  expect(small).toBeGreaterThan(0)
  expect(large).toBeGreaterThanOrEqual(small)
})

test('a scar over an eye leaves the eye itself free', () => {
  const sheet = aCharacter()
  const { eyeY } = proportionsFor(sheet, 'anime')
  const rows = cellsOf({ kind: 'scar', place: 'left eye' }, 40).map((cell) => Number(cell.split(' ')[1]))
  expect(rows.length).toBeGreaterThan(4)
  expect(rows).not.toContain(Math.floor(eyeY * 40))
})
