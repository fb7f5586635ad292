import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { legwearOf, topCutOf } from './cuts.ts'
import { hasLap } from './lap.ts'
import type { LegwearCut } from './legwear.ts'
import { shaftOf } from './shaft-of.ts'
import type { TopCut } from './tops.ts'

/** Trousers on real legs end inside boots; they would come through them. */
export function tuckedIn({ stand }: Bench, cut: LegwearCut | undefined, boots: Garment | undefined): LegwearCut | undefined {
  if (!cut || !boots || !stand.body || cut.skirt !== undefined) return cut
  const { thigh, shin } = stand.skeleton
  const edge = 1 - (shaftOf(boots) * shin) / (thigh + shin)
  return cut.length < edge ? cut : { ...cut, length: edge + INSIDE, widen: 0 }
}

/** A garment's place among all that is worn. */
interface Layer {
  readonly index: number
  readonly wardrobe: readonly Garment[]
}

/** Nothing of the front of what is worn below it is seen. */
export function isClosedTop(garment: Garment): boolean {
  const cut = topCutOf(garment)
  return cut !== undefined && cut.open === undefined && cut.neckline !== 'deep v'
}

/** An open coat falls apart over the thighs of who sits, and ends so far down (adult half heads). */
const ON_SEAT = 5.35

/** A jacket over a dress or a tunic ends where their skirts begin, which would come through it (adult half heads). */
const OVER_SKIRT = 3.45
const LONGEST_JACKET = 5.6

/** Adult half heads down to which a lower layer goes: where a body bends, it would come through the one above. */
const LOWER_LAYER = 3.6

/** On a real body a lower layer is tucked in, and a closed top ends inside a skirt, whose flare it would come through, or inside overalls. */
export function tuckedTop({ stand }: Bench, whole: TopCut | undefined, { index, wardrobe }: Layer): TopCut | undefined {
  if (!whole || !stand.body) return whole && underJacket(whole, wardrobe.slice(index + 1))
  if (whole.open !== undefined && whole.hemY > ON_SEAT && hasLap(stand.joints)) return { ...whole, hemY: ON_SEAT, flare: 0 }
  const isOverSkirt = wardrobe.slice(0, index).some((earlier) => (topCutOf(earlier)?.hemY ?? 0) > LONGEST_TUCKED)
  if (isOverSkirt && whole.hemY > OVER_SKIRT && whole.hemY <= LONGEST_JACKET) return { ...whole, hemY: OVER_SKIRT }
  const above = wardrobe.slice(index + 1).flatMap((later) => topCutOf(later) ?? [])
  const isLower = whole.hemY <= LONGEST_TUCKED && above.some(({ hemY }) => hemY > LOWER_LAYER + 0.2)
  const cut = isLower && whole.hemRise === undefined ? { ...whole, hemY: Math.min(whole.hemY, LOWER_LAYER) } : whole
  if (cut.open !== undefined || cut.hemRise !== undefined || cut.hemY > LONGEST_TUCKED) return cut
  const isSkirted = wardrobe.some((garment) => {
    const legs = legwearOf(garment)
    return legs?.skirt !== undefined || legs?.hasBib === true
  })
  // Under overalls it hangs no looser than they do.
  const held = wardrobe.some((garment) => legwearOf(garment)?.hasBib)
    ? { hang: hasLap(stand.joints) ? 0 : Math.min(cut.hang, 0.2), folds: cut.folds * 0.4 }
    : {}
  const waist = stand.skeleton.waistY / stand.skeleton.tall + 0.25
  const inside = hasLap(stand.joints) ? INSIDE_LAP : INSIDE_WAIST
  return isSkirted && cut.hemY > waist ? { ...cut, ...held, hemY: waist + inside } : cut
}

/** A shirt that is worn under a buttoned jacket is tucked in: below the last button trousers are seen. */
function underJacket(cut: TopCut, above: readonly Garment[]): TopCut {
  const isTucked = above.some((garment) => topCutOf(garment)?.neckline === 'deep v' && garment.kind !== 'vest')
  return isTucked && cut.hemRise === undefined && cut.hemY <= LONGEST_TUCKED
    ? { ...cut, hemY: Math.min(cut.hemY, LOWER_LAYER) }
    : cut
}

/** Adult half heads that a top goes down inside a skirt; a belly bends away from one that lies on thighs. */
const INSIDE_WAIST = 0.1
const INSIDE_LAP = 0.45

/** Adult half heads down to which a top is tucked into a skirt. */
const LONGEST_TUCKED = 5.3

/** Share of a leg that is in a boot. */
const INSIDE = 0.02
