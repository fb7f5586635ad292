import { mixRgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { BRASS, type MakeProp, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'

/** Blades, bow and shield. */
export const WEAPONS = {
  sword: (color) => [
    { mesh: blade(3.7, 0.15), color: STEEL, material: MATERIAL.metal },
    {
      mesh: bar(line([-0.5, -0.32, 0], [0.5, -0.32, 0], 7), (t) => 0.075 + 0.05 * Math.abs(2 * t - 1)),
      color: BRASS,
      material: MATERIAL.metal,
    },
    {
      mesh: bar(line([0, -0.3, 0], [0, 0.42, 0], 8), (t) => 0.07 + 0.012 * Math.sin(t * 28)),
      color,
      material: MATERIAL.leather,
    },
    {
      mesh: lathe([
        [0.38, 0.01],
        [0.42, 0.1],
        [0.5, 0.13],
        [0.58, 0.09],
        [0.61, 0.01],
      ]),
      color: BRASS,
      material: MATERIAL.metal,
    },
  ],
  dagger: (color) => [
    { mesh: blade(1.25, 0.11), color: STEEL, material: MATERIAL.metal },
    { mesh: bar(line([-0.26, -0.24, 0], [0.26, -0.24, 0], 5), () => 0.06), color: BRASS, material: MATERIAL.metal },
    { mesh: bar(line([0, -0.22, 0], [0, 0.36, 0], 6), () => 0.065), color, material: MATERIAL.leather },
  ],
  bow: (color) => [
    {
      mesh: bar(bowLine(), (t) => 0.035 + 0.05 * Math.sin(t * Math.PI)),
      color: mixRgb(WOOD, color, 0.35),
      material: MATERIAL.wood,
    },
    { mesh: bar(line([-0.62, -2.3, 0], [-0.62, 2.3, 0]), () => 0.014, 6), color: PAPER, material: MATERIAL.cloth },
  ],
  shield: (color) => [
    { mesh: moved(kite(1), [0, 0.1, 0.3]), color, material: MATERIAL.metal },
    { mesh: moved(kite(1.09), [0, 0.1, 0.26]), color: STEEL, material: MATERIAL.metal },
    {
      mesh: moved(
        lathe([
          [-0.02, 0.01],
          [0, 0.2],
          [0.02, 0.01],
        ]),
        [0, 0, 0.6],
      ),
      color: BRASS,
      material: MATERIAL.metal,
    },
    { mesh: moved(ball(0.22), [0, -0.05, 0.52]), color: BRASS, material: MATERIAL.metal },
  ],
  'round shield': (color) => [
    { mesh: moved(plate(2.3, 2.3, 0.1, 2), [0, 0, 0.3]), color, material: MATERIAL.wood },
    ...[0, 1, 2, 3].map(
      (spoke): PropPiece => ({
        mesh: bar(
          line(
            [Math.cos((spoke * Math.PI) / 4) * 1.05, Math.sin((spoke * Math.PI) / 4) * 1.05, 0.4],
            [-Math.cos((spoke * Math.PI) / 4) * 1.05, -Math.sin((spoke * Math.PI) / 4) * 1.05, 0.4],
            3,
          ),
          () => 0.03,
          6,
        ),
        color: mixRgb(color, [0.05, 0.04, 0.04], 0.45),
        material: MATERIAL.wood,
      }),
    ),
    {
      mesh: bar(
        Array.from(
          { length: 41 },
          (_, i): Vector => [Math.cos((i / 40) * 2 * Math.PI) * 1.14, Math.sin((i / 40) * 2 * Math.PI) * 1.14, 0.34],
        ),
        () => 0.1,
        8,
      ),
      color: STEEL,
      material: MATERIAL.metal,
    },
    { mesh: moved(ball(0.34), [0, 0, 0.34]), color: STEEL, material: MATERIAL.metal },
  ],
  axe: (color) => [
    {
      mesh: bar(line([0, 1.3, 0], [0, -2.1, 0], 10), (t) => 0.075 + 0.01 * Math.sin(t * 20)),
      color: mixRgb(WOOD, color, 0.2),
      material: MATERIAL.wood,
    },
    { mesh: axeHead(), color: STEEL, material: MATERIAL.metal },
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** A double-edged blade with a ridge. */
function blade(length: number, half: number): Mesh {
  const rows = 14
  const outline = [
    [-1, 0],
    [-0.35, 0.35],
    [0, 0.55],
    [0.35, 0.35],
    [1, 0],
    [0.35, -0.35],
    [0, -0.55],
    [-0.35, -0.35],
  ] as const
  const points = (row: number, column: number): Vector => {
    const t = row / (rows - 1)
    const width = half * (t < 0.85 ? 1 - 0.2 * t : Math.max(0.01, (0.83 * (1 - t)) / 0.15))
    const [x, z] = outline[column]!
    return [x * width, -0.34 - t * length, z * width * 0.5]
  }
  return gridMesh({ rows, columns: outline.length, closed: true }, points)
}

function bowLine(): Vector[] {
  return Array.from({ length: 25 }, (_, i): Vector => {
    const t = i / 12 - 1
    return [-0.62 * t * t + 0.22 * Math.max(0, Math.abs(t) - 0.85) * -2, t * 2.3, 0]
  })
}

function kite(size: number): Mesh {
  const rows = 10
  const columns = 40
  return gridMesh({ rows, columns, closed: true }, (row, column) => {
    const t = Math.max(0.01, row / (rows - 1)) * size
    const turn = (column / columns) * Math.PI * 2
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const reach = 1 / (Math.abs(cos) ** 4 + Math.abs(sin) ** 4) ** 0.25
    const y = sin * reach * t
    const taper = y > 0 ? 1 - 0.75 * (y / size) ** 2 : 1
    return [-cos * reach * t * 0.95 * taper, y * (y > 0 ? 1.75 : 1.1), 0.32 * (1 - (t / size) ** 2)]
  })
}

function axeHead(): Mesh {
  const rows = 8
  const columns = 12
  return gridMesh({ rows, columns, closed: true }, (row, column) => {
    const t = row / (rows - 1)
    const turn = (column / columns) * Math.PI * 2
    const height = 0.16 + 0.5 * t * t
    const thick = 0.13 * (1 - t) + 0.008
    return [0.05 + t * 0.95 + 0.1 * t * (1 - Math.sin(turn) ** 2), -1.75 + Math.sin(turn) * height, Math.cos(turn) * thick]
  })
}
