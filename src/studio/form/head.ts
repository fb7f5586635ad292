import type { Proportions } from '../features/proportions.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { bareMaterial } from './bare-material.ts'
import { faceRelief } from './face-relief.ts'
import { gridMesh } from './grid.ts'
import type { Vector } from './matrix.ts'
import { FULLNESS, skullFrontZ, skullSlice } from './skull.ts'
import type { Surface } from './surface.ts'

const COLUMNS_FRONT = 76
const COLUMNS_BACK = 26
const ROWS_SKULL = 22
const ROWS_FACE = 62

/** A point of the face with its relief: where features that are drawn at (x, y) lie in head space. */
export function facePoint(x: number, y: number, proportions: Proportions): Vector {
  return [x, y, skullFrontZ(x, y, proportions) + faceRelief(x, y, proportions)]
}

/** Skull with the face in relief, in head space: crown y −1, chin y +1, neck joint about (0, 0.72, −0.18). */
export function buildHead(sheet: CharacterSheet, proportions: Proportions): Surface[] {
  const { chinY } = proportions
  const rows = ROWS_SKULL + ROWS_FACE
  const heights = Array.from({ length: rows }, (_, row) => rowHeight(row, chinY))
  const slices = heights.map((y) => skullSlice(y, proportions))
  const turns = columnTurns()

  const mesh = gridMesh({ rows, columns: turns.length, closed: true }, (row, column) => {
    const y = heights[row]!
    const { halfWidth, front, back, widest } = slices[row]!
    const turn = turns[column]!
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const x = -Math.sign(cos) * halfWidth * Math.abs(cos) ** (2 / FULLNESS)
    const depth = Math.abs(sin) ** (2 / FULLNESS)
    if (sin < 0) return [x, y, widest + (back - widest) * depth]
    return [x, y, widest + (front - widest) * depth + faceRelief(x, y, proportions) * Math.min(1, depth * 1.6)]
  })
  return [{ part: PART.head, material: bareMaterial(sheet.species), color: sheet.skin.base, ...mesh }]
}

/** Rows crowd at the crown, then run evenly over the face and crowd again under the chin. */
function rowHeight(row: number, chinY: number): number {
  const brow = -0.3
  if (row < ROWS_SKULL) return -1 + (1 + brow) * (1 - Math.cos((row / ROWS_SKULL) * (Math.PI / 2)))
  const share = (row - ROWS_SKULL) / (ROWS_FACE - 1)
  const eased = share < 0.85 ? share * 1.08 : 0.918 + 0.082 * Math.sin(((share - 0.85) / 0.15) * (Math.PI / 2))
  return brow + (chinY - brow) * eased
}

/** Angles round the head, from the left ear over the face; the columns crowd toward the nose. */
function columnTurns(): number[] {
  const front = Array.from({ length: COLUMNS_FRONT }, (_, column) => {
    const share = (column / COLUMNS_FRONT) * 2 - 1
    return (Math.PI / 2) * (1 + 0.45 * share + 0.55 * share ** 3)
  })
  const back = Array.from({ length: COLUMNS_BACK }, (_, column) => Math.PI * (1 + column / COLUMNS_BACK))
  return [...front, ...back]
}
