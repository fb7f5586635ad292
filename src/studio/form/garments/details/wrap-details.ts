import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { mix } from '../../curve.ts'
import { gridMesh } from '../../grid.ts'
import type { DetailKit, Point } from './detail-kit.ts'

/** The loose end of a sari or toga, and belts of robes. */
export function wrapDetails(kit: DetailKit): void {
  const { bench, garment, piece, ribbon, waistBand } = kit
  const { color, trim } = garment
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  switch (garment.cut) {
    case 'sari': {
      // The end of the sari: from the hip across the chest and over one shoulder.
      const sweep: Point[] = [[-0.95, 4.3], [-0.35, 3.2], [0.2, 1.9], [0.7, 0.7], [0.84, -0.12]] // biome-ignore format: points
      const half = (down: number) => mix(1.05, 0.42, Math.min(1, down * 1.25)) * wide * 0.62
      ribbon(sweep, half, mixRgb(color, [0.2, 0, 0.08], 0.14), { lift: 0.07, ripple: 0.03, rows: 34, columns: 36, pleats: 34 })
      const shifted = (by: number) =>
        sweep.map(([x, y], index): Point => {
          const reach = (half(index / (sweep.length - 1)) / wide) * by
          return [x - reach * 0.86, y - (reach * wide * 0.5) / tall]
        })
      ribbon(shifted(0.94), 0.1, trim, { lift: 0.17, rows: 34 })
      ribbon(shifted(-0.94), 0.06, trim, { lift: 0.15, rows: 34 })
      const end = (down: number, across: number): Point => [0.86 + (across - 0.5) * 0.7 + 0.1 * down, mix(-0.1, 6.4, down)]
      if (joints.kind !== 'sitting')
        piece(
          gridMesh({ rows: 24, columns: 12, closed: false }, (row, column): Vector => {
            const [x, y] = end(row / 23, column / 11)
            return [
              x * wide + 0.12 * wide,
              y * tall,
              -0.55 - 0.5 * Math.sin(Math.min(1, (row / 23) * 3)) + 0.06 * Math.sin(column * 1.7),
            ]
          }),
          color,
        )
      break
    }
    case 'toga': {
      const sweep: Point[] = [[-1.1, 4.6], [-0.5, 3.4], [0.2, 2.1], [0.75, 0.8], [0.95, 0]] // biome-ignore format: points
      ribbon(sweep, (down) => mix(0.85, 0.5, down) * wide, mixRgb(color, [0.5, 0.46, 0.42], 0.16), {
        lift: 0.12,
        ripple: 0.045,
        rows: 34,
      })
      ribbon(
        sweep.map(([x, y], index): Point => [x - 0.52 + 0.07 * index, y - 0.18 + 0.12 * index]),
        (down) => 0.12 * Math.min(1, (1 - down) * 9),
        trim,
        { lift: 0.18, rows: 34 },
      )
      break
    }
    case 'bathrobe':
      waistBand(0.2, mixRgb(color, trim, 0.3))
      break
    case 'karate gi':
      waistBand(0.17, trim)
      ribbon([[0.04, 3.3], [0.3, 3.9], [0.36, 4.7]], 0.12, trim, { lift: 0.16 }) // biome-ignore format: points
      ribbon([[-0.04, 3.3], [-0.26, 3.9], [-0.2, 4.6]], 0.12, trim, { lift: 0.16 }) // biome-ignore format: points
      break
    case 'monk robe':
      waistBand(0.09, [0.86, 0.8, 0.66])
      ribbon([[0.28, 3.2], [0.34, 4.6], [0.3, 5.6]], 0.07, [0.86, 0.8, 0.66], { lift: 0.14 }) // biome-ignore format: points
      break
    default:
  }
}
