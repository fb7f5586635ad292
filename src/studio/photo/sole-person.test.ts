import { expect, test } from 'vitest'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import { solePerson } from './sole-person.ts'

const alone = aPhotoReading()
const { widthPx, heightPx } = alone.masks
/** Cells of a column of the picture: 0 left … 1 right. */
const isColumn = (at: number, from: number, to: number) => (at % widthPx) / widthPx >= from && (at % widthPx) / widthPx < to
const count = (mask: Uint8Array) => mask.filter((value) => value > 128).length

test('hair of whoever stands beside is not theirs, their own is', () => {
  const hair = new Uint8Array(widthPx * heightPx).map((_, at) => {
    const isOnHead = isColumn(at, 0.4, 0.6) && Math.floor(at / widthPx) / heightPx < 0.3
    return isOnHead || isColumn(at, 0, 0.15) ? 255 : 0
  })
  const background = alone.masks.background.map((value, at) => (hair[at] ? 0 : value))
  const { masks } = solePerson({ ...alone, masks: { ...alone.masks, hair, background } })
  expect(masks.hair.some((value, at) => value > 0 && isColumn(at, 0, 0.15))).toBe(false)
  expect(masks.hair.some((value, at) => value > 0 && isColumn(at, 0.4, 0.6))).toBe(true)
  expect(masks.background[0]).toBe(255)
})

test('bodies of a group are background but for one; somebody alone keeps all of theirs', () => {
  const clothes = alone.masks.clothes.map((value, at) => (isColumn(at, 0, 0.25) ? 255 : value))
  expect(count(solePerson({ ...alone, masks: { ...alone.masks, clothes } }).masks.clothes)).toBe(count(clothes))
  const isOtherFace = (at: number) => isColumn(at, 0.02, 0.2) && Math.floor(at / widthPx) / heightPx < 0.3
  const faceSkin = alone.masks.faceSkin.map((value, at) => (isOtherFace(at) ? 255 : value))
  const { masks } = solePerson({ ...alone, masks: { ...alone.masks, clothes, faceSkin } })
  expect(masks.clothes.some((value, at) => value > 0 && isColumn(at, 0, 0.2))).toBe(false)
  expect(masks.clothes.some((value, at) => value > 0 && isColumn(at, 0.4, 0.8))).toBe(true)
  expect(masks.background.every((value, at) => value === 255 || !isColumn(at, 0, 0.2))).toBe(true)
  const { face: _, ...faceless } = alone
  expect(solePerson(faceless)).toBe(faceless)
})
