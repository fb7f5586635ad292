import { bodyPhrasesIn } from '../body/body-phrases.ts'
import type { BodyWord } from '../body/body-words.ts'
import { keepBodyWords, withoutBodyWords } from '../body/kept-body-words.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'

/** Somebody with what was said of their face and body; what was denied is ordinary again. */
export function changeBody(character: CharacterSheet, { bodyWords = [], species }: Reading): CharacterSheet {
  // Whoever becomes somebody else has the stature of those.
  const ownSize = species === undefined ? character : withoutWords(character, ({ stature }) => stature !== undefined)
  if (bodyWords.length === 0) return ownSize
  const denied = bodyWords.flatMap((text) => bodyPhrasesIn(text)).filter(({ isDenied }) => isDenied)
  const changed = denied.reduce((before, { entry }) => asOrdinary(before, entry), ownSize)
  return withWords(changed, keepBodyWords(ownSize.bodyWords ?? [], bodyWords))
}

/** Somebody without what is named of their face and body; the same if nothing of it was said of them. */
export function removeFromBody(character: CharacterSheet, what: string): CharacterSheet {
  const named = bodyPhrasesIn(what)
  const entries = new Set(named.map(({ entry }) => entry))
  const without = withoutWords(character, (entry) => entries.has(entry))
  return without === character ? character : named.reduce((before, { entry }) => asOrdinary(before, entry), without)
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
