import { expect, test } from 'vitest'
import { wordTables } from '../word-tables.ts'
import { COMMON_PEOPLE } from './common-people.ts'
import { POSES } from './poses.ts'
import { SELDOM_POSE_WORDS } from './seldom-poses.ts'

test('words of seldom poses are sent for: none is named by words alone that browsers have from the beginning', () => {
  const early = new Set(
    wordTables()
      .filter(({ kind, words }) => kind !== 'person' && words !== SELDOM_POSE_WORDS)
      .flatMap(({ words }) => Object.keys(words))
      .concat(Object.keys(COMMON_PEOPLE)),
  )
  const isEarly = (name: string) => name.split(' ').every((word) => early.has(word) || /^\d+$/.test(word))
  expect(Object.keys(SELDOM_POSE_WORDS).filter(isEarly)).toEqual([])
})

test('no pose is named twice', () => {
  expect(Object.keys(POSES).filter((name) => Object.hasOwn(SELDOM_POSE_WORDS, name))).toEqual([])
})
