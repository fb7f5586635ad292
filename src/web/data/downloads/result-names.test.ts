import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { resultFiles } from './result-names.ts'

const aJob = (characterName: string, resultUrls: string[]) =>
  ({ characterName, type: 'create-preview', $createdAt: '2026-11-20T10:00:00.000Z', resultUrls }) as unknown as JobCard

test('files get names that people know again, that every system takes, and that are never alike', () => {
  const files = resultFiles([aJob('Anselm', ['a', 'b']), aJob('Anselm', ['c']), aJob('../A\\B:"C"', ['d']), aJob('', ['e'])])
  expect(files.map(({ name }) => name)).toEqual([
    'Anselm, Preview 2026-11-20',
    'Anselm, Preview 2026-11-20 (2)',
    'Anselm, Preview 2026-11-20 (3)',
    '.. A B  C, Preview 2026-11-20',
    'Generation, Preview 2026-11-20',
  ])
})
