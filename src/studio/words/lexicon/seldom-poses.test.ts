import { expect, test } from 'vitest'
import { wordTables } from '../word-tables.ts'
import { COMMON_PEOPLE } from './common-people.ts'
import { POSES } from './poses.ts'
import { SELDOM_POSE_WORDS, THINGS_NAMED } from './seldom-poses.ts'
import { SENT_FOR } from './sent-for.ts'

test('words of seldom poses are sent for: none is named by words alone that browsers have from the beginning', () => {
  const early = new Set(
    wordTables()
      .filter(({ kind, words }) => kind !== 'person' && words !== SELDOM_POSE_WORDS && words !== THINGS_NAMED)
      .flatMap(({ words }) => Object.keys(words))
      .concat(Object.keys(COMMON_PEOPLE)),
  )
  const isEarly = (name: string) =>
    name.split(' ').every((word) => (early.has(word) && !SENT_FOR.test(word)) || /^\d+$/.test(word))
  expect(Object.keys(SELDOM_POSE_WORDS).filter(isEarly)).toEqual([])
})

test('no pose is named twice', () => {
  expect(Object.keys(POSES).filter((name) => Object.hasOwn(SELDOM_POSE_WORDS, name))).toEqual([])
})

test('with words that tell where a thing is all others are sent for', () => {
  const telling = ['mouth', 'teeth', 'lips', 'smoking', 'smokes', 'chewing', 'hugging', 'singing', 'shoulder', 'sipping']
  expect(telling.filter((word) => !SENT_FOR.test(word))).toEqual([])
  expect(['hair', 'shoulders', 'pipe'].filter((word) => SENT_FOR.test(word))).toEqual([])
})
