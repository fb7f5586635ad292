import { AGES, GENDERS } from './lexicon/bodies.ts'
import { GROUPS } from './lexicon/groups.ts'
import { endOf, type Phrase, startOf } from './phrase.ts'
import { type HeadKind, termOf } from './sense.ts'

/** What may stand between an article and the noun it belongs to: 'a red-haired, freckled | woman'. */
const BEFORE_NOUN: ReadonlySet<HeadKind> = new Set(['hair', 'hair style', 'facial hair', 'eyes', 'skin', 'mark', 'feature'])
/** How many phrases from here on are one noun with what stands before it: 'red-haired | woman', 'elf | warrior'. 0: none. */
export function nounRun(text: string, phrases: readonly Phrase[], from: number): number {
  for (let at = from; at < phrases.length; at += 1) {
    const phrase = phrases[at]!
    const next = phrases[at + 1]
    const isJoined = next !== undefined && /^[\s-]*$/.test(text.slice(endOf(phrase), startOf(next)))
    if (isPersonNoun(phrase)) {
      if (!(isJoined && next.head?.kind === 'person' && !isReferring(next) && !isCounted(text, next))) return at - from + 1
    } else if (!isJoined || !BEFORE_NOUN.has(phrase.head?.kind as HeadKind)) return 0
  }
  return 0
}

/** '1boy 1girl' */
const isCounted = (text: string, { headLexeme }: Phrase) => /\d/.test(text[headLexeme?.start ?? 0] ?? '')

const isReferring = ({ head }: Phrase) => /^(?:he|she|they|it|who)$/.test(head!.term)

/** 'a small child' is an age to the lexicon. */
const CHILD = /\b(?:child|kid|baby|toddler|infant)$/

function isPersonNoun({ head, modifiers, isNegated }: Phrase): boolean {
  if (isNegated) return false
  if (head) return head.kind === 'person' || Object.hasOwn(GROUPS, head.term)
  return modifiers.length > 0 && CHILD.test(termOf(modifiers.at(-1)!.lexeme, 'age') ?? '')
}

/** What somebody is called by. */
export function termOfNoun({ head, modifiers }: Phrase): string {
  if (head) return head.term
  const age = termOf(modifiers.at(-1)!.lexeme, 'age')!
  return AGES[age] !== undefined && CHILD.test(age) && !/^(?:baby|infant|newborn)$/.test(age) ? 'child' : age
}

/** Each of several is read by the noun for one. */
export function renamed(said: readonly Phrase[], term: string): Phrase[] {
  return said.map((phrase, index) => {
    if (index < said.length - 1) return phrase
    const sense = { kind: 'person' as const, term }
    return { ...phrase, head: sense, headLexeme: phrase.headLexeme ?? phrase.modifiers.at(-1)!.lexeme }
  })
}

/** 'a female knight' */
export function genderSaid(said: readonly Phrase[]): string | undefined {
  const modifiers = said.flatMap((phrase) => phrase.modifiers)
  const term = modifiers.map(({ lexeme }) => termOf(lexeme, 'gender')).find((gender) => gender !== undefined)
  return term === undefined ? undefined : (GENDERS[term] ?? term)
}
