import type { Touch } from '../sheet/other-person.ts'
import type { OtherReading, Reading } from '../sheet/reading.ts'
import type { Warning } from '../warning.ts'
import type { Phrase } from './phrase.ts'

/** One of several people of a text, with all that is said of them. */
export interface PersonSaid {
  /** The noun they are called by, in the singular. */
  readonly term: string
  readonly phrases: readonly Phrase[]
  /** The words that speak of them. */
  readonly words: string
  /** Looks just like who is named first, or is of one family with them. */
  readonly bond?: 'twin' | 'family'
  /** How the first one touches them. */
  readonly touch?: Touch
}

/** The people of a text that names two or three of them, in its order; the first is whom it is about. */
export interface PeopleSaid {
  readonly people: readonly PersonSaid[]
  readonly warnings: readonly Warning[]
  /** What goes without saying of somebody else, when the first one is so. */
  settle(first: Reading, other: OtherReading): OtherReading
}
