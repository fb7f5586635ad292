import { genderOfName } from './gender-of-name.ts'
import type { Phrase } from './phrase.ts'
import { termOf } from './sense.ts'

/** More are never told apart. */
export const MOST_GATHERED = 6

/** Somebody while a text of several people is read. */
export interface FoundPerson {
  term: string
  gender: string | undefined
  /** What they are called, in lower case: 'ana' of 'two friends: Ana with …'. */
  name?: string
  readonly phrases: Phrase[]
  words: string
}

/** Where the reading of a text of several people stands. */
export interface Gathering {
  readonly text: string
  readonly phrases: readonly Phrase[]
  readonly people: FoundPerson[]
  /** What was said before anybody was named. */
  readonly held: Phrase[]
  /** Whom the next words speak of. */
  current: readonly FoundPerson[]
  /** Whom 'one … the other' spoke of last. */
  oneIndex: number
  /** Who came with one noun ('two friends'), and how many of them were told apart since ('a man …, a woman …'). */
  group: readonly FoundPerson[]
  told: number
  /** A number was said that is larger than who is told apart. */
  isMore: boolean
  /** Two are told of by their names: 'Ana has …, Ben has …'. */
  readonly isOfNames: boolean
}

/** Gives somebody a name; it tells their gender where nothing else does. */
export function giveName(person: FoundPerson, name: string): void {
  person.name = name
  const gender = person.gender ?? genderOfName(name)
  if (person.gender === undefined && gender !== undefined) person.words += gender === 'male' ? ' his' : ' her'
  person.gender = gender
}

export function give(people: readonly FoundPerson[], said: readonly Phrase[], words: string): void {
  for (const person of people) {
    person.phrases.push(...said)
    person.words += ` ${words}`
  }
}

/** The noun that names somebody says nothing of whom they are with. */
export function take(person: FoundPerson, said: readonly Phrase[], words: string): void {
  const [first, ...rest] = said
  const links = first!.links.filter((link) => termOf(link, 'article') !== undefined)
  person.phrases.push({ ...first!, links, isNegated: false }, ...rest)
  person.words += ` ${words.replaceAll(/\b(?:his|her|he|she)\b/g, '')}`
}

/** Whether 'he' or 'she' stands in these words. */
export function pronounGender(words: string): string | undefined {
  const pronoun = /\b(?:(he|his|him)|(she|her|hers))\b/.exec(words)
  return pronoun ? (pronoun[1] ? 'male' : 'female') : undefined
}

/** The last one named whom a pronoun fits; it tells the gender of who had none. */
export function fitting({ current, people }: Gathering, gender: string): FoundPerson {
  const order = [...current, ...people.toReversed()]
  const known = order.find((person) => person.gender === gender) ?? order.find((person) => person.gender === undefined)
  const person = known ?? current[0] ?? people[0]!
  person.gender ??= gender
  return person
}
