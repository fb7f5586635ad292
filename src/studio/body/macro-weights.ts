import type { TargetWeights } from './targets.ts'

/** What a whole body is like. Shares and sliders are 0 … 1; of the sliders 0.5 is ordinary. */
export interface BodyShape {
  readonly ageYears: number
  /** 0 female … 1 male. */
  readonly masculinity: number
  /** Where the forebears are from; only the proportions of the three count. */
  readonly origins: { readonly african: number; readonly asian: number; readonly european: number }
  readonly weight: number
  readonly muscle: number
  readonly height: number
  /** Toward the proportions of drawing books. */
  readonly proportions: number
  /** Of grown women only. */
  readonly bust: number
  readonly firmness: number
  /** Times as tall as everybody of that age, sex and height: for people with dwarfism, and giants, whose bodies differ in more. */
  readonly stature?: number
}

type Factors = Readonly<Record<string, number>>

/**
 * The morph targets of a body: each target is named by sex, age, muscle, weight … and acts by the product of these factors
 * (the scheme by which MakeHuman's targets were modelled).
 */
export function macroWeights(shape: BodyShape): TargetWeights {
  const weights = new Map<string, number>()
  const add = (name: string, weight: number) => {
    if (weight > 0.0005) weights.set(name, (weights.get(name) ?? 0) + weight)
  }
  const { african, asian, european } = shape.origins
  const sum = african + asian + european
  const origins = { african: african / sum, asian: asian / sum, caucasian: european / sum }
  const sexes = { female: 1 - shape.masculinity, male: shape.masculinity }
  const proportions = threeSteps(shape.proportions, 'proportions')
  for (const [sex, ofSex] of Object.entries(sexes)) {
    for (const [age, ofAge] of Object.entries(ageFactors(shape.ageYears))) {
      const ofBoth = ofSex * ofAge
      const isGrown = age === 'young' || age === 'old'
      const ordinary = `${sex}-${age}-averagemuscle-averageweight`
      for (const [origin, share] of Object.entries(origins)) add(`macrodetails/${origin}-${sex}-${age}`, ofBoth * share)
      const muscles: Factors = isGrown ? threeSteps(shape.muscle, 'muscle') : { averagemuscle: 1 }
      for (const [muscle, ofMuscle] of Object.entries(muscles)) {
        for (const [weight, ofWeight] of Object.entries(threeSteps(shape.weight, 'weight'))) {
          add(`macrodetails/universal-${sex}-${age}-${muscle}-${weight}`, ofBoth * ofMuscle * ofWeight)
        }
      }
      for (const [height, ofHeight] of Object.entries(threeSteps(shape.height, 'height'))) {
        add(`macrodetails/height/${ordinary}-${height}`, ofBoth * ofHeight)
      }
      if (!isGrown) continue
      add(`macrodetails/proportions/${ordinary}-idealproportions`, ofBoth * proportions.maxproportions)
      add(`macrodetails/proportions/${ordinary}-uncommonproportions`, ofBoth * proportions.minproportions)
      if (sex === 'female' && shape.ageYears >= GROWN_YEARS) {
        for (const [name, weight] of bustWeights(shape, age)) add(name, ofBoth * weight)
      }
    }
  }
  return weights
}

/** Below this age no target of the breast acts, whatever is asked for. */
export const GROWN_YEARS = 18

function bustWeights(shape: BodyShape, age: string): (readonly [string, number])[] {
  const weights = Object.entries(threeSteps(shape.weight, 'weight'))
  const { mincup, maxcup } = threeSteps(shape.bust, 'cup')
  const { minfirmness, maxfirmness } = threeSteps(shape.firmness, 'firmness')
  const name = (weight: string, cup: string, firmness: string) =>
    `breast/female-${age}-averagemuscle-${weight}-${cup}-${firmness}`
  const firm = minfirmness + maxfirmness
  return [
    ...weights.flatMap(([weight, share]) => [
      [name(weight, 'mincup', 'averagefirmness'), share * mincup] as const,
      [name(weight, 'maxcup', 'averagefirmness'), share * maxcup * (1 - firm)] as const,
    ]),
    [name('averageweight', 'maxcup', 'minfirmness'), maxcup * minfirmness],
    [name('averageweight', 'maxcup', 'maxfirmness'), maxcup * maxfirmness],
  ]
}

/** A slider as shares of its lowest, ordinary and highest form. */
function threeSteps<Name extends string>(value: number, name: Name) {
  const max = Math.max(0, 2 * value - 1)
  const min = Math.max(0, 1 - 2 * value)
  return { [`min${name}`]: min, [`average${name}`]: 1 - max - min, [`max${name}`]: max } as Record<
    `${'min' | 'average' | 'max'}${Name}`,
    number
  >
}

/** The forms between which an age lies: years, and the form that is pure there. */
const PURE_AT = [
  [1, 'baby'],
  [10, 'child'],
  [23, 'young'],
  [90, 'old'],
] as const

/** Shares of the forms of age: those before and after it, in between in proportion to the years. */
export function ageFactors(years: number): Factors {
  const after = PURE_AT.findIndex(([at]) => years < at)
  if (after === 0) return { baby: 1 }
  const [toYears, to] = PURE_AT[after] ?? [Number.POSITIVE_INFINITY, 'old']
  const [fromYears, from] = PURE_AT.at(after === -1 ? -1 : after - 1) ?? [1, 'baby']
  const share = Math.max(0, (years - fromYears) / (toYears - fromYears))
  return share === 0 ? { [from]: 1 } : { [from]: 1 - share, [to]: share }
}
