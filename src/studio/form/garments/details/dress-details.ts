import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { Bench } from '../../bench.ts'
import { mix } from '../../curve.ts'
import type { Field } from '../../field/field.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { drapePatch } from '../drape.ts'
import type { DetailKit } from './detail-kit.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]
const WHITE: Rgb = [0.95, 0.94, 0.91]

/** Ribbons, borders and ruffles of dresses and of what dancers wear. */
export function dressDetails(kit: DetailKit): void {
  const { bench, outside, garment, piece, round, ribbon } = kit
  const { color, trim } = garment
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  switch (garment.cut) {
    case 'shell top':
      for (const side of [-1, 1]) piece(scallop(bench, outside, side), mixRgb(color, WHITE, 0.4), MATERIAL.leather)
      break
    case 'lolita dress':
      for (const side of [-1, 1]) ribbon([[side * 0.1, 0.35], [side * 0.3, 1.4], [side * 0.26, 2.9]], 0.07, trim, { lift: 0.07, ripple: 0.02 }) // biome-ignore format: points
      for (const side of [-1, 1]) ribbon([[side * 0.03, 0.4], [side * 0.42, 0.22], [side * 0.5, 0.72]], (down) => 0.06 + 0.12 * down, trim, { lift: 0.12 }) // biome-ignore format: points
      round([0, 0.42], 0.11, color, { lift: 0.2 })
      break
    case 'hanbok':
      ribbon([[0.02, 1.35], [0.14, 2.6], [0.1, 3.9]], 0.13, [0.78, 0.2, 0.3], { lift: 0.09 }) // biome-ignore format: points
      ribbon([[-0.02, 1.35], [-0.16, 2.3], [-0.2, 3.1]], 0.12, [0.78, 0.2, 0.3], { lift: 0.1 }) // biome-ignore format: points
      ribbon([[-0.02, 1.28], [0.32, 1.2], [0.5, 1.5]], 0.1, [0.78, 0.2, 0.3], { lift: 0.13 }) // biome-ignore format: points
      break
    case 'qipao':
      ribbon([[0.02, 0.36], [0.25, 0.75], [0.62, 1.1], [0.95, 1.5]], 0.05, trim, { lift: 0.05 }) // biome-ignore format: points
      for (const [x, y] of [[0.06, 0.5], [0.38, 0.92], [0.78, 1.32]] as const) round([x, y], 0.075, trim, { lift: 0.09, material: MATERIAL.gem }) // biome-ignore format: points
      break
    case 'dirndl':
      for (const side of [-1, 1]) ribbon([[side * 0.34, 1.15], [side * 0.26, 2.7]], 0.045, GOLD, { material: MATERIAL.metal, lift: 0.05 }) // biome-ignore format: points
      break
    case 'maid dress':
      round([0, 0.42], 0.16, [0.75, 0.16, 0.2], { lift: 0.16, material: MATERIAL.gem })
      break
    case 'sailor blouse': {
      for (const side of [-1, 1]) {
        ribbon([[side * 0.5, -0.12], [side * 0.44, 0.7], [side * 0.06, 1.62]], (down) => mix(0.44, 0.12, down), trim, { lift: 0.07 }) // biome-ignore format: points
        ribbon([[side * 0.72, 0.05], [side * 0.66, 0.75], [side * 0.16, 1.7]], 0.025, WHITE, { lift: 0.1 }) // biome-ignore format: points
        ribbon([[side * 0.02, 1.65], [side * 0.3, 2.05], [side * 0.22, 2.55]], (down) => 0.08 + 0.14 * down, [0.8, 0.2, 0.24], { lift: 0.1 }) // biome-ignore format: points
      }
      round([0, 1.68], 0.13, [0.8, 0.2, 0.24], { lift: 0.16 })
      break
    }
    case 'tutu':
      for (const [index, drop] of [0, 0.14, 0.28].entries()) {
        const top = skeleton.hipY - 0.55 * tall
        const reach = (2.5 - index * 0.16) * mix(wide, tall, 0.5)
        piece(
          gridMesh({ rows: 9, columns: 120, closed: true }, (row, column): Vector => {
            const turn = (column / 120) * 2 * Math.PI
            const out = row / 8
            const ruffle = 0.09 * out * Math.sin(turn * 34 + index * 2)
            const [a, b] = [mix(0.98 * wide, reach, out), mix(0.72, reach, out)]
            const y = top + drop * (0.4 + out) + 0.42 * out * out + ruffle
            return [-Math.cos(turn) * a + joints.sway.shift * 0.6, y, Math.sin(turn) * b]
          }),
          index === 0 ? mixRgb(color, WHITE, 0.25) : mixRgb(color, trim, 0.4 + index * 0.2),
        )
      }
      break
    default:
  }
}

const SCALLOP = { reach: 0.86, spread: 1.22, ribs: 7 } as const

/** Half the breadth of a chest that is surely there, of what `wide` scales. */
const CHEST = 0.78

/** Half of a scallop over one breast: ribs that fan out from below to a wavy edge. */
function scallop({ stand: { skeleton } }: Bench, outside: Field, side: number): Mesh {
  const { tall, wide } = skeleton
  const [x, y] = [0.48 * side * wide, 2.08 * tall]
  return drapePatch(outside, {
    rows: 12,
    columns: 34,
    at: (down, across) => {
      const turn = mix(-SCALLOP.spread, SCALLOP.spread, across)
      const rim = 0.93 + 0.07 * Math.abs(Math.cos(across * Math.PI * SCALLOP.ribs)) - 0.12 * (turn / SCALLOP.spread) ** 2
      const reach = SCALLOP.reach * rim * (1 - down)
      // Beyond the side of a slender chest there is nothing to lie on.
      const aside = x + Math.sin(turn) * reach * 0.86 * wide
      return [Math.max(-CHEST * wide, Math.min(CHEST * wide, aside)), y - Math.cos(turn) * reach * tall]
    },
    lift: (down, across) =>
      0.05 + 0.06 * Math.sin(Math.PI * (1 - down)) + 0.03 * (1 - down) * Math.abs(Math.cos(across * Math.PI * SCALLOP.ribs)),
  })
}
