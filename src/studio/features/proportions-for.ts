import { shapeDrawnFace } from '#studio/features/archetypes/shape-drawn-face.ts'
import { animalShape } from '#studio/form/animals/animal-shapes.ts'
import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import { clamp, mix, smoothStep } from '../form/curve.ts'
import type { CharacterSheet, FaceShape } from '../sheet/character-sheet.ts'
import { isDrawn, isFlat, isOfForm, type ProportionFamily, type Proportions, type StyleFamily } from './proportions.ts'

const FAMILIES = {
  anime: {
    eyeY: 0.2,
    eyeX: 0.315,
    halfWidth: 0.226,
    halfHeight: 0.205,
    iris: 0.15,
    tall: 1.28,
    nose: 0.1,
    noseBase: 0.48,
    mouth: 0.668,
    chin: 0.915,
  },
  real: {
    eyeY: 0.07,
    eyeX: 0.3,
    halfWidth: 0.176,
    halfHeight: 0.08,
    iris: 0.091,
    tall: 1,
    nose: 0.175,
    noseBase: 0.42,
    mouth: 0.63,
    chin: 1,
  },
  comic: {
    eyeY: 0.07,
    eyeX: 0.3,
    halfWidth: 0.18,
    halfHeight: 0.09,
    iris: 0.085,
    tall: 1,
    nose: 0.19,
    noseBase: 0.43,
    mouth: 0.64,
    chin: 1,
  },
  toon3d: {
    eyeY: 0.13,
    eyeX: 0.335,
    halfWidth: 0.228,
    halfHeight: 0.185,
    iris: 0.148,
    tall: 1,
    nose: 0.14,
    noseBase: 0.44,
    mouth: 0.66,
    chin: 0.93,
  },
  film3d: {
    eyeY: 0.115,
    eyeX: 0.32,
    halfWidth: 0.208,
    halfHeight: 0.154,
    iris: 0.127,
    tall: 1,
    nose: 0.165,
    noseBase: 0.44,
    mouth: 0.66,
    chin: 0.95,
  },
  gentle: {
    eyeY: 0.17,
    eyeX: 0.3,
    halfWidth: 0.182,
    halfHeight: 0.152,
    iris: 0.116,
    tall: 1.16,
    nose: 0.09,
    noseBase: 0.46,
    mouth: 0.665,
    chin: 0.905,
  },
  toon: {
    eyeY: 0.1,
    eyeX: 0.265,
    halfWidth: 0.19,
    halfHeight: 0.2,
    iris: 0.128,
    tall: 1.12,
    nose: 0.2,
    noseBase: 0.43,
    mouth: 0.67,
    chin: 0.96,
  },
  bold: {
    eyeY: 0.06,
    eyeX: 0.222,
    halfWidth: 0.2,
    halfHeight: 0.22,
    iris: 0.122,
    tall: 1.1,
    nose: 0.24,
    noseBase: 0.42,
    mouth: 0.68,
    chin: 1,
  },
} as const

/** Cartoonists' mouths, in half heads from the middle to a corner. */
const WIDE_MOUTHS: Partial<Record<ProportionFamily, number>> = { toon: 0.2, bold: 0.25 }

const FACE_KINDS: Record<FaceShape['kind'], { skull: number; jaw: number; length: number }> = {
  oval: { skull: 1, jaw: 1, length: 1 },
  round: { skull: 1.045, jaw: 1.1, length: 0.94 },
  square: { skull: 1.01, jaw: 1.16, length: 1 },
  heart: { skull: 1.03, jaw: 0.87, length: 1.01 },
  long: { skull: 0.95, jaw: 0.95, length: 1.055 },
}

/** The proportions of one person in one family of styles. */
export function proportionsFor(sheet: CharacterSheet, family: StyleFamily): Proportions {
  const drawnAs = family === 'anime3d' ? 'anime' : family
  if (sheet.animal) return seldomPart('animal head')(personProportions(sheet, drawnAs), animalShape(sheet.animal.kind))
  if (isOfForm(family)) {
    const measured = humanForm().measurePerson(sheet, () => personProportions(sheet, 'real'), family)
    if (measured) return measured
  }
  // Until the form has come, and in all other styles.
  const drawn = personProportions(sheet, drawnAs)
  return family === 'real' ? drawn : shapeDrawnFace(drawn, sheet)
}

function personProportions(sheet: CharacterSheet, family: ProportionFamily): Proportions {
  const base = FAMILIES[family]
  const { face, masculinity } = sheet
  const kind = FACE_KINDS[face.kind]
  const drawn = isDrawn(family)
  const youth = 1 - smoothStep(4, 17, sheet.ageYears)
  const oldness = smoothStep(42, 77, sheet.ageYears)
  const feminine = 1 - masculinity
  const broad = BROAD_SPECIES.has(sheet.species) ? 1 : 0

  const chinY = clamp(
    base.chin * mix(1, kind.length, 0.8) -
      0.065 * youth -
      // Drawn women have as much chin as the plain face, drawn men more.
      (drawn ? -0.035 * masculinity * (1 - youth) : 0.02 * feminine),
    0.8,
    1.06,
  )
  const eyeY = base.eyeY + 0.07 * youth * (drawn ? 0.6 : 1)
  const noseBaseY = mix(base.noseBase, eyeY + 0.27, youth * 0.5) + (face.noseLength - 1) * 0.18 + 0.02 * oldness
  const mouthY = Math.min(base.mouth + (drawn ? 0 : 0.01 * masculinity), chinY - 0.235)
  const nose = mix(1, face.noseLength * 0.5 + face.noseWidth * 0.5, 0.7)
  return {
    family,
    skullWidth: kind.skull * (1 - 0.015 * masculinity) * (1 + 0.025 * youth),
    jawWidth: Math.min(
      (drawn ? WIDEST_DRAWN_JAW : WIDEST_JAW) + 0.12 * broad,
      kind.jaw * face.jaw * mix(drawn ? 0.89 : 0.9, drawn ? 0.96 : 1.07, masculinity) * (1 + 0.1 * youth + 0.1 * broad),
    ),
    eyeY,
    eyeX: base.eyeX * face.eyeSpacing * (1 + 0.03 * youth),
    eyeHalfWidth: base.halfWidth * mix(1, face.eyeSize, 0.6) * (1 + 0.06 * youth) * mix(1.02, 0.93, masculinity),
    eyeHalfHeight:
      base.halfHeight *
      face.eyeSize *
      (1 + 0.16 * youth) *
      (1 - 0.2 * oldness) *
      mix(drawn ? 1.02 : 1.08, drawn ? 0.76 : 0.84, masculinity * (1 - youth * 0.7)),
    irisRadius:
      base.iris * mix(1, face.eyeSize, 0.8) * (1 + 0.09 * youth) * mix(1.03, drawn ? 0.86 : 0.97, masculinity * (1 - youth)),
    irisTall: mix(base.tall, 1.08, drawn && base.tall > 1 ? masculinity * 0.5 : 0),
    browY: eyeY - base.halfHeight * (drawn ? 1.72 : 2.35) + (drawn ? 0.03 : 0.035) * masculinity * (1 - youth),
    browThickness: mix(drawn ? 0.018 : 0.024, drawn ? 0.036 : 0.042, masculinity * (1 - youth * 0.8)) * sheet.brows.thickness,
    noseTopY: eyeY - 0.07,
    noseBaseY: Math.min(noseBaseY, mouthY - 0.17),
    noseDepth: base.nose * nose * (1 - 0.42 * youth) * (1 + 0.2 * oldness) * mix(drawn ? 0.86 : 0.8, 1.08, masculinity),
    noseHalfWidth:
      (drawn ? (isFlat(family) ? 0.075 : 0.1) : 0.118) *
      face.noseWidth *
      mix(0.9, 1.1, masculinity) *
      (1 - 0.12 * youth + 0.25 * broad),
    mouthY,
    mouthHalfWidth:
      (WIDE_MOUTHS[family] ?? (drawn ? 0.155 : 0.205)) * face.mouthWidth * mix(0.95, 1.06, masculinity) * (1 - 0.22 * youth),
    lipFullness: face.lipFullness * mix(1.08, 0.7, masculinity * (1 - youth)) * (1 - 0.35 * oldness) * (1 - 0.2 * youth),
    chinY,
    earScale: (1 + 0.2 * oldness) * (1 - 0.08 * youth) * (drawn ? 0.95 : 1) * (face.earSize ?? 1),
    noseHump: face.noseHump ?? 0,
    noseBend: face.noseBend ?? 0,
    relief: {
      socket: (drawn ? 0.045 : 0.08) * (1 + 0.3 * oldness) * mix(0.78, 1.05, masculinity) * (1 - 0.4 * youth),
      brow: (drawn ? 0.008 : 0.036) * mix(0.3, 1.3, masculinity) * (1 - youth) + 0.03 * broad,
      cheek: (drawn ? 0.02 : 0.045) * face.cheeks * (1 + 0.4 * youth) * mix(1.1, 0.9, masculinity),
      lips: (drawn ? 0.012 : 0.044) * face.lipFullness * mix(1, 0.75, masculinity),
      chin: (drawn ? 0.02 : 0.04) * mix(0.7, 1.25, masculinity),
      folds: (drawn ? 0.012 : 0.028) * oldness,
    },
    youth,
    oldness,
    masculinity,
  }
}

/** Wider jaws hang over the neck like a hamster's cheeks. */
const WIDEST_JAW = 1.16
/** Those of drawn faces, on thinner necks. */
const WIDEST_DRAWN_JAW = 1.06

const BROAD_SPECIES: ReadonlySet<string> = new Set(['orc', 'dwarf'])
