import type { Vector } from '../../../math/matrix.ts'
import type { Field } from '../../field/field.ts'
import { ellipsoid, limb } from '../../field/solids.ts'
import { type FourLegs, fourLegs } from '../four-legs.ts'
import type { BeastBuild } from './beast-build.ts'

/** Where the parts of a beast are, feet at y 0, y down, looking along z. */
export interface BeastPose {
  readonly isSitting: boolean
  readonly rump: Vector
  readonly chest: Vector
  readonly head: Vector
  readonly tail: Vector
  readonly legs: readonly Field[]
  readonly hooves: readonly Field[]
  /** Where it looks, against the way it goes: down, and to the side of x; radians. */
  readonly gaze?: { readonly down: number; readonly aside: number }
  readonly areEyesShut?: boolean
  /** It runs so fast that its tail flies behind it. */
  readonly isFast?: boolean
}

/** How it is: on its feet, in a stride, or down on the ground; else it sits, if its kind does. */
export type BeastStance = FourLegs | 'standing' | 'lying' | 'sleeping' | undefined

export function poseBeast(build: BeastBuild, going: BeastStance): BeastPose {
  if (going === 'lying' || going === 'sleeping') return lying(build, going === 'sleeping')
  if (going === 'standing') return standing(build, undefined)
  return going || build.isStanding ? standing(build, going) : sitting(build)
}

function sitting({ girth, long, legs, neck, skull, flat }: BeastBuild): BeastPose {
  const chest: Vector = [0, -(legs + girth * 0.72), 0.1]
  const rump: Vector = [0, -girth * 1.04, -0.36 * long]
  const x = (girth / flat) * 0.74
  const thick = 0.06 + 0.16 * girth
  const front = [-1, 1].flatMap((side) => [
    limb([side * x, chest[1], chest[2] + girth * 0.45], [side * x, -0.06, chest[2] + girth * 0.75], thick * 1.25, thick * 0.68),
    ellipsoid([side * x * 1.04, -thick * 0.5, chest[2] + girth * 0.75 + thick * 0.7], [thick * 0.92, thick * 0.6, thick * 1.4]),
  ])
  const hind = [-1, 1].flatMap((side) => [
    ellipsoid([side * girth * 0.78, -girth * 1.05, -0.22 * long], [girth * 0.52, girth * 1.0, girth * 1.08]),
    limb(
      [side * girth * 0.98, -thick * 0.75, -0.2 * long],
      [side * girth * 1.06, -thick * 0.6, 0.05 * long],
      thick * 0.8,
      thick * 0.72,
    ),
    ellipsoid([side * girth * 1.08, -thick * 0.5, 0.05 * long + thick * 0.6], [thick * 0.95, thick * 0.6, thick * 1.35]),
  ])
  return {
    isSitting: true,
    rump,
    chest,
    head: [0, chest[1] - girth * 0.6 - neck.up - skull * 0.6, chest[2] + neck.fore * 0.75],
    tail: [0, -girth * 0.5, -0.36 * long - girth * 0.9],
    legs: [...front, ...hind],
    hooves: [],
  }
}

/** On its belly, fore paws before it, hind legs folded; hooved ones fold those in front too. Asleep, the head is on the paws. */
function lying({ girth, long, legs, neck, skull, flat, hasHooves, muzzle }: BeastBuild, isAsleep: boolean): BeastPose {
  const y = -girth * 0.98
  const chest: Vector = [0, y - girth * 0.1, 0.5 * long - girth * 0.95]
  const rump: Vector = [0, y, -0.5 * long + girth * 0.95]
  const x = (girth / flat) * 0.78
  const thick = hasHooves ? 0.03 + 0.09 * girth : 0.055 + 0.14 * girth
  const reach = legs * (isAsleep ? 0.4 : 0.52)
  const shoulderZ = chest[2] + girth * 0.3
  const front = [-1, 1].flatMap((side) => {
    const elbow: Vector = [side * x * 1.12, -thick * 0.9, shoulderZ - girth * 0.15]
    const wrist: Vector = [side * x, -thick * 0.75, shoulderZ + reach]
    return [
      limb([side * x, chest[1] + girth * 0.1, shoulderZ], elbow, thick * 1.7, thick * 1.1),
      limb(elbow, wrist, thick * 1.05, thick * 0.72),
      hasHooves
        ? limb(wrist, [side * x * 0.7, -thick * 0.6, shoulderZ + reach * 0.35], thick * 0.7, thick * 0.6)
        : ellipsoid([side * x, -thick * 0.55, shoulderZ + reach + thick * 0.7], [thick * 0.95, thick * 0.62, thick * 1.4]),
    ]
  })
  const hind = [-1, 1].flatMap((side) => [
    ellipsoid([side * girth * 0.72, y + girth * 0.1, rump[2] - girth * 0.05], [girth * 0.5, girth * 0.82, girth * 1.05]),
    limb([side * girth * 0.95, -thick * 0.8, rump[2] - girth * 0.4], [side * girth * 1.02, -thick * 0.6, rump[2] + girth * 0.85], thick * 0.85, thick * 0.7), // biome-ignore format: points
    ellipsoid(
      [side * girth * 1.03, -thick * 0.5, rump[2] + girth * 0.9 + thick * 0.6],
      [thick * 0.9, thick * 0.6, thick * 1.3],
    ),
  ])
  const low = skull * (0.75 + 0.12 * muzzle.deep) + thick * 0.9
  return {
    isSitting: true,
    rump,
    chest,
    head: isAsleep
      ? [0, -low, shoulderZ + reach * 0.55 + neck.fore * 0.4]
      : [0, chest[1] - girth * 0.5 - neck.up * 0.85 - skull * 0.55, chest[2] + neck.fore * 0.8 + girth * 0.25],
    tail: [0, -girth * 0.5, rump[2] - girth * 0.9],
    legs: [...front, ...hind],
    hooves: [],
    areEyesShut: isAsleep,
  }
}

function standing(
  { girth, long, legs, neck, skull, flat, hasHooves, snout }: BeastBuild,
  going: FourLegs | undefined,
): BeastPose {
  const y = -(1 - girth * 1.02)
  const chest: Vector = [0, y, 0.5 * long - girth * 0.95]
  const rump: Vector = [0, y, -0.5 * long + girth * 0.95]
  const x = (girth / flat) * 0.66
  const thick = snout === 'trunk' ? 0.11 : hasHooves ? 0.022 + 0.075 * girth : 0.05 + 0.13 * girth
  const [frontZ, hindZ] = [chest[2] + girth * 0.25, rump[2] - girth * 0.3]
  const hipY = -(legs + girth * 0.25)
  const gone = going && fourLegs(going, { x, frontZ, hindZ, y: hipY })
  const stations = gone
    ? gone.map(({ hip, knee, foot, isFront }) => ({ points: [hip, knee, foot] as const, isFront }))
    : [-1, 1].flatMap((side) => [
        { points: [[side * x, hipY, frontZ], [side * x, -legs * 0.52, frontZ - 0.01], [side * x, 0, frontZ]] as const, isFront: true }, // biome-ignore format: points
        { points: [[side * x, hipY, hindZ], [side * x, -legs * 0.5, hindZ - 0.09], [side * x, 0, hindZ - 0.03]] as const, isFront: false }, // biome-ignore format: points
      ])
  const fields: Field[] = []
  const hooves: Field[] = []
  for (const { points, isFront } of stations) {
    const [hip, knee, foot] = points
    const stifle: Vector = isFront ? knee : [hip[0], hip[1] * 0.62 + knee[1] * 0.38, hip[2] + girth * 0.42]
    if (isFront) fields.push(limb([hip[0], hip[1] - girth * 0.25, hip[2]], knee, thick * 2.1, thick * 0.98))
    else {
      fields.push(
        limb([hip[0], hip[1] - girth * 0.45, hip[2] + girth * 0.15], stifle, girth * (hasHooves ? 0.58 : 0.68), thick * 1.9),
      )
      fields.push(limb(stifle, knee, thick * 1.8, thick * 0.92))
    }
    fields.push(limb(knee, [foot[0], foot[1] - thick, foot[2]], thick * 0.95, thick * 0.72))
    if (hasHooves && snout !== 'trunk') {
      fields.push(ellipsoid([foot[0], foot[1] - thick * 2.2, foot[2]], [thick * 0.95, thick * 0.9, thick * 0.98]))
      hooves.push(limb([foot[0], foot[1] - thick * 1.3, foot[2] + thick * 0.1], [foot[0], foot[1] - thick * 0.35, foot[2] + thick * 0.45], thick * 0.72, thick * 0.92)) // biome-ignore format: points
    } else
      fields.push(ellipsoid([foot[0], foot[1] - thick * 0.5, foot[2] + thick * 0.6], [thick * 0.98, thick * 0.62, thick * 1.4]))
  }
  return {
    isSitting: false,
    rump,
    chest,
    head: [0, y - girth * 0.45 - neck.up - skull * 0.5, chest[2] + neck.fore + girth * 0.55],
    tail: [0, y - girth * 0.45, rump[2] - girth * 0.9],
    legs: fields,
    hooves,
    isFast: going?.isGallop === true,
  }
}
