import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawTask } from '../../platform/engines/studio/draw-task.ts'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'

let stage: GenerationStage
let mira: Person
/** Photos that somebody brings: drawings of which nobody here knows anything. */
let [red, blue, meadow]: string[] = []
const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  await stage.work()
  mira = await stage.person('rich')
  const photo = async (description: string) => {
    const drawn = await drawTask({ kind: 'words', description, seed: 'p', candidate: 1, style: 'photoreal', sizePx: 256 })
    return Buffer.from(drawn.png).toString('base64')
  }
  red = await photo('a young woman with short blond hair in a red sweater')
  blue = await photo('a man with short black hair in a dark blue sweater')
  const pixels = sharp({ create: { width: 240, height: 180, channels: 3, background: '#60a048' } })
  meadow = (await pixels.png().toBuffer()).toString('base64')
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

type Asked = Partial<Parameters<(typeof stage.handlers)['create-chat-tools-response']>[0]>

/** Address, warnings, size and mean colour of a box of what a tool made. */
async function make(change: Asked, box?: { left: number; top: number; width: number; height: number }) {
  const asked = { userId: mira.userId, chatId: crypto.randomUUID(), ...change }
  const { jobId } = await stage.handlers['create-chat-tools-response'](asked, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data, warnings } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  const url = data[0] ?? ''
  const file = await stage.files.findFile(stage.database, mira.userId, fileIdOfAddress(url) ?? '')
  const bytes = await buffer((await file?.open()) ?? Readable.from([]))
  const seen = await sharp(box ? await sharp(bytes).extract(box).toBuffer() : bytes).stats()
  return { url, warnings, size: [file?.widthPx, file?.heightPx], color: seen.channels.slice(0, 3).map(({ mean }) => mean) }
}

test('a drawn person puts on a drawn outfit; it is still theirs to edit', async () => {
  const chat = await stage.character(mira, 'Rosalind')
  const [other] = [await stage.character(mira, 'Tomas')]
  const pictures = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  const urlOf = (id: string) => pictures.data.find(({ $id }) => $id === id)?.previewUrl ?? ''
  const imageUrls = [urlOf(chat.characterId), urlOf(other.characterId)]
  const dressed = await make({ tool: 'dress-up', imageUrls })
  expect(dressed.warnings).toEqual([])
  const together = await make({ tool: 'merge-generation', imageUrls })
  expect(together.size).toEqual(dressed.size)
  const grey = await make({ imageUrls: [dressed.url], prompt: 'black and white' })
  expect(Math.abs(grey.color[0]! - grey.color[2]!)).toBeLessThan(2)
})

test('on a photo the clothes become those of another photo', async () => {
  const breast = { left: 100, top: 225, width: 56, height: 28 }
  const { color, size } = await make({ tool: 'dress-up', imagesBase64: [red!, blue!] }, breast)
  expect(size).toEqual([256, 256])
  expect(color[2]).toBeGreaterThan(color[0]! + 10)
  const dyed = await make({ tool: 'dress-up', imagesBase64: [blue!, red!], prompt: 'in green' }, breast)
  expect(dyed.color[1]).toBeGreaterThan(Math.max(dyed.color[0]!, dyed.color[2]!) + 10)
})

test('the person of one photo goes into the place of another, or to a place of words', async () => {
  const corner = { left: 0, top: 0, width: 24, height: 24 }
  const there = await make({ tool: 'merge-generation', imagesBase64: [red!, meadow!] }, corner)
  expect(there.size).toEqual([240, 180])
  expect(there.color[1]).toBeGreaterThan(there.color[0]! + 30)
  const plain = await make({ tool: 'merge-generation', imagesBase64: [red!], prompt: 'a pink background' }, corner)
  expect(plain.color[0]).toBeGreaterThan(plain.color[1]! + 20)
  expect(plain.warnings).toEqual([])
})
