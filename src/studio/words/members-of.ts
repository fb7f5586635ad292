import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { singularsOf } from './dictionary.ts'
import { GROUPS, ONE_OF } from './lexicon/groups.ts'
import { endOf, type Phrase, startOf } from './phrase.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  '2': 2,
  pair: 2,
  couple: 2,
  both: 2,
  duo: 2,
  three: 3,
  '3': 3,
  trio: 3,
}
const MANY =
  /\b(?:four|five|six|seven|eight|nine|ten|dozen|hundred|[4-9]|\d\d+|several|many|some|group|bunch|gang|crowd|team|band|squad|party)\b/

const isGroup = (term: string) => Object.hasOwn(GROUPS, term)

/** Whom a noun names: one, several of a kind, or those of a group. */
export function membersOf(
  text: string,
  noun: Phrase,
  { term, gap, isFirst }: { term: string; gap: string; isFirst: boolean },
): { terms: string[]; isMore: boolean } {
  if (isGroup(term)) {
    const own = GROUPS[term]!
    const before = text.slice(Math.max(0, startOf(noun) - 12), endOf(noun))
    const man = /\b(?:gay|male)\b/i.test(before)
    if (/\b(?:lesbian|female)\b/i.test(before) || man) return { terms: own.map(() => (man ? 'man' : 'woman')), isMore: false }
    return { terms: [...own], isMore: false }
  }
  const one = ONE_OF[term] ?? (isPlural(text, noun) ? singularOf(term) : undefined) ?? term
  const written = noun.headLexeme ? text.slice(noun.headLexeme.start, noun.headLexeme.end).toLowerCase() : ''
  // '1girl', 'a beautiful women'
  const isOne = /^1\D/.test(written) || /(?:^|\s)an?$/.test(gap.trim())
  if (isOne || !isPlural(text, noun)) return { terms: [one], isMore: false }
  const near = `${gap.split(/[,.;]/).at(-1)} ${written}`
  const numbers = (near.match(/[a-z]+|\d+/g) ?? []).map((word) => NUMBERS[word]).filter((number) => number !== undefined)
  const isMany = MANY.test(near.replace(/(\d)([a-z])/, '$1 $2'))
  // 'a street full of people'
  if (term === 'people' && isFirst && numbers.length === 0 && !isMany) return { terms: [one], isMore: false }
  const count = isMany ? 3 : (numbers.at(-1) ?? 2)
  return {
    terms: Array.from({ length: count }, () => one),
    isMore: isMany && !/\b(?:some|several|group|team|band|party|squad)\b/.test(near),
  }
}

/** Whether a noun names several people. */
export function isPlural(text: string, { head, headLexeme }: Phrase): boolean {
  if (!head || !headLexeme || headLexeme.isPossessive) return false
  if (ONE_OF[head.term] || isGroup(head.term)) return true
  const written = text.slice(headLexeme.start, headLexeme.end).toLowerCase()
  if (written === head.term) return singularOf(written) !== undefined
  return (/(?:s|men)$/.test(written) || /^\d/.test(written)) && !/(?:s|men)$/.test(head.term)
}

/** 'dwarves' stands in the lexicon beside 'dwarf'. */
const singularOf = (term: string) =>
  /ss$/.test(term) ? undefined : singularsOf(term).find((one) => Object.hasOwn(PEOPLE, one) && one !== term)
