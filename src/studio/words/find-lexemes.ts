import { requireWords } from '#studio/words/require-words.ts'
import { COMPARATIVES } from '../body/comparatives.ts'
import { longestPhraseAfter, lookUp, lookUpPlural, lookUpSlip } from './dictionary.ts'
import { joinNames } from './join-names.ts'
import { readAge } from './read-age.ts'
import { readHeight } from './read-height.ts'
import { readSimile } from './read-simile.ts'
import type { Lexeme, Sense } from './sense.ts'
import type { Token } from './tokenize.ts'
import { partsOfJoined, sensesOfFamily } from './word-family.ts'

const UNKNOWN: readonly Sense[] = [{ kind: 'unknown', term: '' }]
const NOT: readonly Sense[] = [{ kind: 'not', term: "n't" }]

function sensesOf(words: string): readonly Sense[] | undefined {
  return lookUp(words) ?? lookUpPlural(words)
}

/** The longest entry of the lexicon at each place of a text; words it does not have are 'unknown'. */
export function findLexemes(written: readonly Token[]): Lexeme[] {
  requireWords(written.map(({ word }) => word))
  const lexemes: Lexeme[] = []
  const tokens = joinNames(written.flatMap(partsOf))
  let index = 0
  while (index < tokens.length) {
    const { found, count } =
      readHeight(tokens, index) ?? readAge(tokens, index) ?? readSimile(tokens, index) ?? longestAt(tokens, index)
    const first = tokens[index]!
    const last = tokens[index + count - 1]!
    lexemes.push({
      senses: found,
      start: first.start,
      end: last.end,
      isCapital: first.isCapital,
      isPossessive: last.isPossessive,
    })
    index += count
  }
  return lexemes
}

/** 'redhaired' is read as two words that stand in one place. */
function partsOf(token: Token): readonly Token[] {
  const parts = lookUp(token.word) ? undefined : partsOfJoined(token.word, lookUp)
  if (!parts) return [token]
  const [first, second] = parts
  const seam = token.end - second.length
  return [
    { ...token, word: first, end: seam },
    { ...token, word: second, start: seam, isCapital: false },
  ]
}

function sensesOfSlip(word: string): readonly Sense[] | undefined {
  const meant = lookUpSlip(word)
  return meant === undefined ? undefined : sensesOf(meant)
}

/** 'a black cat girl' is a cat girl in black, not a black cat and a girl. */
function partsWith(found: readonly Sense[], tokens: readonly Token[], next: number): boolean {
  if (found[0]!.kind !== 'animal' || next >= tokens.length) return false
  const being = sensesOf(`${tokens[next - 1]!.word} ${tokens[next]!.word}`)
  return being?.some(({ kind }) => kind === 'person') ?? false
}

const PARTS_OF_FACE = /^(?:nose|ears?|lips|teeth|cheeks|eyebrows|chin|mouth|nails|jaw|forehead|belly|horns?|wings|tail)$/
const ENDS = /^(?:\P{L}|and|with|but|like|as)$/u

/** Learners put it after: 'nose big', 'ears pointed'; 'the nose bigger', 'the jaw more square' are no big person in a square. */
function turnedAt(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } | undefined {
  const noun = tokens[index]!.word
  const count = tokens[index + 1]?.word === 'more' ? 3 : 2
  const said = tokens[index + count - 1]?.word
  const next = tokens[index + count]?.word
  if (said === undefined || !PARTS_OF_FACE.test(noun) || (next !== undefined && !ENDS.test(next))) return undefined
  const how = Object.hasOwn(COMPARATIVES, said) ? COMPARATIVES[said] : said
  const found = sensesOf(`${how} ${noun}`)?.filter(({ kind }) => kind === 'mark' || kind === 'feature' || kind === 'build')
  return found && found.length > 0 ? { found, count } : undefined
}

function longestAt(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } {
  const longest = Math.min(longestPhraseAfter(tokens[index]!.word), tokens.length - index)
  for (let count = longest; count > 1; count -= 1) {
    const words = tokens.slice(index, index + count).map(({ word }) => word)
    const found = sensesOf(words.join(' '))
    if (found && !partsWith(found, tokens, index + count)) return { found, count }
  }
  const turned = turnedAt(tokens, index)
  if (turned) return turned
  const { word } = tokens[index]!
  if (word.endsWith("n't") || word === 'cannot') return { found: NOT, count: 1 }
  const found = sensesOf(word) ?? sensesOfFamily(word, sensesOf) ?? (tokens[index]!.isCapital ? undefined : sensesOfSlip(word))
  return { found: found ?? UNKNOWN.map((sense) => ({ ...sense, term: word })), count: 1 }
}
