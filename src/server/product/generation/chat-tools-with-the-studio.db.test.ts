import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Address, pixels and warnings of what a job made. */
async function resultOf(person: Person, jobId: string) {
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data, warnings } = await stage.handlers['get-job-response']({ jobId }, person.as())
  const url = data[0] ?? ''
  const file = await stage.files.findFile(stage.database, person.userId, fileIdOfAddress(url) ?? '')
  const bytes = await buffer((await file?.open()) ?? Readable.from([]))
  return { url, warnings, bytes, size: [file?.widthPx, file?.heightPx] }
}

test('a scene with two characters is drawn, edited by text and drawn again larger', async () => {
  const mira = await stage.person('rich')
  const { userId } = mira
  const [chat, other] = [await stage.character(mira, 'Rosalind'), await stage.character(mira, 'Tomas')]
  const said = { userId, ...chat, prompt: 'Rosalind and @Tomas in a cafe at night', senderType: 'user' as const }
  const options = { seed: 'same', aspectRatio: '4:3' } as const
  const say = (change: object = {}) => stage.handlers['create-system-message']({ ...said, options, ...change }, mira.as())
  const alone = await resultOf(mira, (await say()).jobId)
  const again = await resultOf(mira, (await say()).jobId)
  expect(again.bytes.equals(alone.bytes)).toBe(true)
  const together = await resultOf(mira, (await say({ mentionedCharacterId: other.characterId })).jobId)
  expect(together.bytes.equals(alone.bytes)).toBe(false)
  expect(together).toMatchObject({ size: [144, 112], warnings: [] })

  const edit = { userId, ...chat, imageUrls: [together.url], prompt: 'make it black and white and frobnicate the sky' }
  const edited = await resultOf(mira, (await stage.handlers['create-chat-tools-response'](edit, mira.as())).jobId)
  expect(edited).toMatchObject({ size: [144, 112], warnings: ['“frobnicate the sky” was not understood.'] })
  const isGrey = async (bytes: Uint8Array) => {
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return data.every((value, at) => Math.abs(value - (data[at - (at % 3)] ?? 0)) <= 2)
  }
  expect(await isGrey(edited.bytes)).toBe(true)

  const larger = { userId, chatId: chat.chatId, imageUrl: edited.url, scale: 2 as const }
  const upscaled = await resultOf(mira, (await stage.handlers['image-generation-upscaler'](larger, mira.as())).jobId)
  expect(upscaled.size).toEqual([288, 224])
  expect(await isGrey(upscaled.bytes)).toBe(true)
})

test('an instruction that changes nothing in this picture is refused before it is charged', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const [character] = (await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())).data
  const before = await stage.credits.balance(stage.database, mira.userId)
  const refused = stage.handlers['create-chat-tools-response'](
    { userId: mira.userId, ...chat, imageUrls: [character?.previewUrl ?? ''], prompt: 'remove the elephant' },
    mira.as(),
  )
  await expect(refused).rejects.toMatchObject({ code: 'instruction.not-understood' })
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(before)
})
