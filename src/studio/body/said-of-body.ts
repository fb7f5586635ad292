import { BETWEEN_WORDS, type BodyWord, DEGREES, FACE_WORDS, SAME_PARTS, WHOLE_WORDS } from './body-words.ts'

/** Longest first: 'very tall' is one entry, 'heavily pregnant' is not 'pregnant'. */
const LONGEST_WORDS = 3

/** What phrases say of a body, in their order; words that say nothing of it are passed over. */
export function saidOfBody(phrases: readonly string[]): BodyWord {
  const said = phrases.flatMap((phrase) => wordsIn(phrase.toLowerCase().match(/[a-z]+/g) ?? []))
  const { stature } = said.findLast((word) => word.stature !== undefined) ?? {}
  const { mark } = said.findLast((word) => word.mark !== undefined) ?? {}
  return {
    face: summed(said.map(({ face = {} }) => face)),
    build: summed(said.map(({ build = {} }) => build)),
    shape: summed(said.map(({ shape = {} }) => shape)),
    ...(stature !== undefined && { stature }),
    ...(mark && { mark }),
  }
}

function wordsIn(words: readonly string[]): BodyWord[] {
  const found: BodyWord[] = []
  let adjectivesFrom = 0
  for (let at = 0; at < words.length; ) {
    const part = partOf(words[at]!)
    if (part) {
      found.push(...adjectivesOf(part, words.slice(adjectivesFrom, at)))
      at += 1
      adjectivesFrom = at
      continue
    }
    const length = isBeforePart(words, at) ? 0 : wholeLength(words, at)
    if (length > 0) {
      found.push(meant(WHOLE_WORDS[words.slice(at, at + length).join(' ')]!, DEGREES[words[at - 1] ?? ''] ?? 1))
      adjectivesFrom = at + length
    }
    at += Math.max(1, length)
  }
  return found
}

function partOf(word: string): string | undefined {
  const part = Object.hasOwn(SAME_PARTS, word) ? SAME_PARTS[word]! : word
  return Object.hasOwn(FACE_WORDS, part) ? part : undefined
}

/** 'thin' of 'thin, straight nose' is the nose's. */
function isBeforePart(words: readonly string[], from: number): boolean {
  for (let at = from + 1; at < words.length; at += 1) {
    const part = partOf(words[at]!)
    if (part) return adjectivesEnd(part, words.slice(from, at)) === at - from
  }
  return false
}

/** How many of these words belong to the part, from the first on. */
function adjectivesEnd(part: string, words: readonly string[]): number {
  let at = 0
  while (at < words.length) {
    const length = adjectiveLength(part, words, at)
    if (length === 0) return at
    at += length
  }
  return at
}

function adjectiveLength(part: string, words: readonly string[], at: number): number {
  const known = FACE_WORDS[part]!
  if (at + 1 < words.length && Object.hasOwn(known, `${words[at]} ${words[at + 1]}`)) return 2
  const word = words[at]!
  return Object.hasOwn(known, word) || Object.hasOwn(DEGREES, word) || BETWEEN_WORDS.has(word) ? 1 : 0
}

/** The adjectives that stand right before a part. */
function adjectivesOf(part: string, before: readonly string[]): BodyWord[] {
  let from = before.length
  for (let start = before.length - 1; start >= 0; start -= 1) {
    if (adjectivesEnd(part, before.slice(start)) === before.length - start) from = start
  }
  const words = before.slice(from)
  const found: BodyWord[] = []
  let degree = 1
  for (let at = 0; at < words.length; ) {
    const length = adjectiveLength(part, words, at)
    const word = FACE_WORDS[part]![words.slice(at, at + length).join(' ')]
    if (word) found.push(meant(word, degree))
    degree = DEGREES[words[at]!] ?? 1
    at += length
  }
  return found
}

function wholeLength(words: readonly string[], at: number): number {
  for (let length = LONGEST_WORDS; length > 0; length -= 1) {
    if (at + length <= words.length && Object.hasOwn(WHOLE_WORDS, words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

function meant(word: BodyWord, degree: number): BodyWord {
  if (degree === 1) return word
  const scaled = (values: Readonly<Record<string, number>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value * degree]))
  return { ...word, face: scaled(word.face), build: scaled(word.build), shape: scaled(word.shape) }
}

function summed(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const part of parts) for (const [name, value] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + value
  return sum
}
