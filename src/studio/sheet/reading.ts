import type { Warning } from '../warning.ts'
import type { Touch } from './other-person.ts'

/**
 * What a description says, in plain English values; a field is absent where nothing was said.
 * `bin/troupe.mjs draw --json` prints it, and pages underline its spans.
 */
export interface Reading {
  species?: string
  /** 'child', 'teenager', 'young adult', 'adult', 'middle-aged', 'old', or a number of years as text. */
  age?: string
  /** 'female', 'male', 'androgynous'. */
  gender?: string
  /** 'slim', 'athletic', 'muscular', 'stocky', 'plump', 'tall', 'short', joined by ', '. */
  body?: string
  skin?: string
  /** Where the person comes from: 'nigerian', 'swedish'. */
  origin?: string
  hairColor?: string
  hairStyle?: string
  facialHair?: string
  eyeColor?: string
  expression?: string
  garments?: ReadGarment[]
  headwear?: string
  /** What is on it: 'white feather', 'black band'. */
  headwearParts?: readonly string[]
  eyewear?: string
  jewellery?: string[]
  props?: string[]
  companion?: string
  /** Scars, freckles, tattoos, horns, wings and the like. */
  marks?: string[]
  /** Phrases of face and body that the table of body-words.ts has: 'hooded eyes', 'not tall', 'bigger nose'. */
  bodyWords?: string[]
  pose?: string
  place?: string
  timeOfDay?: string
  weather?: string
  light?: string
  /** What is seen in the sky or drifts through the air, and the season: 'fireworks, autumn'. */
  sights?: string
  /** What stands in the place, with where it is: 'yellow taxi behind', 'globe on top'. */
  things?: string[]
  camera?: string
  /** Who else is described, in the order of the text; two at most. */
  others?: OtherReading[]
  /** What of the words is not seen as they say it. */
  warnings: Warning[]
}

/** Somebody beside the person whom a description is about. */
export interface OtherReading extends Omit<Reading, 'others' | 'warnings'> {
  /** The noun they are called by: 'witch', 'daughter'. */
  called: string
  /** The same face as the first, or of one family with them. */
  bond?: 'twin' | 'family'
  /** With the first. */
  touch?: Touch
}

export interface ReadGarment {
  type: string
  color?: string
  pattern?: string
  /** How it is made and what is sewn on it: 'gold buttons', 'white fur trim on hood', 'v neckline'. */
  parts?: readonly string[]
  /** It only comes with an occupation. */
  isImplied?: true
}

/** Where in the text (UTF-16 offsets, `end` exclusive) a trait was read. */
export interface ReadSpan {
  readonly trait: keyof Reading
  readonly start: number
  readonly end: number
}
