import { expect, test } from 'vitest'
import { readCorpus } from '../../../scripts/corpus.ts'
import { measureRecall } from './measure-recall.ts'
import { readDescription } from './read-description.ts'

test.each(['people', 'strangers', 'newcomers', 'guests', 'groups'])('what %s state about a character is read', (who) => {
  const corpus = readCorpus('words', who)
  const { fields, found, stated, misses } = measureRecall(corpus, (text) => readDescription(text).reading)
  const report = [
    `${found} of ${stated} attributes of ${corpus.length} descriptions`,
    ...[...fields].map(([field, count]) => `${field} ${count.found}/${count.stated}`),
    ...misses,
  ]
  expect(found / stated, report.join('\n')).toBeGreaterThanOrEqual(0.95)
})
