import { expect, test } from 'vitest'
import { aFace } from '../testing/a-face.ts'
import { FACE_POINT } from './face-points.ts'
import { faceShapeHint } from './face-shape-hint.ts'

/** The nose of a face 94 px wide whose wings are so many pixels apart. */
function noseOf(widthPx: number) {
  const face = aFace({ x: 200, y: 200 })
  face.landmarks.set([200 - widthPx / 2, 218, 0], FACE_POINT.noseLeft * 3)
  face.landmarks.set([200 + widthPx / 2, 218, 0], FACE_POINT.noseRight * 3)
  return faceShapeHint(face).shape.kinds?.nose
}

test('measures of a photo’s face choose the archetypes of the drawn one', () => {
  expect(noseOf(30)).toBe('broad')
  expect(noseOf(20)).not.toBe('broad')
})
