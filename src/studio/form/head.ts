import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { bareMaterial } from './bare-material.ts'
import { coatColors } from './coat-colors.ts'
import { stepsFor } from './detail.ts'
import { faceRelief } from './face-relief.ts'
import { gridMesh } from './grid.ts'
import { FULLNESS, skullFrontZ, skullSlice } from './skull.ts'
import { whiteFaceColors } from './white-face.ts'

/** The finest grid: columns of the face and of the back, rows of the skull and of the face. */
const FINEST = { front: 76, back: 26, skull: 22, face: 62 } as const
const LEAST = { front: 26, back: 9, skull: 8, face: 22 } as const
type HeadGrid = Readonly<Record<keyof typeof FINEST, number>>

/** A point of the face with its relief: where features that are drawn at (x, y) lie in head space. */
export function facePoint(x: number, y: number, proportions: Proportions): Vector {
  return [x, y, skullFrontZ(x, y, proportions) + faceRelief(x, y, proportions)]
}

/** Skull with the face in relief, in head space: crown y −1, chin y +1, neck joint about (0, 0.72, −0.18). */
export function buildHead(sheet: CharacterSheet, proportions: Proportions, detail = 1): Surface[] {
  const { chinY } = proportions
  const size = (of: keyof typeof FINEST) => stepsFor(detail, FINEST[of], LEAST[of])
  const grid: HeadGrid = { front: size('front'), back: size('back'), skull: size('skull'), face: size('face') }
  const rows = grid.skull + grid.face
  const heights = Array.from({ length: rows }, (_, row) => rowHeight(row, grid, chinY))
  const slices = heights.map((y) => skullSlice(y, proportions))
  const turns = columnTurns(grid)
  const columns = turns.map((turn) => {
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    return {
      aside: -Math.sign(cos) * Math.abs(cos) ** (2 / FULLNESS),
      depth: Math.abs(sin) ** (2 / FULLNESS),
      isFront: sin >= 0,
    }
  })

  const mesh = gridMesh({ rows, columns: turns.length, closed: true }, (row, column) => {
    const y = heights[row]!
    const { halfWidth, front, back, widest } = slices[row]!
    const { aside, depth, isFront } = columns[column]!
    const x = aside * halfWidth
    if (!isFront) return [x, y, widest + (back - widest) * depth]
    return [x, y, widest + (front - widest) * depth + faceRelief(x, y, proportions) * Math.min(1, depth * 1.6)]
  })
  const colors = whiteFaceColors(sheet, proportions, mesh) ?? coatColors(sheet, proportions, mesh)
  return [{ part: PART.head, material: bareMaterial(sheet), color: sheet.skin.base, ...(colors ? { colors } : {}), ...mesh }]
}

/** Rows crowd at the crown, then run evenly over the face and crowd again under the chin. */
function rowHeight(row: number, { skull, face }: HeadGrid, chinY: number): number {
  const brow = -0.3
  if (row < skull) return -1 + (1 + brow) * (1 - Math.cos((row / skull) * (Math.PI / 2)))
  const share = (row - skull) / (face - 1)
  const eased = share < 0.85 ? share * 1.08 : 0.918 + 0.082 * Math.sin(((share - 0.85) / 0.15) * (Math.PI / 2))
  return brow + (chinY - brow) * eased
}

/** Angles round the head, from the left ear over the face; the columns crowd toward the nose. */
function columnTurns({ front: inFront, back: behind }: HeadGrid): number[] {
  const front = Array.from({ length: inFront }, (_, column) => {
    const share = (column / inFront) * 2 - 1
    return (Math.PI / 2) * (1 + 0.45 * share + 0.55 * share ** 3)
  })
  const back = Array.from({ length: behind }, (_, column) => Math.PI * (1 + column / behind))
  return [...front, ...back]
}
