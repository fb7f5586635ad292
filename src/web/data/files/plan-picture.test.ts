import { expect, test } from 'vitest'
import { PictureTooSmallError, planPicture } from './plan-picture.ts'

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx })

test('UP-06 ER-51 BC-24 a side under 200 px is refused in the product’s words, 200 px is enough', () => {
  const refusal = new PictureTooSmallError()
  expect(refusal.message).toBe('Image dimensions too small (minimum 200px)')
  expect(() => planPicture(size(199, 500), { maxPx: 2000 })).toThrow(refusal)
  expect(() => planPicture(size(500, 199), { maxPx: 2000 })).toThrow(refusal)
  expect(planPicture(size(200, 200), { maxPx: 2000 }).size).toEqual(size(200, 200))
})

test('UP-07 the longer side becomes 2000 px, a smaller picture is never enlarged', () => {
  expect(planPicture(size(4000, 1000), { maxPx: 2000 }).size).toEqual(size(2000, 500))
  expect(planPicture(size(1000, 3000), { maxPx: 2000 }).size).toEqual(size(667, 2000))
  expect(planPicture(size(640, 480), { maxPx: 2000 }).size).toEqual(size(640, 480))
})

test('UP-10 the middle of a picture is kept in the wanted ratio', () => {
  expect(planPicture(size(1000, 500), { maxPx: 2000, ratio: 1 })).toEqual({
    crop: { leftPx: 250, topPx: 0, ...size(500, 500) },
    size: size(500, 500),
  })
  expect(planPicture(size(600, 800), { maxPx: 2000, ratio: 16 / 9 }).crop).toEqual({ leftPx: 0, topPx: 231, ...size(600, 338) })
})
