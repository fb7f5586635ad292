import { afterAll, expect, test, vi } from 'vitest'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { createStudioEngine } from './studio-engine.ts'

vi.mock('./networks/read-photo.ts', () => ({
  readPhoto: () => Promise.reject(new NetworksMissing('@litertjs/core is not installed')),
}))

const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
afterAll(() => engine[Symbol.asyncDispose]())

test('who brings a photo to a server without networks is told so, at the first try', async () => {
  const attempt = { attemptId: 'attempt', signal: new AbortController().signal, report: () => {} }
  const photo = { bytes: new Uint8Array([1]) }
  const asked = { kind: 'preview', description: '', style: 'anime', seed: 's', candidates: 1, sizePx: 64, photo } as const
  const progress = await engine.check(await engine.start(asked, attempt), attempt)
  expect(progress).toMatchObject({ state: 'failed', failure: 'engine.no-networks', retry: false })
})
