import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { singularsOf } from './dictionary.ts'
import { type FoundPerson, fitting, type Gathering } from './found-person.ts'
import { ONE_OF } from './lexicon/groups.ts'
import { openerOf } from './opener-of.ts'
import type { NounSaid } from './opens-somebody.ts'
import { genderSaid } from './person-noun.ts'
import { endOf } from './phrase.ts'

/** 'he', 'they', 'the man', 'boy: …': somebody who was named before; undefined for somebody new, and for 'he' after 'she'. */
export function referentOf(gathering: Gathering, of: NounSaid): readonly FoundPerson[] | undefined {
  const { people, text } = gathering
  const { term, noun, gap } = of
  if (term === 'they') return people
  if (/^(?:he|she)$/.test(term)) {
    const gender = term === 'he' ? 'male' : 'female'
    // 'she has black hair and he is blond': nobody else was named.
    const isSecond = people.length === 1 && /^(?:he|she)$/.test(people[0]!.term) && people[0]!.gender !== gender
    return isSecond ? undefined : [fitting(gathering, gender)]
  }
  const before = gap.trim()
  const same = people.filter((person) => person.term === term)
  // 'a boy and a girl, boy: blue hair, girl: …'
  if (same.length === 1 && people.length > 1 && /^[,;:.(\n]*$/.test(before)) return same
  const isLabel = /^[,;:.(\n]*$/.test(before) && /^\s*:/.test(text.slice(endOf(noun), endOf(noun) + 2))
  if (!/\bthe$/.test(before) && !isLabel) return undefined
  if (same.length > 0) return [same.at(-1)!]
  // 'two elves and a dwarf, the elves wear …'
  const ones = [ONE_OF[term], ...singularsOf(term)]
  const several = people.filter((person) => ones.includes(person.term))
  if (several.length > 0) return several
  const { gender, age, ...more } = PEOPLE[term] ?? {}
  if (noun.headLexeme?.isPossessive || gender === undefined || Object.keys(more).length > 0) return undefined
  const alike = people.filter((person) => person.gender === gender && (age === undefined || PEOPLE[person.term]?.age === age))
  const isAnd = openerOf(gap)?.isAnd
  // '1boy 1girl, boy: …'
  const ofGender = people.filter((person) => person.gender === gender)
  if (alike.length === 0 && ofGender.length === 1 && people.length > 1 && isLabel) return ofGender
  return alike.length === 1 && !isAnd ? alike : undefined
}

/** 'two dancers, a man in grey and a woman in red', 'with two pupils: a girl …': which of those who came together a noun tells of. */
export function memberToldOf({ group, told }: Gathering, { said, term, noun, gap }: NounSaid): FoundPerson | undefined {
  const member = group[told]
  if (!member || group.length < 2 || noun.headLexeme?.isPossessive) return undefined
  const before = gap.trim()
  const isFirst = told === 0
  const goesOn = isFirst
    ? /^(?::|,|\(|—|–|-)\s*(?:one\s+(?:is\s+)?)?(?:an?|the|one)$/
    : /^[,;).]*\s*(?:and\s+)?(?:the other\s+(?:is\s+)?)?(?:an?|the|one)$/
  if (!goesOn.test(before)) return undefined
  const gender = genderSaid(said) ?? PEOPLE[term]?.gender
  const isOther = member.gender !== undefined && gender !== undefined && member.gender !== gender
  // 'two dancers, a man …': that dancers are women was only thought.
  if (isOther && isOpen(member.term)) return undefined
  // 'two knights, a wizard and a thief' are four.
  return before.startsWith(':') || !isFirst || isOpen(term) || isOpen(member.term) || /\bone\b/.test(before)
    ? member
    : undefined
}

/** A noun that tells no more than gender, age and kinship: 'man', 'friend'. */
function isOpen(term: string): boolean {
  const { gender: _, age: __, ...more } = PEOPLE[term] ?? {}
  return Object.keys(more).length === 0
}
