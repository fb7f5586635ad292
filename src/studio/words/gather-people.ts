import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { type FoundPerson, type Gathering, give, giveName, MOST_GATHERED, take } from './found-person.ts'
import { membersOf } from './members-of.ts'
import { isOfTwoNames, nameSaid } from './name-said.ts'
import { isWithSomebody, type NounSaid, opensSomebody, tellOwner } from './opens-somebody.ts'
import { genderSaid, nounRun, renamed, termOfNoun } from './person-noun.ts'
import { endOf, type Phrase, startOf } from './phrase.ts'
import { memberToldOf, referentOf } from './referent-of.ts'
import { type HeadKind, type Lexeme, termOf } from './sense.ts'
import { whosePhrase } from './whose-phrase.ts'

/** What belongs to the picture, not to anybody in it. */
const SCENE: ReadonlySet<HeadKind> = new Set(['place', 'scenery', 'hour', 'weather', 'light', 'camera'])

/** Splits phrases among the people they speak of, as many as there are. `isMore`: a number was said that is larger. */
export function gatherPeople(text: string, phrases: readonly Phrase[]): { people: readonly FoundPerson[]; isMore: boolean } {
  const gathering: Gathering = {
    text,
    phrases,
    people: [],
    held: [],
    current: [],
    oneIndex: -1,
    group: [],
    told: 0,
    isMore: false,
    isOfNames: isOfTwoNames(text),
  }
  const { people, held } = gathering
  let end = 0
  for (let index = 0; index < phrases.length; index += 1) {
    const run = nounRun(text, phrases, index)
    const said = phrases.slice(index, index + Math.max(1, run))
    const last = said.at(-1)!
    const written = text.slice(end, startOf(said[0]!))
    const words = text.slice(end, endOf(last)).toLowerCase()
    end = endOf(last)
    if (run > 0) {
      const gap = written.toLowerCase()
      readNoun(gathering, { said, noun: last, term: termOfNoun(last), gap, written, words, index, next: phrases[index + run] })
      index += run - 1
    } else if (people.length === 0 && !(gathering.isOfNames && nameSaid(written) !== undefined)) held.push(last)
    else readPhrase(gathering, last, { written, words })
  }
  people[0]?.phrases.unshift(...held)
  return { people, isMore: gathering.isMore }
}

function readPhrase(gathering: Gathering, phrase: Phrase, { written, words }: { written: string; words: string }): void {
  const { people, current: before } = gathering
  if (phrase.head && SCENE.has(phrase.head.kind as HeadKind)) {
    give([people[0]!], [phrase], words)
    return
  }
  const owners = whosePhrase(gathering, phrase, written)
  const isAnew = gathering.current !== before
  const isOfTwo = /^ one\b/.test(gathering.text.slice(endOf(phrase), endOf(phrase) + 5))
  const whole = withLastGarment(gathering, isOfTwo ? withoutElder(phrase) : phrase)
  give(owners, [isAnew ? { ...whole, links: whole.links.filter((link) => !isListing(link)) } : whole], words)
}

function readNoun(gathering: Gathering, of: NounSaid): void {
  const { people, text } = gathering
  const { noun, term, gap, words } = of
  const said = SIBLING.test(term) ? of.said.map(withoutElder) : of.said
  if (people.length === 0 && isWithSomebody(gathering, gap))
    people.push({ term: 'person', gender: undefined, phrases: [], words: '' })
  if (people.length === 1 && gathering.current.length === 0) gathering.current = people
  const known = people.length > 0 ? referentOf(gathering, of) : undefined
  if (known) {
    gathering.current = known
    // 'he', 'the man' say only whom the words are of.
    for (const person of known) take(person, said, words)
    return
  }
  const member = memberToldOf(gathering, of)
  if (member) {
    gathering.told += 1
    member.gender = genderSaid(said) ?? PEOPLE[term]?.gender ?? member.gender
    gathering.current = [member]
    const plural = member.phrases.splice(0)
    take(member, said, words)
    // That dancers are women was only thought.
    const thought = PEOPLE[member.term]?.gender
    member.phrases.push(
      ...plural.filter(({ head }) => head?.term !== member.term || thought === undefined || thought === member.gender),
    )
    return
  }
  if (people.length > 0 && !/^(?:he|she)$/.test(term) && !opensSomebody(gathering, of)) {
    give(gathering.current, said, words)
    return
  }
  if (people.length > 0) tellOwner(gathering, gap)
  const members = membersOf(text, noun, { term, gap, isFirst: people.length === 0 })
  gathering.isMore ||= members.isMore
  const fresh = members.terms.map((each): FoundPerson => {
    const gender = /^(?:he|she)$/.test(each) ? (each === 'he' ? 'male' : 'female') : undefined
    const name = members.terms.length === 1 ? nameSaid(of.written) : undefined
    const ofNoun = gender ?? genderSaid(said) ?? PEOPLE[each]?.gender
    const person: FoundPerson = { term: each, gender: ofNoun, phrases: [], words: '' }
    if (name !== undefined) giveName(person, name)
    return person
  })
  // Nobody draws a crowd: whoever comes after that many is heard, and forgotten.
  if (people.length < MOST_GATHERED) people.push(...fresh)
  for (const person of fresh) take(person, renamed(said, person.term), words)
  gathering.current = fresh
  gathering.oneIndex = -1
  if (fresh.length > 1) Object.assign(gathering, { group: fresh, told: 0 })
}

const SIBLING = /^(?:sister|brother|sibling|cousin|twin)$/

/** 'the older one', 'her older brother' are older than somebody, not old. */
function withoutElder(phrase: Phrase): Phrase {
  const modifiers = phrase.modifiers.filter(({ lexeme }) => !/^(?:older|elder)$/.test(termOf(lexeme, 'age') ?? ''))
  return { ...phrase, modifiers }
}

/** So many phrases of each are looked back at. */
const LONGEST_MEMORY = 20

/** 'one in a green sweater, the other in a blue one': a colour and 'one' is what was worn last. */
function withLastGarment({ text, people }: Gathering, phrase: Phrase): Phrase {
  if (phrase.head || !phrase.modifiers.some(({ lexeme }) => termOf(lexeme, 'color'))) return phrase
  if (!/^ one\b/.test(text.slice(endOf(phrase), endOf(phrase) + 5))) return phrase
  const worn = people
    .flatMap(({ phrases }) => phrases.slice(-LONGEST_MEMORY))
    .filter(({ head }) => head?.kind === 'garment')
    .toSorted((a, b) => endOf(a) - endOf(b))
    .at(-1)
  return worn?.head && worn.headLexeme ? { ...phrase, head: worn.head, headLexeme: worn.headLexeme } : phrase
}

/** Whoever comes anew to speech is not in the list of the one before. */
const isListing = (link: Lexeme) => termOf(link, 'and') !== undefined || termOf(link, 'comma') !== undefined
