import { mixRgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { PartNumbers } from './part-numbers.ts'
import { buildTube, pointsAlong } from './tube.ts'

type Horns = NonNullable<CharacterSheet['horns']>
type Path = (along: number, side: -1 | 1) => Vector

interface HornShape {
  readonly path: Path
  readonly radius: number
  readonly rings: number
}

const SHAPES: Record<Exclude<Horns['kind'], 'antlers' | 'unicorn'>, HornShape> = {
  small: {
    path: (t, side) => [side * (0.36 + 0.1 * Math.sin(t * 1.6)), -0.76 - 0.36 * t, 0.28 - 0.06 * t],
    radius: 0.105,
    rings: 5,
  },
  curved: {
    path: (t, side) => [side * (0.44 + 0.34 * Math.sin(t * 2.3)), -0.7 - 0.95 * t, 0.16 - 0.24 * Math.sin(t * 2.4)],
    radius: 0.14,
    rings: 12,
  },
  ram: {
    path: (t, side) => {
      const turn = -1.9 + t * 5.6
      const wind = 0.48 * (1 - 0.45 * t)
      return [side * (0.66 + 0.5 * t), -0.24 + Math.sin(turn) * wind, -0.12 - Math.cos(turn) * wind]
    },
    radius: 0.22,
    rings: 16,
  },
}

/** Horns of a demon, a ram, a stag or a unicorn, with rings along them. */
export function buildHorns({ horns, headwear }: CharacterSheet, parts: PartNumbers): Surface[] {
  if (!horns) return []
  if (horns.kind === 'unicorn') {
    return [hornTube(horns, parts, { path: (t) => [0.01 * t, -0.62 - 0.62 * t, 0.62 + 0.5 * t], radius: 0.09, rings: 9 }, 1)]
  }
  if (horns.kind === 'antlers') return ([-1, 1] as const).flatMap((side) => antler(horns, parts, side))
  const own = SHAPES[horns.kind]
  const isBelowCrown = headwear?.kind === 'crown' && !headwear.isCarried && horns.kind !== 'ram'
  const shape = isBelowCrown ? asideOfCrown(own) : own
  return ([-1, 1] as const).map((side) => hornTube(horns, parts, shape, side))
}

/** Beside and before a crown they are seen whole. */
function asideOfCrown({ path, radius, rings }: HornShape): HornShape {
  return {
    radius: radius * 1.2,
    rings,
    path: (t, side) => {
      const [x, y, z] = path(t, side)
      return [x + side * (0.17 + 0.22 * t), y * 0.9 + 0.14, z + 0.22]
    },
  }
}

function hornTube({ color }: Horns, parts: PartNumbers, { path, radius, rings }: HornShape, side: -1 | 1): Surface {
  const tube = buildTube(
    pointsAlong(44, (along) => path(along, side)),
    {
      part: parts.next(),
      material: MATERIAL.horn,
      color,
      radius: (along) => radius * (1 - along) ** 0.75 * (1 + 0.07 * Math.abs(Math.sin(along * rings * Math.PI))) + 0.004,
    },
  )
  const colors = new Float32Array(tube.positions.length)
  const tip = mixRgb(color, [0.12, 0.09, 0.08], 0.55)
  const perRow = tube.positions.length / 44
  for (let at = 0; at < colors.length; at += 3) {
    const along = Math.floor(at / perRow) / 43
    const groove = 0.86 + 0.14 * Math.abs(Math.sin(along * rings * Math.PI))
    const shaded = mixRgb(color, tip, along ** 1.5)
    colors.set([shaded[0] * groove, shaded[1] * groove, shaded[2] * groove], at)
  }
  // Where a tube runs toward the viewer its section turns over.
  return { ...tube, colors, doubleSided: true }
}

function antler({ color }: Horns, parts: PartNumbers, side: -1 | 1): Surface[] {
  const beam: Path = (t, s) => [s * (0.34 + 0.75 * Math.sin(t * 1.5)), -0.78 - 1.05 * t, 0.06 - 0.3 * t + 0.25 * t * t]
  const branch = (from: number, length: number, forward: number, outward: number): Vector[] => {
    const start = beam(from, side)
    return pointsAlong(14, (t) => [
      start[0] + side * outward * t * length,
      start[1] - length * t * (0.55 + 0.45 * t),
      start[2] + forward * length * t,
    ])
  }
  const bone = { material: MATERIAL.horn, color }
  return [
    buildTube(
      pointsAlong(30, (t) => beam(t, side)),
      { ...bone, part: parts.next(), radius: (along) => 0.07 * (1 - along) ** 0.6 + 0.006 },
    ),
    ...[branch(0.12, 0.42, 0.7, 0.15), branch(0.42, 0.5, 0.5, -0.35), branch(0.66, 0.42, 0.35, -0.5)].map((points) =>
      buildTube(points, { ...bone, part: parts.next(), radius: (along) => 0.05 * (1 - along) ** 0.7 + 0.005 }),
    ),
  ]
}
