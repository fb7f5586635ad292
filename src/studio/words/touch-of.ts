import type { PersonSaid } from './people-said.ts'

const HANDS = /\b(?:holding hands|hand in hand|hold(?:s|ing)? (?:her|his|their|each other's) hands?)\b/i
/** Who is small enough to be carried. */
const SMALL = 'baby|infant|newborn|toddler|child|kid|boy|girl|son|daughter|grandson|granddaughter|grandchild|nephew|niece'
const IS_SMALL = new RegExp(`\\b(?:${SMALL})$`)
const CARRIED = new RegExp(
  `\\b(?:carr(?:y|ies|ying)|cradl(?:es?|ing)|hold(?:s|ing)) (?:[\\p{L}'-]+ ){0,4}?(?:${SMALL})\\b|\\b(?:${SMALL})\\b[^.;]{0,40}\\b(?:in|on) (?:her|his|their|one) (?:arms?|hip)\\b`,
  'iu',
)

const EMBRACING = /\b(?:hug(?:s|ging)?|embrac(?:es?|ing)|cuddl(?:es?|ing)|arms? around (?:each other|her|him|one another))\b/i

/** How the first of several touches somebody who is named by this noun. */
export function touchOf(text: string, term: string): PersonSaid['touch'] {
  if (HANDS.test(text)) return 'hand in hand'
  if (IS_SMALL.test(term) && CARRIED.test(text)) return 'on the arm'
  return EMBRACING.test(text) ? 'embracing' : undefined
}
