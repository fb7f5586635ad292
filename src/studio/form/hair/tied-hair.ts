import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix } from '../curve.ts'
import { unit } from '../vector.ts'
import { type HairKit, hairRandom, isOfLargeLocks, lockColors, spread } from './hair-kit.ts'
import { buildLock } from './lock.ts'
import { SCALP_CENTER } from './scalp.ts'
import { stepsOfSway, swayOf } from './sway.ts'

/** Evenly spread points on a ball lie this far apart round it. */
const GOLDEN_ANGLE = 2.399963

/** Where hair is tied, as a direction from the middle of the skull and a height above it. */
export interface Tie {
  readonly direction: Vector
  readonly lift: number
}

/** Hair combed tight over the skull from the hairline to one or two ties. */
export function combToTies(kit: HairKit, ties: readonly Tie[]): Surface[] {
  const random = hairRandom(kit, 'combed')
  const { volume } = kit.sheet.hair
  const forehead = kit.foreheadDown - 0.01
  return spread(58, [-Math.PI, Math.PI], random, 0.2).map((turn) => {
    const aside = Math.abs(turn)
    // Along the hairline: forehead, temple, above the ear, nape; no gap between those who comb over the top and the sides.
    const root =
      aside < 0.6
        ? forehead
        : aside < 0.95
          ? mix(forehead, 0.9, (aside - 0.6) / 0.35)
          : aside < 1.5
            ? mix(0.9, 1.12, (aside - 0.95) / 0.55)
            : aside < 2
              ? 1.08
              : 1.45
    const start = kit.scalp.skinAt({ turn, down: root - 0.01 - 0.05 * random(), lift: 0.01 })
    const tie = nearestTie(ties, start)
    const from = unit([start[0] - SCALP_CENTER[0], start[1] - SCALP_CENTER[1], start[2] - SCALP_CENTER[2]])
    const fromReach = Math.hypot(start[0] - SCALP_CENTER[0], start[1] - SCALP_CENTER[1], start[2] - SCALP_CENTER[2])
    const end = tiePoint(kit, tie)
    const toReach = Math.hypot(end[0] - SCALP_CENTER[0], end[1] - SCALP_CENTER[1], end[2] - SCALP_CENTER[2])
    const pathAt = (along: number): Vector => {
      const direction = unit([
        mix(from[0], tie.direction[0], along),
        mix(from[1], tie.direction[1], along),
        mix(from[2], tie.direction[2], along),
      ])
      const skull = kit.scalp.hangAt({
        ...turnDown(direction),
        lift: volume * 0.75 * Math.sin(Math.PI * Math.min(1, along * 1.15)) + 0.02,
      })
      const reach = Math.hypot(skull[0] - SCALP_CENTER[0], skull[1] - SCALP_CENTER[1], skull[2] - SCALP_CENTER[2])
      const ends =
        along < 0.2 ? mix(fromReach, reach, along / 0.2) : along > 0.8 ? mix(reach, toReach, (along - 0.8) / 0.2) : reach
      return [
        SCALP_CENTER[0] + direction[0] * ends,
        SCALP_CENTER[1] + direction[1] * ends,
        SCALP_CENTER[2] + direction[2] * ends,
      ]
    }
    return buildLock(pathAt, kit.scalp.outwardAt, {
      ...lockColors(kit, random, turn),
      part: kit.parts.next(),
      detail: kit.detail,
      width: 0.14 + 0.03 * random(),
      flat: 0.28,
      root: 0.14,
      blunt: 3,
      steps: 14,
    })
  })
}

function nearestTie(ties: readonly Tie[], [x, , z]: Vector): Tie {
  return ties.reduce((best, tie) =>
    tie.direction[0] * x + tie.direction[2] * z > best.direction[0] * x + best.direction[2] * z ? tie : best,
  )
}

/** The tie's place in head space. */
export function tiePoint(kit: HairKit, { direction, lift }: Tie): Vector {
  const skull = kit.scalp.hangAt({ ...turnDown(direction), lift })
  const reach = Math.hypot(skull[0] - SCALP_CENTER[0], skull[1] - SCALP_CENTER[1], skull[2] - SCALP_CENTER[2])
  return [
    SCALP_CENTER[0] + direction[0] * reach,
    SCALP_CENTER[1] + direction[1] * reach,
    SCALP_CENTER[2] + direction[2] * reach,
  ]
}

/** Near enough: only the reach of the place is used, not its direction. */
function turnDown([x, y, z]: Vector): { turn: number; down: number } {
  return { turn: Math.atan2(x, z), down: Math.min(1, Math.acos(Math.max(-1, Math.min(1, -y))) / (Math.PI / 2)) }
}

interface TailShape {
  readonly count: number
  readonly length: number
  /** The way the tail leaves its tie. */
  readonly away: Vector
  readonly spread: number
  readonly width: number
}

/** A tail of locks that springs from a tie, bows over and hangs. */
export function buildTail(kit: HairKit, tie: Tie, { count, length, away, spread: wide, width }: TailShape): Surface[] {
  const random = randomFor(kit.sheet.seed, `hair tail ${Math.sign(tie.direction[0])}`)
  const start = tiePoint(kit, tie)
  // Large locks run together to one point; others end like a brush.
  const isLarge = isOfLargeLocks(kit)
  return Array.from({ length: count }, (_, index) => {
    const round = (index / count) * 2 * Math.PI + random()
    const out: Vector = [
      away[0] + Math.cos(round) * wide,
      away[1] + Math.sin(round) * wide * 0.6,
      away[2] + Math.sin(round) * wide,
    ]
    const long = length * ((isLarge ? 0.66 : 0.78) + (isLarge ? 0.4 : 0.26) * random())
    const sway = swayOf(kit.sheet.hair, random, { turn: round })
    const pathAt = (along: number): Vector => {
      const spring = 0.62 * (1 - Math.exp(-along * 3.2))
      const together = isLarge ? 1 - 0.6 * along * along : 1
      const fall = long * (along - 0.24 * (1 - Math.exp(-along * 4)))
      const [aside, front] = sway(along, long * along)
      return [
        start[0] + (away[0] + (out[0] - away[0]) * together) * spring + aside,
        start[1] + out[1] * spring * 0.8 + Math.max(fall, -0.1),
        start[2] + (away[2] + (out[2] - away[2]) * together) * spring + front,
      ]
    }
    return buildLock(pathAt, (point) => unit([point[0] - start[0] * 0.7, 0.05, point[2] - start[2] * 0.7 + 0.001]), {
      ...lockColors(kit, random, tie.direction[0]),
      part: kit.parts.next(),
      detail: kit.detail,
      width: width * (0.9 + 0.3 * random()) * (isLarge ? 1.15 : 1),
      flat: 0.5,
      root: 0.3,
      blunt: isLarge ? 1 : 1.35,
      steps: stepsOfSway(kit.sheet.hair, long, 20),
    })
  })
}

/** Coils wound into a ball over the tie. */
export function buildBun(kit: HairKit, tie: Tie, radius: number): Surface[] {
  const random = hairRandom(kit, 'bun')
  const base = tiePoint(kit, tie)
  const center: Vector = [
    base[0] + tie.direction[0] * radius * 0.6,
    base[1] + tie.direction[1] * radius * 0.6,
    base[2] + tie.direction[2] * radius * 0.6,
  ]
  return Array.from({ length: 16 }, (_, index) => {
    const tilt = random() * Math.PI
    const lean = 0.3 + random() * 0.9
    // Some coils lie inside the others, or the bun would be a ring.
    const size = radius * (0.62 + 0.12 * random()) * (index % 3 === 0 ? 0.4 : 1)
    const start = random() * 6.28
    const pathAt = (along: number): Vector => {
      const turn = start + along * 3.9
      const [a, b] = [Math.cos(turn) * size, Math.sin(turn) * size]
      const c = Math.sin(turn * 0.5 + index) * radius * 0.16
      const x = a * Math.cos(tilt) - b * Math.sin(tilt) * Math.cos(lean)
      const y = a * Math.sin(tilt) + b * Math.cos(tilt) * Math.cos(lean)
      return [center[0] + x, center[1] + y, center[2] + b * Math.sin(lean) + c]
    }
    return buildLock(pathAt, (point) => unit([point[0] - center[0], point[1] - center[1], point[2] - center[2]]), {
      ...lockColors(kit, random, tie.direction[0]),
      part: kit.parts.next(),
      detail: kit.detail,
      width: radius * 0.44,
      flat: 0.75,
      root: 0.4,
      blunt: 2,
      steps: 20,
    })
  })
}

/** A round puff of coils over the tie. */
export function buildPuff(kit: HairKit, tie: Tie, radius: number): Surface[] {
  const random = randomFor(kit.sheet.seed, `hair puff ${Math.sign(tie.direction[0])}`)
  const base = tiePoint(kit, tie)
  const center: Vector = [
    base[0] + tie.direction[0] * radius * 0.75,
    base[1] + tie.direction[1] * radius * 0.75,
    base[2] + tie.direction[2] * radius * 0.75,
  ]
  const count = 46
  return Array.from({ length: count }, (_, index) => {
    const height = 1 - ((index + 0.5) / count) * 2
    const turn = index * GOLDEN_ANGLE + random() * 0.5
    const round = Math.sqrt(1 - height * height)
    const out: Vector = [Math.cos(turn) * round, -height, Math.sin(turn) * round]
    const aside = unit([out[2], 0.2, -out[0] + 0.01])
    const sway = swayOf(kit.sheet.hair, random, { turn })
    const long = radius * (0.9 + 0.2 * random())
    const pathAt = (along: number): Vector => {
      const [swing, rise] = sway(along, long * along)
      const reach = long * along + rise * 0.4
      return [
        center[0] + out[0] * reach + aside[0] * swing,
        center[1] + out[1] * reach + aside[1] * swing,
        center[2] + out[2] * reach + aside[2] * swing,
      ]
    }
    return buildLock(pathAt, () => aside, {
      ...lockColors(kit, random, tie.direction[0]),
      part: kit.parts.next(),
      detail: kit.detail,
      width: radius * 0.3,
      flat: 0.9,
      root: 0.6,
      blunt: 3.4,
      steps: stepsOfSway(kit.sheet.hair, long, 10),
    })
  })
}
