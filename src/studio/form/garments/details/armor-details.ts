import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { mix } from '../../curve.ts'
import { gridMesh } from '../../grid.ts'
import { ball, moved } from '../../props/shapes.ts'
import { add, scaleBy, subtract, unit } from '../../vector.ts'
import type { DetailKit } from './detail-kit.ts'

const GOLD: Rgb = [0.86, 0.69, 0.32]

/** Plates, straps and cords of armour of leather. */
export function armorDetails(kit: DetailKit): void {
  const { bench, garment, piece, patch, round, ribbon, waistBand } = kit
  const { color, trim } = garment
  const { skeleton, joints } = bench.stand
  switch (garment.cut) {
    case 'samurai armor':
      samurai()
      break
    case 'leather armor':
      for (const side of [-1, 1]) {
        ribbon([[side * 0.62, 0.1], [side * 0.56, 1.1]], 0.12, trim, { material: MATERIAL.leather, lift: 0.08 }) // biome-ignore format: points
        round([side * 0.56, 1], 0.11, GOLD, { lift: 0.14, material: MATERIAL.metal })
      }
      for (const arm of joints.arms) shoulderPlates(arm, { count: 2, tint: color, band: trim, size: 0.86 })
      waistBand(0.2, trim, GOLD)
      break
    default:
  }

  /** Broad plates hung from the shoulders, hanging plates round the hips, a cord knotted in front. */
  function samurai(): void {
    for (const arm of joints.arms) shoulderPlates(arm, { count: 5, tint: color, band: trim, size: 1.12 })
    for (const [index, x] of [-0.92, -0.31, 0.31, 0.92].entries())
      for (let row = 0; row < 3; row += 1) {
        const y = 3.75 + row * 0.62
        patch([x * (1 + row * 0.06), y], [0.29, 0.6], mixRgb(color, [0, 0, 0], 0.1 * (index % 2)), {
          lift: 0.24 + row * 0.07,
          material: MATERIAL.leather,
        })
        patch([x * (1 + row * 0.06), y + 0.48], [0.29, 0.1], trim, { lift: 0.28 + row * 0.07 })
      }
    waistBand(0.16, [0.92, 0.9, 0.84])
    ribbon([[-0.85, 0.55], [0, 0.85], [0.85, 0.55]], 0.07, trim, { lift: 0.08 }) // biome-ignore format: points
  }

  function shoulderPlates(
    arm: (typeof joints.arms)[number],
    { count, tint, band, size }: { count: number; tint: Rgb; band: Rgb; size: number },
  ): void {
    const axis = unit(subtract(arm.elbow, arm.shoulder))
    const outward: Vector = unit(subtract([arm.side, -0.25, 0.05], scaleBy(axis, arm.side * axis[0])))
    const forward: Vector = [
      axis[1] * outward[2] - axis[2] * outward[1],
      axis[2] * outward[0] - axis[0] * outward[2],
      axis[0] * outward[1] - axis[1] * outward[0],
    ]
    const radius = (skeleton.armRadius + 0.34) * size
    for (let row = 0; row < count; row += 1) {
      const start = -0.42 + row * 0.4
      const strip = (from: number, to: number, raise: number) =>
        gridMesh({ rows: 4, columns: 16, closed: false }, (line, column): Vector => {
          const turn = mix(-1.35, 1.35, column / 15)
          const r = radius + raise + 0.05 * row + 0.06 * (line / 3)
          const place = add(scaleBy(outward, Math.cos(turn) * r * 0.9), scaleBy(forward, Math.sin(turn) * r * 1.05))
          return add(add(arm.shoulder, scaleBy(axis, mix(from, to, line / 3))), place)
        })
      piece(strip(start, start + 0.44, 0), tint, MATERIAL.leather)
      piece(strip(start + 0.33, start + 0.42, 0.025), band)
    }
    piece(moved(ball(0.12), add(arm.shoulder, scaleBy(outward, radius * 0.7))), band, MATERIAL.metal)
  }
}
