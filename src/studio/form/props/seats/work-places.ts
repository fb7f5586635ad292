import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { PoseKind } from '../../../sheet/pose-kind.ts'
import { gridMesh } from '../../grid.ts'
import { BRASS, DARK, PAPER, type PropPiece, STEEL, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../shapes.ts'
import { bed } from './bed.ts'
import { block, panel } from './seat-shapes.ts'
import type { WorkRoom } from './work-room.ts'

const LACQUER: Rgb = [0.07, 0.06, 0.07]
const BRICK: Rgb = [0.5, 0.31, 0.25]
const STONE: Rgb = [0.47, 0.45, 0.43]

const made = (mesh: PropPiece['mesh'], color: Rgb, material: Material = MATERIAL.wood): PropPiece => ({ mesh, color, material })

/** How far hands are above what they write or type on. */
const OVER_TABLE = 0.42

function desk({ handY, handZ, floor }: WorkRoom): PropPiece[] {
  const [top, near, far] = [handY + OVER_TABLE, Math.max(1.1, handZ - 1), handZ + 2.6]
  return [
    made(block([-4.4, top, near], [4.4, top + 0.28, far], 14), mixRgb(WOOD, [0.75, 0.55, 0.36], 0.35)),
    ...[-4, 4].flatMap((x) =>
      [near + 0.3, far - 0.3].map((z) =>
        made(
          bar(line([x, top + 0.2, z], [x, floor, z], 3), () => 0.2),
          WOOD,
        ),
      ),
    ),
  ]
}

/** Flat as a cymbal, on its stand. */
const cymbal = (x: number, y: number, z: number, floor: number): PropPiece[] => [
  made(moved(lathe([[-0.12, 0.02], [-0.1, 0.25], [0.02, 1.3], [0.05, 1.3], [0, 0.02]], 28), [x, y, z]), BRASS, MATERIAL.metal), // biome-ignore format: profile
  made(
    bar(line([x, y, z], [x * 0.9, floor, z], 3), () => 0.06),
    STEEL,
    MATERIAL.metal,
  ),
]

const drum = (at: Vector, radius: number, high: number): PropPiece[] => [
  made(moved(lathe([[0, 0.02], [0, radius * 0.96]], 30), at), [0.94, 0.93, 0.9], MATERIAL.cloth), // biome-ignore format: profile
  made(moved(lathe([[-0.06, radius], [0.1, radius], [0.11, radius * 0.95], [high, radius * 0.95], [high, radius]], 30), at), [0.62, 0.1, 0.12], MATERIAL.glass), // biome-ignore format: profile
]

/** Across, to the front, radius, colour: what is cut on a board, whole and in pieces. */
const VEGETABLES: readonly (readonly [number, number, number, Rgb])[] = [
  [-0.5, 0.6, 0.34, [0.86, 0.3, 0.2]],
  [-1.2, 0.9, 0.4, [0.42, 0.62, 0.25]],
  [-1.5, 0.2, 0.3, [0.9, 0.72, 0.35]],
  [1.1, 1.3, 0.13, [0.95, 0.52, 0.16]],
  [1.4, 1.1, 0.13, [0.95, 0.52, 0.16]],
  [0.9, 1.6, 0.13, [0.95, 0.52, 0.16]],
  [1.5, 1.5, 0.13, [0.42, 0.62, 0.25]],
]

/** What stands before, beside, behind or below who does this; everything on the level ground. */
export const WORK_PLACES: Partial<Record<PoseKind, (room: WorkRoom) => PropPiece[]>> = {
  writing: (room) => [
    ...desk(room),
    made(
      block(
        [-1.1, room.handY + OVER_TABLE - 0.04, room.handZ - 0.5],
        [1.1, room.handY + OVER_TABLE + 0.02, room.handZ + 1.9],
        14,
      ),
      PAPER,
      MATERIAL.cloth,
    ),
  ],
  typing: desk,
  hammering: (room) => [
    ...desk(room),
    made(
      block(
        [-1.6, room.handY + OVER_TABLE - 0.3, room.handZ - 0.1],
        [1.6, room.handY + OVER_TABLE + 0.02, room.handZ + 1.5],
        14,
      ),
      mixRgb(WOOD, PAPER, 0.5),
    ),
    made(
      bar(
        line(
          [room.lead * 0.7, room.handY + OVER_TABLE - 0.95, room.handZ + 0.7],
          [room.lead * 0.7, room.handY + OVER_TABLE - 0.2, room.handZ + 0.7],
          3,
        ),
        () => 0.07,
      ),
      STEEL,
      MATERIAL.metal,
    ),
  ],
  chopping: (room) => [
    ...desk(room),
    made(
      block([-2, room.handY + OVER_TABLE - 0.16, room.handZ - 0.3], [2, room.handY + OVER_TABLE + 0.02, room.handZ + 1.9], 14),
      mixRgb(WOOD, PAPER, 0.35),
    ),
    ...VEGETABLES.map(([x, z, radius, color]) =>
      made(
        moved(ball(radius), [room.lead * x, room.handY + OVER_TABLE - 0.1 - radius * 0.8, room.handZ + z]),
        color,
        MATERIAL.glass,
      ),
    ),
  ],
  kneading: (room) => [
    ...desk(room),
    made(
      moved(lathe([[-0.62, 0.02], [-0.58, 0.5], [-0.4, 0.95], [-0.15, 1.15], [0.05, 1.05], [0.08, 0.02]], 26), [0, room.handY + OVER_TABLE, room.handZ + 0.85]), // biome-ignore format: profile
      [0.93, 0.86, 0.72],
      MATERIAL.cloth,
    ),
  ],
  cooking: (room) => {
    const [top, near] = [room.handY + 0.75, room.handZ - 0.1]
    return [
      made(block([-6, top, near - 0.3], [6, top + 0.22, near + 3], 16), [0.42, 0.42, 0.44]),
      made(block([-5.9, top + 0.2, near], [5.9, room.floor, near + 2.9], 16), mixRgb(WOOD, [0.75, 0.6, 0.45], 0.5)),
      made(moved(lathe([[-1.1, 0.02], [-1.02, 0.9], [-0.95, 0.95], [0, 0.9], [0, 0.02]], 28), [-room.lead * 2.6, top, near + 1.2]), STEEL, MATERIAL.metal), // biome-ignore format: profile
    ]
  },
  'playing piano': ({ handY, handZ, floor }) => {
    const keys = handY + 0.36
    const [near, back] = [handZ - 0.35, handZ + 1.5]
    const wide = 5
    return [
      made(block([-wide, keys + 0.06, near - 0.1], [wide, keys + 0.75, back], 16), LACQUER, MATERIAL.glass),
      made(
        block([-wide + 0.3, keys - 0.06, near - 0.05], [wide - 0.3, keys + 0.1, back], 20),
        [0.95, 0.94, 0.9],
        MATERIAL.glass,
      ),
      ...Array.from({ length: 35 }, (_, key) => key).flatMap((key): PropPiece[] => {
        const x = -wide + 0.55 + key * 0.265
        return key % 7 === 2 || key % 7 === 6
          ? []
          : [made(block([x - 0.07, keys - 0.17, near + 0.7], [x + 0.07, keys, back]), DARK, MATERIAL.glass)]
      }),
      made(block([-wide - 0.1, keys - 2.5, back], [wide + 0.1, floor, back + 1.5], 16), LACQUER, MATERIAL.glass),
      made(block([-wide - 0.2, keys - 2.65, back - 0.1], [wide + 0.2, keys - 2.48, back + 1.6], 16), DARK, MATERIAL.glass),
      made(panel([-1.3, keys - 2.1, back - 0.1], [1.3, keys - 0.7, back - 0.1], 0.06), PAPER, MATERIAL.cloth),
      ...[-wide + 0.3, wide - 0.3].map((x) =>
        made(
          bar(line([x, keys + 0.6, near + 0.3], [x, floor, near + 0.3], 3), () => 0.22),
          LACQUER,
          MATERIAL.glass,
        ),
      ),
    ]
  },
  'playing drums': ({ handY, handZ, floor, lead }) => [
    ...drum([lead * 0.6, handY + 0.55, handZ + 1.1], 1.15, 0.9),
    ...drum([-lead * 1.5, handY + 0.3, handZ + 1.6], 1, 1.1),
    ...drum([lead * 2.7, handY + 1.1, handZ + 0.5], 1.25, 2.6),
    made(moved(plate(4.2, 4.2, 0.9, 2), [0, floor - 2.15, handZ + 3]), [0.62, 0.1, 0.12], MATERIAL.glass),
    made(moved(plate(3.8, 3.8, 0.05, 2), [0, floor - 2.15, handZ + 3.92]), [0.94, 0.93, 0.9], MATERIAL.cloth),
    ...cymbal(-3.1, handY - 1.2, handZ + 0.9, floor),
    ...cymbal(3.2, handY - 1.6, handZ + 0.6, floor),
  ],
  painting: ({ handY, floor, lead, crownY }) => {
    const [x, y, z] = [lead * 4.6, (handY + crownY) / 2 + 0.2, 0.5]
    const at = (mesh: PropPiece['mesh'], deep = 0) => moved(mesh, [x - lead * deep * 0.5, y, z + deep])
    return [
      ...[-1, 0, 1].map((leg) =>
        made(
          bar(line([x + leg * 0.3, y - 3, z - 0.3], [x + leg * 1.5, floor, z - (leg === 0 ? 2 : 0)], 4), () => 0.11),
          WOOD,
        ),
      ),
      made(moved(plate(3.4, 0.2, 0.3), [x, y + 2.2, z]), WOOD),
      made(at(plate(3.5, 4.1, 0.09, 14)), PAPER, MATERIAL.cloth),
      made(moved(at(plate(3.1, 1.9, 0.03, 14), 0.1), [0, -0.85, 0]), [0.55, 0.74, 0.88], MATERIAL.cloth),
      made(moved(at(plate(0.8, 0.8, 0.03, 2), 0.14), [lead * 0.7, -1.1, 0]), [0.97, 0.82, 0.42], MATERIAL.cloth),
      made(moved(at(plate(3.1, 1.1, 0.03, 14), 0.12), [0, 0.65, 0]), [0.42, 0.6, 0.36], MATERIAL.cloth),
      made(moved(at(plate(2.1, 1.2, 0.03, 1.3), 0.13), [-lead * 0.4, -0.05, 0]), [0.36, 0.44, 0.56], MATERIAL.cloth),
    ]
  },
  leaning: ({ crownY, floor, facing, isIndoors, isFenced }) => {
    if (isFenced) return fence(floor)
    const top = crownY - 9
    const [from, to] = [facing * 2.2, -facing * 24]
    const wall = isIndoors ? mixRgb(PAPER, [0.6, 0.52, 0.42], 0.5) : BRICK
    return [
      made(panel([from, top, -1.75], [to, floor, -1.75], 0.9, 60), wall),
      ...(isIndoors ? [] : bricks(facing, { top, floor, from, z: -1.28 })),
    ]
  },
  climbing: ({ handZ, crownY, floor, facing }) => [
    made(
      gridMesh({ rows: 26, columns: 22, closed: false }, (row, column): Vector => {
        const [y, x] = [crownY - 9 + (row / 25) * (floor - crownY + 22), -2.4 + column * 1.1]
        const lump = Math.sin(x * 1.7 + y * 0.6) + Math.sin(y * 1.3 - x * 0.9) + 0.6 * Math.sin(x * 3.1 + y * 2.3)
        return [facing * x, y, handZ + 0.75 + 0.3 * lump]
      }),
      STONE,
    ),
  ],
  swimming: ({ floor, isAtWater }) => (isAtWater ? [water(floor - OVER_GROUND)] : []),
  sleeping: (room) => (room.isIndoors ? bed(room) : []),
}

/** Half heads that who swims is over the ground that there is none of: their chest is below the surface. */
const OVER_GROUND = 3.3
const WATER: Rgb = [0.13, 0.37, 0.45]

/** Ripples to the picture's edges. */
function water(level: number): PropPiece {
  const mesh = gridMesh({ rows: 90, columns: 90, closed: false }, (row, column): Vector => {
    const [x, z] = [-55 + (column / 89) * 110, -40 + (row / 89) * 70]
    const wave = Math.sin(x * 0.55 + z * 0.8) + Math.sin(z * 1.1 - x * 0.7) + 0.6 * Math.sin(x * 1.3 - z * 0.4)
    return [x, level - 0.1 * wave, z]
  })
  return made(mesh, WATER, MATERIAL.glass)
}

/** Posts and three rails behind the hips, on both sides to the picture's edge. */
function fence(floor: number): PropPiece[] {
  const [back, top] = [-1.75, floor * 0.4]
  const weathered = mixRgb(WOOD, [0.56, 0.52, 0.46], 0.72)
  const step = (floor - top) / 3
  return [
    ...[0, 1, 2].map((rail) =>
      made(
        panel([-24, top + rail * step, back], [24, top + rail * step + 0.85, back], 0.42, 40),
        mixRgb(weathered, WOOD, rail * 0.2),
      ),
    ),
    ...[-13, -4.6, 3.9, 12.4].map((x) =>
      made(block([x, top - 0.8, back - 0.75], [x + 1, floor, back - 0.1], 12), mixRgb(weathered, WOOD, 0.4)),
    ),
  ]
}

/** Every second course is moved by half a brick. */
function bricks(facing: number, { top, floor, from, z }: { top: number; floor: number; from: number; z: number }): PropPiece[] {
  const [high, long] = [0.62, 1.7]
  return Array.from({ length: Math.ceil((floor - top) / high) }, (_, course) => course).flatMap((course) =>
    Array.from({ length: 7 }, (_, brick): PropPiece => {
      const x = from - facing * (brick + (course % 2) / 2 + 0.5) * long
      const y = floor - (course + 0.5) * high
      const shade = 0.5 + 0.5 * Math.sin(course * 12.9 + brick * 7.3)
      return made(moved(plate(long - 0.1, high - 0.1, 0.06, 14), [x, y, z]), mixRgb(BRICK, [0.66, 0.4, 0.3], shade * 0.6))
    }),
  )
}
