import { randomFor } from '../random.ts'
import type { CharacterSheet, FaceShape, Species } from '../sheet/character-sheet.ts'
import type { BodyValues } from './body-value-table.ts'
import { type BodySheet, castBody, type KnownOfBody } from './cast-body.ts'
import type { FaceValues } from './face-value-table.ts'
import { type BodyShape, GROWN_YEARS } from './macro-weights.ts'
import { guessOrigins } from './origins-of-looks.ts'
import { saidOfBody } from './said-of-body.ts'

/** Those whose body is a person's, with ears, horns, wings or skin of their own; all others keep the old form. */
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
] satisfies Species[])

export function hasHumanForm({ species, animal, tail }: CharacterSheet): boolean {
  return OF_HUMAN_FORM.has(species) && !animal && tail?.kind !== 'fish'
}

/**
 * The body of a character: every measure that its sheet has decided is kept, what a sheet does not know is drawn by its seed.
 * `phrases` are words of face and body that say more than a sheet holds. Undefined for those who have no human form.
 */
export function bodyOfSheet(sheet: CharacterSheet, phrases: readonly string[] = []): BodySheet | undefined {
  if (!hasHumanForm(sheet)) return undefined
  const ofSheet = knownOfSheet(sheet)
  const said = knownOfWords(phrases)
  const merged = castBody(sheet.seed, {
    shape: { ...ofSheet.shape, ...said.shape },
    face: { ...ofSheet.face, ...said.face },
    build: { ...ofSheet.build, ...said.build },
  })
  return merged.shape.ageYears < GROWN_YEARS ? { ...merged, build: { ...merged.build, pregnant: 0 } } : merged
}

/** What words alone say of a body. */
export function knownOfWords(phrases: readonly string[]): KnownOfBody {
  const { face = {}, build = {}, shape = {}, stature } = saidOfBody(phrases)
  const sliders = Object.entries(shape).map(([name, by]) => [name, within(0.5 + by, 0.02, 1)])
  return {
    shape: { ...Object.fromEntries(sliders), ...(stature !== undefined && { stature }) },
    face,
    build,
  }
}

function knownOfSheet(sheet: CharacterSheet): KnownOfBody {
  const isDwarf = sheet.species === 'dwarf'
  const dwarf = isDwarf ? knownOfWords(['dwarf']) : {}
  const build = buildOf(sheet)
  return {
    shape: { ...shapeOf(sheet), ...dwarf.shape },
    face: { ...dwarf.face, ...faceOf(sheet) },
    build: { ...build, ...dwarf.build },
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** A slider of the old form, of which 0.35 was ordinary, as one whose ends are `least` and 1. */
const slider = (value: number, least: number, ordinary: number) =>
  value < OLD_ORDINARY
    ? least + (ordinary - least) * (value / OLD_ORDINARY)
    : ordinary + (1 - ordinary) * ((value - OLD_ORDINARY) / (1 - OLD_ORDINARY))
const OLD_ORDINARY = 0.35

function shapeOf(sheet: CharacterSheet): Partial<BodyShape> {
  const { build, ageYears, species } = sheet
  const fairy = species === 'fairy' ? 0.9 : 1
  return {
    ageYears,
    // The old form's women are 0.1, its men 0.86.
    masculinity: within(0.06 + ((sheet.masculinity - 0.1) / 0.76) * 0.88, 0.02, 0.98),
    origins: sheet.forebears ?? guessOrigins(sheet),
    weight: slider(within(build.weight, 0, 1), 0.04, 0.48),
    muscle: slider(within(build.muscle, 0, 1), 0.12, 0.5),
    // 'Tall' was 1.11: of men, 1.91 m.
    height: within(0.5 + (build.height - 1) * 2, 0, 1),
    ...(fairy !== 1 && { stature: fairy }),
  }
}

/** What of somebody's breadth does not come of their weight is in the shoulders. */
function buildOf({ build }: CharacterSheet): BodyValues {
  const bones = build.breadth - 1 - (build.weight - OLD_ORDINARY) * 0.17
  return {
    shoulders: within(bones * 5, -1, 1),
    chest: within(bones * 2, -0.5, 0.5),
    ...(build.belly && { pregnant: build.belly }),
  }
}

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

/** The face of a sheet in the values of the form: each factor's own range of chance is about one standard deviation. */
function faceOf(sheet: CharacterSheet): Partial<FaceValues> {
  const { face, seed, ears, marks } = sheet
  const of = (factor: number, ordinary: number, strength: number) => within((factor - ordinary) * strength, -1.2, 1.2)
  const [nose, noseWidth] = [of(face.noseLength, 1, 2.2), of(face.noseWidth, 1.02, 2)]
  const [lips, hump, bend] = [of(face.lipFullness, 1.07, 1.7), face.noseHump ?? 0, Math.abs(face.noseBend ?? 0)]
  const [cheeks, ear] = [of(face.cheeks, 1.04, 1.8), of(face.earSize ?? 1, 1, 2.4)]
  const has = (kind: (typeof marks)[number]['kind']) => marks.some((mark) => mark.kind === kind)
  // Nobody knew of the old form's cheekbones whether a face is hollow below them: long faces with high ones were called gaunt.
  const isHollow = face.kind === 'long' && face.cheeks > 1.25
  const isSnub = face.noseLength < 0.8
  return {
    ...NO_KIND,
    [KIND_OF_FACE[face.kind]]: 0.35 + 0.3 * randomFor(seed, 'face kind as said')(),
    jawWidth: of(face.jaw, 0.995, 5),
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
    mouthWidth: of(face.mouthWidth, 1, 4),
    ...(face.earSize !== undefined && { earSize: ear, ...(ear > 0.5 && { earsOut: 0.6 }) }),
    pointedEars: ears === 'long pointed' ? 1.3 : ears === 'pointed' ? 0.8 : 0,
    ...(has('dimples') && { dimples: 1 }),
    ...(has('eye bags') && { eyeBags: 0.9, eyeBagDepth: 0.5 }),
    ...(has('wrinkles') && { laughLines: 0.8 }),
  }
}
