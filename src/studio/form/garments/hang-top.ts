import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import { type JoinedFields, type Joining, joinArms } from '../field/joined-fields.ts'
import { joiningOf } from './arms-of-trunk.ts'
import { type LimbEase, shoulderOffset } from './cloth-ease.ts'
import { armCloth, pressedByArms, trunkCloth } from './cloth-fields.ts'
import { hasLap, lapLength } from './lap.ts'
import { OVER_HIPS, overLegs } from './over-legs.ts'
import type { TopCut } from './tops.ts'

/** What is no looser than this follows every hollow of a real shoulder. */
const CLINGS_TO = 0.035

/** A top as it hangs from somebody, before it is cut. */
export interface HungTop {
  /** As it hangs, and as arms press it. */
  readonly hung: Field
  readonly pressed: Field
  /** The same with its sleeves. */
  readonly joined: JoinedFields
  readonly joining: Joining
  readonly arms: readonly { readonly field: Field }[]
  readonly sleeveEase: LimbEase
  /** How far down the legs it reaches that lies on a lap. */
  readonly lapLength: number | undefined
  readonly isOverHips: boolean
  /** Takes folds away where a belt is. */
  readonly smooth: (share: Field) => Field
}

export function hangTop(
  bench: Bench,
  { cut, offset, isLong, below }: { cut: TopCut; offset: number; isLong: boolean; below: Field },
): HungTop {
  const { skeleton, joints } = bench.stand
  const { tall } = skeleton
  const overLap = lapLength(bench.stand, (cut.hemY - 4.85) * tall)
  const lap =
    isLong && hasLap(joints)
      ? seldomPart('lap')(bench.stand, {
          ease: offset + 0.08,
          flare: cut.flare,
          length: overLap,
        })
      : undefined
  const loose = trunkCloth(bench.stand, {
    offset,
    hang: cut.hang,
    flare: lap ? 0 : cut.flare,
    ...(isLong && !lap && { bottom: cut.hemY + 0.4 }),
    ...(cut.bell !== undefined && { bell: cut.bell }),
    ...(cut.from !== undefined && { from: cut.from }),
  })
  const { cloth: trunk, smooth } =
    bench.stand.body && cut.material !== MATERIAL.metal
      ? humanForm().cinched(bench, bench.stand.body, { cloth: loose, offset })
      : { cloth: loose, smooth: (share: Field) => share }
  const isOverHips = bench.stand.body !== undefined && cut.hemY * tall > skeleton.hipY - OVER_HIPS
  const isOnLegs = lap !== undefined || isLong || isOverHips
  const hung = isOnLegs ? overLegs(bench.stand, trunk, { lap, isLong, offset }) : trunk
  const isShort = cut.sleeves > 0 && cut.sleeves <= 0.5
  const sleeveEase: LimbEase = {
    ease: bench.stand.body ? offset * 0.45 + cut.sleeveEase * 0.2 : offset * 0.45 + cut.sleeveEase * 0.4,
    top: shoulderOffset(offset),
    widen: cut.cuff === 'wide' ? cut.sleeveEase * 2.2 : cut.sleeveEase,
    ...(isShort && { endAlong: cut.sleeves * 2 }),
    isFalling: cut.cuff === 'wide',
  }
  const pressed = pressedByArms(bench.stand, hung, {
    fromY: skeleton.shoulderY + 0.8,
    sleeve: cut.sleeves > 0.8 ? sleeveEase.ease : 0,
    below,
  })
  const arms = joints.arms.map((arm) => ({ joints: arm, field: armCloth(bench.stand, arm, sleeveEase) }))
  const isTailored = cut.collar === 'lapels' || cut.open !== undefined
  const isPadded = bench.stand.body !== undefined && (isTailored || cut.sleeveEase > CLINGS_TO)
  const joining = joiningOf(bench.stand, Math.max(offset, sleeveEase.ease))
  const shouldered = isPadded ? humanForm().padded(bench.stand, pressed, { arms, isTailored }) : pressed
  const joined = joinArms(skeleton, shouldered, arms, joining)
  return { hung, pressed, joined, joining, arms, sleeveEase, lapLength: lap && overLap, isOverHips, smooth }
}
