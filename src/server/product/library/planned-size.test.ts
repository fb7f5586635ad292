import { expect, test } from 'vitest'
import type { Job } from '../../core/jobs/job.ts'
import { plannedSizeOf } from './planned-size.ts'

const sizeOf = (input: unknown) => plannedSizeOf({ input } as Job)

test('the place of a wide scene is wide before it is drawn; of other work nothing is known', () => {
  const scene = { seed: 's', count: 2, aspectRatio: '16:9', mentionedCharacterId: null }
  const { widthPx, heightPx } = sizeOf(scene)
  expect(widthPx / heightPx).toBeCloseTo(16 / 9, 1)
  expect(sizeOf({ seed: 's' })).toEqual({ widthPx: 0, heightPx: 0 })
})
