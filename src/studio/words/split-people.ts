import { drawnAs, undrawn } from '../warning.ts'
import { gatherPeople } from './gather-people.ts'
import { KIN } from './lexicon/groups.ts'
import { mayBeSeveral } from './may-be-several.ts'
import type { PeopleSaid, PersonSaid } from './people-said.ts'
import type { Phrase } from './phrase.ts'
import type { Lexeme } from './sense.ts'
import { settleOther } from './settle-other.ts'
import { tokenize } from './tokenize.ts'
import { touchOf } from './touch-of.ts'

/** So many are drawn. */
const MOST_PEOPLE = 3
const TOO_MANY = `At most ${['', 'one person is', 'two people are', 'three people are'][MOST_PEOPLE]} drawn in one picture.`

/** What bodies do to each other that no two figures can do yet. */
const CLOSE =
  /\b(?:hug(?:s|ging)?|embrac(?:es?|ing)|cuddl(?:es?|ing)|kiss(?:es|ing)?|arm in arm|piggyback|arms around|on (?:his|her|their) shoulders|in (?:his|her|their) arms|carr(?:y|ies|ying)|cradl(?:es?|ing)|lift(?:s|ing))\b/i

/**
 * The people of a text and what is said of each: adjectives and what follows a noun belong to that person, 'both' and 'all' to
 * everybody, pronouns to the last whom they fit. Undefined for a text that tells of one.
 */
export function splitPeople(text: string, lexemes: readonly Lexeme[], phrases: readonly Phrase[]): PeopleSaid | undefined {
  if (!mayBeSeveral(text, lexemes)) return undefined
  const found = gatherPeople(text, phrases)
  if (found.people.length < 2) return undefined
  const shown = found.people.slice(0, MOST_PEOPLE)
  const isFamily = shown.some(({ term }) => KIN.has(term))
  const people = shown.map(({ term, gender, phrases: own, words }, index): PersonSaid => {
    const first = shown[0]!
    const isTwin =
      index > 0 &&
      /\btwins?\b|\btriplets\b/i.test(words) &&
      (gender === undefined || gender === first.gender || term === first.term)
    const bond = isTwin ? 'twin' : isFamily && index > 0 && (KIN.has(term) || KIN.has(first.term)) ? 'family' : undefined
    const touch = index > 0 ? touchOf(text, term) : undefined
    const plain = tokenize(words).map(({ word }) => word)
    return {
      term,
      phrases: own.filter((phrase) => !isCloseness(text, phrase)),
      words: plain.join(' '),
      ...(bond && { bond }),
      ...(touch && { touch }),
    }
  })
  const isDrawn = people.some(({ touch }) => touch === 'on the arm' || touch === 'embracing')
  const close = isDrawn ? undefined : CLOSE.exec(text)?.[0]
  return {
    people,
    settle: settleOther,
    warnings: [
      ...(found.isMore || found.people.length > MOST_PEOPLE
        ? [undrawn(found.people[MOST_PEOPLE]?.term ?? 'more people', TOO_MANY, 'essential')]
        : []),
      ...(close ? [drawnAs(close.toLowerCase(), 'standing close together')] : []),
    ],
  }
}

/** 'hugging' spreads nobody's arms when there is somebody to hug. */
function isCloseness(text: string, { head, headLexeme }: Phrase): boolean {
  return head?.kind === 'pose' && headLexeme !== undefined && CLOSE.test(text.slice(headLexeme.start, headLexeme.end))
}
