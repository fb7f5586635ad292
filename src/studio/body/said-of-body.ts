import { type BodyMark, type BodyWord, DEGREES, PART_WORDS, SAME_PARTS, WHOLE_WORDS } from './body-words.ts'
import {
  BETWEEN_WORDS,
  BREAK_WORDS,
  FIGURE_NOUNS,
  NO_WORDS,
  OWN_NOUNS,
  PERSON_NOUNS,
  POSSESSIVES,
  THING_WORDS,
} from './phrase-words.ts'

/** Longest first: 'very tall' is one entry, 'heavily pregnant' is not 'pregnant'. */
const LONGEST_WORDS = 3

/** What phrases say of a body together. */
export interface SaidOfBody extends Required<Pick<BodyWord, 'face' | 'build' | 'shape'>> {
  readonly stature?: number
  readonly marks: readonly BodyMark[]
}

interface Meant {
  readonly entry: BodyWord
  readonly degree: number
}

/** What phrases say of a body, in their order; words that say nothing of it are passed over, and what is said twice counts once. */
export function saidOfBody(phrases: readonly string[]): SaidOfBody {
  const degrees = new Map<BodyWord, number>()
  for (const phrase of phrases) {
    for (const { entry, degree } of meantBy(wordsOf(phrase))) degrees.set(entry, degree)
  }
  // Somebody has one stature: the last that is said, with the limbs that belong to it.
  const ofStature = [...degrees.keys()].findLast((entry) => entry.stature !== undefined)
  const said = [...degrees].filter(([entry]) => entry.stature === undefined || entry === ofStature)
  const sum = <Part extends 'face' | 'build' | 'shape'>(part: Part) =>
    summed(said.map(([entry, degree]) => [entry[part] ?? {}, degree] as const)) as SaidOfBody[Part] // the keys of the entries
  return {
    face: sum('face'),
    build: sum('build'),
    shape: sum('shape'),
    ...(ofStature?.stature !== undefined && { stature: ofStature.stature }),
    marks: [...new Set(said.flatMap(([{ mark }]) => mark ?? []))],
  }
}

/** Words, and every mark that ends a phrase as a comma. */
function wordsOf(phrase: string): string[] {
  const plain = phrase.toLowerCase().replaceAll(/n['’]t\b/g, ' not')
  return (plain.match(/[a-z]+|[,;.:()!?]/g) ?? []).map((word) => (/[a-z]/.test(word) ? word : ','))
}

function meantBy(words: readonly string[]): Meant[] {
  const isDenied = denied(words)
  const isTaken = new Set<number>()
  const found: (Meant & { readonly at: number })[] = []
  for (const [at, word] of words.entries()) {
    const part = partOf(word)
    if (!part) continue
    for (const { from, length, entry } of adjectivesOf(part, words, at)) {
      for (let taken = from; taken < from + length; taken += 1) isTaken.add(taken)
      found.push({ at: from, entry, degree: degreeBefore(words, from) })
    }
  }
  for (let at = 0; at < words.length; ) {
    const { entry, length } = isTaken.has(at) ? NOTHING : wholeAt(words, at)
    if (entry && isOfPerson(words, at, length)) found.push({ at, entry, degree: degreeBefore(words, at) })
    at += Math.max(1, length)
  }
  return found.filter(({ at }) => !isDenied.has(at)).sort((a, b) => a.at - b.at)
}

/** Whatever a table has of its own: 'constructor' is a word like any other. */
const lookUp = <Value>(table: Readonly<Record<string, Value>>, word = ''): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

const degreeBefore = (words: readonly string[], at: number) => lookUp(DEGREES, words[at - 1]) ?? 1

function partOf(word: string): string | undefined {
  const part = lookUp(SAME_PARTS, word) ?? word
  return Object.hasOwn(PART_WORDS, part) ? part : undefined
}

/** The places of words after 'not', 'no', 'without', until what is said changes. */
function denied(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  let isDenying = false
  for (const [at, word] of words.entries()) {
    if (word === ',' || word === 'but' || word === 'and' || word === 'with') isDenying = false
    if (NO_WORDS.has(word)) isDenying = true
    if (isDenying) places.add(at)
  }
  return places
}

/** The adjectives before a part of the body; words in between that are unknown (colours mostly) are passed over. */
function adjectivesOf(part: string, words: readonly string[], at: number) {
  const entries = PART_WORDS[part]! // of partOf
  const pieces = new Set(Object.keys(entries).flatMap((entry) => entry.split(' ')))
  let from = at
  let isListed = false
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = words[before]!
    const isKnown = pieces.has(word) || Object.hasOwn(DEGREES, word)
    if (word === ',' || BETWEEN_WORDS.has(word)) isListed = true
    // Beyond a comma or 'and' it may be another thing that is spoken of: 'round glasses and brown eyes'.
    else if (!isKnown && (isListed || endsPhrase(word) || PERSON_NOUNS.has(word) || partOf(word))) break
    else from = before
  }
  const found: { from: number; length: number; entry: BodyWord }[] = []
  while (from < at) {
    const length = lookUp(entries, `${words[from]} ${words[from + 1]}`) && from + 1 < at ? 2 : 1
    const entry = lookUp(entries, words.slice(from, from + length).join(' '))
    if (entry) found.push({ from, length, entry })
    from += length
  }
  return found
}

const endsPhrase = (word: string) => word === ',' || BREAK_WORDS.has(word)

const NOTHING: { readonly entry?: BodyWord; readonly length: number } = { length: 0 }

/** The longest entry that begins here: whose eyes the bags are under is passed over. */
function wholeAt(words: readonly string[], at: number): typeof NOTHING {
  for (let count = LONGEST_WORDS; count > 0; count -= 1) {
    let end = at
    const taken: string[] = []
    for (; end < words.length && taken.length < count; end += 1) {
      if (taken.length === 0 || !POSSESSIVES.has(words[end]!)) taken.push(words[end]!)
    }
    const entry = taken.length === count ? lookUp(WHOLE_WORDS, taken.join(' ')) : undefined
    if (entry) return { entry, length: end - at }
  }
  return NOTHING
}

/** Whether words of a whole body are said of somebody: 'tall' of 'a tall, thin man' is, 'short' of 'short hair' is not. */
function isOfPerson(words: readonly string[], at: number, length: number): boolean {
  if (OWN_NOUNS.has(words[at + length - 1]!)) return true
  if (THING_WORDS.has(words[at + length] ?? '')) return false
  for (let next = at + length; next < words.length; next += 1) {
    const word = words[next]!
    if (PERSON_NOUNS.has(word) || FIGURE_NOUNS.has(word) || /(?:m[ae]n|lady)$/.test(word)) return true
    if (!endsPhrase(word)) continue
    // What ends here is of somebody when nothing but such words stands before the end.
    return onlyWhole(words.slice(at + length, next))
  }
  return onlyWhole(words.slice(at + length))
}

function onlyWhole(words: readonly string[]): boolean {
  let at = 0
  while (at < words.length) {
    const { length } = wholeAt(words, at)
    if (length === 0 && !Object.hasOwn(DEGREES, words[at]!)) return false
    at += Math.max(1, length)
  }
  return true
}

function summed(parts: readonly (readonly [Readonly<Record<string, number>>, degree: number])[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const [part, degree] of parts) {
    for (const [name, value] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + value * degree
  }
  return sum
}
