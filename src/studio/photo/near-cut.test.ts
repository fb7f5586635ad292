import { expect, test } from 'vitest'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import { cropReading } from './crop-reading.ts'
import { faceBox } from './face-box.ts'
import { nearCut } from './near-cut.ts'

test('near framings take the upper part of somebody seen from afar, and all of a photo that is near itself', () => {
  const near = aPhotoReading()
  expect(nearCut(near, 'bust')).toEqual({ left: 0, top: 0, widthPx: 256, heightPx: 256 })
  const { face } = near
  const landmarks = face!.landmarks.map((value, at) => (at % 3 === 2 ? value : value / 3 + (at % 3 === 0 ? 100 : 20)))
  const far = { ...near, widthPx: 256, heightPx: 256, face: { score: 1, landmarks } }
  const cut = nearCut(far, 'close portrait')
  expect(cut.widthPx).toBeLessThan(128)
  const { left, right, top, bottom } = faceBox(cropReading(far, cut).face!)
  expect(Math.min(left, top)).toBeGreaterThan(0)
  expect(Math.max(right, bottom)).toBeLessThan(cut.widthPx)
  expect(nearCut(far, 'full figure').heightPx).toBe(256)
})
