import { expect, test } from 'vitest'
import { faceCut } from './face-cut.ts'
import type { PhotoReading } from './photo-reading.ts'

/** A photo of 400 × 300 with a face of 60 × 60 whose middle is there. */
function photoWithFace(x: number, y: number): PhotoReading {
  const landmarks = new Float32Array(468 * 3)
  for (let at = 0; at < 468; at += 1) landmarks.set([x + (at % 2 ? 30 : -30), y + (at % 4 < 2 ? -30 : 30), 0], at * 3)
  const none = new Uint8Array(1)
  const masks = {
    widthPx: 1,
    heightPx: 1,
    background: none,
    hair: none,
    bodySkin: none,
    faceSkin: none,
    clothes: none,
    other: none,
  }
  return { widthPx: 400, heightPx: 300, faceCount: 1, face: { score: 1, landmarks }, masks }
}

test('a cut round a face has the shape of the photo and the face in its middle', () => {
  const { left, top, widthPx: width, heightPx: height } = faceCut(photoWithFace(280, 150))!
  expect(width / height).toBeCloseTo(400 / 300, 1)
  expect(left + width / 2).toBeCloseTo(280, 0)
  expect([top < 120, top + height > 180, height < 200]).toEqual([true, true, true])
})

test('at the edge of a photo the cut stays inside it', () => {
  expect(faceCut(photoWithFace(390, 10))).toMatchObject({ top: 0 })
  const { left, widthPx: width } = faceCut(photoWithFace(390, 10))!
  expect(left + width).toBe(400)
})

test('a photo that is all face stays whole', () => {
  const { left, top, widthPx, heightPx } = faceCut({ ...photoWithFace(200, 150), widthPx: 90, heightPx: 80 })!
  expect([left, top, widthPx, heightPx]).toEqual([0, 0, 90, 80])
})

test('without a face there is no cut round it', () => {
  const { face: _, ...faceless } = photoWithFace(100, 100)
  expect(faceCut(faceless)).toBeUndefined()
})
