import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPreviewRequest, createGenerationStage } from '../../testing/generation-stage.ts'
import { createLibrary } from './create-library.ts'
import { pictureAddresses } from './picture-addresses.ts'

test('the cards of many people are found in one look, and nobody has one of somebody else', async () => {
  await using stage = await createGenerationStage()
  const library = createLibrary({ ...stage, outlook: { outlookOf: async () => new Map() } })
  const [ada, bo] = await Promise.all([stage.person('rich'), stage.person('rich')])
  const { jobId: ofAda } = await stage.handlers['create-preview'](aPreviewRequest(ada), ada.as())
  const { jobId: ofBo } = await stage.handlers['create-preview'](aPreviewRequest(bo), bo.as())
  const find = async (asked: { userId: string; jobId: string }[]) => {
    const cards = await library.listCardsOfOwners(asked, pictureAddresses({ origin: 'http://troupe.test', project: 'troupe' }))
    return [...cards.keys()].sort()
  }
  const [adas, bos] = [
    { userId: ada.userId, jobId: ofAda },
    { userId: bo.userId, jobId: ofBo },
  ]
  expect(await find([adas, bos])).toEqual([ofAda, ofBo].sort())
  expect(await find([adas, { userId: ada.userId, jobId: ofBo }])).toEqual([ofAda])
  expect(
    await find([
      { userId: ada.userId, jobId: randomUUID() },
      { userId: bo.userId, jobId: 'no id' },
    ]),
  ).toEqual([])
})
