import type { Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { HeadwearKit } from './headwear-kit.ts'
import { type LatheRing, lathe, smoothRings } from './lathe.ts'

interface HatShape {
  readonly crown: readonly LatheRing[]
  readonly brim: readonly LatheRing[]
  readonly bandY: readonly [top: number, bottom: number]
  /** Dent along the top of the crown. */
  readonly dent?: number
}

/** In the middle of the forehead, in head space (eyes 0.1, crown −1). */
const LINE_Y = -0.38

const HATS: Record<'hat' | 'wide hat' | 'witch hat' | 'top hat' | 'cowboy hat', HatShape> = {
  hat: {
    crown: [
      { wide: 0.02, y: -1.2 },
      { wide: 0.45, y: -1.24 },
      { wide: 0.74, y: -1.22 },
      { wide: 0.84, y: -1.1 },
      { wide: 0.98, y: -0.72 },
      { wide: 1.03, y: LINE_Y },
    ],
    brim: [
      { wide: 1, y: LINE_Y - 0.02 },
      { wide: 1.2, y: LINE_Y, saddle: 0.03 },
      { wide: 1.48, y: LINE_Y + 0.05, saddle: 0.13 },
    ],
    bandY: [-0.62, -0.4],
    dent: 0.14,
  },
  'wide hat': {
    crown: [
      { wide: 0.02, y: -1.16 },
      { wide: 0.5, y: -1.14 },
      { wide: 0.82, y: -1.02 },
      { wide: 0.98, y: -0.78 },
      { wide: 1.03, y: LINE_Y },
    ],
    brim: [
      { wide: 1, y: LINE_Y - 0.02 },
      { wide: 1.35, y: LINE_Y - 0.02, saddle: -0.02 },
      { wide: 1.75, y: LINE_Y, saddle: -0.02 },
      { wide: 2.15, y: LINE_Y + 0.06, saddle: -0.03 },
    ],
    bandY: [-0.6, -0.38],
  },
  'witch hat': {
    crown: [
      { wide: 0.02, y: -2.3, x: 0.42, z: -0.25 },
      { wide: 0.14, y: -2.16, x: 0.3, z: -0.22 },
      { wide: 0.34, y: -1.78, x: 0.1, z: -0.12 },
      { wide: 0.6, y: -1.32, x: 0.02, z: -0.05 },
      { wide: 0.86, y: -0.86 },
      { wide: 1.04, y: LINE_Y },
    ],
    brim: [
      { wide: 1, y: LINE_Y - 0.02 },
      { wide: 1.45, y: LINE_Y - 0.01, saddle: 0.05 },
      { wide: 2, y: LINE_Y + 0.03, saddle: 0.08 },
    ],
    bandY: [-0.62, -0.38],
  },
  'top hat': {
    crown: [
      { wide: 0.02, y: -1.78 },
      { wide: 0.8, y: -1.79 },
      { wide: 1.01, y: -1.78 },
      { wide: 1.04, y: -1.72 },
      { wide: 0.95, y: -1.1 },
      { wide: 0.99, y: -0.72 },
      { wide: 1.03, y: LINE_Y },
    ],
    brim: [
      { wide: 1, y: LINE_Y - 0.01 },
      { wide: 1.2, y: LINE_Y + 0.02, saddle: 0.05 },
      { wide: 1.38, y: LINE_Y + 0.01, saddle: 0.14 },
    ],
    bandY: [-0.68, -0.4],
  },
  'cowboy hat': {
    crown: [
      { wide: 0.02, y: -1.2 },
      { wide: 0.42, y: -1.3 },
      { wide: 0.7, y: -1.28 },
      { wide: 0.82, y: -1.14 },
      { wide: 0.97, y: -0.74 },
      { wide: 1.03, y: LINE_Y },
    ],
    brim: [
      { wide: 1, y: LINE_Y - 0.02 },
      { wide: 1.3, y: LINE_Y + 0.03, saddle: 0.08 },
      { wide: 1.62, y: LINE_Y + 0.1, saddle: 0.3 },
      { wide: 1.85, y: LINE_Y + 0.12, saddle: 0.5 },
    ],
    bandY: [-0.56, -0.41],
    dent: 0.2,
  },
}

/** Hats with a crown, a band and a brim. */
export function buildBrimmedHat(kit: HeadwearKit, kind: keyof typeof HATS): Surface[] {
  const { crown, brim, bandY, dent = 0 } = HATS[kind]
  const { color, trim } = kit.headwear
  const rings = smoothRings(crown, 6)
  const folds = randomFor(kit.sheet.seed, 'headwear')
  const phase = folds() * 6
  const banded = (row: number): Rgb => (rings[row]!.y > bandY[0] && rings[row]!.y < bandY[1] ? trim : color)
  return [
    lathe(kit, dent ? rings.map((ring) => ({ ...ring, y: ring.y + dent * Math.max(0, 1 - ring.wide * 1.6) })) : rings, {
      color,
      colorAt: banded,
      reliefAt:
        kind === 'witch hat' ? (row, turn) => 0.03 * Math.sin(rings[row]!.y * 9 + phase + Math.sin(turn) * 1.4) : undefined,
    }),
    lathe(kit, smoothRings(brim, 4), {
      color,
      reliefAt:
        kind === 'wide hat' || kind === 'witch hat' ? (row, turn) => 0.003 * row * Math.sin(turn * 3 + phase) : undefined,
    }),
    lathe(kit, brimEdge(brim), { color: trim, material: MATERIAL.cloth }),
  ]
}

/** A rolled edge gives the brim its thickness. */
function brimEdge(brim: readonly LatheRing[]): LatheRing[] {
  const last = brim[brim.length - 1]!
  return [
    { ...last, y: last.y - 0.02, wide: last.wide - 0.01 },
    { ...last, y: last.y - 0.012, wide: last.wide + 0.018 },
    { ...last, y: last.y + 0.016, wide: last.wide + 0.018 },
    { ...last, y: last.y + 0.022, wide: last.wide - 0.01 },
  ]
}

/** A hat whose brim is turned up in front and behind. */
export function buildPirateHat(kit: HeadwearKit): Surface[] {
  const { color, trim } = kit.headwear
  const crown = smoothRings(
    [
      { wide: 0.02, y: -1.22 },
      { wide: 0.6, y: -1.18 },
      { wide: 0.92, y: -0.95 },
      { wide: 1.03, y: LINE_Y },
    ],
    5,
  )
  const rows = 8
  const flap = Array.from(
    { length: rows },
    (_, row): LatheRing => ({ wide: 1.04, y: LINE_Y + 0.05 - (row / (rows - 1)) * 0.02 }),
  )
  const rise = (turn: number) => 0.28 + 0.62 * Math.max(0, Math.cos(turn)) ** 1.4 + 0.5 * Math.max(0, -Math.cos(turn)) ** 2
  const up = lathe(kit, flap, {
    color,
    colorAt: (row) => (row > rows - 3 ? trim : color),
    reliefAt: (row, turn) => (row / (rows - 1)) * (0.1 + 0.42 * Math.abs(Math.sin(turn)) ** 3),
  })
  // The flap's rows climb with the angle: high over the forehead, low at the sides.
  for (let vertex = 0; vertex < up.positions.length / 3; vertex += 1) {
    const row = Math.floor(vertex / 64)
    const turn = -Math.PI + ((vertex % 64) / 64) * 2 * Math.PI
    up.positions[vertex * 3 + 1]! -= (row / (rows - 1)) * rise(turn)
  }
  return [lathe(kit, crown, { color }), up]
}
