import type { Vector } from '../../math/matrix.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix, smoothStep } from '../curve.ts'
import { unit } from '../vector.ts'
import { type HairKit, hairRandom, lockColors } from './hair-kit.ts'
import { buildLock } from './lock.ts'
import { type Tie, tiePoint } from './tied-hair.ts'

interface BraidShape {
  readonly length: number
  /** Where the braid comes to hang, seen from its tie: to the side and to the front. */
  readonly drift: readonly [x: number, z: number]
  readonly width: number
}

/** A plait: strands that cross from side to side over each other, a tie and a tuft at the end. */
export function buildBraid(kit: HairKit, tie: Tie, { length, drift, width }: BraidShape): Surface[] {
  const random = hairRandom(kit, `braid ${Math.sign(drift[0])}`)
  const start = tiePoint(kit, tie)
  const spine = (along: number): Vector => [
    start[0] + drift[0] * smoothStep(0, 0.5, along),
    start[1] + length * along,
    start[2] + drift[1] * smoothStep(0, 0.45, along),
  ]
  const facing = unit([start[0] * 0.4 + drift[0] * 0.2, 0, drift[1] > 0 ? 1 : -1])
  const aside: Vector = [facing[2], 0, -facing[0]]
  const count = Math.round((length * 1.15) / width)
  const strands = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const from = (index / count) * 0.96
    const to = Math.min(1, from + 2.9 / count)
    const slim = mix(1, 0.68, from)
    const pathAt = (along: number): Vector => {
      const place = spine(mix(from, to, along))
      const across = side * width * slim * (0.72 * Math.cos(along * Math.PI * 0.9))
      const over = width * slim * (0.5 * Math.sin(along * Math.PI) + 0.12)
      return [place[0] + aside[0] * across + facing[0] * over, place[1], place[2] + aside[2] * across + facing[2] * over]
    }
    return buildLock(pathAt, () => facing, {
      ...lockColors(kit, random, start[0]),
      part: kit.parts.next(),
      detail: kit.detail,
      width: width * 0.78 * slim,
      flat: 0.62,
      root: 0.55,
      blunt: 1.6,
      steps: 10,
    })
  })
  const tuft = Array.from({ length: 4 }, (_, index) => {
    const lean = (index - 1.5) * 0.06
    const pathAt = (along: number): Vector => {
      const end = spine(0.97)
      return [
        end[0] + aside[0] * lean * (1 + along * 1.5),
        end[1] + along * 0.36,
        end[2] + aside[2] * lean * along + facing[2] * 0.03,
      ]
    }
    return buildLock(pathAt, () => facing, {
      ...lockColors(kit, random, start[0]),
      part: kit.parts.next(),
      detail: kit.detail,
      width: width * 0.42,
      flat: 0.6,
      root: 0.6,
      blunt: 1.2,
      steps: 8,
    })
  })
  return [...strands, ...tuft]
}
