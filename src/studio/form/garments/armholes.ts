import { mix } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { placeOnLimb } from './place-on-limb.ts'
import type { Neckline } from './tops.ts'

/** The strap of a sleeveless top ends so far inwards of the joint of the shoulder, as a share of the way to the middle. */
const STRAP = 0.19

/** Of a halter its edge runs straight from beside the neck to under the arm: half heads from the neck's middle, and heights. */
const HALTER = { top: 0.66, topY: -0.45, belowY: 0.6 } as const
/** Corners of an armhole are cut round. */
const ROUND = 0.2

/** The armholes of a sleeveless garment on a real body: negative where cloth stays. */
export function armholes({ skeleton, joints }: Stand, neckline?: Neckline): Field {
  const reach = skeleton.armRadius * 1.12
  const strap = STRAP * skeleton.shoulderX
  const arms = joints.arms.map(({ shoulder, elbow, wrist, side }) => ({ bones: [shoulder, elbow, wrist] as const, side }))
  const middle = arms.reduce((sum, { bones }) => sum + bones[0][0] / arms.length, 0)
  return (x, y, z) => {
    let hole = Number.NEGATIVE_INFINITY
    for (const { bones, side } of arms) {
      const [shoulder] = bones
      // Straight down from the strap, then round the arm.
      const beyond = (x - shoulder[0]) * side + strap - Math.max(0, y - shoulder[1] - reach) * 2
      const { along, away } = placeOnLimb(bones, x, y, z)
      // A forearm that hangs before it makes no hole.
      hole = Math.max(hole, -smoothMin(-beyond, away + Math.max(0, along - 0.5) * 3 - reach, ROUND))
      if (neckline !== 'halter') continue
      const down = (y - HALTER.topY) / (HALTER.belowY - HALTER.topY)
      const edge = mix(HALTER.top, Math.abs(shoulder[0] - middle), Math.max(0, down))
      if (down < 1.5) hole = -smoothMin(-hole, edge - (x - middle) * side, ROUND)
    }
    return hole
  }
}
