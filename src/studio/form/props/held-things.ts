import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { PropKind } from '../../sheet/character-sheet.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import type { Vector } from '../matrix.ts'
import { ball, bar, lathe, line, moved, plate } from './shapes.ts'

export interface PropPiece {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
}

const STEEL: Rgb = [0.78, 0.8, 0.84]
const BRASS: Rgb = [0.83, 0.67, 0.34]
const WOOD: Rgb = [0.45, 0.3, 0.19]
const PAPER: Rgb = [0.95, 0.92, 0.84]
const DARK: Rgb = [0.16, 0.15, 0.17]
const GLOW: Rgb = [1, 0.88, 0.55]

/** Things in the space of the hand that holds them: the grip in the origin, up is −y, half heads. */
export const HELD_THINGS: Record<PropKind, (color: Rgb) => PropPiece[]> = {
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
  staff: (color) => [
    { mesh: bar(staffLine(), (t) => 0.085 + 0.02 * Math.sin(t * 17) - 0.02 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: bar(crook(), (t) => 0.1 - 0.05 * t), color: WOOD, material: MATERIAL.wood },
    { mesh: moved(ball(0.24), [0.02, -4.15, 0]), color, material: MATERIAL.glow },
  ],
  wand: (color) => [
    {
      mesh: bar(line([0, 0.4, 0], [0, -1.5, 0], 12), (t) => 0.07 - 0.045 * t + (t < 0.3 ? 0.02 : 0)),
      color: WOOD,
      material: MATERIAL.wood,
    },
    { mesh: moved(ball(0.09), [0, -1.55, 0]), color: mixRgb(color, GLOW, 0.5), material: MATERIAL.glow },
  ],
  bow: (color) => [
    {
      mesh: bar(bowLine(), (t) => 0.035 + 0.05 * Math.sin(t * Math.PI)),
      color: mixRgb(WOOD, color, 0.35),
      material: MATERIAL.wood,
    },
    { mesh: bar(line([-0.62, -2.3, 0], [-0.62, 2.3, 0]), () => 0.014, 6), color: PAPER, material: MATERIAL.cloth },
  ],
  book: (color) => [
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, 0.2]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.94, 1.32, 0.13), [-0.07, -0.55, 0.04]), color: PAPER, material: MATERIAL.cloth },
    { mesh: moved(plate(1.0, 1.4, 0.05), [-0.1, -0.55, -0.12]), color, material: MATERIAL.leather },
    { mesh: moved(plate(0.6, 0.12, 0.02), [-0.1, -0.85, 0.26]), color: BRASS, material: MATERIAL.metal },
  ],
  tablet: (color) => [
    { mesh: moved(plate(1.0, 1.4, 0.06, 10), [-0.1, -0.5, 0.05]), color: DARK, material: MATERIAL.metal },
    {
      mesh: moved(plate(0.88, 1.26, 0.02, 10), [-0.1, -0.5, 0.11]),
      color: mixRgb(color, [0.6, 0.9, 1], 0.5),
      material: MATERIAL.glow,
    },
  ],
  lantern: (color) => [
    { mesh: bar(ring(0.26, -0.1), () => 0.03, 8), color: DARK, material: MATERIAL.metal },
    {
      mesh: moved(
        lathe([
          [0.1, 0.02],
          [0.2, 0.12],
          [0.34, 0.4],
          [0.38, 0.4],
          [0.4, 0.3],
        ]),
        [0, 0.1, 0],
      ),
      color: mixRgb(DARK, color, 0.4),
      material: MATERIAL.metal,
    },
    {
      mesh: moved(
        lathe([
          [0.4, 0.2],
          [0.5, 0.3],
          [0.8, 0.33],
          [1.05, 0.28],
          [1.1, 0.1],
        ]),
        [0, 0.1, 0],
      ),
      color: GLOW,
      material: MATERIAL.glow,
    },
    {
      mesh: moved(
        lathe([
          [1.06, 0.3],
          [1.1, 0.4],
          [1.22, 0.4],
          [1.26, 0.1],
        ]),
        [0, 0.1, 0],
      ),
      color: mixRgb(DARK, color, 0.4),
      material: MATERIAL.metal,
    },
    ...[0, 1, 2, 3].map((post): PropPiece => {
      const turn = Math.PI * (0.25 + post / 2)
      const at: Vector = [Math.cos(turn) * 0.37, 0.45, Math.sin(turn) * 0.37]
      return { mesh: bar(line(at, [at[0], 1.22, at[2]]), () => 0.03, 6), color: DARK, material: MATERIAL.metal }
    }),
  ],
  guitar: (color) => [
    { mesh: moved(plate(1.5, 1.15, 0.16, 2), [0.1, 1.35, 0]), color, material: MATERIAL.wood },
    { mesh: moved(plate(1.15, 0.9, 0.158, 2), [0.1, 0.65, 0]), color, material: MATERIAL.wood },
    { mesh: moved(plate(0.42, 0.42, 0.175, 2), [0.1, 0.82, 0]), color: DARK, material: MATERIAL.wood },
    { mesh: moved(plate(0.17, 2.9, 0.06), [0.1, -0.8, 0.16]), color: WOOD, material: MATERIAL.wood },
    { mesh: moved(plate(0.3, 0.5, 0.06), [0.1, -2.4, 0.14]), color: mixRgb(WOOD, DARK, 0.4), material: MATERIAL.wood },
    { mesh: moved(plate(0.5, 0.1, 0.04), [0.1, 1.45, 0.2]), color: DARK, material: MATERIAL.wood },
  ],
  umbrella: (color) => [
    { mesh: bar(line([0, 0.7, 0], [0, -5.2, 0], 6), () => 0.045), color: WOOD, material: MATERIAL.wood },
    { mesh: canopy(), color, material: MATERIAL.cloth },
    {
      mesh: bar(
        [
          [0, 0.68, 0],
          [0.02, 0.85, 0],
          [0.12, 0.96, 0],
          [0.25, 0.9, 0],
        ],
        () => 0.06,
      ),
      color: WOOD,
      material: MATERIAL.wood,
    },
  ],
  flower: (color) => [
    {
      mesh: bar(
        [
          [0, 0.7, 0],
          [0.02, 0, 0],
          [0.06, -0.7, 0.03],
        ],
        () => 0.035,
        8,
      ),
      color: [0.27, 0.48, 0.24],
      material: MATERIAL.cloth,
    },
    ...[0, 1].map(
      (leaf): PropPiece => ({
        mesh: moved(plate(0.34, 0.15, 0.02, 2), [leaf ? 0.2 : -0.16, -0.25 - leaf * 0.14, 0.02]),
        color: [0.3, 0.52, 0.27],
        material: MATERIAL.cloth,
      }),
    ),
    { mesh: moved(blossom(0.36), [0.07, -0.82, 0.06]), color, material: MATERIAL.cloth },
    { mesh: moved(ball(0.11), [0.07, -0.86, 0.22]), color: BRASS, material: MATERIAL.cloth },
  ],
  cup: (color) => [
    {
      mesh: lathe([
        [-0.42, 0.29],
        [-0.44, 0.33],
        [-0.4, 0.34],
        [0, 0.31],
        [0.3, 0.24],
        [0.36, 0.2],
        [0.36, 0.02],
      ]),
      color,
      material: MATERIAL.glass,
    },
    {
      mesh: lathe([
        [-0.36, 0.02],
        [-0.36, 0.3],
      ]),
      color: [0.36, 0.22, 0.13],
      material: MATERIAL.glass,
    },
    {
      mesh: bar(
        Array.from({ length: 9 }, (_, i): Vector => [-0.3 - 0.2 * Math.sin((i / 8) * Math.PI), -0.24 + i * 0.05, 0]),
        () => 0.04,
        8,
      ),
      color,
      material: MATERIAL.glass,
    },
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
  camera: (color) => [
    { mesh: moved(plate(0.95, 0.62, 0.2), [0, -0.3, 0.05]), color: mixRgb(DARK, color, 0.35), material: MATERIAL.leather },
    { mesh: moved(plate(0.4, 0.16, 0.14), [0, -0.66, 0.05]), color: STEEL, material: MATERIAL.metal },
    { mesh: moved(plate(0.46, 0.46, 0.2, 2), [0, -0.28, 0.34]), color: DARK, material: MATERIAL.metal },
    { mesh: moved(plate(0.32, 0.32, 0.02, 2), [0, -0.28, 0.54]), color: [0.2, 0.3, 0.42], material: MATERIAL.glass },
  ],
  axe: (color) => [
    {
      mesh: bar(line([0, 1.3, 0], [0, -2.1, 0], 10), (t) => 0.075 + 0.01 * Math.sin(t * 20)),
      color: mixRgb(WOOD, color, 0.2),
      material: MATERIAL.wood,
    },
    { mesh: axeHead(), color: STEEL, material: MATERIAL.metal },
  ],
  paintbrush: (color) => [
    {
      mesh: bar(line([0, 0.7, 0], [0, -0.75, 0], 10), (t) => 0.035 + 0.03 * Math.sin(t * 2.6)),
      color: WOOD,
      material: MATERIAL.wood,
    },
    {
      mesh: moved(
        lathe([
          [-1.0, 0.07],
          [-0.75, 0.075],
        ]),
        [0, 0, 0],
      ),
      color: STEEL,
      material: MATERIAL.metal,
    },
    {
      mesh: lathe([
        [-1.42, 0.005],
        [-1.28, 0.06],
        [-1.1, 0.1],
        [-1.0, 0.075],
      ]),
      color,
      material: MATERIAL.fur,
    },
  ],
}

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
  return sleeve(rows, outline.length, points)
}

/** A closed strip of points: rows along it, columns round it. */
function sleeve(rows: number, columns: number, at: (row: number, column: number) => Vector): Mesh {
  return gridMesh({ rows, columns, closed: true }, at)
}

function staffLine(): Vector[] {
  return Array.from({ length: 22 }, (_, i) => [0.05 * Math.sin(i * 0.9), 3.6 - i * 0.345, 0.03 * Math.cos(i * 1.3)] as Vector)
}

function crook(): Vector[] {
  return Array.from({ length: 16 }, (_, i): Vector => {
    const turn = (i / 15) * 4.4 - 0.4
    return [0.02 - Math.cos(turn) * 0.42 + 0.38 * (1 - i / 15), -4.15 - Math.sin(turn) * -0.5, 0]
  })
}

function bowLine(): Vector[] {
  return Array.from({ length: 25 }, (_, i): Vector => {
    const t = i / 12 - 1
    return [-0.62 * t * t + 0.22 * Math.max(0, Math.abs(t) - 0.85) * -2, t * 2.3, 0]
  })
}

function ring(radius: number, y: number): Vector[] {
  return Array.from({ length: 17 }, (_, i): Vector => {
    const turn = (i / 16) * Math.PI * 2
    return [Math.cos(turn) * radius, y + 0.14 + Math.sin(turn) * radius, 0]
  })
}

function canopy(): Mesh {
  const rows = 10
  const columns = 48
  return sleeve(rows, columns, (row, column) => {
    const t = row / (rows - 1)
    const turn = (column / columns) * Math.PI * 2
    const rib = Math.abs(Math.cos(turn * 4))
    const radius = Math.max(0.01, Math.sin(t * 1.35) * 2.5) * (0.93 + 0.07 * rib)
    return [-Math.cos(turn) * radius, -5.3 + (1 - Math.cos(t * 1.35)) * 1.45 - (1 - rib) * 0.1 * t, Math.sin(turn) * radius]
  })
}

function blossom(radius: number): Mesh {
  const rows = 6
  const columns = 40
  return sleeve(rows, columns, (row, column) => {
    const t = Math.max(0.02, row / (rows - 1))
    const turn = (column / columns) * Math.PI * 2
    const petals = 0.72 + 0.28 * Math.abs(Math.cos(turn * 3))
    return [-Math.cos(turn) * radius * t * petals, Math.sin(turn) * radius * t * petals, 0.14 * Math.sin(t * 2.6) * petals]
  })
}

function kite(size: number): Mesh {
  const rows = 10
  const columns = 40
  return sleeve(rows, columns, (row, column) => {
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
  return sleeve(rows, columns, (row, column) => {
    const t = row / (rows - 1)
    const turn = (column / columns) * Math.PI * 2
    const height = 0.16 + 0.5 * t * t
    const thick = 0.13 * (1 - t) + 0.008
    return [0.05 + t * 0.95 + 0.1 * t * (1 - Math.sin(turn) ** 2), -1.75 + Math.sin(turn) * height, Math.cos(turn) * thick]
  })
}
