import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { startPreviews } from './start-previews.ts'

let server: FakeServer
beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => {
  useCharacterDraft.getState().change({ openKeys: {} })
  vi.unstubAllGlobals()
})

test('a start that names no job may have begun: the next one asks under the same key, and only then the key is done with', async () => {
  server.functions['create-preview'] = (_input: unknown, calls: number) => (calls === 1 ? {} : { success: true, jobId: 'j1' })
  const start = () => startPreviews(useCharacterDraft.getState(), 'u1', {})
  await expect(start()).rejects.toThrow('without a job')
  expect([await start(), await start()]).toEqual(['j1', 'j1'])
  const [first, second, third] = server.callsOf('create-preview').map(({ headers }) => headers['x-idempotency-key'])
  expect(first).toBe(second)
  expect(third).not.toBe(second)
})
