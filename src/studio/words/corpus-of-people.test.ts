import { expect, test } from 'vitest'
import { CORPUS_OF_PEOPLE } from './corpus-of-people.ts'
import { measureRecall } from './measure-recall.ts'
import { readDescription } from './read-description.ts'

test('what people state about a character is read', () => {
  const { fields, found, stated, misses } = measureRecall(CORPUS_OF_PEOPLE, (text) => readDescription(text).reading)
  const report = [
    `${found} of ${stated} attributes of ${CORPUS_OF_PEOPLE.length} descriptions`,
    ...[...fields].map(([field, count]) => `${field} ${count.found}/${count.stated}`),
    ...misses,
  ]
  expect(found / stated, report.join('\n')).toBeGreaterThanOrEqual(0.95)
})
