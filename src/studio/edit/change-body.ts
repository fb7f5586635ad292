import { bodyPhrasesIn } from '../body/body-phrases.ts'
import type { BodyWord } from '../body/body-words.ts'
import { keepBodyWords, withoutBodyWords } from '../body/kept-body-words.ts'
import { kindsAsSaid } from '../sheet/casting/face-traits.ts'
import type { CharacterSheet, FaceShape } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'

/** Somebody with what was said of their face and body; what was denied is ordinary again. */
export function changeBody(before: CharacterSheet, { bodyWords = [], marks = [], species }: Reading): CharacterSheet {
  const character = withKinds(before, kindsAsSaid(marks))
  // Whoever becomes somebody else has the stature of those.
  const ownSize = species === undefined ? character : withoutWords(character, ({ stature }) => stature !== undefined)
  if (bodyWords.length === 0) return ownSize
  const denied = bodyWords.flatMap((text) => bodyPhrasesIn(text)).filter(({ isDenied }) => isDenied)
  const changed = denied.reduce((now, { name, entry }) => withoutKinds(asOrdinary(now, entry), name), ownSize)
  return withWords(changed, keepBodyWords(ownSize.bodyWords ?? [], bodyWords))
}

/** Somebody without what is named of their face and body; the same if nothing of it was said of them. */
export function removeFromBody(character: CharacterSheet, what: string): CharacterSheet {
  const named = bodyPhrasesIn(what)
  const entries = new Set(named.map(({ entry }) => entry))
  const without = withoutWords(character, (entry) => entries.has(entry))
  const isSaid = without !== character || named.some(({ name }) => withoutKinds(character, name) !== character)
  return isSaid ? named.reduce((now, { name, entry }) => withoutKinds(asOrdinary(now, entry), name), without) : character
}

const withKinds = (character: CharacterSheet, kinds: NonNullable<FaceShape['kinds']>): CharacterSheet =>
  Object.keys(kinds).length === 0
    ? character
    : { ...character, face: { ...character.face, kinds: { ...character.face.kinds, ...kinds } } }

/** The part of a face that archetypes know, in phrases of bodies. */
const PARTS = { eyes: /eyes$/, nose: /nose$/, lips: /lips$/, chin: /(chin|jaw)$/, brows: /brows?$/ } as const

/** Somebody whose eyes, nose, lips, chin or brows are their own again; the same if nothing was said of them. */
function withoutKinds(character: CharacterSheet, phrase: string): CharacterSheet {
  const { kinds, ...face } = character.face
  const named = Object.entries(kinds ?? {})
  // A record's own keys.
  const left = named.filter(([part]) => !PARTS[part as keyof typeof PARTS].test(phrase))
  if (left.length === named.length) return character
  return { ...character, face: { ...face, ...(left.length > 0 && { kinds: Object.fromEntries(left) }) } }
}

/** Somebody of whom a measure of the whole body is known anew: what words said of it before holds no more. */
export function withoutShape(character: CharacterSheet, shape: keyof NonNullable<BodyWord['shape']>): CharacterSheet {
  return withoutWords(character, (entry) => entry.stature === undefined && entry.shape?.[shape] !== undefined)
}

function withoutWords(character: CharacterSheet, isGone: (entry: BodyWord) => boolean): CharacterSheet {
  const { bodyWords = [] } = character
  const kept = withoutBodyWords(bodyWords, isGone)
  return kept.length === bodyWords.length ? character : withWords(character, kept)
}

function withWords({ bodyWords: _, ...character }: CharacterSheet, kept: readonly string[]): CharacterSheet {
  return kept.length > 0 ? { ...character, bodyWords: kept } : character
}

/** The measures that such a word had set, as nobody's are in particular. */
function asOrdinary(character: CharacterSheet, { face = {}, build = {}, shape = {}, mark }: BodyWord): CharacterSheet {
  const { belly, ...ownBuild } = character.build
  const { noseHump, noseBend, earSize, ...ownFace } = character.face
  const isNose = mark === 'bent nose' || (face.noseHump ?? 0) > 0
  return {
    ...character,
    build: {
      ...ownBuild,
      ...(belly !== undefined && build.pregnant === undefined && { belly }),
      ...(shape.height !== undefined && { height: 1 }),
      ...(shape.muscle !== undefined && { muscle: 0.35 }),
      ...(shape.weight !== undefined && { weight: 0.35, breadth: 1 }),
    },
    face: {
      ...ownFace,
      ...(noseHump !== undefined && !isNose && { noseHump }),
      ...(noseBend !== undefined && !isNose && { noseBend }),
      ...(earSize !== undefined && face.earSize === undefined && { earSize }),
    },
  }
}
