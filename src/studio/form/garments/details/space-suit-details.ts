import { mixRgb } from '../../../color.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import { moved, plate } from '../../props/shapes.ts'
import type { DetailKit } from './detail-kit.ts'

/** Panels, lights and hoses of a space suit, and its pack. */
export function spaceSuitDetails(kit: DetailKit): void {
  const { bench, garment, piece, patch, hose } = kit
  const { color, trim } = garment
  const { skeleton } = bench.stand
  const { tall, wide } = skeleton
  patch([0, 2.05], [0.5, 0.75], [0.5, 0.53, 0.58], { lift: 0.26, material: MATERIAL.metal })
  patch([-0.22, 2.2], [0.12, 0.16], [0.86, 0.3, 0.2], { lift: 0.31, material: MATERIAL.glow })
  patch([0.22, 2.2], [0.12, 0.16], [0.3, 0.75, 0.9], { lift: 0.31, material: MATERIAL.glow })
  patch([0, 2.52], [0.34, 0.14], [0.16, 0.18, 0.22], { lift: 0.31, material: MATERIAL.glass })
  hose([[0.44, 2.35], [0.78, 2.7], [0.92, 1.9], [0.6, 0.6]], [0.66, 0.68, 0.72]) // biome-ignore format: points
  hose([[-0.44, 2.35], [-0.78, 2.7], [-0.92, 1.9], [-0.6, 0.6]], [0.66, 0.68, 0.72]) // biome-ignore format: points
  patch([0.72, 1.2], [0.24, 0.3], [0.2, 0.32, 0.62], { lift: 0.05 })
  patch([-0.72, 1.22], [0.22, 0.26], mixRgb(trim, [0.8, 0.3, 0.2], 0.5), { lift: 0.05 })
  // The pack on the back shows over the shoulders.
  for (const side of [-1, 1])
    piece(
      moved(plate(0.95 * wide, 3.2 * tall, 0.42), [side * 0.5 * wide, 1.55 * tall, -1.35]),
      mixRgb(color, [0.5, 0.53, 0.58], 0.35),
    )
}
