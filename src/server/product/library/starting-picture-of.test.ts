import { expect, test } from 'vitest'
import type { Job } from '../../core/jobs/job.ts'
import { startingPictureOf } from './starting-picture-of.ts'

const pictureOf = (input: unknown) => startingPictureOf({ input } as Job)

test.each([
  ['a creation, an edit or a lip sync', { seed: 's', pictureFileId: 'chosen', photoFileId: 'photo' }, 'chosen'],
  ['a film', { seed: 's', pictureFile: 'first' }, 'first'],
  ['a blend', { seed: 's', pictureFileIds: ['one', 'two'] }, 'one'],
  ['takes of a photo', { seed: 's', photoFileId: 'photo' }, 'photo'],
  ['a film of words', { seed: 's', pictureFile: null }, undefined],
  ['takes of a description', { seed: 's' }, undefined],
  ['nothing that is known', null, undefined],
])('what %s begins with', (_, input, picture) => {
  expect(pictureOf(input)).toBe(picture)
})
