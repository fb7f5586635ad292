import { BODY_VALUES, type BodyValue, type BodyValues } from './body-value-table.ts'
import { type BodyShape, GROWN_YEARS } from './macro-weights.ts'
import type { TargetWeights } from './targets.ts'

const VALUES = Object.keys(BODY_VALUES) as BodyValue[] // the keys of a table

/** What great weight does to a body beyond its targets of weight, which end with the well-fed. */
const HEAVY: BodyValues = { belly: 1.3, waist: 1.8, hips: 1.2, arms: 1.2, thighs: 1.3, chestDepth: 0.6, seat: 0.4 }
/** A heavy grown body carries its belly in front: the target that does so is the one of pregnancy. */
const HEAVY_GROWN: BodyValues = { pregnant: 0.35 }
/** What makes a child's trunk: a round belly and no shoulders. */
const CHILD: BodyValues = { shoulders: -0.3, belly: 0.25, hands: -0.1 }
/** The form's middle has the shoulders and upper arms of an athlete; who is said to have them, has them. */
const OF_ALL: BodyValues = { shoulders: -0.2, arms: -0.5, armMuscle: -0.5 }

/** And women's are narrower still. */
const OF_WOMEN: BodyValues = { shoulders: -0.25 }

/** What only grown people have: of children and teenagers these follow from age and weight alone, whatever is stated. */
const GROWN_ONLY: ReadonlySet<BodyValue> = new Set(['pregnant', 'hips', 'seat', 'thighs', 'waist'])

/** A stated value may go so far; limbs further, since those of dwarfism are so short. */
const UTMOST = 1.3
/** With what weight leans to besides. */
const UTMOST_OF_HEAVY = 1.9
const SHORTEST_LIMB = -2.4
const LIMBS: ReadonlySet<BodyValue> = new Set(['legLength', 'armLength'])

const withinReach = (value: BodyValue, strength: number) =>
  Math.min(UTMOST, Math.max(LIMBS.has(value) ? SHORTEST_LIMB : -UTMOST, strength))

const withLeaning = (said: number, leaning: number) =>
  leaning <= 0 ? said + leaning : Math.max(said, Math.min(UTMOST_OF_HEAVY, said + leaning))

/** The targets of trunk and limbs: what weight and age lean to, and what is stated. */
export function bodyWeights({ weight, ageYears, masculinity }: BodyShape, stated: BodyValues): TargetWeights {
  const isGrown = ageYears >= GROWN_YEARS
  const [heavy, child] = [Math.max(0, (weight - 0.6) / 0.4), Math.min(1, Math.max(0, (11 - ageYears) / 5))]
  const weights = new Map<string, number>()
  for (const value of VALUES) {
    const said = isGrown || !GROWN_ONLY.has(value) ? (stated[value] ?? 0) : 0
    const leaning =
      ((HEAVY[value] ?? 0) + (isGrown ? (HEAVY_GROWN[value] ?? 0) : 0)) * heavy +
      (CHILD[value] ?? 0) * child +
      ((OF_ALL[value] ?? 0) + (isGrown ? (OF_WOMEN[value] ?? 0) * (1 - masculinity) : 0)) *
        (1 - heavy) *
        Math.max(0, 1 - Math.max(0, said))
    const strength = withLeaning(withinReach(value, said), leaning)
    if (strength === 0) continue
    for (const name of BODY_VALUES[value][strength < 0 ? 'less' : 'more']) weights.set(name, Math.abs(strength))
  }
  return weights
}
