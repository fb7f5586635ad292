import { expect, test } from 'vitest'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import { cropReading } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import { scaleReading } from './scale-reading.ts'
import { squareCut } from './square-cut.ts'

test('OP-14 a photo is cut to its middle square, moved only as far as its face needs', () => {
  const { face: _, ...faceless } = aPhotoReading({ widthPx: 256, heightPx: 512 })
  expect(squareCut(faceless)).toEqual({ left: 0, top: 128, widthPx: 256, heightPx: 256 })
  const above = aPhotoReading({ widthPx: 256, heightPx: 512 })
  const lifted = {
    ...above,
    face: { score: 1, landmarks: above.face!.landmarks.map((value, at) => (at % 3 === 1 ? value - 150 : value)) },
  }
  const cut = squareCut(lifted)
  const { top, bottom } = faceBox(lifted.face)
  expect(cut.top).toBeLessThanOrEqual(Math.max(0, top))
  expect(cut.top + cut.heightPx).toBeGreaterThan(bottom)
  expect(squareCut(aPhotoReading())).toEqual({ left: 0, top: 0, widthPx: 256, heightPx: 256 })
})

test('the reading of a cut is the reading of the photo, moved', () => {
  const reading = aPhotoReading({ widthPx: 512, heightPx: 256 })
  const cut = { left: 128, top: 0, widthPx: 256, heightPx: 256 }
  const cropped = cropReading(reading, cut)
  expect(faceBox(cropped.face!).left).toBeCloseTo(faceBox(reading.face!).left - 128, 3)
  const { masks } = reading
  const middle = (of: typeof masks, part: 'faceSkin' | 'background') =>
    of[part][Math.floor(of.heightPx * 0.4) * of.widthPx + of.widthPx / 2]
  expect(middle(cropped.masks, 'faceSkin')).toBe(255)
  expect(middle(cropped.masks, 'background')).toBe(0)
  const half = scaleReading(cropped, { width: 128, height: 128 })
  expect(faceBox(half.face!).top).toBeCloseTo(faceBox(cropped.face!).top / 2, 3)
})
