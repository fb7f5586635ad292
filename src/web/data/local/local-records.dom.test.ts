import { beforeEach, expect, test } from 'vitest'
import { addLocalCharacter, readLocalCharacters, useSelectedChat } from '../characters/local-characters.ts'
import { forgetLocalPreviews, keepLocalPreview, readLocalPreviews } from '../previews/local-previews.ts'

beforeEach(async () => {
  await Promise.all([useSelectedChat.getState().forget(), forgetLocalPreviews()])
})

const aPreview = (jobId: string, timestamp: number) => {
  return {
    jobId,
    timestamp,
    content: [],
    type: 'create-preview-description',
    name: 'Ann',
    style: 'anime',
    originalJobId: '',
    attempt: 0,
  }
}

test('characters added at the same moment are all kept', async () => {
  const names = ['Ann', 'Bo', 'Cy']
  await Promise.all(
    names.map((name) => addLocalCharacter({ name, characterId: name, chatId: name, previewUrl: '', style: 'anime' })),
  )
  expect((await readLocalCharacters()).map(({ name }) => name).sort()).toEqual(names)
})

test('previews kept at the same moment are all kept, and old ones dropped (BS-04)', async () => {
  const nowMs = 1_000_000_000
  await keepLocalPreview(aPreview('old', nowMs - 7_200_001), nowMs - 7_200_001)
  await Promise.all(['a', 'b', 'c'].map((jobId) => keepLocalPreview(aPreview(jobId, nowMs), nowMs)))
  expect(Object.keys(await readLocalPreviews(nowMs)).sort()).toEqual(['a', 'b', 'c'])
})
