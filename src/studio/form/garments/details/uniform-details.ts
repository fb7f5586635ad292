import { mixRgb, type Rgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { mix } from '../../curve.ts'
import { moved, plate } from '../../props/shapes.ts'
import type { DetailKit } from './detail-kit.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]
const STEEL: Rgb = [0.74, 0.77, 0.82]

/** Badges, straps and belts of uniforms, jackets and a kilt. */
export function uniformDetails(kit: DetailKit): void {
  const { bench, garment, piece, patch, round, ribbon, waistBand } = kit
  const { color, trim } = garment
  const { skeleton, joints } = bench.stand
  const { wide } = skeleton
  switch (garment.cut) {
    case 'varsity':
      ribbon([[0.55, 1.25], [0.72, 1.9], [0.89, 1.25]], 0.075, trim, { lift: 0.06 }) // biome-ignore format: points
      break
    case 'school blazer':
      patch([0.72, 1.3], [0.2, 0.42], trim, { lift: 0.06 })
      patch([0.72, 1.36], [0.12, 0.28], [0.68, 0.16, 0.2], { lift: 0.08 })
      break
    case 'police':
      round([0.68, 1.18], 0.2, GOLD, { lift: 0.12, material: MATERIAL.metal, points: 7 })
      round([0.68, 1.18], 0.09, [0.2, 0.3, 0.55], { lift: 0.15, material: MATERIAL.gem })
      patch([-0.65, 1.12], [0.26, 0.12], [0.16, 0.17, 0.2], { lift: 0.1 })
      ribbon([[0, bench.stand.body ? -0.1 : 0.2], [0, 2.9]], (down) => (down < 0.06 ? 0.13 : mix(0.08, 0.18, down)), mixRgb(color, [0.04, 0.05, 0.08], 0.6), { lift: 0.09 }) // biome-ignore format: points
      break
    case 'military':
      for (const [index, tint] of (
        [
          [0.7, 0.2, 0.22],
          [0.2, 0.4, 0.62],
          [0.3, 0.5, 0.3],
        ] as const
      ).entries()) {
        patch([0.45 + index * 0.24, 1.2], [0.11, 0.14], tint, { lift: 0.06 })
        round([0.45 + index * 0.24, 1.5], 0.1, GOLD, { lift: 0.08, material: MATERIAL.metal, points: index === 1 ? 5 : 0 })
      }
      for (const arm of joints.arms)
        piece(
          moved(plate(0.75 * wide, 0.12, 0.3, 3), [
            arm.shoulder[0] - arm.side * 0.12,
            arm.shoulder[1] - skeleton.armRadius - 0.2,
            arm.shoulder[2] + 0.05,
          ]),
          trim,
          MATERIAL.metal,
        )
      break
    case 'camouflage':
      patch([0.66, 1.16], [0.28, 0.13], mixRgb(color, [0.1, 0.12, 0.06], 0.7), { lift: 0.1 })
      break
    case 'superhero':
      if (garment.parts?.some(({ name }) => name === 'emblem')) break
      round([0, 1.28], 0.5, GOLD, { lift: 0.05, points: 0 })
      round([0, 1.28], 0.4, trim, { lift: 0.075, points: 5 })
      break
    case 'hi-vis':
      patch([0.62, 2.1], [0.22, 0.3], mixRgb(color, [0, 0, 0], 0.12), { lift: 0.05 })
      break
    case 'trench coat': {
      for (const side of [-1, 1]) {
        const arm = joints.arms[side === 1 ? 1 : 0]
        piece(
          moved(plate(0.7 * wide, 0.1, 0.22, 3), [
            arm.shoulder[0] - side * 0.2,
            arm.shoulder[1] - skeleton.armRadius - 0.22,
            arm.shoulder[2],
          ]),
          mixRgb(color, trim, 0.4),
        )
      }
      waistBand(0.2, mixRgb(color, trim, 0.55), [0.3, 0.22, 0.14])
      break
    }
    case 'cyber jacket':
      for (const side of [-1, 1]) {
        ribbon([[side * 0.62, 0.5], [side * 0.95, 1.4], [side * 0.86, 3.4]], 0.035, trim, { material: MATERIAL.glow, lift: 0.05 }) // biome-ignore format: points
        ribbon([[side * 0.5, 2.4], [side * 1.1, 2.3]], 0.05, trim, { material: MATERIAL.glow, lift: 0.05 }) // biome-ignore format: points
      }
      break
    case 'western vest':
      round([0.78, 1.4], 0.17, GOLD, { lift: 0.08, material: MATERIAL.metal, points: 5 })
      break
    case 'kilt':
      round([0, 4.6], 0.34, [0.4, 0.3, 0.22], { lift: 0.2, material: MATERIAL.fur })
      round([0, 4.36], 0.15, STEEL, { lift: 0.3, material: MATERIAL.metal })
      break
    default:
  }
}
