import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { SeatKind } from '../../../sheet/scene-sheet.ts'
import { gridMesh } from '../../grid.ts'
import { BRASS, type PropPiece, WOOD } from '../prop-piece.ts'
import { ball, bar, lathe, line, moved } from '../shapes.ts'
import { block, panel } from './seat-shapes.ts'

/** Where a seat stands: height of its top and of the ground, half its width, and the length of a thigh. */
export interface SeatRoom {
  readonly top: number
  readonly floor: number
  readonly half: number
  readonly depth: number
}

const wooden = (mesh: PropPiece['mesh'], color: Rgb = WOOD): PropPiece => ({ mesh, color, material: MATERIAL.wood })
const stuffed = (mesh: PropPiece['mesh'], color: Rgb): PropPiece => ({ mesh, color, material: MATERIAL.cloth })
const golden = (mesh: PropPiece['mesh']): PropPiece => ({ mesh, color: BRASS, material: MATERIAL.metal })
const RED: Rgb = [0.6, 0.1, 0.14]
const STONE: Rgb = [0.55, 0.54, 0.52]

function fourLegs({ top, floor, half }: SeatRoom, [back, front]: readonly [number, number], radius: number): PropPiece[] {
  return [-1, 1].flatMap((side) =>
    [back, front].map((z) =>
      wooden(bar(line([side * half * 0.9, top + 0.1, z], [side * half, floor, z * 1.06], 4), () => radius)),
    ),
  )
}

/** What somebody sits on. Upright space: the hips in the middle, z forward. */
export const FURNITURE: Record<Exclude<SeatKind, 'arms'>, (room: SeatRoom) => PropPiece[]> = {
  stool: (room) => [
    wooden(
      moved(
        lathe(
          [
            [0, 0.01],
            [0, 1.0],
            [0.06, 1.08],
            [0.16, 1.08],
            [0.22, 1.0],
            [0.22, 0.01],
          ],
          30,
        ),
        [0, room.top, 0.1],
      ),
    ),
    ...fourLegs({ ...room, half: 0.8 }, [-0.55, 0.75], 0.11),
  ],
  chair: (room) => {
    const { top, half } = room
    const dark = mixRgb(WOOD, [0.1, 0.05, 0.03], 0.25)
    return [
      wooden(block([-half, top, -1.2], [half, top + 0.22, 1.35], 8)),
      ...fourLegs(room, [-1.05, 1.2], 0.13),
      ...[-1, 1].map((side) =>
        wooden(
          bar(line([side * half * 0.92, top + 0.1, -1.15], [side * half * 0.92, top - 3.7, -1.62], 6), () => 0.13),
          dark,
        ),
      ),
      ...[-3.5, -2.6, -1.7].map((y) =>
        wooden(panel([-half * 0.9, top + y, -1.2 + y * 0.12], [half * 0.9, top + y + 0.5, -1.2 + y * 0.12], 0.14, 6)),
      ),
    ]
  },
  bench: (room) => {
    const { top, floor } = room
    return [
      ...[-1.15, -0.35, 0.45, 1.15].map((z) => wooden(block([-4.2, top, z - 0.33], [4.2, top + 0.16, z + 0.33]))),
      ...[-2.6, -1.6].map((y) => wooden(panel([-4.2, top + y, -1.6 + y * 0.1], [4.2, top + y + 0.75, -1.6 + y * 0.1], 0.14))),
      ...[-3.4, 3.4].flatMap((x) => [
        {
          mesh: bar(
            [
              [x, top - 2.7, -1.95],
              [x, top + 0.1, -1.5],
              [x, floor, -1.5],
            ],
            () => 0.12,
          ),
          color: [0.2, 0.21, 0.22] as Rgb,
          material: MATERIAL.metal,
        },
        {
          mesh: bar(
            [
              [x, top + 0.1, -1.5],
              [x, top + 0.15, 1.2],
              [x, floor, 1.2],
            ],
            () => 0.12,
          ),
          color: [0.2, 0.21, 0.22] as Rgb,
          material: MATERIAL.metal,
        },
      ]),
    ]
  },
  armchair: ({ top, floor, half }) => {
    const cloth: Rgb = [0.36, 0.42, 0.36]
    return [
      stuffed(block([-half - 0.1, top, -1.3], [half + 0.1, top + 0.75, 1.6], 6), mixRgb(cloth, [1, 1, 1], 0.12)),
      stuffed(block([-half - 0.2, top + 0.6, -1.5], [half + 0.2, floor - 0.35, 1.45], 8), cloth),
      stuffed(panel([-half - 0.35, top - 4.2, -1.7], [half + 0.35, top + 0.6, -1.5], 0.9, 5), cloth),
      ...[-1, 1].map((side) =>
        stuffed(
          block([side * (half + 0.05), top - 1.15, -1.6], [side * (half + 0.75), floor - 0.35, 1.5], 5),
          mixRgb(cloth, [0, 0, 0], 0.12),
        ),
      ),
      ...[-1, 1].map((side) => wooden(bar(line([side * half, floor - 0.4, 1.2], [side * half, floor, 1.25], 3), () => 0.16))),
    ]
  },
  throne: ({ top, floor, half }) => {
    const wide = half + 0.45
    return [
      stuffed(block([-wide, top, -1.2], [wide, top + 0.45, 1.6], 6), RED),
      golden(block([-wide - 0.15, top + 0.4, -1.45], [wide + 0.15, floor, 1.5])),
      golden(panel([-wide - 0.2, top - 6.6, -1.65], [wide + 0.2, top + 0.5, -1.65], 0.4, 7)),
      stuffed(panel([-wide + 0.2, top - 6.1, -1.42], [wide - 0.2, top + 0.3, -1.42], 0.2, 7), RED),
      ...[-1, 1].flatMap((side) => [
        golden(
          bar(
            [
              [side * (wide + 0.05), top - 1.35, -1.4],
              [side * (wide + 0.05), top - 1.35, 1.35],
              [side * (wide + 0.05), top + 0.5, 1.5],
            ],
            () => 0.2,
          ),
        ),
        golden(moved(ball(0.36), [side * (wide + 0.05), top - 1.35, 1.4])),
        golden(moved(ball(0.3), [side * (wide + 0.1), top - 6.8, -1.65])),
      ]),
      golden(moved(ball(0.4), [0, top - 7, -1.65])),
    ]
  },
  steps: ({ top, floor }) => {
    const rise = (floor - top) / 2
    return [0, 1].map((step) => ({
      mesh: block([-6 - step, top + step * rise, -3], [6 + step, floor, 0.9 + step * 1.6], 14),
      color: mixRgb(STONE, [0.3, 0.3, 0.33], step * 0.25),
      material: MATERIAL.wood,
    }))
  },
  rock: ({ top, floor, half, depth }) => [
    {
      mesh: gridMesh({ rows: 14, columns: 28, closed: true }, (row, column): Vector => {
        const down = row / 13
        const turn = (column / 28) * Math.PI * 2
        const lump = 1 + 0.1 * Math.sin(turn * 3 + down * 5) + 0.07 * Math.sin(turn * 5 + 1.3 - down * 7)
        const wide = Math.min(1, Math.sqrt(Math.max(0.0001, down * 3))) * (0.86 + 0.4 * down) * lump
        return [
          -Math.cos(turn) * (half + 0.55) * wide,
          top + (floor - top) * down ** 1.3 + 0.05 * Math.sin(turn * 2),
          0.1 + Math.sin(turn) * (depth * 0.34 + 0.4) * wide,
        ]
      }),
      color: STONE,
      material: MATERIAL.wood,
    },
  ],
}
