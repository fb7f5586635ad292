import { rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { PROPS } from '../../words/lexicon/accessories.ts'
import { PROP_WORDS } from '../../words/lexicon/prop-words.ts'
import { THING_WORDS } from '../../words/lexicon/thing-words.ts'
import { THINGS_NAMED } from '../../words/lexicon/things-named.ts'
import type { Reading } from '../reading.ts'
import type { BackdropKind, Camera } from '../scene-sheet.ts'
import type { StandingThing, ThingKind } from '../standing-thing.ts'
import { meaningOf } from './meaning-of.ts'

const WHERE = / (beside|ground|behind|before|on top|above|leaned on|sat on)$/

/** What was read of things in the place, as it is drawn. */
export function castThings({ things = [] }: Reading): StandingThing[] {
  return things.flatMap((said): StandingThing[] => {
    const where = WHERE.exec(said)?.[1] as StandingThing['where'] | undefined // of that list
    const words = said.replace(WHERE, '')
    const kind = kindOf(words)
    const prop = meaningOf(words, PROPS)
    if (where === undefined || (kind ?? prop) === undefined) return []
    // 'espresso machine', 'orange': a name is no colour.
    const name = findTerms(words, kind ? THINGS_NAMED : PROPS).at(-1) ?? ''
    const color = colorOf(words.replace(name, ''))
    if (kind) return [{ kind, color: color ?? rgbFromHex(THING_WORDS[kind].color), where }]
    return [{ kind: prop!, color: color ?? rgbFromHex(PROP_WORDS[prop!].color), where }]
  })
}

const kindOf = (words: string): ThingKind | undefined =>
  meaningOf(words, THINGS_NAMED) ?? meaningOf(words.replace(/(?<=\w)s$/, ''), THINGS_NAMED)

/** The picture that has room for them, where no pose asks for more. */
export function framingOfThings(reading: Reading): Camera['framing'] {
  // What lies on the ground, and a table that is lower than a counter.
  const isLow = castThings(reading).some(
    ({ kind, where }) => where === 'ground' || where === 'sat on' || (where === 'before' && kind.endsWith('table')),
  )
  return isLow ? 'full figure' : 'three-quarter figure'
}

/** Where they are found, when no place is said. */
export function placesOfThings(reading: Reading): readonly BackdropKind[] | undefined {
  return castThings(reading)
    .map(({ kind }) => THING_WORDS[kind as ThingKind]?.places)
    .find((places) => places !== undefined)
}
