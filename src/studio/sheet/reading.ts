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
  eyewear?: string
  jewellery?: string[]
  props?: string[]
  companion?: string
  /** Scars, freckles, tattoos, horns, wings and the like. */
  marks?: string[]
  pose?: string
  place?: string
  timeOfDay?: string
  weather?: string
  light?: string
  /** What is seen in the sky or drifts through the air, and the season: 'fireworks, autumn'. */
  sights?: string
  camera?: string
  /** Words that were understood but can not be drawn yet, as sentences. */
  warnings: string[]
}

export interface ReadGarment {
  type: string
  color?: string
  pattern?: string
}

/** Where in the text (UTF-16 offsets, `end` exclusive) a trait was read. */
export interface ReadSpan {
  readonly trait: keyof Reading
  readonly start: number
  readonly end: number
}
