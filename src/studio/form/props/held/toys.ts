import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { PropKind } from '../../../sheet/prop-kind.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { unit } from '../../vector.ts'
import { DARK, type MakeProp, made, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate, turnRing } from '../shapes.ts'
import { scaled } from './nature.ts'

const WHITE: Rgb = [0.96, 0.96, 0.95]
const LEAF: Rgb = [0.3, 0.5, 0.24]
/** A flat shape of three or more corners. */
const sheet = (...corners: readonly Vector[]): Mesh =>
  gridMesh({ rows: 2, columns: Math.ceil(corners.length / 2), closed: false }, (row, column) =>
    row === 0 ? corners[column]! : (corners[corners.length - 1 - column] ?? corners[column]!),
  )

/** More of what people play with, fight with and bring home. */
export const TOYS = {
  'pom-pom': (color) => [
    made(strips(0, 2), color),
    made(strips(1, 2), mixRgb(color, WHITE, 0.75)),
    made(moved(ball(0.5), [0, -0.25, 0]), mixRgb(color, DARK, 0.3)),
  ],
  'small ball': (color) => [made(moved(ball(0.34), [0, -0.3, 0]), color), made(moved(turnRing(0.33, 0.02), [0.02, -0.3, 0.06]), mixRgb(color, [0.7, 0.1, 0.1], 0.5))], // biome-ignore format: ball
  'rugby ball': (color) => [
    made(moved(scaled(ball(0.75), [1.4, 0.9, 0.9]), [0, -0.5, 0]), color, MATERIAL.leather),
    made(moved(plate(0.7, 0.07, 0.02, 6), [0, -0.5, 0.68]), WHITE),
    ...[-0.24, -0.08, 0.08, 0.24].map((x) => made(moved(plate(0.05, 0.24, 0.02, 6), [x, -0.5, 0.69]), WHITE)),
  ],
  'toy car': (color) => [
    made(moved(plate(1.5, 0.42, 0.36, 5), [0, -0.32, 0]), color, MATERIAL.glass),
    made(moved(plate(0.85, 0.42, 0.32, 4), [-0.05, -0.66, 0]), color, MATERIAL.glass),
    made(moved(plate(0.7, 0.26, 0.335, 5), [-0.05, -0.66, 0]), [0.7, 0.85, 0.92], MATERIAL.glass),
    ...[-0.45, 0.45].flatMap((x) => [-0.34, 0.34].map((z) => made(moved(plate(0.38, 0.38, 0.08, 2), [x, -0.1, z]), DARK))),
  ],
  'toy train': (color) => [
    made(
      bar(line([-0.2, -0.5, 0], [0.9, -0.5, 0]), () => 0.3, 14),
      color,
      MATERIAL.horn,
    ),
    made(moved(plate(0.6, 0.95, 0.34, 8), [-0.5, -0.55, 0]), mixRgb(color, [0.1, 0.2, 0.6], 0.5), MATERIAL.horn),
    made(
      bar(line([0.6, -0.75, 0], [0.6, -1.15, 0]), (t) => 0.1 + 0.07 * t),
      DARK,
      MATERIAL.metal,
    ),
    ...[-0.6, -0.05, 0.5].map((x) => made(moved(plate(0.4, 0.4, 0.38, 2), [x, -0.1, 0]), DARK, MATERIAL.metal)),
  ],
  'toy plane': (color) => [
    made(
      bar(line([-1, -0.45, 0], [0.9, -0.55, 0], 6), (t) => 0.1 + 0.16 * Math.sin(Math.PI * (0.15 + 0.75 * t)), 12),
      color,
      MATERIAL.horn,
    ),
    made(moved(plate(0.5, 0.06, 1.1, 4), [0.2, -0.5, 0]), mixRgb(color, WHITE, 0.4), MATERIAL.horn),
    made(moved(plate(0.3, 0.5, 0.03, 4), [-0.92, -0.68, 0]), mixRgb(color, WHITE, 0.4), MATERIAL.horn),
    made(moved(plate(0.05, 0.8, 0.03, 3), [0.95, -0.55, 0]), DARK),
  ],
  'paper plane': (color) => [
    made(sheet([-0.9, -0.6, 0.5], [1.1, -0.75, 0], [-0.9, -0.2, 0.02], [-0.9, -0.2, 0.02]), color),
    made(sheet([-0.9, -0.6, -0.5], [1.1, -0.75, 0], [-0.9, -0.2, -0.02], [-0.9, -0.2, -0.02]), mixRgb(color, DARK, 0.12)),
    made(sheet([-0.9, -0.6, 0.04], [1.1, -0.75, 0], [-0.5, 0.05, 0], [-0.9, -0.1, 0]), mixRgb(color, DARK, 0.2)),
  ],
  'chess piece': (color) => [
    made(lathe([[-1.15, 0.02], [-1.05, 0.22], [-0.85, 0.24], [-0.7, 0.13], [-0.2, 0.17], [0.15, 0.3], [0.22, 0.4], [0.42, 0.42], [0.42, 0.02]], 22), color, MATERIAL.horn), // biome-ignore format: profile
    made(moved(plate(0.1, 0.4, 0.05, 6), [0, -1.3, 0]), color, MATERIAL.horn),
    made(moved(plate(0.28, 0.1, 0.05, 6), [0, -1.34, 0]), color, MATERIAL.horn),
  ],
  dice: (color) => [
    ...[[-0.3, -0.2, 0], [0.34, -0.32, 0.15]].flatMap(([x, y, z]) => [
      made(moved(plate(0.5, 0.5, 0.25, 8), [x!, y!, z!]), color, MATERIAL.horn),
      ...[[-0.13, -0.13], [0.13, 0.13], [0, 0], [-0.13, 0.13], [0.13, -0.13]].map(([dx, dy]) => made(moved(ball(0.05), [x! + dx!, y! + dy!, z! + 0.25]), DARK)), // biome-ignore format: pips
    ]), // biome-ignore format: dice
  ],
  doll: (color) => [
    made(lathe([[-0.72, 0.14], [-0.5, 0.2], [-0.2, 0.3], [0.3, 0.62], [0.34, 0.02]], 20), color), // biome-ignore format: dress
    made(moved(ball(0.34), [0, -1, 0.02]), [0.95, 0.8, 0.68]),
    made(moved(scaled(ball(0.39), [1.05, 1, 0.9]), [0, -1.1, -0.08]), [0.5, 0.28, 0.14]),
    ...[-1, 1].flatMap((side) => [
      made(bar([[side * 0.2, -0.6, 0], [side * 0.48, -0.3, 0.05], [side * 0.56, -0.05, 0.1]], () => 0.08, 8), [0.95, 0.8, 0.68]), // biome-ignore format: arm
      made(
        bar(line([side * 0.18, 0.3, 0], [side * 0.2, 0.75, 0.05]), () => 0.1, 8),
        WHITE,
      ),
      made(moved(ball(0.045), [side * 0.13, -1, 0.33]), DARK, MATERIAL.eye),
      made(moved(ball(0.17), [side * 0.42, -0.95, -0.05]), [0.5, 0.28, 0.14]),
    ]),
  ],
  kite: (color) => [
    made(bar([[0, 0.2, 0], [0.25, -1.4, 0], [0.9, -3, 0]], () => 0.018, 5), PAPER), // biome-ignore format: string
    made(sheet([0.9, -5.3, 0], [1.9, -4.2, 0.08], [0.9, -2.9, 0], [-0.1, -4.2, 0.08]), color),
    made(sheet([0.9, -5.3, 0.02], [1.9, -4.2, 0.1], [0.9, -4.2, 0.05], [0.9, -4.2, 0.05]), mixRgb(color, [1, 0.85, 0.3], 0.6)),
    made(bar([[0.9, -2.9, 0], [1.2, -2.4, 0.05], [0.85, -1.9, 0.05], [1.2, -1.4, 0]], () => 0.04, 5), mixRgb(color, [1, 0.85, 0.3], 0.6)), // biome-ignore format: tail
  ],
  pinwheel: (color) => [
    made(
      bar(line([0, 1.4, 0], [0, -1.2, 0]), () => 0.045, 7),
      WHITE,
    ),
    ...[0, 1, 2, 3].map((index): PropPiece => {
      const turn = (index * Math.PI) / 2 + 0.3
      const at = (angle: number, far: number, z: number): Vector => [
        Math.cos(turn + angle) * far,
        -1.2 + Math.sin(turn + angle) * far,
        z,
      ]
      return made(sheet([0, -1.2, 0.12], at(-0.1, 0.95, 0.02), at(0.55, 0.7, 0.26), at(0.4, 0.2, 0.16)), index % 2 ? color : mixRgb(color, WHITE, 0.6)) // biome-ignore format: blade
    }),
    made(moved(ball(0.08), [0, -1.2, 0.2]), DARK),
  ],
  hoop: (color) => [made(moved(turnRing(2.1, 0.09), [0, -2.05, 0]), color, MATERIAL.horn)],
  // Both are carried with the head up.
  'golf club': (color) => [
    made(
      bar(line([0, 0.9, 0], [0, -0.6, 0]), () => 0.08, 8),
      DARK,
      MATERIAL.leather,
    ),
    made(
      bar(line([0, -0.6, 0], [0, -3.2, 0]), () => 0.05, 7),
      STEEL,
      MATERIAL.metal,
    ),
    made(moved(scaled(ball(0.32), [1.3, 0.75, 0.8]), [0.26, -3.25, 0]), color, MATERIAL.metal),
  ],
  'hockey stick': (color) => [
    made(bar([[0, 2.4, 0], [0, -2.8, 0], [0.25, -3.3, 0.05], [1.1, -3.5, 0.1]], () => 0.11, 8), color, MATERIAL.wood), // biome-ignore format: points
    made(moved(plate(0.95, 0.32, 0.08, 6), [0.75, -3.42, 0.08]), DARK),
  ],
  oar: (color) => [
    made(
      bar(line([0, 3.4, 0], [0, -3, 0]), () => 0.09, 8),
      color,
      MATERIAL.wood,
    ),
    made(moved(plate(0.75, 1.9, 0.06, 3), [0, -3.7, 0]), color, MATERIAL.wood),
  ],
  skis: (color) => [
    ...[-0.24, 0.24].map((x) => made(bar([[x, 4.4, 0], [x, -4.6, 0], [x, -5.2, 0.14], [x, -5.5, 0.42]], () => 0.15, 6), color, MATERIAL.horn)), // biome-ignore format: points
    ...[-0.24, 0.24].map((x) => made(moved(plate(0.34, 0.6, 0.2, 5), [x, 0.2, 0.12]), DARK, MATERIAL.metal)),
  ],
  crossbow: (color) => [
    made(
      bar(line([0, 1.1, 0], [0, -1.6, 0]), () => 0.13, 8),
      color,
      MATERIAL.wood,
    ),
    made(bar([[-1.3, -0.9, 0], [-0.7, -1.35, 0], [0, -1.45, 0], [0.7, -1.35, 0], [1.3, -0.9, 0]], (t) => 0.05 + 0.07 * Math.sin(Math.PI * t), 8), STEEL, MATERIAL.metal), // biome-ignore format: limbs
    made(bar([[-1.3, -0.9, 0.04], [0, -0.3, 0.1], [1.3, -0.9, 0.04]], () => 0.02, 5), PAPER), // biome-ignore format: string
    made(
      bar(line([0, -0.3, 0.15], [0, -2, 0.15]), () => 0.035, 6),
      WOOD,
      MATERIAL.wood,
    ),
  ],
  mace: (color) => [
    made(
      bar(line([0, 1.4, 0], [0, -1.5, 0]), () => 0.09, 8),
      WOOD,
      MATERIAL.wood,
    ),
    made(moved(ball(0.44), [0, -1.85, 0]), color, MATERIAL.metal),
    ...Array.from({ length: 14 }, (_, index): PropPiece => {
      const height = 1 - ((index + 0.5) / 14) * 2
      const turn = index * 2.4
      const round = Math.sqrt(1 - height * height)
      const [x, y, z] = [Math.cos(turn) * round, height, Math.sin(turn) * round]
      return made(bar(line([x * 0.4, -1.85 + y * 0.4, z * 0.4], [x * 0.72, -1.85 + y * 0.72, z * 0.72]), (t) => 0.1 * (1.02 - t), 6), color, MATERIAL.metal) // biome-ignore format: spike
    }),
  ],
  shuriken: (color) => [0, 1, 2, 3].map((index) => {
    const turn = (index * Math.PI) / 2
    const at = (angle: number, far: number): Vector => [Math.cos(turn + angle) * far, -0.5 + Math.sin(turn + angle) * far, 0.05]
    return made(sheet([0, -0.5, 0.1], at(-0.5, 0.28), at(0, 0.85), at(0.5, 0.28)), color, MATERIAL.metal)
  }), // biome-ignore format: points
  mushroom: (color) => [
    made(lathe([[-0.3, 0.16], [0.1, 0.2], [0.45, 0.28], [0.48, 0.02]], 18), [0.95, 0.92, 0.84]), // biome-ignore format: stalk
    made(lathe([[-0.95, 0.02], [-0.88, 0.3], [-0.66, 0.55], [-0.38, 0.68], [-0.3, 0.62], [-0.34, 0.1]], 24), color), // biome-ignore format: cap
    ...[[-0.2, -0.7, 0.42], [0.25, -0.62, 0.46], [0.02, -0.5, 0.62], [-0.42, -0.5, 0.38], [0.45, -0.45, 0.36]].map(([x, y, z]) => made(moved(ball(0.09), [x!, y!, z!]), WHITE)), // biome-ignore format: dots
  ],
  shell: (color) => [0, 1, 2, 3, 4, 5, 6].map((index) => made(bar(line([0, 0, 0], [(index - 3) * 0.25, -0.95 + Math.abs(index - 3) * 0.09, 0.06]), (t) => 0.05 + 0.12 * t, 8), mixRgb(color, WHITE, (index % 2) * 0.35), MATERIAL.horn)), // biome-ignore format: ribs
  wheat: (color) =>
    [-3, -2, -1, 0, 1, 2, 3].flatMap((index) => [
      made(bar([[index * 0.03, 0.9, 0], [index * 0.05, -0.4, 0], [index * 0.22, -1.5, 0.05]], () => 0.03, 5), color), // biome-ignore format: stalk
      made(bar(line([index * 0.22, -1.4, 0.05], [index * 0.3, -2.1, 0.08], 4), (t) => 0.03 + 0.1 * Math.sin(Math.PI * t), 7), mixRgb(color, [0.6, 0.4, 0.15], 0.3)), // biome-ignore format: ear
    ]),
  cactus: (color) => [
    made(lathe([[0, 0.02], [0, 0.5], [0.14, 0.5], [0.7, 0.36], [0.7, 0.02]], 22), [0.72, 0.38, 0.22]), // biome-ignore format: pot
    made(
      bar(line([0, 0, 0], [0, -1.3, 0], 6), (t) => 0.28 * Math.sqrt(1.03 - t * t), 14),
      color,
    ),
    made(bar([[0, -0.5, 0], [0.5, -0.55, 0], [0.55, -1, 0]], () => 0.14), color), // biome-ignore format: arm
    made(bar([[0, -0.7, 0], [-0.48, -0.72, 0], [-0.52, -1.15, 0]], () => 0.13), color), // biome-ignore format: arm
    made(moved(ball(0.12), [0.05, -1.38, 0.05]), [0.92, 0.4, 0.56]),
  ],
  grenade: (color) => [
    made(moved(scaled(ball(0.4), [0.9, 1.1, 0.9]), [0, -0.3, 0]), color, MATERIAL.metal),
    made(
      bar(line([0, -0.65, 0], [0, -0.9, 0]), () => 0.13),
      DARK,
      MATERIAL.metal,
    ),
    made(moved(turnRing(0.16, 0.035), [0.26, -0.85, 0]), STEEL, MATERIAL.metal),
    made(moved(plate(0.1, 0.14, 0.02, 4), [0, -0.3, 0.38]), LEAF),
  ],
} as const satisfies Partial<Record<PropKind, MakeProp>>

/** A ball of paper strips that stand out all round, as many as a golden spiral has turns. */
function strips(from: number, share: number): Mesh {
  const count = 170
  const [positions, normals, triangles]: [number[], number[], number[]] = [[], [], []]
  for (let strip = from; strip < count; strip += share) {
    const y = 1 - (2 * (strip + 0.5)) / count
    const round = Math.sqrt(1 - y * y)
    const turn = strip * 2.399963
    const out: Vector = [round * Math.cos(turn), y, round * Math.sin(turn)]
    const aside = unit([-Math.sin(turn), 0.6 * Math.cos(strip), Math.cos(turn)])
    const far = 0.86 + 0.1 * Math.cos(strip * 5)
    const first = positions.length / 3
    for (const [reach, half] of [
      [0.15, 0.03],
      [0.6, 0.09],
      [far, 0.1],
    ] as const)
      for (const way of [-1, 1]) {
        positions.push(...[0, 1, 2].map((axis) => out[axis]! * reach + aside[axis]! * half * way - (axis === 1 ? 0.25 : 0)))
        normals.push(...unit([out[0] + aside[0] * way * 0.5, out[1] + aside[1] * way * 0.5, out[2] + aside[2] * way * 0.5]))
      }
    for (const at of [first, first + 2]) triangles.push(at, at + 1, at + 2, at + 1, at + 3, at + 2)
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  }
}
