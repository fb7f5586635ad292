import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { cardHeight } from './card-height.ts'

const failed = (change: Partial<JobCard>) =>
  ({ status: 'FAILED', type: 'dress-up', error: 'Too dark.', refunded: false, priceCredits: 50, ...change }) as JobCard

test('a failed card is as high as its words: a long reason counts three lines at most, returned credits one more', () => {
  const short = cardHeight(failed({}), 300)
  const long = cardHeight(failed({ error: 'A reason that goes on for a while. '.repeat(9) }), 300)
  expect(long - short).toBe(2 * 21)
  expect(cardHeight(failed({ refunded: true }), 300) - short).toBe(21 + 10)
  expect(cardHeight(failed({ type: 'video-generation' }), 240) - cardHeight(failed({}), 240)).toBe(21)
})
