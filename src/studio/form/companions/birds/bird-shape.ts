import type { Vector } from '../../../math/matrix.ts'
import { type Field, smoothMin } from '../../field/field.ts'
import { ellipsoid, limb } from '../../field/solids.ts'
import type { HeadSpace } from '../beasts/head-space.ts'
import type { BirdBuild } from './bird-build.ts'

/** A bird in its own space, feet at y 0, y down, looking along z. */
export interface BirdShape {
  readonly body: Field
  readonly wings: Field
  readonly tail: Field
  readonly beak: Field
  readonly comb: Field | undefined
  readonly breast: Vector
  readonly head: Vector
  readonly legs: readonly (readonly Vector[])[]
}

export function breastOf({ neck, head, lean }: BirdBuild): Vector {
  return [0, -(1 - head * 0.95) + neck.up * 0.85, 0.06 + 0.14 * lean]
}

export function headOf(build: BirdBuild): Vector {
  const [, y, z] = breastOf(build)
  return [0, y - build.neck.up * 0.85, z + build.neck.fore]
}

export function shapeBird(build: BirdBuild, space: HeadSpace): BirdShape {
  const { plump, lean, neck, head: skull, tail: tailLong, plumage } = build
  const breast = breastOf(build)
  const head = headOf(build)
  const rump: Vector = [0, breast[1] + 0.3 * (1 - lean) + 0.05, breast[2] - 0.2 - 0.16 * lean]
  const trunk = limb(breast, rump, plump, plump * 0.72, 0.03)
  const throat = limb(breast, head, plump * 0.72, skull * (neck.up > 0.26 ? 0.78 : 0.95))
  const cranium = space.place(
    ellipsoid([0, 0, -0.05], plumage === 'owl' || plumage === 'barn owl' ? [1.08, 0.95, 0.92] : [0.9, 0.92, 1.05]),
  )
  const thighs = [-1, 1].map((side) =>
    limb(
      [side * plump * 0.45, rump[1] + 0.02, breast[2] - 0.08],
      [side * plump * 0.5, -0.16, breast[2] - 0.05],
      plump * 0.42,
      0.035,
    ),
  )
  const body: Field = (x, y, z) => {
    let distance = smoothMin(trunk(x, y, z), throat(x, y, z), 0.12)
    distance = smoothMin(distance, cranium(x, y, z), 0.07)
    for (const thigh of thighs) distance = smoothMin(distance, thigh(x, y, z), 0.06)
    return distance
  }
  const isFlipper = plumage === 'penguin'
  const shoulder: Vector = [plump * 0.92, breast[1] - 0.04, breast[2] - 0.02]
  const wingTip: Vector = isFlipper
    ? [plump * 1.25, rump[1] + 0.12, breast[2] - 0.04]
    : [plump * 0.42, rump[1] + 0.06 + 0.06 * (1 - lean), rump[2] - 0.16 - 0.08 * lean]
  const folded = limb(shoulder, wingTip, isFlipper ? 0.075 : plump * 0.62, isFlipper ? 0.03 : 0.03, isFlipper ? 0 : 0.02)
  const wings: Field = (x, y, z) => {
    const aside = Math.abs(x)
    // Thin across the body.
    const t = Math.max(0, Math.min(1, (z - shoulder[2]) / (wingTip[2] - shoulder[2] - 1e-3)))
    const middle = shoulder[0] + (wingTip[0] - shoulder[0]) * t
    return folded(middle + (aside - middle) * 2.1, y, z) / 1.45
  }
  const end: Vector =
    build.comb === 'rooster' || build.comb === 'hen'
      ? [0, rump[1] - 0.26 * (tailLong / 0.3), rump[2] - 0.3]
      : [0, rump[1] + tailLong * (0.8 - 0.55 * lean), rump[2] - tailLong * (0.42 + 0.5 * lean) - 0.08]
  const fan = limb([0, rump[1] - 0.02, rump[2] - plump * 0.3], end, 0.09, 0.1)
  const isUpright = build.comb === 'rooster' || build.comb === 'hen'
  const tail: Field = (x, y, z) => {
    const t = Math.max(0, Math.min(1, (rump[2] - z) / (rump[2] - end[2] + 1e-3)))
    const middle = rump[1] + (end[1] - rump[1]) * t
    return isUpright ? fan(x * 1.8, y, z) / 1.4 : fan(x * 0.8, middle + (y - middle) * 2.4, z) / 1.5
  }
  return {
    body,
    wings,
    tail,
    beak: beakOf(build, space),
    comb: combOf(build, space),
    breast,
    head,
    legs: legsOf(build, breast),
  }
}

function legsOf({ plump, plumage }: BirdBuild, breast: Vector): Vector[][] {
  const z = breast[2] - 0.05
  const far = plumage === 'duck' || plumage === 'penguin' ? 0.13 : 0.1
  return [-1, 1].flatMap((side) => {
    const x = side * plump * 0.5
    const foot: Vector = [x, -0.015, z]
    return [
      [[x, -0.2, z - 0.01], foot],
      ...[-0.06, 0, 0.06].map((aside): Vector[] => [foot, [x + aside, -0.012, z + far]]),
      [foot, [x, -0.012, z - 0.06]],
    ]
  })
}

function beakOf({ beak: { long, deep, hook, isFlat } }: BirdBuild, space: HeadSpace): Field {
  const root = 0.72
  const tip = root + 0.25 + long
  if (isFlat) {
    const bill = ellipsoid([0, 0.3, root + long * 0.5], [0.4, deep * 0.55, long * 0.72])
    return space.place(bill)
  }
  const upper = limb([0, 0.06, root], [0, 0.12 + hook * 0.25, tip - hook * 0.2], deep, hook > 0.4 ? deep * 0.5 : 0.04)
  const end = limb([0, 0.12 + hook * 0.25, tip - hook * 0.2], [0, 0.22 + hook, tip - hook * 0.28], deep * 0.5, 0.03)
  const lower = limb([0, 0.06 + deep * 0.8, root], [0, 0.14 + deep * 0.7, tip - 0.3 - hook * 0.35], deep * 0.6, 0.05)
  return space.place((x, y, z) => {
    const above = hook > 0.1 ? smoothMin(upper(x * 1.2, y, z), end(x * 1.2, y, z), 0.06) : upper(x * 1.1, y, z)
    return Math.min(above, lower(x * 1.2, y, z)) / 1.1
  })
}

function combOf({ comb }: BirdBuild, space: HeadSpace): Field | undefined {
  const both =
    (field: Field): Field =>
    (x, y, z) =>
      field(Math.abs(x), y, z)
  const many =
    (fields: readonly Field[]): Field =>
    (x, y, z) =>
      fields.reduce((least, field) => Math.min(least, field(x, y, z)), 9)
  switch (comb) {
    case 'rooster':
    case 'hen': {
      const big = comb === 'rooster' ? 1 : 0.55
      const teeth = [0.6, 0.2, -0.2, -0.6].map((z, index) =>
        limb([0, -0.75, z], [0, -0.95 - big * [0.5, 0.8, 0.75, 0.45][index]!, z - 0.12], 0.26 * big + 0.08, 0.1),
      )
      const wattles = both(ellipsoid([0.2, 1.05, 0.85], [0.16, 0.5 * big + 0.12, 0.22]))
      const combs = many(teeth)
      return space.place((x, y, z) => Math.min(combs(x * 1.8, y, z) / 1.4, wattles(x, y, z)))
    }
    case 'tufts':
      return space.place(both(limb([0.55, -0.7, 0.25], [0.95, -1.5, 0.05], 0.22, 0.03)))
    case 'crest':
      return space.place(
        many(
          [0, 1, 2, 3].map((index) =>
            limb([0, -0.75, 0.4 - index * 0.3], [0, -1.75 + index * 0.12, -0.3 - index * 0.35], 0.14, 0.03),
          ),
        ),
      )
    default:
      return undefined
  }
}
