import { randomFor } from '../random.ts'
import { SPECIES_TRAITS } from '../sheet/casting/species-traits.ts'
import type { CharacterSheet, FaceShape, Species } from '../sheet/character-sheet.ts'
import type { BodyValues } from './body-value-table.ts'
import { type BodyMark, WHOLE_WORDS } from './body-words.ts'
import { type BodySheet, castBody, type KnownOfBody } from './cast-body.ts'
import type { FaceValues } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'
import { guessOrigins } from './origins-of-looks.ts'
import { saidOfBody } from './said-of-body.ts'
import { earsUnder, SPECIES_LEAN } from './species-lean.ts'

/** Those whose body is a person's, with ears, horns, wings, a tail or skin of their own; those with an animal's head keep the old form. */
const OF_HUMAN_FORM: ReadonlySet<Species> = new Set([
  'human',
  'elf',
  'half-elf',
  'dwarf',
  'vampire',
  'demon',
  'angel',
  'fairy',
  'android',
  'zombie',
  'ghost',
  'orc',
  'goblin',
  'cat person',
  'fox person',
  'wolf person',
  'rabbit person',
  'dragon person',
  'robot',
  'alien',
  'mermaid',
] satisfies Species[])

export function hasHumanForm({ species, animal }: CharacterSheet): boolean {
  return OF_HUMAN_FORM.has(species) && !animal
}

/**
 * The body of a character: every measure that its sheet has decided is kept, what a sheet does not know is drawn by its seed.
 * `phrases` are words of face and body that say more than its measures hold; its own, if no others are given. Undefined for
 * those who have no human form.
 */
export function bodyOfSheet(sheet: CharacterSheet, phrases = sheet.bodyWords ?? []): BodySheet | undefined {
  if (!hasHumanForm(sheet)) return undefined
  // A dwarf is one as by the word, which counts once and adds up with whatever else is said of trunk and limbs.
  const said = knownOfWords(sheet.species === 'dwarf' ? ['dwarf', ...phrases] : phrases)
  return castBody(sheet.seed, {
    shape: { ...shapeOf(sheet), ...said.shape },
    lean: SPECIES_LEAN[sheet.species]?.face,
    ownFace: faceOf(sheet),
    face: said.face ?? {},
    build: { ...buildOf(sheet), ...said.build },
    marks: [...new Set([...marksOf(sheet), ...(said.marks ?? [])])],
  })
}

/** What words alone say of a body. */
export function knownOfWords(phrases: readonly string[]): KnownOfBody {
  const { face, build, shape, stature, marks } = saidOfBody(phrases)
  const sliders = Object.entries(shape).map(([name, by]) => [name, within(0.5 + by, 0.02, 1)])
  return {
    shape: { ...Object.fromEntries(sliders), ...(stature !== undefined && { stature }) },
    face,
    build,
    marks,
  }
}

function marksOf({ face, marks }: CharacterSheet): readonly BodyMark[] {
  const isWrinkled = marks?.some(({ kind }) => kind === 'wrinkles')
  return [...(face.noseBend ? ['bent nose' as const] : []), ...(isWrinkled ? ['wrinkles' as const] : [])]
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** A slider of the old form, of which 0.35 was ordinary, as one whose ends are `least` and 1. */
const slider = (value: number, least: number, ordinary: number) =>
  value < OLD_ORDINARY
    ? least + (ordinary - least) * (value / OLD_ORDINARY)
    : ordinary + (1 - ordinary) * ((value - OLD_ORDINARY) / (1 - OLD_ORDINARY))
const OLD_ORDINARY = 0.35

/** Species that are small of themselves. */
const STATURES: Partial<Record<Species, number>> = { dwarf: WHOLE_WORDS.dwarf?.stature, fairy: 0.9 }

type Sheet = Partial<CharacterSheet> & Pick<CharacterSheet, 'seed' | 'species' | 'face' | 'skin'>

function shapeOf(sheet: CharacterSheet): Partial<BodyShape> {
  // Sheets of early versions were stored without some of their parts.
  const { build, ageYears, species, masculinity }: Sheet = sheet
  const stature = STATURES[species]
  const lean = SPECIES_LEAN[species]?.shape
  // What makes a small species small is in its stature already.
  const ofSpecies = stature === undefined ? 0 : (SPECIES_TRAITS[species].build?.height ?? 0)
  return {
    ageYears,
    // The old form's women are 0.1, its men 0.86.
    masculinity: masculinity === undefined ? undefined : within(0.06 + ((masculinity - 0.1) / 0.76) * 0.88, 0.02, 0.98),
    origins: sheet.forebears ?? guessOrigins(sheet),
    ...(build && {
      weight: within(slider(within(build.weight, 0, 1), 0.04, 0.42) + (lean?.weight ?? 0), 0.02, 1),
      muscle: within(slider(within(build.muscle, 0, 1), 0.12, 0.5) + (lean?.muscle ?? 0), 0.02, 1),
      // 'Tall' was 1.11: of men, 1.91 m.
      height: within(0.5 + (build.height - ofSpecies - 1) * 2, 0, 1),
    }),
    stature,
  }
}

/** What of somebody's breadth does not come of their weight is in the shoulders. */
function buildOf({ build }: Sheet): BodyValues {
  if (!build) return {}
  const bones = build.breadth - 1 - (build.weight - OLD_ORDINARY) * 0.17
  return {
    shoulders: within(bones * 5, -1, 1),
    chest: within(bones * 2, -0.5, 0.5),
    ...(build.belly && { pregnant: build.belly }),
  }
}

/** Ears that the form has at the sides of its head. */
const PERSONS_EARS: ReadonlySet<CharacterSheet['ears']> = new Set(['round', 'pointed', 'long pointed', 'fin'])

const KIND_OF_FACE = {
  oval: 'ovalFace',
  round: 'roundFace',
  square: 'squareFace',
  heart: 'heartFace',
  long: 'longFace',
} as const satisfies Record<FaceShape['kind'], keyof FaceValues>
const NO_KIND: Partial<FaceValues> = {
  ovalFace: 0,
  roundFace: 0,
  squareFace: 0,
  longFace: 0,
  wideJawedFace: 0,
  heartFace: 0,
  diamondFace: 0,
}

/**
 * The face of a sheet in the values of the form: each factor's own range of chance is about one standard deviation. They say how
 * this face differs from others of its sex and age, which lean as all do.
 */
function faceOf(sheet: CharacterSheet): Partial<FaceValues> {
  const { face, seed, ears, marks } = sheet
  const of = (factor: number, ordinary: number, strength: number) => within((factor - ordinary) * strength, -1.2, 1.2)
  const [nose, noseWidth] = [of(face.noseLength, 1, 2.2), of(face.noseWidth, 1.02, 2)]
  const [lips, hump, bend] = [of(face.lipFullness, 1.07, 1.7), face.noseHump ?? 0, Math.abs(face.noseBend ?? 0)]
  const [cheeks, ear] = [of(face.cheeks, 1.04, 1.8), of(face.earSize ?? 1, 1, 2.4)]
  const has = (kind: (typeof marks)[number]['kind']) => marks?.some((mark) => mark.kind === kind)
  // Nobody knew of the old form's cheekbones whether a face is hollow below them: long faces with high ones were called gaunt.
  const isHollow = face.kind === 'long' && face.cheeks > 1.25
  const isSnub = face.noseLength < 0.8
  return {
    ...NO_KIND,
    [KIND_OF_FACE[face.kind]]: 0.35 + 0.3 * randomFor(seed, 'face kind as said')(),
    jawWidth: of(face.jaw, 0.995, 4),
    chinWidth: of(face.jaw, 0.995, 2.5),
    cheekbones: cheeks,
    ...(isHollow && { cheekFullness: -0.8, innerCheek: -0.7 }),
    ...(face.kind === 'round' && { cheekFullness: within(0.25 + cheeks * 0.5, 0, 0.8) }),
    eyeSize: of(face.eyeSize, 1, 4),
    eyeSpacing: of(face.eyeSpacing, 1, 6),
    eyeTilt: of(face.eyeTilt, 0.035, 5),
    noseLength: nose,
    noseWidth,
    noseBaseWidth: noseWidth * 0.5,
    nostrilWidth: noseWidth * 0.4,
    ...(isSnub && { noseTipHeight: 0.55, noseHump: -0.4 }),
    ...(hump > 0 && { noseHump: hump, noseTipHeight: -0.35 * hump }),
    ...(bend > 0 && { noseMiddleWidth: 0.45 * bend }),
    upperLipFullness: lips,
    lowerLipFullness: lips * 0.9,
    mouthThickness: lips * 0.5,
    ...(lips > 0 && { upperLipHeight: lips * 0.35, lowerLipHeight: lips * 0.35 }),
    mouthWidth: of(face.mouthWidth, 1, 4),
    ...(face.earSize !== undefined && { earSize: ear, ...(ear > 0.5 && { earsOut: 0.6 }) }),
    // They stand off, so that their tips come out of hair.
    ...((ears === 'long pointed' || ears === 'fin') && { earsOut: 1.1, earSize: 1.1, earTilt: -0.4 }),
    pointedEars: ears === 'long pointed' || ears === 'fin' ? 1.3 : ears === 'pointed' ? 0.8 : 0,
    ...(!PERSONS_EARS.has(ears) && earsUnder(ears)),
    ...(has('dimples') && { dimples: 1 }),
    ...(has('eye bags') && { eyeBags: 0.9, eyeBagDepth: 0.5 }),
    ...(has('wrinkles') && { laughLines: 0.8 }),
  }
}
