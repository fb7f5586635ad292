import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { type Gathering, pronounGender } from './found-person.ts'
import { KIN, PEERS } from './lexicon/groups.ts'
import { isPlural } from './members-of.ts'
import { nameSaid } from './name-said.ts'
import { doesToSomebody, leadsElsewhere, openerOf } from './opener-of.ts'
import { genderSaid } from './person-noun.ts'
import { endOf, type Phrase, startOf } from './phrase.ts'
import { type HeadKind, termOf } from './sense.ts'

/** After a noun for a person these make it an adjective: 'an angel tattoo'. */
const MAKES_ADJECTIVE: ReadonlySet<HeadKind> = new Set(['mark', 'hair style', 'animal', 'undrawn', 'face', 'unknown'])
/** Words for people that bring nobody. */
const NOBODY = /^(?:it|who|someone who|persona|oc|spirit|soul|people)$/
/** Characters after a noun that may still say where somebody is. */
const LONGEST_CLAUSE = 120
/** Words that tell of several, before their nouns are listed: 'band photo: singer with …, drummer with …'. */
const OF_SEVERAL = /\b(?:band|group|team|trio|duo|crew|squad|party|family|\d people|two|three|2|3)\b/i

/** A noun for a person, with what stands around it. */
export interface NounSaid {
  /** The noun and what stands before it: 'red-haired | woman'. */
  readonly said: readonly Phrase[]
  readonly noun: Phrase
  readonly term: string
  /** What was written between the phrase before and this one, in lower case. */
  readonly gap: string
  /** The same as it was written. */
  readonly written: string
  /** The same up to the end of the noun. */
  readonly words: string
  /** Its place among the phrases. */
  readonly index: number
  readonly next: Phrase | undefined
}

/** Whether a noun brings somebody else than who is spoken of. */
export function opensSomebody(gathering: Gathering, of: NounSaid): boolean {
  const { text, phrases, current } = gathering
  const { noun, term, gap, index, words, next } = of
  if (noun.headLexeme?.isPossessive || noun.isNegated || NOBODY.test(term)) return false
  if (next && gapAfter(text, noun, next) === '' && isAdjectiveBefore(next)) return false
  const gender = genderSaid([noun]) ?? PEOPLE[term]?.gender
  const conflicts = gender !== undefined && current.every((person) => person.gender !== undefined && person.gender !== gender)
  // 'Tom is a tall boy. Lily is a small girl', 'my mom and me: …, I am a boy'
  const name = nameSaid(of.written)
  if (name !== undefined && current.every((person) => person.name !== undefined && person.name !== name)) return true
  if (conflicts && /\bi(?:'m| am) an?\b/.test(gap)) return true
  const opener = openerOf(gap)
  if (opener) {
    const { word, hasDeterminer, isAnd } = opener
    if (!isAnd) return hasDeterminer || isPlural(text, noun) || KIN.has(term)
    if (isCalled(phrases[index - 1])) return false
    const isPair = !/\b(?:a|an|the|one)\b/.test(words.slice(0, words.lastIndexOf(` ${word} `))) && isFirstBare(gathering)
    const areKin = KIN.has(term) && KIN.has(current.at(-1)!.term)
    return hasDeterminer || conflicts || isPlural(text, noun) || areKin || isPair
  }
  if (doesToSomebody(text.slice(0, startOf(of.said[0]!)))) return true
  const before = gap.trim()
  if (isListedBare(gathering, of)) return true
  if (/^,$/.test(before) && isRelation(gathering, term) && next && /^(?:with|in|on|wearing)\b/.test(gapAfter(text, noun, next)))
    return true
  // 'dad, 40, in shorts; teenage daughter with headphones', '1boy 1girl'
  if (/^(?:[;.(]|$)/.test(before) && !/\p{L}/u.test(before) && (conflicts || isRelation(gathering, term)) && !isCalled(noun))
    return true
  if (!/^[,;.):]+ (?:an?|the|his|her|their|another)\b/.test(before) || leadsElsewhere(before)) return false
  if (conflicts || (/^,/.test(before) && isListed(text, phrases, index))) return true
  // 'The smith is a giant. His wife is small.'
  if (/\b(?:his|her|their)$/.test(before) && (KIN.has(term) || PEERS.has(term))) return true
  // 'a detective, a lady in red beside him', 'behind them a goblin'
  const clause = text.slice(endOf(noun), endOf(noun) + LONGEST_CLAUSE).split(/[,.;]/)[0]!
  return /\b(?:beside|next to|behind|with|near|around|in front of) (?:him|her|them)\b/i.test(clause)
}

/** 'dancing with a wizard', 'holding a baby', 'Mira and her daughter': whoever it is goes unnamed. */
export function isWithSomebody({ text, held }: Gathering, gap: string): boolean {
  const opener = openerOf(gap)
  if (!opener?.hasDeterminer) return false
  if (opener.isTouch || held.some(({ head }) => head?.kind === 'pose')) return true
  return (
    held.some(({ headLexeme, head }) => head?.kind === 'unknown' && headLexeme?.isCapital) ||
    /^\s*\p{Lu}\p{L}+ (?:and|with|next|beside)\b/u.test(text)
  )
}

/** 'his', 'her' before somebody's noun tells what the one before is. */
export function tellOwner({ current }: Gathering, gap: string): void {
  const gender = pronounGender(gap)
  const owner = gender && current.length === 1 ? current[0] : undefined
  if (!owner || owner.gender !== undefined) return
  owner.gender = gender
  owner.words += gender === 'male' ? ' his' : ' her'
}

/** 'dad …; daughter …': of one family, and not the same. */
function isRelation({ current }: Gathering, term: string): boolean {
  return KIN.has(term) && current.every((person) => KIN.has(person.term) && person.term !== term)
}

/** 'knight and witch': neither has an article. */
function isFirstBare({ people }: Gathering): boolean {
  const first = people[0]?.phrases.find(({ head }) => head?.kind === 'person')
  return first !== undefined && !first.links.some((link) => termOf(link, 'article'))
}

/** 'band photo: singer with a mohawk, drummer with tattoos, bassist with dungarees' */
function isListedBare(gathering: Gathering, { gap, next, noun }: NounSaid): boolean {
  const { text, current } = gathering
  if (!/^(?:[,;] ?(?:and)?|and)$/.test(gap.trim()) || !next || !isFirstBare(gathering) || !OF_SEVERAL.test(text)) return false
  const isTold = (current[0]?.phrases.length ?? 0) > 1
  return isTold && /^(?:with|in|has|wears|wearing|:|\()/.test(gapAfter(text, noun, next))
}

/** 'a knight, a wizard and a thief': the list ends in 'and a …'. */
function isListed(text: string, phrases: readonly Phrase[], index: number): boolean {
  for (let at = index + 1; at < Math.min(phrases.length, index + 4); at += 1) {
    const gap = gapAfter(text, phrases[at - 1]!, phrases[at]!)
    if (phrases[at]!.head?.kind !== 'person') {
      if (gap === '' || /^in\b|^with\b/.test(gap)) continue
      return false
    }
    if (/\band (?:a|an|the)$/.test(gap)) return true
    if (!/^,/.test(gap)) return false
  }
  return false
}

/** 'she is a doctor and a mother' */
function isCalled(before: Phrase | undefined): boolean {
  return before?.links.some((link) => termOf(link, 'is') !== undefined || link.senses[0]!.term === 'as') ?? false
}

function gapAfter(text: string, before: Phrase, after: Phrase): string {
  return text.slice(endOf(before), startOf(after)).toLowerCase().trim()
}

function isAdjectiveBefore({ head, headLexeme }: Phrase): boolean {
  if (!head || !MAKES_ADJECTIVE.has(head.kind as HeadKind)) return false
  return head.kind !== 'unknown' || (headLexeme !== undefined && !headLexeme.isCapital && !/(?:ing|ed)$/.test(head.term))
}
