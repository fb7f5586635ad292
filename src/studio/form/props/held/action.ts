import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { DARK, GLOW, type MakeProp, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, line, moved, plate } from '../shapes.ts'

const GUNMETAL = mixRgb(STEEL, DARK, 0.72)

/** What adventures are full of: guns, whips, and what sprays sparks. */
export const ACTION = {
  pistol: (color) => [
    { mesh: bar([[-0.16, 0.5, 0], [-0.02, -0.1, 0], [0.06, -0.4, 0]], () => 0.15), color: WOOD, material: MATERIAL.wood }, // biome-ignore format: points
    {
      mesh: moved(plate(0.78, 0.34, 0.12, 4), [0.32, -0.55, 0]),
      color: mixRgb(GUNMETAL, color, 0.3),
      material: MATERIAL.metal,
    },
    { mesh: bar(line([0.6, -0.62, 0], [1.7, -0.62, 0], 4), () => 0.085), color: GUNMETAL, material: MATERIAL.metal },
    { mesh: bar(line([0.12, -0.52, 0], [0.62, -0.52, 0], 4), () => 0.17), color: mixRgb(GUNMETAL, STEEL, 0.25), material: MATERIAL.metal }, // biome-ignore format: points
    { mesh: bar([[0.14, -0.32, 0], [0.26, -0.06, 0], [0.48, -0.16, 0], [0.5, -0.4, 0]], () => 0.03, 6), color: GUNMETAL, material: MATERIAL.metal }, // biome-ignore format: points
    { mesh: bar(line([-0.06, -0.66, 0], [-0.18, -0.86, 0]), () => 0.06, 6), color: GUNMETAL, material: MATERIAL.metal },
  ],
  rifle: (color) => [
    { mesh: bar([[0.34, 1.9, 0], [0.2, 1.2, 0], [0, 0.35, 0], [0, -0.2, 0]], (t) => 0.27 - 0.13 * t), color: mixRgb(WOOD, color, 0.25), material: MATERIAL.wood }, // biome-ignore format: points
    { mesh: moved(plate(0.3, 1.2, 0.13, 5), [0, -0.7, 0]), color: GUNMETAL, material: MATERIAL.metal },
    { mesh: bar(line([0, -1.2, 0], [0, -2.6, 0], 6), () => 0.14), color: mixRgb(WOOD, color, 0.25), material: MATERIAL.wood },
    { mesh: bar(line([-0.05, -1.2, 0], [-0.05, -3.9, 0], 6), () => 0.065), color: GUNMETAL, material: MATERIAL.metal },
    { mesh: moved(plate(0.42, 0.26, 0.1, 4), [0.24, -0.75, 0]), color: GUNMETAL, material: MATERIAL.metal },
    { mesh: bar(line([-0.26, -0.5, 0], [-0.26, -1.4, 0], 4), () => 0.08), color: DARK, material: MATERIAL.metal },
  ],
  whip: (color) => [
    { mesh: bar(line([0, 0.5, 0], [0, -0.75, 0], 8), (t) => 0.1 - 0.02 * t), color: mixRgb(color, DARK, 0.4), material: MATERIAL.leather }, // biome-ignore format: points
    { mesh: bar(lash(), (t) => 0.07 * (1 - 0.8 * t), 7), color, material: MATERIAL.leather },
  ],
  /** Its blade lies across before the body. */
  chainsaw: (color) => [
    { mesh: moved(plate(1.5, 0.95, 0.34, 5), [-0.35, -0.75, 0]), color, material: MATERIAL.metal },
    { mesh: bar([[0.3, -0.5, 0], [0.42, 0.05, 0], [-0.3, 0.05, 0], [-0.62, -0.4, 0]], () => 0.1), color: DARK, material: MATERIAL.leather }, // biome-ignore format: points
    { mesh: bar([[-0.3, -1.1, 0], [-0.4, -1.55, 0], [-0.85, -1.55, 0], [-0.95, -1.1, 0]], () => 0.08), color: DARK, material: MATERIAL.leather }, // biome-ignore format: points
    { mesh: moved(plate(2.7, 0.46, 0.06, 6), [-2.3, -0.78, 0]), color: STEEL, material: MATERIAL.metal },
    ...Array.from({ length: 22 }, (_, tooth): PropPiece => {
      const [x, y] = [-1.1 - (tooth % 11) * 0.25, tooth < 11 ? -1.03 : -0.53]
      return { mesh: moved(plate(0.14, 0.12, 0.07, 2), [x, y, 0]), color: GUNMETAL, material: MATERIAL.metal }
    }),
  ],
  sparkler: (color) => [
    { mesh: bar(line([0, 0.5, 0], [0, -1.7, 0], 6), () => 0.025, 6), color: GUNMETAL, material: MATERIAL.metal },
    { mesh: moved(ball(0.13), [0, -1.7, 0]), color: mixRgb(GLOW, [1, 1, 1], 0.6), material: MATERIAL.glow },
    ...Array.from({ length: 34 }, (_, ray) => spark(ray, color)),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** From the handle out, down and curling at the end. */
function lash(): Vector[] {
  return Array.from({ length: 60 }, (_, i): Vector => {
    const t = i / 59
    const turn = t * 7.5
    const size = 0.95 * (1 - 0.62 * t)
    return [0.95 - Math.cos(turn) * size, -0.75 - Math.sin(turn) * size + 1.9 * t * t, 0.25 * Math.sin(turn)]
  })
}

/** Rays as long as chance has them, the same at every look. */
function spark(ray: number, color: readonly [number, number, number]): PropPiece {
  const turn = ray * 2.399963
  const rise = 1 - (2 * (ray + 0.5)) / 34
  const flat = Math.sqrt(1 - rise * rise)
  const way: Vector = [Math.cos(turn) * flat, rise, Math.sin(turn) * flat]
  const length = 0.35 + (0.55 * ((ray * 7) % 11)) / 11
  const at = (far: number): Vector => [way[0] * far, -1.7 + way[1] * far, way[2] * far]
  return {
    mesh: bar(line(at(0.12), at(length)), (t) => 0.032 * (1 - 0.7 * t), 5),
    color: mixRgb(GLOW, color, 0.25),
    material: MATERIAL.glow,
  }
}
