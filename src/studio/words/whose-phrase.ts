import { type FoundPerson, fitting, type Gathering, giveName, MOST_GATHERED, pronounGender } from './found-person.ts'
import { nameSaid } from './name-said.ts'
import { endOf, type Phrase } from './phrase.ts'
import { type HeadKind, termOf } from './sense.ts'

/** What people who are named together do together. */
const DONE_TOGETHER: ReadonlySet<HeadKind> = new Set(['pose', 'expression'])
/** Of these there is one, whoever has it. */
const SINGLE: ReadonlySet<HeadKind> = new Set(['prop', 'animal'])
/** After 'one' these begin what is said of that one. */
const SAYS = /\b(?:with|in|wear(?:s|ing)?|has|is|hold(?:s|ing)?|carr(?:ies|ying)|dressed)\b/
/** 'laughing happily together' */
const LONGEST_TOGETHER = 20
/** Of several who stand in a row: which one is meant. */
const PLACES_IN_ROW = [
  /\bthe (?:first|former)\b|[:;,.] ?first one\b/,
  /\bthe (?:second|latter)\b|[:;,.] ?second one\b/,
  /\bthe third\b|[:;,.] ?third one\b/,
]
/** The second of two. */
const OTHER = /\b(?:the other|other one|another)\b/
/** 'two men, one bald' */
const BARE_ONE = /[:;,.(]\s*one\s*$/
/** 'the older one short hair' */
const SUCH_A_ONE = /\bthe (?!other)[\p{L}]+ one\b/u

/** Whom a name, a pronoun, 'both', 'one … the other' or the order of words gives a phrase to; `written` as in the text. */
export function whosePhrase(gathering: Gathering, phrase: Phrase, written: string): readonly FoundPerson[] {
  const { people } = gathering
  const gap = written.toLowerCase()
  const kind = phrase.head?.kind as HeadKind | undefined
  gathering.current = isSuchAOne(gathering, phrase, gap) ? [nextOne(gathering)] : spokenOf(gathering, gap, written)
  const mood = phrase.head === undefined && phrase.modifiers.some(({ lexeme }) => termOf(lexeme, 'mood'))
  const isTogether = /^ (?:\w+ )?together\b/.test(gathering.text.slice(endOf(phrase), endOf(phrase) + LONGEST_TOGETHER))
  if ((mood || (kind && DONE_TOGETHER.has(kind))) && (isTogether || isSharedDoing(gathering, gap))) return people
  const { current } = gathering
  if (current.length > 1 && kind && SINGLE.has(kind) && /\b(?:an?|the|one|their)$/.test(gap.trim())) return [people[0]!]
  if (kind === 'garment' && isLastOfPlain(gathering, phrase)) return people
  return current
}

function spokenOf(gathering: Gathering, gap: string, written: string): readonly FoundPerson[] {
  const { people } = gathering
  if (/\b(?:both|all|each|everyone|everybody|they|their|them)\b/.test(gap)) return people
  const named = calledBy(gathering, written)
  if (named) return [named]
  // 'the older | one has …' was given to that one already.
  const one = gap.search(/(?<!^ ?)\bone\b/)
  const place = PLACES_IN_ROW.findIndex((words) => words.test(gap))
  if (place >= 0 && place < people.length) {
    gathering.oneIndex = place
    return [people[place]!]
  }
  if (OTHER.test(gap)) {
    gathering.oneIndex = Math.max(0, gathering.oneIndex)
    return [nextOne(gathering)]
  }
  if (SUCH_A_ONE.test(gap) || BARE_ONE.test(gap) || (one >= 0 && SAYS.test(gap.slice(one)))) return [nextOne(gathering)]
  const gender = pronounGender(gap)
  return gender ? [fitting(gathering, gender)] : gathering.current
}

function nextOne(gathering: Gathering): FoundPerson {
  gathering.oneIndex = Math.min(gathering.oneIndex + 1, gathering.people.length - 1)
  return gathering.people[gathering.oneIndex]!
}

/** 'the older | one': the adjective stands alone before its 'one'. */
function isSuchAOne({ text }: Gathering, phrase: Phrase, gap: string): boolean {
  return phrase.head === undefined && /\bthe\s*$/.test(gap) && /^ one\b/.test(text.slice(endOf(phrase), endOf(phrase) + 5))
}

/** 'two friends: Ana with green braids, Ben with a red beanie' */
function calledBy(gathering: Gathering, written: string): FoundPerson | undefined {
  const { people, group } = gathering
  const name = nameSaid(written)
  if (name === undefined) return undefined
  const known = people.find((person) => person.name === name)
  if (known) return known
  if (gathering.told < group.length) {
    const member = group[gathering.told]!
    gathering.told += 1
    giveName(member, name)
    return member
  }
  if (!gathering.isOfNames || people.length >= MOST_GATHERED) return undefined
  const somebody: FoundPerson = { term: 'person', gender: undefined, phrases: [], words: '' }
  giveName(somebody, name)
  people.push(somebody)
  return somebody
}

/** 'a knight and a witch dancing': what comes last of all, and nobody had anything to do before. */
function isSharedDoing({ people, current }: Gathering, gap: string): boolean {
  if (current.length !== 1 || current[0] !== people.at(-1) || pronounGender(gap) !== undefined) return false
  const hasDone = people.some(({ phrases: own }) => own.some(({ head }) => head && DONE_TOGETHER.has(head.kind as HeadKind)))
  return people.length > 1 && !hasDone && !/\b(?:with|who|that|which)\b/.test(gap) && !/\bis\b/.test(gap)
}

/** 'a boy and a girl in raincoats': more than one is worn, and nothing was said of the clothes of the others. */
function isLastOfPlain({ text, people, current }: Gathering, { head, headLexeme }: Phrase): boolean {
  if (people.length < 2 || current[0] !== people.at(-1) || !head || !headLexeme) return false
  const written = text.slice(headLexeme.start, headLexeme.end).toLowerCase()
  const isPlural = written.endsWith('s') && !head.term.endsWith('s')
  return isPlural && people.every(({ phrases: own }) => own.every((each) => each.head?.kind !== 'garment'))
}
