import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Bench } from '../../bench.ts'
import { mix } from '../../curve.ts'
import { gridMesh } from '../../grid.ts'
import type { PropPiece } from '../prop-piece.ts'
import { bar } from '../shapes.ts'
import { block } from './seat-shapes.ts'

/** A wheelchair: seat and back of cloth, two driving wheels with rims and spokes, casters, foot rests. Body space. */
export function buildWheelchair(bench: Bench, color: Rgb, { top, floor }: { top: number; floor: number }): PropPiece[] {
  const { wide } = bench.stand.skeleton
  const half = 1.22 * wide
  const radius = (floor - top) * 0.74
  const [axleY, axleZ] = [floor - radius, -0.1]
  const ring = (x: number, size: number): Vector[] =>
    Array.from({ length: 41 }, (_, step): Vector => {
      const turn = (step / 40) * Math.PI * 2
      return [x, axleY + Math.sin(turn) * size, axleZ + Math.cos(turn) * size]
    })
  const steel: Rgb = [0.68, 0.71, 0.75]
  const rubber: Rgb = [0.13, 0.13, 0.15]
  const pieces: PropPiece[] = []
  const rod = (points: Vector[], size: number, own: Rgb = color, material: Material = MATERIAL.metal) =>
    pieces.push({ mesh: bar(points, () => size), color: own, material })
  const panel = (from: readonly [number, number], to: readonly [number, number]) =>
    pieces.push({
      mesh: gridMesh(
        { rows: 8, columns: 8, closed: false },
        (row, column): Vector => [
          mix(-half, half, column / 7) * 0.94,
          mix(from[0], to[0], row / 7),
          mix(from[1], to[1], row / 7),
        ],
      ),
      color: mixRgb(color, [0.1, 0.1, 0.12], 0.45),
      material: MATERIAL.cloth,
    })
  panel([top + 0.04, -0.85], [top + 0.04, 1.1])
  panel([top + 0.04, -0.85], [top - 2.1, -1.1])
  for (const side of [-1, 1]) {
    const x = side * half
    rod(
      [
        [x, top - 2.3, -1.5],
        [x, top - 2.3, -1.1],
        [x, top + 0.06, -0.85],
        [x, top + 0.06, 1.15],
      ],
      0.07,
    )

    rod(
      [
        [x, top - 0.85, -0.85],
        [x, top - 0.85, 0.6],
        [x, top + 0.05, 0.6],
      ],
      0.065,
    )
    rod(ring(side * (half + 0.22), radius), 0.1, rubber, MATERIAL.leather)
    rod(ring(side * (half + 0.36), radius * 0.9), 0.035, steel)
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const turn = (spoke / 12) * Math.PI * 2
      const hub: Vector = [side * (half + 0.22), axleY, axleZ]
      rod([hub, [hub[0], axleY + Math.sin(turn) * radius, axleZ + Math.cos(turn) * radius]], 0.014, steel)
    }
    const caster = (floor - top) * 0.17
    pieces.push({
      mesh: bar(
        Array.from({ length: 21 }, (_, step): Vector => {
          const turn = (step / 20) * Math.PI * 2
          return [x, floor - caster + Math.sin(turn) * caster * 0.8, 1.15 + Math.cos(turn) * caster * 0.8]
        }),
        () => caster * 0.3,
      ),
      color: rubber,
      material: MATERIAL.leather,
    })
  }
  // A plate under each foot, on a tube from the seat.
  for (const { ankle, toes, sole } of bench.stand.joints.legs) {
    const y = ankle[1] + sole[1] * 0.36
    const z = ankle[2] + toes[2] * 0.3
    pieces.push({
      mesh: block([ankle[0] - 0.42, y, z - 0.5], [ankle[0] + 0.42, y + 0.1, z + 0.55]),
      color: steel,
      material: MATERIAL.metal,
    })
    rod(
      [
        [ankle[0] * 1.5, top + 0.06, 1.15],
        [ankle[0] * 1.5, y + 0.05, z - 0.3],
        [ankle[0], y + 0.05, z - 0.1],
      ],
      0.06,
    )
  }
  return pieces
}
