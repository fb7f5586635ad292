import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Character } from '#contract/entities/character.ts'
import type { JobCard } from '#contract/entities/job.ts'
import { charactersQuery } from '../characters/characters-query.ts'
import type { SketchRequest } from './sketch-request.ts'
import { useJobPicture } from './use-job-picture.ts'

const asked: { request: SketchRequest; answer(): void }[] = []

/** Draws when it is told to. */
class StageWorker {
  onmessage?: (event: object) => void
  postMessage(request: SketchRequest) {
    const picture = { width: 8, height: 8, close: () => {} }
    asked.push({ request, answer: () => this.onmessage?.({ data: { number: request.number, picture } }) })
  }
}
const aPreview = (changes: Partial<JobCard> = {}) =>
  ({
    userId: 'u1',
    characterId: '',
    status: 'RUNNING',
    type: 'create-preview',
    style: 'anime',
    prompt: 'A fox',
    thumbnailUrls: [],
    ...changes,
  }) as JobCard

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StageWorker)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob()))
  URL.createObjectURL = () => `blob:sketch-of-${asked.length}`
})
afterEach(() => {
  for (const { answer } of asked.splice(0)) answer()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const aCharacter = (changes: Partial<Character> = {}) =>
  ({ $id: 'c1', style: 'anime', description: 'An owl', thumbnailUrl: '', status: 'SUCCESS', ...changes }) as Character

function look(job: JobCard, characters: readonly Character[] = []) {
  const queryClient = new QueryClient()
  const { queryKey } = charactersQuery('u1')
  queryClient.setQueryData(queryKey, [...characters])
  return renderHook(() => useJobPicture(job), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(10))

test('takes in the making look like a sketch of their words, which is drawn once', async () => {
  const { result, unmount } = look(aPreview())
  expect(asked).toEqual([])
  await rest()
  expect(asked.map(({ request }) => [request.description, request.style])).toEqual([['A fox', 'anime']])
  asked[0]?.answer()
  await rest()
  expect(result.current).toBe('blob:sketch-of-1')
  unmount()
  const again = look(aPreview())
  expect(again.result.current).toBe('blob:sketch-of-1')
  await rest()
  expect(asked).toHaveLength(1)
})

test('a card that is scrolled past before the page has time for it is never drawn', async () => {
  const { unmount } = look(aPreview({ prompt: 'A bear' }))
  unmount()
  await rest()
  expect(asked).toEqual([])
})

test.each([
  ['what is finished', { status: 'SUCCESS' }, undefined],
  ['what begins with a picture', { thumbnailUrls: ['/photo.webp'] }, '/photo.webp'],
  ['what is no preview', { type: 'video-generation' }, undefined],
  ['takes of a photo, which have no words', { prompt: '' }, undefined],
] as const)('%s is not sketched', async (_, changes, picture) => {
  const { result } = look(aPreview({ ...changes, prompt: 'A wolf', ...changes } as Partial<JobCard>))
  await rest()
  expect(asked).toEqual([])
  expect(result.current).toBe(picture)
})

const aScene = (changes: Partial<JobCard> = {}) =>
  aPreview({ type: 'create-system-message', characterId: 'c1', prompt: 'In a small cafe', ...changes })

test('a scene in the making looks like the character whom it is about', async () => {
  const characters = [aCharacter({ $id: 'c2', thumbnailUrl: '/other.webp' }), aCharacter({ thumbnailUrl: '/mira.webp' })]
  expect(look(aScene(), characters).result.current).toBe('/mira.webp')
  await rest()
  expect(asked).toEqual([])
})

test('a scene of a character without a picture looks like a sketch of what the character is', async () => {
  const { result } = look(aScene(), [aCharacter()])
  await rest()
  expect(asked.map(({ request }) => [request.description, request.style])).toEqual([['An owl', 'anime']])
  asked[0]?.answer()
  await rest()
  expect(result.current).toMatch(/^blob:sketch-of-/)
})
