import { expect, test } from 'vitest'
import type { MeasurePerson, PersonShares } from '../../platform/media/person-shares.ts'
import { createPictureModeration, REFUSED_PICTURE } from './moderate-picture.ts'

const picture = new Uint8Array([1, 2, 3])

function moderation(measurePerson: MeasurePerson) {
  const reported: string[] = []
  const moderate = createPictureModeration({ measurePerson, report: (what) => void reported.push(what) })
  return { moderate, reported }
}
const shows = (shares: PersonShares) => moderation(async () => shares).moderate

test('an unclothed figure with a face is refused, with a reason', async () => {
  const refused = shows({ faceSkin: 0.02, bodySkin: 0.32, clothes: 0.004 })(picture)
  await expect(refused).rejects.toMatchObject({ code: 'moderation.refused', message: REFUSED_PICTURE })
})

test.each<[string, PersonShares]>([
  ['a portrait with bare shoulders', { faceSkin: 0.12, bodySkin: 0.3, clothes: 0 }],
  ['a hand that fills the picture', { faceSkin: 0, bodySkin: 0.6, clothes: 0 }],
  ['a bare chest', { faceSkin: 0.06, bodySkin: 0.4, clothes: 0.01 }],
  ['somebody in swimwear', { faceSkin: 0.02, bodySkin: 0.3, clothes: 0.04 }],
  ['dancers in short dresses', { faceSkin: 0.036, bodySkin: 0.314, clothes: 0.138 }],
  ['a landscape', { faceSkin: 0, bodySkin: 0, clothes: 0 }],
])('%s is let pass', async (_, shares) => {
  await expect(shows(shares)(picture)).resolves.toBeUndefined()
})

test('without the networks every picture passes, and the log says so once', async () => {
  const { moderate, reported } = moderation(async () => undefined)
  await moderate(picture)
  await moderate(new Uint8Array([4]))
  expect(reported).toHaveLength(1)
})

test('a picture that can not be read is left to those who read it', async () => {
  const { moderate, reported } = moderation(() => Promise.reject(new Error('no picture')))
  await expect(moderate(picture)).resolves.toBeUndefined()
  expect(reported).toEqual([])
})

test('a look that comes to no end lets nothing pass: who brought it is asked to come again', async () => {
  const { moderate } = moderation(() => Promise.reject(new DOMException('too late', 'TimeoutError')))
  await expect(moderate(picture)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('the same picture is looked at once', async () => {
  let looks = 0
  const { moderate } = moderation(async () => {
    looks += 1
    return { faceSkin: 0.02, bodySkin: 0.32, clothes: 0 }
  })
  await expect(moderate(picture)).rejects.toThrow(REFUSED_PICTURE)
  await expect(moderate(picture)).rejects.toThrow(REFUSED_PICTURE)
  expect(looks).toBe(1)
})
