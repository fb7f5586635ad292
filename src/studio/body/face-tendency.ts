import type { FaceValue } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'

/** How much of something there is at a value: 0 at `from`, 1 at `to`, in proportion between. */
const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

type Tendency = Partial<Record<FaceValue, number>>

/**
 * Of all grown faces: the form's head is wide for its eyes, mouth and height. A lid's slit is 0.23 of the width at the cheekbones
 * in life (Farkas, Anthropometry of the Head and Face, 1994), in the form 0.17.
 */
const GROWN: Tendency = {
  headWidth: -0.22,
  eyeSize: 0.4,
  eyeOuterReach: 0.75,
  eyeInnerReach: 0.4,
  mouthWidth: 0.1,
  faceFullness: -0.25,
  cheekFullness: 0.15,
  innerCheek: 0.25,
  cheekbones: 0.1,
  jawWidth: -0.25,
  noseDepth: 0.15,
  mouthForward: -0.15,
  noseLength: -0.12,
}
/** Toward what people like to look at: the mean face is stern, and its women are heavy. */
const WOMAN: Tendency = {
  chinWidth: -0.4,
  jawWidth: -0.75,
  chinHeight: -0.05,
  upperLipFullness: 0.2,
  lowerLipFullness: 0.15,
  mouthCorners: 0.05,
  eyeSize: 0.55,
  eyeOpening: 0.08,
  eyeTilt: 0.14,
  browHeight: 0.35,
  browTilt: 0.16,
  browDepth: -0.4,
  noseWidth: -0.3,
  noseBaseWidth: -0.15,
  noseFullness: -0.15,
  noseTipHeight: 0.12,
  neckWidth: -0.35,
  neckLength: -0.4,
  cheekbones: 0.1,
}
const MAN: Tendency = {
  headWidth: -0.08,
  eyeSize: 0.25,
  eyeOpening: 0.15,
  browHeight: 0.15,
  browTilt: 0.16,
  browDepth: 0.2,
  upperLipFullness: -0.25,
  lowerLipFullness: -0.2,
  mouthCorners: 0.05,
  noseFullness: -0.1,
  cheekbones: 0.15,
  chinWidth: 0.25,
  jawWidth: 0.25,
  neckWidth: 0.15,
  neckLength: -0.3,
}

/** Until the thirties skin is taut and full, and nothing has grown yet that grows with age. */
const YOUNG: Tendency = {
  faceAge: -0.35,
  cheekFullness: 0.2,
  innerCheek: 0.2,
  laughLines: -0.7,
  noseLength: -0.25,
  noseFullness: -0.25,
  noseTipWidth: -0.2,
  noseTipHeight: 0.1,
  chinHeight: -0.1,
  upperLipFullness: 0.1,
  lowerLipFullness: 0.1,
}

/** A child's face is short and low under a high forehead: small nose and jaw, large eyes, full cheeks. */
const CHILD: Tendency = {
  faceAge: -0.5,
  eyeSize: 0.8,
  eyeHeight: -0.25,
  eyeOpening: 0.5,
  headWidth: 0.25,
  headLength: 0.3,
  headDepth: 0.25,
  foreheadHeight: 0.05,
  foreheadBulge: 0.15,
  browDepth: -0.4,
  browHeight: 0.1,
  browTilt: 0.25,
  noseLength: -0.3,
  noseDepth: -0.25,
  noseHump: -0.3,
  noseTipHeight: 0.3,
  noseWidth: -0.25,
  cheekFullness: 0.15,
  cheekbones: -0.3,
  innerCheek: 0.1,
  mouthWidth: 0.05,
  mouthForward: -0.2,
  upperLipFullness: -0.25,
  lowerLipFullness: -0.35,
  chinHeight: -0.2,
  chinForward: -0.15,
  jawWidth: -0.25,
  chinWidth: -0.2,
  roundFace: 0.15,
  neckWidth: -0.75,
}

/** Gristle grows, fat and lips go, skin hangs. */
const ELDER: Tendency = {
  faceAge: 0.8,
  earSize: 0.55,
  earLobe: 0.6,
  noseLength: 0.45,
  noseDepth: 0.2,
  noseTipHeight: -0.4,
  noseFullness: 0.2,
  upperLipFullness: -0.7,
  upperLipHeight: -0.4,
  lowerLipFullness: -0.5,
  mouthThickness: -0.3,
  mouthCorners: -0.1,
  laughLines: 0.7,
  eyeBags: 0.6,
  eyeBagDepth: 0.3,
  lidFold: -0.5,
  eyeOpening: -0.05,
  eyeOpeningOuter: -0.3,
  innerCheek: -0.35,
  cheekHeight: -0.4,
  templeWidth: -0.35,
  chinForward: 0.12,
}

/** What weight and muscle do to a face. */
const HEAVY: Tendency = {
  faceFullness: 0.85,
  cheekFullness: 0.55,
  innerCheek: 0.25,
  doubleChin: 0.8,
  neckWidth: 0.9,
  neckDepth: 0.5,
  roundFace: 0.35,
  cheekbones: -0.3,
  jawWidth: 0.15,
}
const THIN: Tendency = {
  faceFullness: -0.6,
  cheekFullness: -0.6,
  innerCheek: -0.5,
  doubleChin: -0.3,
  neckWidth: -0.4,
  cheekbones: 0.35,
  templeWidth: -0.3,
}
const STRONG: Tendency = { neckWidth: 0.5, jawWidth: 0.25, chinWidth: 0.15 }

/** How a face leans by sex, age, weight and muscle, before anything of its own. */
export function faceTendency({ ageYears, masculinity, weight, muscle }: BodyShape): Tendency {
  const child = childhood(ageYears)
  const grown = 1 - child
  const sum: Tendency = {}
  const lean = (tendency: Tendency, share: number) => {
    // A table's keys are face values.
    for (const [value, by] of Object.entries(tendency) as [FaceValue, number][]) sum[value] = (sum[value] ?? 0) + by * share
  }
  lean(GROWN, grown)
  lean(WOMAN, (1 - masculinity) * (0.4 + 0.6 * grown))
  lean(MAN, masculinity * grown)
  lean(YOUNG, grown * ramp(ageYears, 38, 24) * (1 - 0.4 * masculinity))
  lean(CHILD, child)
  const old = ramp(ageYears, 37, 72)
  lean(ELDER, old)
  // The targets of old and heavy people have folds of the neck already, which would cut into a second chin.
  lean(HEAVY, ramp(weight, 0.5, 1) * (1 - 0.5 * old))
  lean(THIN, ramp(weight, 0.5, 0) * grown)
  lean(STRONG, ramp(muscle, 0.6, 1) * grown)
  return sum
}

/** 1 for small children, 0 for those who have grown up. */
export const childhood = (ageYears: number): number => 1 - ramp(ageYears, 6, 17)

/** Of values that make a face a man's, how much of what is above the ordinary a face keeps: a woman with a strong jaw is a woman. */
export function keptOf(value: FaceValue, { masculinity, ageYears }: BodyShape): number {
  const isMans = MANS.has(value)
  return isMans ? 1 - 0.5 * (1 - masculinity) - 0.3 * childhood(ageYears) : 1
}
const MANS: ReadonlySet<FaceValue> = new Set([
  'jawWidth',
  'chinWidth',
  'chinHeight',
  'chinForward',
  'browDepth',
  'squareFace',
  'neckWidth',
  'wideJawedFace',
  'longFace',
])
