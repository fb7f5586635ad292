import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { BRASS, DARK, type MakeProp, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'

/** Blades and pole arms of their own kind, hammers, and what shoots light. */
export const BLADES = {
  katana: (color) => [
    { mesh: curvedBlade(4.1, 0.085, 0.42), color: STEEL, material: MATERIAL.metal },
    { mesh: moved(lathe([[-0.03, 0.02], [-0.03, 0.24], [0.03, 0.24], [0.03, 0.02]]), [0, -0.34, 0]), color: BRASS, material: MATERIAL.metal }, // biome-ignore format: profile
    {
      mesh: bar(line([0, -0.3, 0], [0, 0.92, 0], 22), (t) => 0.078 + 0.012 * Math.cos(t * 46)),
      color: mixRgb(color, DARK, 0.55),
      material: MATERIAL.leather,
    },
    { mesh: moved(ball(0.085), [0, 0.92, 0]), color: BRASS, material: MATERIAL.metal },
  ],
  rapier: (color) => [
    { mesh: bar(line([0, -0.3, 0], [0, -4.3, 0], 12), (t) => 0.055 * (1 - 0.85 * t)), color: STEEL, material: MATERIAL.metal },
    { mesh: moved(lathe([[-0.16, 0.05], [-0.1, 0.25], [0.05, 0.36], [0.07, 0.34], [-0.06, 0.2]]), [0, -0.26, 0]), color: BRASS, material: MATERIAL.metal }, // biome-ignore format: profile
    {
      mesh: bar(
        Array.from({ length: 13 }, (_, i): Vector => [0.34 * Math.sin((i / 12) * Math.PI), -0.2 + (i / 12) * 0.66, 0]),
        () => 0.03,
        7,
      ),
      color: BRASS,
      material: MATERIAL.metal,
    },
    { mesh: bar(line([0, -0.2, 0], [0, 0.42, 0], 8), () => 0.065), color, material: MATERIAL.leather },
    { mesh: moved(ball(0.1), [0, 0.48, 0]), color: BRASS, material: MATERIAL.metal },
  ],
  spear: (color) => [
    { mesh: bar(line([0, 4.2, 0], [0, -3.8, 0], 20), () => 0.075), color: WOOD, material: MATERIAL.wood },
    { mesh: leaf(-3.7, 1.15, 0.24), color: STEEL, material: MATERIAL.metal },
    {
      mesh: bar(line([0, -3.45, 0], [0, -3.8, 0], 8), (t) => 0.1 + 0.02 * Math.cos(t * 30)),
      color,
      material: MATERIAL.leather,
    },
  ],
  trident: (color) => [
    { mesh: bar(line([0, 4.2, 0], [0, -3.3, 0], 20), () => 0.08), color, material: MATERIAL.metal },
    ...[-1, 0, 1].map((side) => ({
      mesh: bar(
        side === 0
          ? line([0, -3.2, 0], [0, -4.9, 0], 8)
          : [[0, -3.2, 0], [side * 0.42, -3.35, 0], [side * 0.5, -3.7, 0], [side * 0.5, -4.6, 0]], // biome-ignore format: points
        (t) => 0.075 * (t > 0.75 ? Math.max(0.05, (1 - t) / 0.25) * 1.6 : 1),
      ),
      color,
      material: MATERIAL.metal,
    })),
  ],
  scythe: (color) => [
    { mesh: bar(line([0, 3.8, 0], [0.05, -4, 0], 20), () => 0.085), color: mixRgb(WOOD, color, 0.3), material: MATERIAL.wood },
    { mesh: sickle(), color: STEEL, material: MATERIAL.metal },
  ],
  hammer: (color) => [
    { mesh: bar(line([0, 0.95, 0], [0, -1.75, 0], 10), (t) => 0.085 - 0.02 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: moved(plate(1.05, 0.46, 0.22, 6), [0, -1.75, 0]), color: mixRgb(STEEL, color, 0.3), material: MATERIAL.metal },
    { mesh: moved(plate(0.16, 0.54, 0.26, 6), [0.5, -1.75, 0]), color: STEEL, material: MATERIAL.metal },
  ],
  gavel: (color) => [
    { mesh: bar(line([0, 0.45, 0], [0, -0.8, 0], 8), (t) => 0.06 - 0.015 * t), color, material: MATERIAL.wood },
    { mesh: bar([[-0.38, -0.9, 0], [-0.3, -0.9, 0], [0, -0.9, 0], [0.3, -0.9, 0], [0.38, -0.9, 0]], (t) => 0.2 - 0.12 * Math.sin(t * Math.PI) ** 2 * 0.4, 12), color, material: MATERIAL.wood }, // biome-ignore format: points
    ...[-0.2, 0.2].map((x) => ({
      mesh: bar(line([x - 0.035, -0.9, 0], [x + 0.035, -0.9, 0]), () => 0.205, 12),
      color: BRASS,
      material: MATERIAL.metal,
    })),
  ],
  blaster: (color) => [
    { mesh: moved(plate(0.34, 0.85, 0.15), [-0.02, -0.1, 0]), color: DARK, material: MATERIAL.leather },
    { mesh: moved(plate(1.5, 0.46, 0.17, 5), [0.42, -0.58, 0]), color: mixRgb(STEEL, color, 0.35), material: MATERIAL.metal },
    { mesh: bar(line([1.05, -0.64, 0], [1.75, -0.64, 0], 4), () => 0.11), color: DARK, material: MATERIAL.metal },
    { mesh: moved(plate(0.7, 0.09, 0.19, 5), [0.4, -0.58, 0]), color: [0.35, 0.95, 1], material: MATERIAL.glow },
    { mesh: moved(ball(0.1), [1.76, -0.64, 0]), color: [0.35, 0.95, 1], material: MATERIAL.glow },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** A slender single-edged blade that bends back. */
function curvedBlade(length: number, half: number, bend: number): Mesh {
  const rows = 18
  const outline = [[-1, 0], [-0.4, 0.4], [1, 0.12], [1, -0.12], [-0.4, -0.4]] as const // biome-ignore format: points
  return gridMesh({ rows, columns: outline.length, closed: true }, (row, column): Vector => {
    const t = row / (rows - 1)
    const [x, z] = outline[column]!
    const tip = t > 0.93 ? Math.max(0.02, (1 - t) / 0.07) : 1
    return [x * half * tip + bend * t * t + (1 - tip) * half * 0.8, -0.34 - t * length, z * half * 0.5]
  })
}

/** A blade like a leaf. */
function leaf(y: number, length: number, half: number): Mesh {
  const rows = 12
  const outline = [[-1, 0], [0, 0.4], [1, 0], [0, -0.4]] as const // biome-ignore format: points
  return gridMesh({ rows, columns: 4, closed: true }, (row, column): Vector => {
    const t = row / (rows - 1)
    const width = half * Math.max(0.02, Math.sin(Math.min(1, t * 2.4) * (Math.PI / 2)) * (1 - t) ** 0.7 * 1.25)
    const [x, z] = outline[column]!
    return [x * width, y - t * length, z * width * 0.5]
  })
}

function sickle(): Mesh {
  const rows = 20
  return gridMesh({ rows, columns: 4, closed: true }, (row, column): Vector => {
    const t = row / (rows - 1)
    const turn = t * 1.35
    const width = 0.34 * (1 - t) ** 0.8 + 0.01
    const [x, y] = [0.05 + Math.sin(turn) * 2.5, -4 + (1 - Math.cos(turn)) * 1.5]
    return [x, y + [-0.5, 0, 1, 0][column]! * width, [0, 0.035, 0, -0.035][column]!]
  })
}
