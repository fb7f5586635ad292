import { clamp, mix, smoothStep } from '../../form/curve.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { chooseKinds } from './choose-kinds.ts'
import type { DrawnFace } from './drawn-face.ts'
import type { ChinKind } from './face-kinds.ts'
import {
  BROW_SHAPES,
  type BrowShape,
  CHIN_SHAPES,
  EYE_SHAPES,
  LIP_SHAPES,
  NOSE_SHAPES,
  OUTLINES,
  type Outline,
} from './kind-shapes.ts'
import { lidOf } from './lid-of.ts'
import type { PlainFace } from './plain-face.ts'

/** How far a way of drawing goes from its plain face: `kinds` for archetypes and chance, `sexes` for man and woman. */
const STRENGTH: Readonly<Record<PlainFace['family'], { readonly kinds: number; readonly sexes: number }>> = {
  anime: { kinds: 1, sexes: 1 },
  gentle: { kinds: 1, sexes: 1 },
  toon: { kinds: 1.1, sexes: 0.9 },
  bold: { kinds: 1.15, sexes: 0.9 },
  toon3d: { kinds: 0.97, sexes: 0.85 },
  film3d: { kinds: 0.97, sexes: 0.8 },
  comic: { kinds: 0.95, sexes: 0.7 },
  real: { kinds: 0, sexes: 0 },
}
/** Of a woman; wider ones hang over the neck. */
const WIDEST_JAW = 0.96
/** Narrower faces are wedges. */
const NARROWEST = { corner: -0.07, chin: -0.2 } as const
/** Wider ones than a square jaw's are boxes. */
const WIDEST_CHIN = 0.14
/** By how much faces of a way of drawing narrow down to the chin, whoever they are of. */
const TAPER: Partial<Record<PlainFace['family'], number>> = { anime: 0.1, gentle: 0.1, comic: 0.08, toon: 0.06 }
const LONGEST_CHIN = 1.09
/** Of a grown-up and of a child. */
const SHORTEST_CHIN = { grown: 0.87, child: 0.79 } as const
/** By how much the eyes of men are less high than their plain face has them. */
const SMALLER_EYES: Partial<Record<PlainFace['family'], number>> = { anime: 0.24, gentle: -0.06 }
/** Eyes of a narrow kind are open so much at least, of the plain height, by how much of a woman they are of. */
const LEAST_OPEN: Partial<Record<PlainFace['family'], (woman: number) => number>> = {
  anime: (woman) => mix(0.66, 0.86, woman),
  gentle: (woman) => mix(0.62, 0.8, woman),
  comic: (woman) => mix(0, 0.86, woman),
}
/** Half of the height of an eye in anime, half heads: higher ones stare. */
const TALLEST_HALF_EYE = 0.2
/** Brows in anime are thin, whoever has them. */
const THIN_BROWS = 0.82
/** Of the half width of an eye: white is left beside the iris. */
const WIDEST_IRIS: Partial<Record<PlainFace['family'], number>> = { anime: 0.66, toon: 0.66, bold: 0.62 }
/** Between mouth and chin; with less children lose their chin. */
const LEAST_CHIN = 0.232
/** Closer together nose and mouth shade each other like a moustache. */
const LEAST_PHILTRUM = 0.15
/** Between the inner corner of an eye and the middle of the face. */
const ROOM_OF_NOSE = 0.06

/** What sheet and seed say of a person, as this family draws it. */
interface Person {
  readonly sheet: CharacterSheet
  readonly kinds: number
  /** Shares of a grown man, of a grown woman, of a child and of an old person, as far as the family shows them. */
  readonly man: number
  readonly woman: number
  readonly child: number
  readonly old: number
  /** A number of −1 … 1, near 0 mostly, that is this person's own. */
  readonly chance: (trait: string) => number
}

/** The face of a drawn style: the family's plain one, moved toward the archetypes of this person. */
export function shapeDrawnFace<Face extends PlainFace>(own: Face, sheet: CharacterSheet): Face & { readonly drawn: DrawnFace } {
  const { kinds: strength, sexes } = STRENGTH[own.family]
  const grown = smoothStep(9, 18, sheet.ageYears)
  const person: Person = {
    sheet,
    kinds: strength,
    man: sheet.masculinity * grown * sexes,
    woman: (1 - sheet.masculinity) * grown * sexes,
    child: own.youth,
    old: own.oldness,
    chance: (trait) => {
      const random = randomFor(sheet.seed, `drawn ${trait}`)
      return (random() + random() - 1) * strength
    },
  }
  const kinds = chooseKinds(sheet)
  const drawn: DrawnFace = {
    kinds,
    lid: lidOf(EYE_SHAPES[kinds.eyes], { strength, old: own.oldness }),
    tilt: EYE_SHAPES[kinds.eyes].tilt * strength * (1 - 0.4 * own.youth) - 0.1 * own.oldness,
    brow: softened(BROW_SHAPES[kinds.brows], own.youth),
    nose: NOSE_SHAPES[kinds.nose],
    lips: LIP_SHAPES[kinds.lips],
    outline: outlineOf(kinds.chin, person, own),
    earsOut: 1 + 0.9 * Math.max(-0.5, person.chance('ears out')),
  }
  const places = placesOf(own, drawn, person)
  const eyes = eyesOf(own, drawn, person)
  return {
    ...own,
    ...places,
    ...eyes,
    ...browsOf(own, drawn, person, { eyeY: places.eyeY, eyeHalfHeight: eyes.eyeHalfHeight }),
    ...noseOf(own, drawn, person),
    ...mouthOf(own, drawn, person),
    noseTopY: places.eyeY - 0.07,
    earScale:
      own.earScale * (1 + 0.06 * person.old + 0.04 * person.man) * (sheet.face.earSize ? 1 : 1 + 0.3 * person.chance('ears')),
    relief: {
      ...own.relief,
      brow: own.relief.brow + 0.014 * person.man,
      chin: own.relief.chin * CHIN_SHAPES[kinds.chin].forward,
    },
    drawn,
  }
}

/** A factor of a table as far as the family goes with it. */
const toward = (factor: number, { kinds }: Pick<Person, 'kinds'>) => 1 + (factor - 1) * kinds
/** Of children all eyes are large and round, all noses and mouths small. */
const calmed = ({ kinds, child }: Person) => ({ kinds: kinds * (1 - 0.5 * child) })

/** A plain comic face is a grown-up's: how much lower a child's eyes are and how much higher its chin, half heads. */
const CHILD_OF: Partial<Record<PlainFace['family'], readonly [eyesLower: number, chinHigher: number]>> = { comic: [0.06, 0.06] }

/** Children's brows neither frown nor arch much. */
const softened = (brow: BrowShape, youth: number): BrowShape => ({
  ...brow,
  thick: 1 + (brow.thick - 1) * (1 - 0.6 * youth),
  slope: brow.slope * (1 - 0.7 * youth),
  arch: brow.arch * (1 - 0.5 * youth),
  gap: brow.gap + 0.12 * youth,
})

/** Heights of the features and widths of the head. */
function placesOf(own: PlainFace, { outline, nose }: DrawnFace, person: Person) {
  const { man, woman, child, old, kinds, chance } = person
  const [eyesLower, chinHigher] = CHILD_OF[own.family] ?? [0.025, 0.02]
  const eyeY = own.eyeY - 0.04 * man + eyesLower * child - 0.01 * old + 0.035 * chance('eye height')
  const chinY = clamp(
    own.chinY + outline.long + 0.045 * man - 0.012 * woman - chinHigher * child + 0.035 * chance('chin'),
    mix(SHORTEST_CHIN.grown, SHORTEST_CHIN.child, child),
    LONGEST_CHIN,
  )
  const mouthY = Math.min(own.mouthY + (chinY - own.chinY) * 0.55 + 0.035 * chance('mouth height'), chinY - LEAST_CHIN)
  const noseBaseY =
    own.noseBaseY +
    (chinY - own.chinY) * 0.4 +
    nose.long * kinds * (1 - 0.6 * child) * (1 - 0.35 * woman) +
    0.02 * man +
    0.02 * old
  return {
    eyeY,
    chinY,
    mouthY,
    noseBaseY: clamp(noseBaseY, eyeY + 0.2, mouthY - LEAST_PHILTRUM),
    skullWidth: own.skullWidth * (1 - 0.015 * man) * (1 + 0.05 * chance('skull')),
    // Large eyes want a slender face below them.
    jawWidth: (own.family === 'anime' ? mix(0.93, own.jawWidth, 0.55) : own.jawWidth) * (1 + 0.05 * chance('jaw')),
  }
}

function eyesOf(own: PlainFace, { kinds }: DrawnFace, person: Person) {
  const { man, child, old, sheet, chance } = person
  const shape = EYE_SHAPES[kinds.eyes]
  const calm = calmed(person)
  const size = 1 + (sheet.face.eyeSize - 1) * 0.8
  const adult = smoothStep(15, 28, sheet.ageYears)
  // Heroines of comics have larger eyes than heroes.
  const childlike = (1 + (own.family === 'comic' ? 0.24 : 0.06) * child) * (own.family === 'comic' ? 1 + 0.2 * person.woman : 1)
  const eyeHalfWidth =
    own.eyeHalfWidth *
    toward(shape.wide, calm) *
    mix(1, size, 0.5) *
    (own.family === 'comic' ? 1 + 0.08 * person.woman : 1) *
    (1 - 0.06 * man) *
    (1 + 0.1 * chance('eye width'))
  const openHeight =
    own.eyeHalfHeight *
    Math.max(LEAST_OPEN[own.family]?.(person.woman) ?? 0, toward(shape.high, calm)) *
    size *
    (1 - (SMALLER_EYES[own.family] ?? 0.14) * man) *
    (1 - 0.07 * adult) *
    (1 - 0.1 * old) *
    childlike *
    (1 + 0.1 * chance('eye opening'))
  const eyeHalfHeight = own.family === 'anime' ? Math.min(openHeight, TALLEST_HALF_EYE * childlike) : openHeight
  const irisRadius = Math.min(
    own.irisRadius * childlike * toward(shape.iris, calm) * (1 - 0.1 * man) * (1 + 0.12 * chance('iris')),
    eyeHalfWidth * (WIDEST_IRIS[own.family] ?? 0.84),
  )
  const spacing = shape.spacing * (1 + (sheet.face.eyeSpacing - 1) * 0.8)
  const eyeX = own.eyeX * toward(spacing, calm) * (1 + 0.06 * chance('eye distance'))
  return {
    eyeX: Math.max(eyeX, eyeHalfWidth + ROOM_OF_NOSE),
    eyeHalfWidth,
    eyeHalfHeight,
    irisRadius,
    // Lids cut the iris of a calm eye above and touch it below: white all round it stares.
    irisTall:
      own.family === 'anime'
        ? clamp((eyeHalfHeight * 1.08) / irisRadius, 1, 1.6)
        : mix(own.irisTall, 1, own.irisTall > 1 ? 0.5 * man : 0),
  }
}

function browsOf(
  own: PlainFace,
  { brow }: DrawnFace,
  person: Person,
  { eyeY, eyeHalfHeight }: Pick<PlainFace, 'eyeY' | 'eyeHalfHeight'>,
) {
  const { man, woman, old, kinds, chance, sheet } = person
  const thick =
    toward(brow.thick, person) *
    (1 + 0.35 * man - 0.12 * woman) *
    (1 + old * (0.25 * man - 0.2 * woman)) *
    (1 + 0.25 * chance('brow'))
  const plainGap = own.eyeY - own.browY - own.eyeHalfHeight
  const gap = plainGap * (1 - 0.42 * man) + (brow.gap * kinds + 0.16 * chance('brow height')) * eyeHalfHeight
  return {
    browThickness:
      own.browThickness *
      (own.family === 'anime' ? THIN_BROWS : 1) *
      Math.max(0.4, thick) *
      (1 + (Math.min(1.3, sheet.brows.thickness) - 1) * 0.8),
    browY: eyeY - eyeHalfHeight - Math.max(0.045, gap),
  }
}

function noseOf(own: PlainFace, { nose }: DrawnFace, person: Person) {
  const { man, woman, child, kinds, chance, sheet } = person
  const { noseLength, noseWidth, noseHump } = sheet.face
  return {
    noseDepth:
      own.noseDepth *
      // A slight nose casts no wedge of shade over the cheek.
      (own.family === 'anime' || own.family === 'gentle' ? 0.6 + 0.16 * man : 1) *
      toward(nose.deep, calmed(person)) *
      (1 + 0.22 * man - (own.family === 'comic' ? 0.5 : 0.14) * woman) *
      (1 + (noseLength - 1) * 0.6) *
      (1 + 0.2 * chance('nose depth')),
    noseHalfWidth:
      own.noseHalfWidth *
      toward(nose.wide, calmed(person)) *
      (1 + 0.14 * man - 0.1 * woman) *
      (1 + (noseWidth - 1) * 0.5) *
      (1 + 0.16 * chance('nose width')),
    noseHump: noseHump ?? nose.hump * kinds * (1 - child) * 0.8,
  }
}

function mouthOf(own: PlainFace, { lips }: DrawnFace, person: Person) {
  const { man, woman, old, sheet, chance } = person
  return {
    mouthHalfWidth:
      own.mouthHalfWidth *
      toward(lips.wide, calmed(person)) *
      (1 + 0.14 * man) *
      (1 + (sheet.face.mouthWidth - 1) * 0.8) *
      (1 + 0.12 * chance('mouth width')),
    lipFullness:
      own.lipFullness *
      toward(lips.full, calmed(person)) *
      (1 + 0.18 * woman - 0.2 * man) *
      (1 - 0.15 * old) *
      (1 + (sheet.face.lipFullness - 1) * 0.5) *
      (1 + 0.2 * chance('lips')),
  }
}

/** The edge of the face: its shape and chin, what sex, age and weight do to it, and what is its own. */
function outlineOf(
  chin: ChinKind,
  { sheet, kinds, man, woman, child, old, chance }: Person,
  { family, jawWidth }: PlainFace,
): Outline {
  const [kind, below] = [OUTLINES[sheet.face.kind], CHIN_SHAPES[chin]]
  const weight = sheet.build.weight - 0.35
  // Plump cheeks and a full chin are what tells great weight in a portrait.
  const fat = weight > 0 ? 2.5 * weight : 1.5 * weight
  const taper =
    (TAPER[family] ?? 0) * (1 - 0.6 * child + (family === 'comic' ? 1.1 : -0.25) * woman) * (1 - Math.min(1, Math.max(0, fat)))
  const hollow = Math.max(0, sheet.face.cheeks - 1.1)
  const grown = 1 - 0.7 * child
  // Round and square faces of men are no moons where eyes are large.
  const slender = family === 'anime' ? 1 - 0.5 * man : 1
  return {
    temple: kinds * kind.temple - 0.03 * old + 0.025 * chance('temples'),
    cheek:
      kinds * kind.cheek * grown * slender + 0.05 * child - 0.035 * old + 0.12 * fat + 0.05 * hollow + 0.03 * chance('cheeks'),
    corner: clamp(
      kinds * (kind.corner + below.corner) * grown * (family === 'anime' ? 0.7 : 1) * slender +
        (family === 'anime' || family === 'gentle' ? 0.015 : 0.045) * man -
        0.02 * woman +
        0.02 * child +
        0.03 * old +
        0.13 * fat -
        (family === 'anime' ? 0.12 + 0.3 * man : 0.35) * taper -
        0.12 * hollow +
        0.04 * chance('jaw corners'),
      NARROWEST.corner,
      WIDEST_JAW + 0.07 * man + 0.16 * Math.max(0, fat) + 0.03 * old - jawWidth,
    ),
    chin: clamp(
      kinds * (kind.chin + below.chin) * grown * mix(1, slender, 0.6) +
        (family === 'anime' || family === 'gentle' ? 0.03 : 0.1) * man -
        0.06 * woman -
        taper -
        0.05 * child +
        0.2 * fat +
        0.1 * chance('chin width'),
      NARROWEST.chin,
      WIDEST_CHIN + 0.12 * man + 0.2 * Math.max(0, fat),
    ),
    long: kinds * (kind.long + below.long) * grown,
  }
}
