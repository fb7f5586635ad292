import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix, smoothStep } from '../curve.ts'
import { stepsFor } from '../detail.ts'
import { gridMesh } from '../grid.ts'
import { pointsAlong } from '../tube.ts'
import { unit } from '../vector.ts'
import { type HairKit, hairRandom, lockColors, spread } from './hair-kit.ts'
import { buildLock } from './lock.ts'
import { buildTiedRopes } from './tied-ropes.ts'
import { twistRope } from './twist-rope.ts'

/** Loose corkscrews all over, in two layers. */
export function buildCurlyHair(kit: HairKit, tip: number): Surface[] {
  const random = hairRandom(kit, 'curls')
  const { volume } = kit.sheet.hair
  const layers = [
    { count: 26, from: 0.5, to: tip, lift: 0.7 },
    { count: 20, from: 0.26, to: 1 + (tip - 1) * 0.55, lift: 1.3 },
    { count: 13, from: 0.04, to: 0.95, lift: 1.7 },
  ]
  const around = layers.flatMap(({ count, from, to, lift }) =>
    spread(count, [0.62, 2 * Math.PI - 0.62], random, 0.4).map((turn) =>
      curl(kit, random, { turn, from, to: to * mix(0.92, 1.06, random()), lift: volume * lift }),
    ),
  )
  const brow = kit.scalp.downAt(kit.proportions.browY - 0.06)
  // Over the forehead, or from the hairline back: in front the hair close to the skull would show bare.
  const isOpen = kit.sheet.hair.fringe === 'none'
  const front = spread(isOpen ? 13 : 9, [-0.74, 0.74], random, 0.3).map((turn) =>
    isOpen
      ? curl(kit, random, { turn, from: kit.foreheadDown - 0.03, to: 0.22 + 0.16 * random(), lift: volume * 1.2 })
      : curl(kit, random, { turn, from: 0.34, to: brow - 0.08 * random(), lift: volume * 1.1 }),
  )
  return [...around, ...front]
}

interface CurlShape {
  readonly turn: number
  readonly from: number
  readonly to: number
  readonly lift: number
}

function curl(kit: HairKit, random: () => number, { turn, from, to, lift }: CurlShape): Surface {
  const phase = random() * 6.28
  const winds = 2.2 + (to - from) * 2
  const radius = 0.05 + 0.035 * random()
  const handed = random() < 0.5 ? -1 : 1
  // What grows on the crown stands up at once, or the head would be flat.
  const full = from < 0.1 ? 0.72 : 0.5
  const pathAt = (along: number): Vector => {
    const grown = smoothStep(0, 0.3, along) * radius
    const wind = phase + handed * along * winds * 2 * Math.PI
    return kit.scalp.hangAt({
      turn: turn + (Math.cos(wind) * grown) / 0.8,
      down: mix(from, to, along),
      lift: lift * (full + 0.6 * Math.sin(Math.PI * Math.min(1, along * 1.2))) + 0.05 + Math.sin(wind) * grown,
    })
  }
  return buildLock(pathAt, kit.scalp.outwardAt, {
    ...lockColors(kit, random, turn),
    part: kit.parts.next(),
    width: 0.085 + 0.02 * random(),
    flat: 0.62,
    root: 0.7,
    blunt: 2.2,
    steps: Math.round(12 + winds * 5),
    detail: kit.detail,
  })
}

const AFRO = { rows: 96, columns: 168 } as const
/** Coils are small: they need more of the grid than a smooth thing does. */
const AFRO_DETAIL = 1.3
const BUMPS = 620

/** One round cloud of coils: a single mass whose surface and outline are small bumps (lesson 17). */
export function buildAfro(kit: HairKit, size: number): Surface[] {
  const random = randomFor(kit.sheet.seed, 'hair afro')
  const grid = bumpGrid(
    Array.from({ length: BUMPS }, (_, index): Vector => {
      // Even points on a ball (golden angle), each a little off.
      const height = 1 - ((index + 0.5) / BUMPS) * 2
      const turn = index * 2.399963 + random() * 0.4
      const round = Math.sqrt(1 - height * height)
      return [Math.sin(turn) * round, -height, Math.cos(turn) * round]
    }),
  )
  const rows = stepsFor(kit.detail * AFRO_DETAIL, AFRO.rows, 24)
  const columns = stepsFor(kit.detail * AFRO_DETAIL, AFRO.columns, 42)
  const tops: number[] = []
  const mesh = gridMesh({ rows, columns, closed: true }, (row, column) => {
    const turn = -Math.PI + (column / columns) * 2 * Math.PI
    const share = row / (rows - 1)
    const front = smoothStep(0.1, 0.72, Math.cos(turn))
    const end = mix(1.5, kit.foreheadDown + 0.03, front)
    const angle = (end * share * Math.PI) / 2
    const direction: Vector = [Math.sin(turn) * Math.sin(angle), -Math.cos(angle), Math.cos(turn) * Math.sin(angle)]
    // The ball closes toward its edge: at the hairline it is back on the skull.
    const full = Math.sqrt(Math.max(0, 1 - share ** 5))
    const bump = nearBump(grid, direction)
    tops.push(bump)
    const lift = 0.02 + full * (size * (1 - 0.28 * front * share) + bump * 0.085)
    return kit.scalp.skinAt({ turn, down: end * share, lift })
  })
  leanToBall(mesh.normals, mesh.positions)
  const { color } = kit.sheet.hair
  const colors = new Float32Array(mesh.positions.length)
  tops.forEach((bump, vertex) => {
    const tone = 0.82 + 0.26 * bump
    colors.set([color[0] * tone, color[1] * tone, color[2] * tone], vertex * 3)
  })
  return [{ part: kit.parts.next(), material: MATERIAL.hair, color, colors, ...mesh }]
}

/** Bumps sorted into cells of a cube round the unit ball. */
type BumpGrid = readonly (readonly Vector[])[]

const CELLS = 14

function cellOf(value: number): number {
  return Math.floor(((value + 1.2) / 2.4) * CELLS)
}

function cellsAbout(value: number): [from: number, to: number] {
  return [cellOf(value - BUMP_REACH), cellOf(value + BUMP_REACH)]
}

function bumpGrid(bumps: readonly Vector[]): BumpGrid {
  const grid = Array.from({ length: CELLS ** 3 }, (): Vector[] => [])
  for (const bump of bumps) grid[(cellOf(bump[0]) * CELLS + cellOf(bump[1])) * CELLS + cellOf(bump[2])]!.push(bump)
  return grid
}

/** How far a bump reaches on the unit ball. */
const BUMP_REACH = 0.112

/** 1 on top of the nearest bump, falling to 0 between bumps. */
function nearBump(grid: BumpGrid, [x, y, z]: Vector): number {
  let nearest = BUMP_REACH * BUMP_REACH
  const [fromX, toX] = cellsAbout(x)
  const [fromY, toY] = cellsAbout(y)
  const [fromZ, toZ] = cellsAbout(z)
  for (let cx = fromX; cx <= toX; cx += 1) {
    for (let cy = fromY; cy <= toY; cy += 1) {
      for (let cz = fromZ; cz <= toZ; cz += 1) {
        for (const [bx, by, bz] of grid[(cx * CELLS + cy) * CELLS + cz]!) {
          const distance = (bx - x) * (bx - x) + (by - y) * (by - y) + (bz - z) * (bz - z)
          if (distance < nearest) nearest = distance
        }
      }
    }
  }
  return Math.sqrt(1 - nearest / (BUMP_REACH * BUMP_REACH))
}

/** Coils shade as one ball: half of each normal is the ball's own. */
function leanToBall(normals: Float32Array, positions: Float32Array): void {
  for (let at = 0; at < normals.length; at += 3) {
    const ball = unit([positions[at]!, positions[at + 1]! + 0.25, positions[at + 2]! + 0.1])
    for (const axis of [0, 1, 2] as const) normals[at + axis] = normals[at + axis]! * 0.55 + ball[axis] * 0.6
  }
}

interface RopeShape {
  /** Where the longest end, as `down`. */
  readonly tip: number
  readonly thick: number
  /** Factor of the number of ropes. */
  readonly count: number
  /** Knots along a rope. */
  readonly knots: number
}

/** Ropes of felted or plaited hair, knotted along their length. */
export function buildRopes(kit: HairKit, { tip, thick: thickness, count: many, knots }: RopeShape): Surface[] {
  if (kit.sheet.hair.isTied) return buildTiedRopes(kit, { length: tip, thick: thickness, count: many, knots })
  const random = hairRandom(kit, 'dreads')
  const { volume } = kit.sheet.hair
  const layers = [
    { count: 24, from: 0.62, to: tip, lift: 0.8 },
    { count: 22, from: 0.34, to: 1 + (tip - 1) * 0.86, lift: 1.7 },
    { count: 17, from: 0.06, to: 1 + (tip - 1) * 0.62, lift: 2.2 },
  ]
  return layers.flatMap(({ count, from, to, lift }) =>
    spread(Math.round(count * many), [-Math.PI, Math.PI], random, 0.42).map((turn) => {
      // Ropes from the front are thrown to the sides, so that the face stays free.
      const side = Math.sign(turn) * Math.max(Math.abs(turn), 0.98 + 0.2 * random())
      const phase = random() * 6.28
      const end = 1 + (to - 1) * mix(0.66, 1.08, random())
      const sway = 0.06 + 0.09 * random()
      const away = 0.03 + 0.14 * random()
      const points = pointsAlong(stepsFor(kit.detail * 1.4, 30, 14), (along) => {
        const down = mix(from, end, along)
        const free = smoothStep(0.85, 1.6, down)
        return kit.scalp.hangAt({
          turn: mix(turn, side, smoothStep(0, 0.45, along)) + Math.sin(phase + down * 3.6) * sway * free,
          down,
          lift: volume * lift * (1 - 0.3 * along) + 0.05 + away * free + Math.cos(phase + down * 2.8) * sway * 0.6 * free,
        })
      })
      return twistRope(kit, random, { points, turn, thickness, phase, knots })
    }),
  )
}
