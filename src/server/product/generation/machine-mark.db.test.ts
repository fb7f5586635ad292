import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'

let stage: GenerationStage
const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

async function madeBy(person: Person, jobId: string): Promise<{ url: string; bytes: Buffer; small: Buffer }> {
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  const url = data[0] ?? ''
  const file = await stage.files.findFile(stage.database, person.userId, fileIdOfAddress(url) ?? '')
  const [bytes, small] = await Promise.all(
    [file?.open(), file?.openThumbnail()].map(async (stream) => buffer((await stream) ?? Readable.from([]))),
  )
  return { url, bytes: bytes ?? Buffer.of(), small: small ?? Buffer.of() }
}

/** The properties of the one XMP packet in a file, as any reader of metadata finds them. */
function markIn(bytes: Buffer): Record<string, string> {
  const packets = bytes.toString('utf8').match(/<\?xpacket begin=[\s\S]*?<\?xpacket end/g) ?? []
  expect(packets).toHaveLength(1)
  const properties = (packets[0] ?? '').matchAll(/<(?:Iptc4xmpExt|xmp|troupe):(\w+)>([^<]*)</g)
  return Object.fromEntries([...properties].map(([, name, value]) => [name, value]))
}

const sourceType = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`
const photo = () =>
  sharp({ create: { width: 160, height: 120, channels: 3, background: '#68a' } })
    .jpeg()
    .toBuffer()

test('a picture of words says which engine made it and with what seed; asked for again it is the same to the byte', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const said = { userId: mira.userId, ...chat, prompt: 'in a cafe at night', senderType: 'user' as const }
  const say = () => stage.handlers['create-system-message']({ ...said, options: { seed: 'sea <1>' } }, mira.as())
  const first = await madeBy(mira, (await say()).jobId)
  stage.clock.advance(3_600_000)
  const second = await madeBy(mira, (await say()).jobId)
  expect(second.url).not.toBe(first.url)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  const mark = { DigitalSourceType: sourceType('algorithmicMedia'), Engine: 'studio', Seed: 'sea &lt;1&gt;' }
  expect(markIn(first.bytes)).toMatchObject({ ...mark, EngineVersion: expect.stringMatching(/^\d+$/) })
  expect(markIn(first.small)).toEqual(markIn(first.bytes))
  expect((await sharp(first.bytes).metadata()).xmpAsString).toContain(mark.DigitalSourceType)
})

test('what is made of a photo says so, and what is made of that', async () => {
  const mira = await stage.person('rich')
  const edit = async (imageUrls: string[], prompt: string) => {
    const asked = { userId: mira.userId, chatId: randomUUID(), imageUrls, prompt }
    return madeBy(mira, (await stage.handlers['create-chat-tools-response'](asked, mira.as())).jobId)
  }
  const edited = await edit([`data:image/jpeg;base64,${(await photo()).toString('base64')}`], 'make it black and white')
  expect(markIn(edited.bytes).DigitalSourceType).toBe(sourceType('compositeSynthetic'))
  const again = await edit([edited.url], 'make it darker')
  expect(markIn(again.bytes).DigitalSourceType).toBe(sourceType('compositeSynthetic'))
})

test('a model sheet carries the seed of the preview that it is made of, also when it is drawn again', async () => {
  const mira = await stage.person('rich')
  const { characterId } = await stage.character(mira)
  const pending = async () => (await stage.handlers['get-pending-jobs']({ userId: mira.userId }, mira.as())).total
  const sheet = async () => {
    // The detail of the chosen picture may still be on its way.
    await vi.waitFor(async () => expect(await pending()).toBe(0), { timeout: 10_000 })
    const { jobId } = await stage.handlers.sheet_generator({ characterId, userId: mira.userId }, mira.as())
    return markIn((await madeBy(mira, jobId)).bytes)
  }
  const [job] = (await stage.handlers['get-user-jobs']({ userId: mira.userId, previewType: 'create-character' }, mira.as()))
    .data.data
  const [preview] = (await stage.handlers['get-user-jobs']({ userId: mira.userId, previewType: 'create-preview' }, mira.as()))
    .data.data
  const { Seed } = markIn((await madeBy(mira, preview?.jobId ?? '')).bytes)
  expect(Seed).toMatch(/^[0-9a-f-]{36}$/)
  expect(markIn((await madeBy(mira, job?.jobId ?? '')).bytes).Seed).toBe(Seed)
  expect((await sheet()).Seed).toBe(Seed)
})

test('a seed may be said of every start, and stands in the mark of what it made', async () => {
  const mira = await stage.person('rich')
  const asked = { chatId: randomUUID(), isStandaloneGeneration: true, aspectRatio: '1:1', duration: 1, fps: 5 } as const
  const video = (change: object) =>
    stage.handlers['video-generation-service']({ action: 'text-to-video', ...asked, ...change } as never, mira.as())
  const made = await madeBy(mira, (await video({ prompt: 'A red-haired pirate at sea', seed: 7 })).predictionId)
  expect(markIn(made.bytes).Seed).toBe('7')
  const restored = await video({ action: 'regenerate', operationType: 'restore', videoUrl: made.url, seed: 'calm' })
  expect(markIn((await madeBy(mira, restored.predictionId)).bytes).Seed).toBe('calm')
  const unsaid = await video({ action: 'regenerate', operationType: 'restore', videoUrl: made.url })
  expect(markIn((await madeBy(mira, unsaid.predictionId)).bytes).Seed).toMatch(/^[0-9a-f-]{36}$/)
  const imageBase64 = (await photo()).toString('base64')
  const upscale = () =>
    stage.handlers['image-generation-upscaler'](
      { userId: mira.userId, scale: 2, base64Image: imageBase64, seed: 'u' },
      mira.as(),
    )
  const [one, other] = [await madeBy(mira, (await upscale()).jobId), await madeBy(mira, (await upscale()).jobId)]
  expect(markIn(one.bytes).Seed).toBe('u')
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('films carry the same mark', async () => {
  const mira = await stage.person('rich')
  const film = async (change: object) => {
    const asked = { chatId: randomUUID(), isStandaloneGeneration: true, aspectRatio: '1:1', duration: 1, fps: 5 } as const
    const started = await stage.handlers['video-generation-service'](
      { action: 'text-to-video', ...asked, ...change },
      mira.as(),
    )
    const { bytes, small } = await madeBy(mira, started.predictionId)
    expect(markIn(small)).toEqual(markIn(bytes))
    return markIn(bytes)
  }
  const words = await film({ prompt: 'A red-haired pirate at sea' })
  expect(words).toMatchObject({ DigitalSourceType: sourceType('algorithmicMedia'), Engine: 'studio' })
  const imageBase64 = (await photo()).toString('base64')
  const moved = await film({ action: 'image-to-video', imageBase64 })
  expect(moved.DigitalSourceType).toBe(sourceType('compositeSynthetic'))
})
