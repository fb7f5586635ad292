import { expect, test } from 'vitest'
import { wordTables } from '../word-tables.ts'
import { COMMON_PLACES } from './common-places.ts'
import { HAT_PARTS, MADE_SO, PART_NAMES } from './part-words.ts'
import { SELDOM_POSE_WORDS, THINGS_NAMED } from './seldom-poses.ts'
import { SENT_FOR } from './sent-for.ts'

test('whatever names a thing or a part of clothes brings all words, so that browsers read it as servers do', () => {
  const early = new Map(
    wordTables()
      .filter(
        ({ kind, words }) => !/^(?:place|garment part)$/.test(kind) && words !== SELDOM_POSE_WORDS && words !== THINGS_NAMED,
      )
      .concat({ kind: 'place', words: COMMON_PLACES })
      .flatMap(({ kind, words }) => Object.keys(words).map((word) => [word, kind] as const))
      // The kinds of words that are sent for stay in the map, whatever else the word means.
      .toSorted(([, a], [, b]) => Number(isSentFor(a)) - Number(isSentFor(b))),
  )
  const isEarly = (name: string) =>
    name.split(' ').every((word) => early.has(word) && !SENT_FOR.test(word) && !isSentFor(early.get(word)!))
  const names = [THINGS_NAMED, PART_NAMES, HAT_PARTS, MADE_SO].flatMap((table) => Object.keys(table))
  expect(names.filter(isEarly)).toEqual([])
})

const isSentFor = (kind: string) => /^(?:animal|scenery|undrawn|prop)$/.test(kind)
