import { type BodyPhrase, bodyPhrasesIn } from './body-phrases.ts'
import { type BodyWord, DEGREES } from './body-words.ts'
import { COMPARATIVES } from './comparatives.ts'

/** So many phrases of a body are kept of one person. */
const MOST_KEPT = 24

/** A phrase as it was said, in the words of the tables: 'not tall', 'bigger nose', 'very hooded eyes'. */
export function phraseText({ name, degree, isMore, isDenied }: BodyPhrase): string {
  const [first = '', ...rest] = name.split(' ')
  const than = isMore ? Object.keys(COMPARATIVES).find((word) => COMPARATIVES[word] === first) : undefined
  const said = isMore ? (than ? [than, ...rest].join(' ') : `more ${name}`) : withDegree(name, degree)
  return isDenied ? `not ${said}` : said
}

/** The phrases of a text that say something of a body; see `bodyPhrasesIn`. */
export function bodyWordsSaid(...text: Parameters<typeof bodyPhrasesIn>): string[] {
  return bodyPhrasesIn(...text).map(phraseText)
}

/**
 * What is kept of somebody's body when more is said of it: what is said again, is denied, or cannot be true of the same body any
 * more goes; 'bigger' is a step from how it was.
 */
export function keepBodyWords(kept: readonly string[], said: readonly string[]): string[] {
  const before = kept.flatMap((text) => bodyPhrasesIn(text))
  let phrases: readonly BodyPhrase[] = before
  for (const next of said.flatMap((text) => bodyPhrasesIn(text))) {
    const { entry } = next
    // Who is stocky with long legs is so, said at once.
    const isAgainst = (old: BodyPhrase) => before.includes(old) && contradicts(old.entry, entry)
    const degree = next.isMore ? stepFrom(phrases, entry, isAgainst) : next.degree
    const others = phrases.filter((old) => !isAgainst(old) && !isSame(old.entry, entry))
    phrases = next.isDenied
      ? phrases.filter((old) => !isSame(old.entry, entry))
      : [...others, { ...next, degree, isMore: false }]
  }
  return phrases.slice(-MOST_KEPT).map(phraseText)
}

/** What is kept without the phrases for which `isGone` holds. */
export function withoutBodyWords(kept: readonly string[], isGone: (entry: BodyWord) => boolean): string[] {
  return kept
    .flatMap((text) => bodyPhrasesIn(text))
    .filter(({ entry }) => !isGone(entry))
    .map(phraseText)
}

function withDegree(name: string, degree: number): string {
  const word = Object.keys(DEGREES).find((each) => DEGREES[each] === degree && degree !== 1)
  return word === undefined ? name : `${word} ${name}`
}

/** A bigger nose than a big one is very big, than a small one hardly big. */
function stepFrom(phrases: readonly BodyPhrase[], entry: BodyWord, isAgainst: (old: BodyPhrase) => boolean): number {
  const { slightly = 1, very = 1, extremely = 1 } = DEGREES
  const before = phrases.find((old) => old.entry === entry)
  if (!before) return phrases.some(isAgainst) ? slightly : 1
  if (before.degree < 1) return 1
  return before.degree < very ? very : extremely
}

const valuesOf = ({ face = {}, build = {}, shape = {}, stature }: BodyWord): Readonly<Record<string, number>> => ({
  ...face,
  ...build,
  ...shape,
  ...(stature !== undefined && { stature: stature - 1 }),
})

/** One says more of what the other says less of. */
function contradicts(one: BodyWord, other: BodyWord): boolean {
  const [a, b] = [valuesOf(one), valuesOf(other)]
  return (
    one !== other &&
    Object.keys(a).some((value) => (a[value] ?? 0) * (b[value] ?? 0) < 0 && isMain(a, value) && isMain(b, value))
  )
}

/** Both say how much of the same: 'tall' and 'very tall', the months of a pregnancy. */
function isSame(one: BodyWord, other: BodyWord): boolean {
  const [a, b] = [valuesOf(one), valuesOf(other)]
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((value) => b[value] !== undefined)
}

/** What a word is mostly about: a strong jaw may be of a face whose chin is a little pointed. */
function isMain(values: Readonly<Record<string, number>>, value: string): boolean {
  const utmost = Math.max(...Object.values(values).map(Math.abs))
  return Math.abs(values[value]!) >= utmost * 0.3
}
