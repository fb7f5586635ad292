import type { Vector } from '../../math/matrix.ts'
import { mix, smoothStep } from '../curve.ts'
import { reach } from '../reach.ts'

/** Who goes on four legs, at a moment of one stride of them. */
export interface FourLegs {
  /** 0…1 of one stride of all four. */
  readonly stride: number
  /** Two legs across each other together, as dogs do beside somebody who walks; else one after the other, as horses walk. */
  readonly isTrot: boolean
  /** Both in front nearly together and both behind, in the air between, as all run that run fast. */
  readonly isGallop?: boolean
  /** How far a foot is before and behind its hip, as a share of the leg. */
  readonly reach: number
}

export interface AnimalLeg {
  readonly hip: Vector
  readonly knee: Vector
  readonly foot: Vector
  readonly isFront: boolean
}

interface AnimalHips {
  readonly x: number
  readonly frontZ: number
  readonly hindZ: number
  readonly y: number
}

/** The part of a stride in which a foot is on the ground: half of it in a trot, more in a walk. */
const ON_GROUND = { trot: 0.5, walk: 0.62, gallop: 0.34 } as const
/** When each foot comes down: left and right in front, left and right behind. */
const FALLS = { trot: [0, 0.5, 0.5, 0], walk: [0.25, 0.75, 0, 0.5], gallop: [0.5, 0.62, 0, 0.1] } as const
const LIFT = 0.24

/** All four legs, feet at 0 or above, where `hips` says; y points down. */
export function fourLegs(
  { stride, isTrot, isGallop = false, reach: reachShare }: FourLegs,
  { x, frontZ, hindZ, y }: AnimalHips,
): AnimalLeg[] {
  const gait = isGallop ? 'gallop' : isTrot ? 'trot' : 'walk'
  const long = -y
  return FALLS[gait].map((falls, index) => {
    const isFront = index < 2
    const side = index % 2 === 0 ? -1 : 1
    const at = (stride - falls + 1) % 1
    const onGround = ON_GROUND[gait]
    const isDown = at < onGround
    const share = isDown ? at / onGround : (at - onGround) / (1 - onGround)
    const far = reachShare * long
    const away = isDown ? mix(far, -far, share) : mix(-far, far, smoothStep(0, 1, share))
    const lift = isDown ? 0 : LIFT * long * Math.sin(Math.PI * share)
    const hip: Vector = [side * x, y, isFront ? frontZ : hindZ]
    const foot: Vector = [side * x, -lift, hip[2] + away]
    // A leg that carries is straight, a hind one but for its hock; a lifted one bends.
    const bone = 0.505 * Math.hypot(away, long - lift) + (isFront ? 0 : 0.03 * long) + 0.3 * lift
    const { middle, end } = reach(hip, foot, { first: bone, second: bone, pole: [0, 0, isFront ? 1 : -1] })
    return { hip, knee: middle, foot: end, isFront }
  })
}
