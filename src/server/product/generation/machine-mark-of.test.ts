import { expect, test } from 'vitest'
import type { Job } from '../../core/jobs/job.ts'
import { machineMarkOf } from './machine-mark-of.ts'

test.each([
  ['studio', false, 'algorithmicMedia'],
  ['studio', true, 'compositeSynthetic'],
  ['fal', false, 'trainedAlgorithmicMedia'],
  ['fal', true, 'compositeWithTrainedAlgorithmicMedia'],
])('what %s makes (of a photo: %s) is %s', (engine, isFromPhoto, digitalSourceType) => {
  const job = { input: { seed: 'x' } } as unknown as Job // nothing else of it is looked at
  expect(machineMarkOf(job, { engine, isFromPhoto })).toMatchObject({ digitalSourceType, engine, seed: 'x' })
})

test('a job without a seed has none in its mark', () => {
  const job = { input: {} } as unknown as Job
  expect(machineMarkOf(job, { engine: 'fal', isFromPhoto: false })).toEqual({
    digitalSourceType: 'trainedAlgorithmicMedia',
    engine: 'fal',
  })
})
