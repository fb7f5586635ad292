import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

const NANA = ['Nana Rosé', 'Pixar Animation', 'A grandmother with round glasses']

test.each([
  ['', true],
  ['  ', true],
  ['ROSE', true],
  ['glasses nana', true],
  ['pixar  grand', true],
  ['nana robot', false],
  ['.*', false],
])('searching "%s" finds her: %s', (search, isFound) => {
  expect(matchesSearch(search, NANA)).toBe(isFound)
})
