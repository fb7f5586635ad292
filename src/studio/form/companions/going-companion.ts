import type { Vector } from '../../math/matrix.ts'
import type { Bench } from '../bench.ts'
import type { SittingKind } from './companion-builds.ts'
import { type AnimalLeg, type FourLegs, fourLegs } from './four-legs.ts'
import { SITTING_HEAD_Y } from './sitting-head.ts'

/** Legs of those that go on four of them, about a sitting height of 2 over all. */
const LEG_LENGTHS: Partial<Record<SittingKind, number>> = {
  cat: 0.62,
  dog: 0.75,
  husky: 0.75,
  corgi: 0.42,
  dalmatian: 0.82,
  wolf: 0.8,
  fox: 0.62,
  bear: 0.62,
  panda: 0.55,
  lion: 0.75,
  tiger: 0.75,
  monkey: 0.6,
  pig: 0.45,
  hamster: 0.24,
  lizard: 0.3,
  dinosaur: 0.8,
  dragon: 0.72,
}
const HOPS: ReadonlySet<SittingKind> = new Set(['rabbit', 'frog', 'squirrel'])
/** Half heads of a hop, and radians that others rock from foot to foot. */
const HOP = 0.55
const ROCK = 0.13

/** How somebody's animal goes along: on four legs, hopping, or rocking from foot to foot. */
export interface Going {
  readonly legs?: FourLegs
  readonly hop?: number
  readonly roll?: number
}

/** Beside somebody who walks or runs nobody stays sitting: two strides of theirs to one of the person. */
export function goingOf({ scene: { pose, moment } }: Bench, kind: SittingKind): Going | undefined {
  if (pose !== 'walking' && pose !== 'running') return undefined
  const stride = ((moment?.stride ?? 0) * 2 + 0.12) % 1
  if (LEG_LENGTHS[kind] !== undefined) return { legs: { stride, isTrot: true, reach: pose === 'running' ? 0.6 : 0.42 } }
  const swing = Math.sin(2 * Math.PI * stride)
  return HOPS.has(kind) ? { hop: HOP * Math.abs(swing) } : { roll: ROCK * swing }
}

/** How one stands that is ridden, and how high its back is; whoever has no four legs is not. */
export function mountOf(kind: SittingKind): (Going & { readonly backY: number }) | undefined {
  const long = LEG_LENGTHS[kind]
  return long === undefined ? undefined : { legs: { stride: 0.12, isTrot: false, reach: 0.3 }, backY: -(long + 0.5) }
}

/** A body on its four legs. */
export interface Gait {
  readonly trunkY: number
  /** From where a sitting head is to where this one is. */
  readonly head: Vector
  readonly legs: AnimalLeg[]
  /** To which side the tail is, and how far the wings are down. */
  readonly wag: number
}

/** How a four-legged body goes: where its trunk and head are, from where a sitting one has them. */
export function gaitOf(kind: SittingKind, legs: FourLegs): Gait {
  const long = LEG_LENGTHS[kind] ?? 0.7
  const bounce = 0.035 * Math.sin(4 * Math.PI * legs.stride)
  const trunkY = -(long + 0.22) + bounce
  return {
    trunkY,
    head: [0, trunkY - 0.6 + 0.03 * Math.sin(4 * Math.PI * legs.stride + 1) - SITTING_HEAD_Y, 0.72],
    legs: fourLegs(legs, { x: 0.2, frontZ: 0.4, hindZ: -0.55, y: trunkY + 0.08 }),
    wag: 0.22 * Math.sin(2 * Math.PI * legs.stride),
  }
}
