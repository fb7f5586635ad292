import type { BodyValues } from './body-value-table.ts'
import type { FaceValues } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'
import { BODY_PARTS } from './phrase-words.ts'

/** What the form cannot show: for the skin, or for whoever draws on it. */
export type BodyMark = 'bent nose' | 'wrinkles'

/** What a word sets on a body. Words of one phrase add up. */
export interface BodyWord {
  readonly face?: Partial<FaceValues>
  readonly build?: BodyValues
  /** How far from the ordinary, which is 0.5. */
  readonly shape?: Partial<Pick<BodyShape, 'weight' | 'muscle' | 'height' | 'proportions' | 'bust' | 'firmness'>>
  /** See BodyShape. */
  readonly stature?: number
  readonly mark?: BodyMark
}

type Face = Partial<FaceValues>
const faces = (words: Readonly<Record<string, Face>>): Readonly<Record<string, BodyWord>> =>
  Object.fromEntries(Object.entries(words).map(([word, face]) => [word, { face }]))

const HOOKED: Face = { noseHump: 1, noseTipHeight: -0.35, noseLength: 0.25, noseDepth: 0.25 }
const SNUB: Face = { noseDepth: -0.15, noseLength: -0.45, noseTipHeight: 0.45, noseHump: -0.4, noseBaseHeight: 0.15 }
const BROAD_NOSE: Face = { noseWidth: 0.7, noseBaseWidth: 0.6, nostrilWidth: 0.5, noseTipWidth: 0.4, noseMiddleWidth: 0.3 }
const LARGE_NOSE: Face = { noseLength: 0.6, noseWidth: 0.45, noseDepth: 0.5, noseFullness: 0.3 }
const SMALL_NOSE: Face = { noseLength: -0.5, noseWidth: -0.4, noseDepth: -0.35, noseFullness: -0.2 }
const STRONG_JAW: Face = { jawWidth: 0.7, chinWidth: 0.5, chinForward: 0.21, chinHeight: 0.14, squareFace: 0.3 }
const SQUARE_JAW: Face = { jawWidth: 0.8, chinWidth: 0.7, squareFace: 0.6, chinPoint: 0 }
const WEAK_CHIN: Face = { chinForward: -0.56, chinHeight: -0.22, underbite: -0.18 }
const STRONG_CHIN: Face = { chinForward: 0.42, chinHeight: 0.17, chinWidth: 0.3 }
const POINTED_CHIN: Face = { chinPoint: 0.9, chinWidth: -0.7, jawWidth: -0.3 }
const HOLLOW: Face = { cheekFullness: -0.9, innerCheek: -0.8, faceFullness: -0.35, templeWidth: -0.25 }
const FULL_CHEEKS: Face = { cheekFullness: 0.8, innerCheek: 0.4, faceFullness: 0.35 }
const HIGH_CHEEKBONES: Face = { cheekbones: 0.9, cheekHeight: 0.5 }
const FULL_LIPS: Face = {
  upperLipFullness: 0.8,
  lowerLipFullness: 0.8,
  mouthThickness: 0.4,
  upperLipHeight: 0.3,
  lowerLipHeight: 0.3,
}
const THIN_LIPS: Face = { upperLipFullness: -0.9, lowerLipFullness: -0.8, mouthThickness: -0.5, upperLipHeight: -0.4 }
const HEAVY_BROW: Face = { browDepth: 0.36, browHeight: -0.3, lidFullness: 0.3 }
const HOODED: Face = { lidFold: -0.9, lidFullness: 0.8, eyeOpening: -0.3, eyeOpeningOuter: -0.5 }
const HEAVY_LIDDED: Face = { lidFullness: 0.9, eyeOpening: -0.5 }
const FELINE: Face = { eyeTilt: 0.9, eyeOuterReach: 0.4 }
const MONOLID: Face = { epicanthus: 0.9, lidFold: -0.6, lidFullness: 0.5, eyeOpeningInner: -0.3 }
const DROOPY: Face = { eyeTilt: -0.7, eyeOpeningOuter: -0.4, lidFoldTilt: -0.6 }
const LARGE_EARS: Face = { earSize: 0.9, earHeight: 0.4 }
const EARS_OUT: Face = { earsOut: 1.1 }
const LONG_FACE: Face = { longFace: 0.7, headLength: 0.3, headWidth: -0.15 }
const BABY_FACE: Face = {
  faceAge: -0.4,
  roundFace: 0.4,
  cheekFullness: 0.5,
  noseLength: -0.35,
  eyeSize: 0.3,
  chinHeight: -0.17,
  jawWidth: -0.3,
}
const GAUNT: Face = { ...HOLLOW, cheekFullness: -1.2, innerCheek: -1.1, faceFullness: -0.6, cheekbones: 0.8, doubleChin: -0.3 }
const OLD_FACE: Face = { faceAge: 0.7, laughLines: 0.6, eyeBags: 0.4 }

/** Words before the noun of a part of the face: 'aquiline' of 'aquiline nose'. Two words are one entry. */
export const FACE_WORDS: Readonly<Record<string, Readonly<Record<string, BodyWord>>>> = {
  nose: {
    ...faces({
      aquiline: HOOKED,
      hooked: HOOKED,
      hook: HOOKED,
      hawkish: HOOKED,
      hawk: HOOKED,
      beaked: HOOKED,
      roman: { noseHump: 0.85, noseBridgeDepth: 0.4, noseLength: 0.2 },
      greek: { noseBridgeDepth: 0.9, noseHump: -0.1 },
      straight: { noseHump: -0.15, noseBridgeDepth: 0.3, noseCurve: 0 },
      button: { ...SNUB, noseWidth: -0.2, noseFullness: 0.2, noseDepth: -0.3 },
      snub: SNUB,
      pug: SNUB,
      upturned: { noseTipHeight: 0.8, noseBaseHeight: 0.3, nostrilTilt: 0.3, noseHump: -0.3 },
      'turned up': { noseTipHeight: 0.8, noseBaseHeight: 0.3, nostrilTilt: 0.3, noseHump: -0.3 },
      drooping: { noseTipHeight: -0.9, septumTilt: -0.3 },
      broad: BROAD_NOSE,
      wide: BROAD_NOSE,
      flat: { ...BROAD_NOSE, noseFlatness: 0.7, noseDepth: -0.7, noseBridgeDepth: -0.4 },
      flattened: { ...BROAD_NOSE, noseFlatness: 0.7, noseDepth: -0.7, noseBridgeDepth: -0.4 },
      narrow: { noseWidth: -0.7, noseTipWidth: -0.5, noseMiddleWidth: -0.5, nostrilWidth: -0.4 },
      thin: { noseWidth: -0.7, noseTipWidth: -0.5, noseMiddleWidth: -0.5, nostrilWidth: -0.4 },
      sharp: { noseTipWidth: -0.8, noseWidth: -0.5, noseDepth: 0.3 },
      pointed: { noseTipWidth: -0.9, noseWidth: -0.4, noseDepth: 0.35 },
      pointy: { noseTipWidth: -0.9, noseWidth: -0.4, noseDepth: 0.35 },
      bulbous: { noseTipWidth: 1, noseFullness: 0.8, noseBaseWidth: 0.4 },
      big: LARGE_NOSE,
      large: LARGE_NOSE,
      prominent: { ...LARGE_NOSE, noseHump: 0.3 },
      long: { noseLength: 0.9, noseDepth: 0.2 },
      small: SMALL_NOSE,
      tiny: SMALL_NOSE,
      little: SMALL_NOSE,
      short: { noseLength: -0.7 },
    }),
    crooked: { face: { noseHump: 0.5, noseMiddleWidth: 0.4 }, mark: 'bent nose' },
    broken: { face: { noseHump: 0.5, noseMiddleWidth: 0.5, noseFlatness: 0.2 }, mark: 'bent nose' },
  },
  nosebridge: faces({
    wide: { noseBridgeWidth: 0.9, noseMiddleWidth: 0.3 },
    broad: { noseBridgeWidth: 0.9, noseMiddleWidth: 0.3 },
    narrow: { noseBridgeWidth: -0.9, noseMiddleWidth: -0.3 },
    high: { noseBridgeDepth: 0.8 },
    low: { noseBridgeDepth: -0.8 },
    flat: { noseBridgeDepth: -0.8 },
  }),
  nostrils: faces({
    flared: { nostrilFlare: 0.9, nostrilWidth: 0.3 },
    flaring: { nostrilFlare: 0.9, nostrilWidth: 0.3 },
    wide: { nostrilWidth: 0.9 },
    large: { nostrilWidth: 0.8, nostrilFlare: 0.3 },
    big: { nostrilWidth: 0.8, nostrilFlare: 0.3 },
    narrow: { nostrilWidth: -0.9 },
    small: { nostrilWidth: -0.8 },
  }),
  jaw: faces({
    square: SQUARE_JAW,
    strong: STRONG_JAW,
    chiseled: { ...STRONG_JAW, cheekFullness: -0.4, cheekbones: 0.4 },
    chiselled: { ...STRONG_JAW, cheekFullness: -0.4, cheekbones: 0.4 },
    heavy: { ...STRONG_JAW, jawDrop: 0.3 },
    wide: { jawWidth: 0.9, wideJawedFace: 0.4 },
    broad: { jawWidth: 0.9, wideJawedFace: 0.4 },
    narrow: { jawWidth: -0.8, chinWidth: -0.4 },
    soft: { jawWidth: -0.4, cheekFullness: 0.3 },
    weak: { jawWidth: -0.5, chinForward: -0.42, chinHeight: -0.17 },
    sharp: { jawWidth: 0.3, cheekFullness: -0.5, chinPoint: 0.3 },
    lantern: { jawWidth: 0.8, chinHeight: 0.44, chinForward: 0.42, longFace: 0.4 },
    prominent: STRONG_JAW,
  }),
  chin: faces({
    square: { chinWidth: 0.9, jawWidth: 0.4, squareFace: 0.3 },
    strong: STRONG_CHIN,
    prominent: STRONG_CHIN,
    jutting: { chinForward: 0.7, underbite: 0.3 },
    weak: WEAK_CHIN,
    receding: WEAK_CHIN,
    small: { chinHeight: -0.39, chinWidth: -0.3 },
    pointed: POINTED_CHIN,
    pointy: POINTED_CHIN,
    sharp: POINTED_CHIN,
    narrow: { chinWidth: -0.8 },
    broad: { chinWidth: 0.9 },
    wide: { chinWidth: 0.9 },
    double: { doubleChin: 1.1, faceFullness: 0.4, neckWidth: 0.4 },
    cleft: { chinCleft: 1.1 },
    dimpled: { chinCleft: 0.9 },
    round: { chinPoint: 0, chinWidth: 0.3, chinHeight: -0.11 },
    long: { chinHeight: 0.5 },
  }),
  eyes: faces({
    hooded: HOODED,
    almond: { eyeTilt: 0.45, eyeOuterReach: 0.5, eyeOpeningOuter: -0.3 },
    'almond shaped': { eyeTilt: 0.45, eyeOuterReach: 0.5, eyeOpeningOuter: -0.3 },
    'deep set': { browDepth: 0.27, lidFullness: -0.7, lidFold: -0.2 },
    sunken: { browDepth: 0.14, lidFullness: -1, eyeBagDepth: 0.5 },
    bulging: { lidFullness: 0.6, eyeOpening: 0.7, browDepth: -0.18 },
    round: { eyeOpening: 0.9, eyeOpeningInner: 0.4, eyeOpeningOuter: 0.3, eyeOuterReach: -0.4 },
    doe: { eyeSize: 0.8, eyeOpening: 0.5 },
    big: { eyeSize: 1, eyeOpening: 0.3 },
    large: { eyeSize: 1, eyeOpening: 0.3 },
    wide: { eyeOpening: 0.7 },
    small: { eyeSize: -0.9 },
    beady: { eyeSize: -1, eyeOpening: 0.2 },
    narrow: { eyeOpening: -0.9, eyeOpeningInner: -0.4, eyeOpeningOuter: -0.4 },
    'wide set': { eyeSpacing: 1 },
    'close set': { eyeSpacing: -1 },
    monolid: MONOLID,
    'heavy lidded': HEAVY_LIDDED,
    heavy: HEAVY_LIDDED,
    slanted: { eyeTilt: 0.9 },
    upturned: { eyeTilt: 0.8 },
    cat: FELINE,
    'cat like': FELINE,
    feline: FELINE,
    fox: FELINE,
    droopy: DROOPY,
    drooping: DROOPY,
    downturned: DROOPY,
    sleepy: { eyeOpening: -0.6, lidFold: -0.4 },
    baggy: { eyeBags: 1, eyeBagDepth: 0.6 },
  }),
  cheeks: faces({
    hollow: HOLLOW,
    sunken: HOLLOW,
    gaunt: HOLLOW,
    chubby: FULL_CHEEKS,
    full: FULL_CHEEKS,
    plump: FULL_CHEEKS,
    round: FULL_CHEEKS,
    dimpled: { dimples: 1 },
  }),
  cheekbones: faces({
    high: HIGH_CHEEKBONES,
    prominent: HIGH_CHEEKBONES,
    sharp: { ...HIGH_CHEEKBONES, cheekFullness: -0.4 },
    strong: HIGH_CHEEKBONES,
    low: { cheekHeight: -0.7 },
    flat: { cheekbones: -0.8 },
  }),
  lips: faces({
    full: FULL_LIPS,
    thick: FULL_LIPS,
    plump: FULL_LIPS,
    big: FULL_LIPS,
    pouty: { ...FULL_LIPS, mouthForward: 0.4, mouthWidth: -0.2 },
    thin: THIN_LIPS,
    narrow: THIN_LIPS,
  }),
  mouth: faces({
    wide: { mouthWidth: 0.9 },
    big: { mouthWidth: 0.8, mouthThickness: 0.3 },
    large: { mouthWidth: 0.8, mouthThickness: 0.3 },
    small: { mouthWidth: -0.9 },
    narrow: { mouthWidth: -0.9 },
  }),
  ears: faces({
    big: LARGE_EARS,
    large: LARGE_EARS,
    small: { earSize: -0.9 },
    tiny: { earSize: -1.1 },
    pointed: { pointedEars: 1 },
    pointy: { pointedEars: 1 },
    protruding: EARS_OUT,
    'sticking out': EARS_OUT,
    jug: { ...EARS_OUT, earSize: 0.5 },
  }),
  neck: faces({
    long: { neckLength: 0.35, neckWidth: -0.2 },
    swan: { neckLength: 0.39, neckWidth: -0.5, neckDepth: -0.3 },
    short: { neckLength: -0.35 },
    thick: { neckWidth: 1, neckDepth: 0.6 },
    bull: { neckWidth: 1.2, neckDepth: 0.8, neckLength: -0.14 },
    thin: { neckWidth: -0.9, neckDepth: -0.6 },
    slender: { neckWidth: -0.8, neckDepth: -0.5, neckLength: 0.1 },
  }),
  forehead: faces({
    high: { foreheadHeight: 0.32 },
    tall: { foreheadHeight: 0.32 },
    big: { foreheadHeight: 0.24, foreheadBulge: 0.2 },
    low: { foreheadHeight: -0.32 },
    broad: { templeWidth: 0.9 },
    wide: { templeWidth: 0.9 },
    sloping: { foreheadBulge: -0.4, skullSlope: 0.12 },
    bulging: { foreheadBulge: 0.5 },
    prominent: { foreheadBulge: 0.5, foreheadHeight: 0.12 },
    large: { foreheadHeight: 0.24, foreheadBulge: 0.2 },
    small: { foreheadHeight: -0.24 },
    narrow: { templeWidth: -0.9 },
  }),
  brow: faces({
    heavy: HEAVY_BROW,
    strong: HEAVY_BROW,
    prominent: HEAVY_BROW,
    low: { browHeight: -0.8 },
    high: { browHeight: 0.8 },
  }),
  head: faces({
    big: { headWidth: 0.35, headLength: 0.35, headDepth: 0.35 },
    large: { headWidth: 0.35, headLength: 0.35, headDepth: 0.35 },
    small: { headWidth: -0.35, headLength: -0.35, headDepth: -0.35 },
    tiny: { headWidth: -0.45, headLength: -0.45, headDepth: -0.45 },
    narrow: { headWidth: -0.45 },
    long: { headLength: 0.4 },
    round: { headWidth: 0.3, roundFace: 0.4 },
  }),
  face: {
    ...faces({
      'heart shaped': { heartFace: 0.9, chinPoint: 0.4 },
      heart: { heartFace: 0.9, chinPoint: 0.4 },
      oval: { ovalFace: 0.9 },
      round: { roundFace: 0.9, cheekFullness: 0.3 },
      moon: { roundFace: 1, cheekFullness: 0.6 },
      square: { squareFace: 0.9, jawWidth: 0.4 },
      'oval shaped': { ovalFace: 0.9 },
      'diamond shaped': { diamondFace: 0.9 },
      diamond: { diamondFace: 0.9 },
      full: { ...FULL_CHEEKS, roundFace: 0.4 },
      hollow: GAUNT,
      sharp: { cheekbones: 0.6, cheekFullness: -0.5, chinPoint: 0.4 },
      chiseled: { ...STRONG_JAW, cheekFullness: -0.4, cheekbones: 0.5 },
      chiselled: { ...STRONG_JAW, cheekFullness: -0.4, cheekbones: 0.5 },
      long: LONG_FACE,
      narrow: { headWidth: -0.45, longFace: 0.3 },
      thin: { ...LONG_FACE, cheekFullness: -0.4 },
      broad: { headWidth: 0.4, jawWidth: 0.4 },
      wide: { headWidth: 0.4, jawWidth: 0.4 },
      chubby: { ...FULL_CHEEKS, roundFace: 0.5, doubleChin: 0.4 },
      gaunt: GAUNT,
      baby: BABY_FACE,
      youthful: { faceAge: -0.4 },
      angular: { cheekbones: 0.6, cheekFullness: -0.5, jawWidth: 0.4, chinPoint: 0.2 },
      soft: { cheekFullness: 0.35, jawWidth: -0.3, cheekbones: -0.2 },
    }),
    wrinkled: { face: OLD_FACE, mark: 'wrinkles' },
    lined: { face: OLD_FACE, mark: 'wrinkles' },
  },
}

const LARGER: BodyValues = { hands: 0.5, feet: 0.4 }
const POT_BELLY: BodyWord = { build: { belly: 1, pregnant: 0.3, waist: 0.4 }, shape: { weight: 0.12 } }
/** Weight is seen in a face first. */
const FLESHY: Face = { ...FULL_CHEEKS, faceFullness: 0.55, roundFace: 0.35, doubleChin: 0.4 }
const ROUND: BodyWord = { face: { ...FLESHY, doubleChin: 0.7 }, shape: { weight: 0.45 }, build: { waist: 0.3 } }
const PLUMP: BodyWord = { face: FLESHY, shape: { weight: 0.32 } }
const SKINNY: BodyWord = { face: { cheekFullness: -0.5, faceFullness: -0.3 }, shape: { weight: -0.4, muscle: -0.1 } }
const MUSCULAR: BodyWord = {
  shape: { muscle: 0.4, weight: 0.08 },
  build: { shoulders: 0.6, armMuscle: 0.9, chest: 0.5, arms: 0.4 },
}
const STOCKY: BodyWord = {
  shape: { weight: 0.2, muscle: 0.15, height: -0.15 },
  build: { shoulders: 0.3, legLength: -0.3, chest: 0.3 },
}
const BROAD_SHOULDERS: BodyWord = { build: { shoulders: 0.9, chest: 0.2 } }
const NARROW_SHOULDERS: BodyWord = { build: { shoulders: -0.9 } }
const LANKY: BodyWord = { shape: { weight: -0.32, height: 0.2, muscle: -0.12 }, build: { legLength: 0.4, armLength: 0.4 } }
const TALL: BodyWord = { shape: { height: 0.22 } }
const SHORT: BodyWord = { shape: { height: -0.22 } }
const PETITE: BodyWord = { shape: { height: -0.2, weight: -0.15 }, build: { shoulders: -0.3 } }
/** Limbs are short and the trunk is as long as everybody's: the stature is what is left then (measured in a test). */
const DWARFISM: BodyWord = {
  stature: 0.785,
  build: { legLength: -2.3, armLength: -2.1, hands: -0.3, fingers: -0.6, seat: 0.3 },
  face: { foreheadBulge: 0.2, headLength: 0.35, headWidth: 0.15, noseBridgeDepth: -0.2 },
}
/** A fantasy dwarf is broad besides. */
const DWARF: BodyWord = { ...DWARFISM, build: { ...DWARFISM.build, shoulders: 0.25, chest: 0.35, hands: 0.2, fingers: -0.3 } }
/** Bones grow heavier than a body grows tall: hands, feet, jaw and brow; the head stays behind. */
const GIANT: BodyWord = {
  stature: 1.32,
  shape: { muscle: 0.15 },
  build: { ...LARGER, shoulders: 0.6, chest: 0.4, legLength: 0.25, armLength: 0.25 },
  face: {
    headLength: -0.6,
    headWidth: -0.25,
    headDepth: -0.5,
    jawWidth: 0.4,
    chinHeight: 0.22,
    chinForward: 0.21,
    browDepth: 0.18,
    neckWidth: 0.4,
  },
}
const CURVY: BodyWord = { shape: { weight: 0.1, bust: 0.3 }, build: { hips: 0.6, seat: 0.5, waist: -0.3, thighs: 0.3 } }
const LONG_LIMBS: BodyWord = { build: { legLength: 0.7, armLength: 0.7 } }
const SLIM_WAIST: BodyWord = { build: { waist: -0.8 } }
const BIG_BELLY: BodyWord = { build: { belly: 0.9, waist: 0.4 }, shape: { weight: 0.1 } }
const STRONG_ARMS: BodyWord = { build: { armMuscle: 0.9 }, shape: { muscle: 0.15 } }
const THIN_ARMS: BodyWord = { build: { arms: -0.8, armMuscle: -0.6 } }
const pregnant = (howFar: number): BodyWord => ({ build: { pregnant: howFar }, shape: { bust: 0.1 + 0.1 * howFar } })

/** Words that say something by themselves, of the whole body mostly. */
export const WHOLE_WORDS: Readonly<Record<string, BodyWord>> = {
  dimples: { face: { dimples: 1 } },
  dimpled: { face: { dimples: 1 } },
  underbite: { face: { underbite: 0.6 } },
  monolids: { face: MONOLID },
  'bags under eyes': { face: { eyeBags: 1, eyeBagDepth: 0.6 } },
  jowls: { face: { doubleChin: 0.6, cheekHeight: -0.7, cheekFullness: 0.4 } },
  'baby faced': { face: BABY_FACE },
  wrinkled: { face: OLD_FACE, mark: 'wrinkles' },
  wrinkles: { face: OLD_FACE, mark: 'wrinkles' },
  gaunt: { face: { ...GAUNT, eyeBags: 0.5 }, shape: { weight: -0.44, muscle: -0.2 } },
  haggard: { face: { ...GAUNT, eyeBags: 0.6 }, shape: { weight: -0.35 } },
  emaciated: { face: GAUNT, shape: { weight: -0.48, muscle: -0.3 } },
  skinny: SKINNY,
  scrawny: SKINNY,
  bony: SKINNY,
  thin: { shape: { weight: -0.3 } },
  slim: { shape: { weight: -0.2 } },
  slender: { shape: { weight: -0.23 } },
  lean: { shape: { weight: -0.2, muscle: 0.12 } },
  wiry: { shape: { weight: -0.28, muscle: 0.25 } },
  lanky: LANKY,
  gangly: LANKY,
  athletic: { shape: { muscle: 0.28 }, build: { shoulders: 0.15 } },
  toned: { shape: { muscle: 0.22 } },
  muscular: MUSCULAR,
  brawny: MUSCULAR,
  buff: MUSCULAR,
  burly: { shape: { muscle: 0.3, weight: 0.22 }, build: { shoulders: 0.5, chest: 0.4 } },
  stocky: STOCKY,
  sturdy: { shape: { weight: 0.1, muscle: 0.18 }, build: { shoulders: 0.3 } },
  chubby: PLUMP,
  plump: PLUMP,
  rotund: ROUND,
  obese: { ...ROUND, shape: { weight: 0.5 }, build: { waist: 0.6, belly: 0.4 } },
  fat: { face: FLESHY, shape: { weight: 0.42 } },
  overweight: { face: FLESHY, shape: { weight: 0.34 } },
  heavyset: { shape: { weight: 0.3, muscle: 0.08 }, build: { shoulders: 0.2 } },
  stout: { shape: { weight: 0.28, height: -0.1 }, build: { chest: 0.3 } },
  portly: { shape: { weight: 0.33 }, build: { belly: 0.4 } },
  curvy: CURVY,
  curvaceous: CURVY,
  voluptuous: CURVY,
  'full figured': { ...CURVY, shape: { weight: 0.2, bust: 0.3 } },
  hourglass: { shape: { bust: 0.25 }, build: { hips: 0.6, waist: -0.7, seat: 0.3 } },
  'pear shaped': { build: { hips: 0.8, thighs: 0.6, shoulders: -0.3 } },
  busty: { shape: { bust: 0.4 } },
  'flat chested': { shape: { bust: -0.4 } },
  'broad shouldered': BROAD_SHOULDERS,
  'broad shoulders': BROAD_SHOULDERS,
  'wide shoulders': BROAD_SHOULDERS,
  'narrow shouldered': NARROW_SHOULDERS,
  'narrow shoulders': NARROW_SHOULDERS,
  'sloping shoulders': NARROW_SHOULDERS,
  'barrel chested': { build: { chest: 0.9, chestDepth: 0.9 } },
  'massive shoulders': BROAD_SHOULDERS,
  'big shoulders': BROAD_SHOULDERS,
  'strong shoulders': BROAD_SHOULDERS,
  'broad chest': { build: { chest: 0.8, chestDepth: 0.3 } },
  'wide chest': { build: { chest: 0.8, chestDepth: 0.3 } },
  'barrel chest': { build: { chest: 0.9, chestDepth: 0.9 } },
  'narrow chest': { build: { chest: -0.8 } },
  'sunken chest': { build: { chestDepth: -0.8 } },
  'narrow waist': SLIM_WAIST,
  'slim waist': SLIM_WAIST,
  'thin waist': SLIM_WAIST,
  'small waist': SLIM_WAIST,
  'tiny waist': { build: { waist: -1 } },
  'thick waist': { build: { waist: 0.8 } },
  'thick thighs': { build: { thighs: 0.9 } },
  'big thighs': { build: { thighs: 0.9 } },
  'slim thighs': { build: { thighs: -0.8 } },
  'big arms': STRONG_ARMS,
  'huge arms': STRONG_ARMS,
  'strong arms': STRONG_ARMS,
  'muscular arms': STRONG_ARMS,
  'thin arms': THIN_ARMS,
  'skinny arms': THIN_ARMS,
  'long limbs': LONG_LIMBS,
  'long limbed': LONG_LIMBS,
  'short limbs': { build: { legLength: -0.7, armLength: -0.7 } },
  'full hips': { build: { hips: 0.8 } },
  'broad hips': { build: { hips: 0.9 } },
  'slim hips': { build: { hips: -0.8 } },
  'wide hips': { build: { hips: 0.9 } },
  'narrow hips': { build: { hips: -0.8 } },
  'long legs': { build: { legLength: 0.8 } },
  'long legged': { build: { legLength: 0.8 } },
  leggy: { build: { legLength: 0.8 } },
  'short legs': { build: { legLength: -0.9 } },
  'long arms': { build: { armLength: 0.9 } },
  'short arms': { build: { armLength: -0.9 } },
  'big hands': { build: { hands: 1 } },
  'large hands': { build: { hands: 1 } },
  'small hands': { build: { hands: -1 } },
  'long fingers': { build: { fingers: 1 } },
  'short fingers': { build: { fingers: -1 } },
  'huge hands': { build: { hands: 1.2 } },
  'tiny hands': { build: { hands: -1.2 } },
  'big feet': { build: { feet: 1 } },
  'large feet': { build: { feet: 1 } },
  'small feet': { build: { feet: -1 } },
  'pot belly': POT_BELLY,
  'pot bellied': POT_BELLY,
  'beer belly': POT_BELLY,
  'round belly': POT_BELLY,
  'big belly': BIG_BELLY,
  'large belly': BIG_BELLY,
  'fat belly': BIG_BELLY,
  'flat belly': { build: { belly: -0.8, waist: -0.2 } },
  'baby bump': pregnant(0.65),
  'pregnant belly': pregnant(0.8),
  'flat stomach': { build: { belly: -0.8, waist: -0.2 } },
  pregnant: pregnant(0.8),
  'newly pregnant': pregnant(0.15),
  'early pregnancy': pregnant(0.15),
  'three months pregnant': pregnant(0.2),
  'four months pregnant': pregnant(0.35),
  'five months pregnant': pregnant(0.5),
  'six months pregnant': pregnant(0.65),
  'seven months pregnant': pregnant(0.8),
  'eight months pregnant': pregnant(0.95),
  'nine months pregnant': pregnant(1.1),
  'heavily pregnant': pregnant(1.1),
  tall: TALL,
  'very tall': { shape: { height: 0.32 } },
  towering: { shape: { height: 0.36 }, build: { shoulders: 0.2 } },
  short: SHORT,
  'very short': { shape: { height: -0.32 } },
  petite: PETITE,
  tiny: { shape: { height: -0.3, weight: -0.12 } },
  dwarfism: DWARFISM,
  'little person': DWARFISM,
  dwarf: DWARF,
  giant: GIANT,
  giantess: GIANT,
  gigantic: GIANT,
}

/** Of every part of face and body its adjectives: 'long' of 'legs' stands in the entry 'long legs'. */
export const PART_WORDS: Readonly<Record<string, Readonly<Record<string, BodyWord>>>> = {
  ...FACE_WORDS,
  ...Object.fromEntries([...BODY_PARTS].map((part) => [part, adjectivesOf(part)])),
}

function adjectivesOf(part: string): Readonly<Record<string, BodyWord>> {
  const entries = Object.entries(WHOLE_WORDS).filter(([words]) => words.endsWith(` ${part}`))
  return Object.fromEntries(entries.map(([words, entry]) => [words.slice(0, -part.length - 1), entry]))
}

/** How much of the word after them is meant. */
export const DEGREES: Readonly<Record<string, number>> = {
  slightly: 0.5,
  more: 1,
  somewhat: 0.6,
  rather: 0.8,
  very: 1.3,
  extremely: 1.5,
}

/** The same part in other words. */
export const SAME_PARTS: Readonly<Record<string, string>> = {
  jawline: 'jaw',
  eye: 'eyes',
  eyed: 'eyes',
  nostril: 'nostrils',
  cheek: 'cheeks',
  cheeked: 'cheeks',
  cheekbone: 'cheekbones',
  lip: 'lips',
  lipped: 'lips',
  ear: 'ears',
  eared: 'ears',
  nosed: 'nose',
  chinned: 'chin',
  jawed: 'jaw',
  faced: 'face',
  necked: 'neck',
  // Of brows as hair, 'eyebrows' is said.
  browed: 'brow',
}
