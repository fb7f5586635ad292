import { expect, test } from 'vitest'
import { wordTables } from '../word-tables.ts'
import { COMMON_PEOPLE } from './common-people.ts'
import { COMMON_PLACES } from './common-places.ts'
import { PLACES } from './places.ts'
import { SELDOM_PLACES } from './seldom-places.ts'
import { SELDOM_POSE_WORDS, THINGS_NAMED } from './seldom-poses.ts'

test('names of seldom places are sent for: none is made of words alone that browsers have from the beginning', () => {
  const early = new Set(
    wordTables()
      .filter(
        ({ kind, words }) => kind !== 'person' && words !== PLACES && words !== SELDOM_POSE_WORDS && words !== THINGS_NAMED,
      )
      .flatMap(({ words }) => Object.keys(words))
      .concat(Object.keys(COMMON_PEOPLE), Object.keys(COMMON_PLACES)),
  )
  const isEarly = (name: string) => name.split(' ').every((word) => early.has(word) || /^\d+$/.test(word))
  expect(Object.keys(SELDOM_PLACES).filter(isEarly)).toEqual([])
})

test('no place is named twice', () => {
  expect(Object.keys(COMMON_PLACES).filter((name) => Object.hasOwn(SELDOM_PLACES, name))).toEqual([])
})
