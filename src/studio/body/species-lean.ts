import type { Species } from '../sheet/character-sheet.ts'
import type { FaceValue } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'

interface SpeciesLean {
  /** Added to what a face leans to by sex, age and weight. */
  readonly face: Partial<Record<FaceValue, number>>
  /** Added to the sliders of a body. */
  readonly shape?: Partial<Pick<BodyShape, 'muscle' | 'weight'>>
}

/** Ears that are something else's, or nothing's: as small and as close to the skull as the form has them. */
const HARDLY_EARS = { earSize: -1.3, earHeight: -1, earWidth: -1.2, earsOut: -1.3, earFlap: -1 } as const

/** How the faces and bodies of beings differ from people's; those who are not named do not. */
export const SPECIES_LEAN: Readonly<Partial<Record<Species, SpeciesLean>>> = {
  orc: {
    face: {
      jawWidth: 1,
      chinWidth: 0.8,
      chinForward: 0.7,
      chinHeight: 0.4,
      underbite: 0.9,
      browDepth: 0.9,
      browTilt: -0.35,
      browHeight: -0.3,
      foreheadHeight: -0.3,
      skullSlope: 0.25,
      eyeSize: -0.3,
      noseWidth: 0.7,
      noseBaseWidth: 0.8,
      nostrilWidth: 0.8,
      nostrilFlare: 0.6,
      noseFlatness: 0.6,
      mouthWidth: 0.5,
      mouthForward: 0.4,
      lowerLipFullness: 0.4,
      cheekbones: 0.5,
      neckWidth: 0.9,
      neckDepth: 0.6,
    },
    shape: { muscle: 0.3, weight: 0.12 },
  },
  goblin: {
    face: {
      noseLength: 1.1,
      noseDepth: 1,
      noseHump: 0.7,
      noseTipHeight: -0.5,
      chinForward: 0.6,
      chinPoint: 0.8,
      chinWidth: -0.5,
      eyeSize: 0.5,
      eyeTilt: 0.5,
      browTilt: -0.25,
      mouthWidth: 0.8,
      upperLipFullness: -0.6,
      lowerLipFullness: -0.4,
      cheekbones: 0.8,
      cheekFullness: -0.6,
      innerCheek: -0.5,
      headWidth: 0.4,
      neckWidth: -0.5,
    },
    shape: { weight: -0.25 },
  },
  alien: {
    face: {
      ...HARDLY_EARS,
      eyeSize: 1.3,
      eyeTilt: 0.8,
      eyeSpacing: 0.6,
      eyeOpening: 0.6,
      browDepth: -0.8,
      foreheadHeight: 0.9,
      foreheadBulge: 0.7,
      headWidth: 0.6,
      heartFace: 0.7,
      noseWidth: -0.9,
      noseDepth: -0.8,
      noseLength: -0.5,
      mouthWidth: -0.7,
      upperLipFullness: -0.7,
      lowerLipFullness: -0.7,
      jawWidth: -0.7,
      chinWidth: -0.6,
      neckWidth: -0.6,
    },
  },
  robot: { face: { ...HARDLY_EARS, noseWidth: -0.5, nostrilWidth: -0.9, lidFold: 0.3, neckWidth: -0.3, dimples: -0.3 } },
  'cat person': { face: { eyeSize: 0.4, eyeTilt: 0.7, noseWidth: -0.5, noseLength: -0.3, heartFace: 0.3 } },
  'fox person': { face: { eyeTilt: 0.8, eyeSize: 0.2, chinPoint: 0.4, noseLength: 0.2, heartFace: 0.3 } },
  'wolf person': { face: { eyeTilt: 0.4, browDepth: 0.2, jawWidth: 0.3, cheekbones: 0.4 } },
  'rabbit person': { face: { eyeSize: 0.6, eyeOpening: 0.3, noseLength: -0.3, cheekFullness: 0.3, roundFace: 0.2 } },
  'dragon person': { face: { eyeTilt: 0.6, browDepth: 0.5, cheekbones: 0.8, noseFlatness: 0.4, jawWidth: 0.3 } },
}

/** Ears of the form under an animal's ears that stand on the head. */
export const earsUnder = (ears: string): Partial<Record<FaceValue, number>> =>
  ears === 'none' ? HARDLY_EARS : { earSize: -0.8, earsOut: -0.8 }
