import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { runningEntries } from '#web/data/jobs/running-entries.ts'
import { shownJob } from './shown-job.ts'

const preview = { $id: 'p', jobId: 'p', type: 'create-preview', status: 'SUCCESS', originalJobId: '' }
const detail = { $id: 'd', jobId: 'd', type: 'create-preview-detailer', status: 'SUCCESS', originalJobId: 'p' }

function shownOf(...jobs: object[]): string | undefined {
  const cards = jobs.map(
    (job) => ({ resultUrls: [], previewUrls: [], characterId: '', $createdAt: '', ...job }) as unknown as JobCard,
  )
  const [entry] = runningEntries(cards)
  return entry && shownJob(entry).$id
}

test('a finished group is called what its first previews are, also when something newer belongs to it', () => {
  expect(shownOf(detail, preview)).toBe('p')
})

test('what is still being made speaks for its group', () => {
  expect(shownOf({ ...detail, status: 'RUNNING' }, preview)).toBe('d')
})
