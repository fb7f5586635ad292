import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import type { Work } from '../engine.ts'
import { createStudioEngine } from './studio-engine.ts'

let engine: ReturnType<typeof createStudioEngine>
beforeAll(() => {
  engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
})
afterAll(() => engine[Symbol.asyncDispose]())

async function make(work: Work, options: { signal?: AbortSignal; onShare?: (share: number) => void } = {}) {
  const { signal = new AbortController().signal, onShare = () => {} } = options
  const attempt = { attemptId: 'a', signal, report: ({ share }: { share: number }) => onShare(share) }
  return engine.check(await engine.start(work, attempt), attempt)
}

test('a preview is drawn while a long film is in the making, on a machine with one drawing thread', async () => {
  const stop = new AbortController()
  const shares: number[] = []
  const begun = Promise.withResolvers<void>()
  const shape = { widthPx: 320, heightPx: 320, framesPerSecond: 60, durationSeconds: 10 }
  const film = make(
    { kind: 'video', prompt: 'a fox knight', style: 'anime', seed: 's', ...shape },
    {
      signal: stop.signal,
      onShare(share) {
        shares.push(share)
        if (share > 0.1) begun.resolve()
      },
    },
  )
  film.catch(() => {})
  await begun.promise
  const preview = await make({ kind: 'preview', description: 'a pirate', style: 'anime', seed: 's', candidates: 1, sizePx: 96 })
  expect(preview.state).toBe('done')
  expect(shares.at(-1), 'the film is not over').toBeLessThan(1)
  stop.abort(new Error('enough'))
  await expect(film).rejects.toThrow('enough')
})
