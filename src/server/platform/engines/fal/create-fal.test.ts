import { expect, test } from 'vitest'
import { systemClock } from '../../clock/clock.ts'
import { createSharpMedia } from '../../media/sharp/sharp-media.ts'
import { createFal } from './create-fal.ts'

const PREVIEW = { kind: 'preview', description: 'a pirate', style: 'anime', seed: 's', candidates: 3, sizePx: 512 } as const

/** Where one request for work would be sent. */
async function sentTo(options: { publicUrl?: string; models?: Record<string, string>; origin?: string }): Promise<URL> {
  const sent: string[] = []
  const config = { key: 'key', origin: options.origin, models: options.models ?? {} }
  const { engine } = createFal(config, {
    clock: systemClock,
    media: createSharpMedia(),
    publicUrl: () => options.publicUrl,
    fetch: async (input) => {
      sent.push(String(input))
      return Response.json({ detail: 'not today' }, { status: 400 })
    },
  })
  const recordRequest = async () => {}
  const attempt = { attemptId: 'attempt', signal: new AbortController().signal, report: () => {}, recordRequest }
  await expect(engine.start(PREVIEW, attempt)).rejects.toMatchObject({ name: 'NotTaken', retryAfterMs: undefined })
  expect(sent).toHaveLength(1)
  return new URL(sent[0] ?? '')
}

test('work goes to the queue, and fal is told where to call back', async () => {
  const url = await sentTo({ publicUrl: 'https://troupe.example' })
  expect(url.origin + url.pathname).toBe('https://queue.fal.run/fal-ai/qwen-image')
  expect(url.searchParams.get('fal_webhook')).toMatch(/^https:\/\/troupe\.example\/v1\/callbacks\/fal\/attempt\.[\w-]{43}$/)
})

test('an address that only this machine reaches is told to nobody outside', async () => {
  expect((await sentTo({ publicUrl: 'http://localhost:8787' })).search).toBe('')
  expect((await sentTo({})).search).toBe('')
  const near = await sentTo({ publicUrl: 'http://localhost:8787', origin: 'http://127.0.0.1:9000' })
  expect(near.searchParams.has('fal_webhook')).toBe(true)
})

test('another model does the work, through a gateway', async () => {
  const url = await sentTo({ origin: 'https://gateway.example', models: { 'text-to-image': 'fal-ai/flux-2' } })
  expect(url.href).toBe('https://gateway.example/fal-ai/flux-2')
})

test('a model for something that does not exist is refused at the start', async () => {
  await expect(sentTo({ models: { 'text-to-opera': 'x' } })).rejects.toThrow('FAL_MODELS names text-to-opera')
})
