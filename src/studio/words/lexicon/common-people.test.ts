import { expect, test } from 'vitest'
import { lookUp, singularsOf } from '../dictionary.ts'
import { COMMON_PEOPLE, PEOPLE_OF_KNOWN_WORDS } from './common-people.ts'
import { PEOPLE } from './people.ts'

const isKnownOtherwise = (word: string) => {
  const senses = lookUp(word) ?? []
  return senses.some(({ kind }) => kind !== 'person') && senses.every(({ kind }) => kind !== 'animal' && kind !== 'scenery')
}
/** A word that browsers read before all people are there. */
const isCommon = (word: string) => Object.hasOwn(COMMON_PEOPLE, word) || isKnownOtherwise(word) || /^\d+$/.test(word)

/** The word itself and what it is the singular of. */
const formsOf = (word: string) =>
  [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/f$/, 'ves'), word.replace(/man$/, 'men')].filter(
    (form) => form === word || singularsOf(form).includes(word),
  )

test('common people are what the whole lexicon has', () => {
  for (const [name, word] of Object.entries(COMMON_PEOPLE)) expect(PEOPLE[name], name).toEqual(word)
})

test('who is named by common words alone is among the common people, or listed as one of the others', () => {
  const isRead = (name: string) => {
    const words = name.split(' ')
    const last = words.pop() ?? ''
    return words.every(isCommon) && (words.length === 0 ? isCommon(last) : formsOf(last).some(isCommon))
  }
  const listed = new Set([...Object.keys(COMMON_PEOPLE), ...PEOPLE_OF_KNOWN_WORDS])
  expect(Object.keys(PEOPLE).filter((name) => isRead(name) && !listed.has(name))).toEqual([])
})
