import { expect, test } from 'vitest'
import { CORPUS_OF_GROUPS } from './corpus-of-groups.ts'
import { CORPUS_OF_GUESTS } from './corpus-of-guests.ts'
import { CORPUS_OF_NEWCOMERS } from './corpus-of-newcomers.ts'
import { CORPUS_OF_PEOPLE } from './corpus-of-people.ts'
import { CORPUS_OF_STRANGERS } from './corpus-of-strangers.ts'
import { measureRecall } from './measure-recall.ts'
import { readDescription } from './read-description.ts'

test.each([
  ['people', CORPUS_OF_PEOPLE],
  ['strangers', CORPUS_OF_STRANGERS],
  ['newcomers', CORPUS_OF_NEWCOMERS],
  ['guests', CORPUS_OF_GUESTS],
  ['groups', CORPUS_OF_GROUPS],
])('what %s state about a character is read', (_who, corpus) => {
  const { fields, found, stated, misses } = measureRecall(corpus, (text) => readDescription(text).reading)
  const report = [
    `${found} of ${stated} attributes of ${corpus.length} descriptions`,
    ...[...fields].map(([field, count]) => `${field} ${count.found}/${count.stated}`),
    ...misses,
  ]
  expect(found / stated, report.join('\n')).toBeGreaterThanOrEqual(0.95)
})
