import { expect, test } from 'vitest'
import { upscaleRequest } from './upscale-request.ts'

/** A request of exactly so many characters. */
function aRequestOf(chars: number) {
  const wish = { userId: 'u1', chatId: 'c1' }
  const rest = JSON.stringify(upscaleRequest({ ...wish, picture: 'data:' })).length - 'data:'.length
  return upscaleRequest({ ...wish, picture: `data:${'A'.repeat(chars - rest - 'data:'.length)}` })
}

test('UP-11 BC-27 ER-61 10485760 characters pass, one more is refused before anything is called', () => {
  expect(JSON.stringify(aRequestOf(10_485_760))).toHaveLength(10_485_760)
  expect(() => aRequestOf(10_485_761)).toThrow("Payload exceeds the backend service's size limit. Please use smaller images.")
})

test('BC-27 a request in which nothing is said carries the scale 2', () => {
  const address = '/v1/storage/buckets/media/files/a/view'
  expect(upscaleRequest({ userId: 'u1', picture: address })).toMatchObject({ scale: 2, mode: 'standard', imageUrl: address })
  expect(upscaleRequest({ userId: 'u1', picture: 'data:image/png;base64,AA', scale: 4 })).toMatchObject({
    scale: 4,
    base64Image: 'data:image/png;base64,AA',
  })
})
