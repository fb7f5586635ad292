import { expect, test } from 'vitest'
import { EXPRESSIONS } from '../sheet/scene-sheet.ts'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import { EXPRESSION_MOVES } from './expression-moves.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { warpExpression } from './warp-expression.ts'

const reading = aPhotoReading()
/** Every pixel tells where it came from: red its column, green its row. */
const size = 256
const data = new Uint8ClampedArray(size * size * 4)
for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) data.set([x, y, 90, 255], (y * size + x) * 4)
const picture = { width: size, height: size, data }

/** How far up a point went, in pixels. */
function raised(expression: (typeof EXPRESSIONS)[number], index: number): number {
  const { face } = warpExpression(picture, reading, expression).reading
  if (!face || !reading.face) throw new Error('the face stays')
  return facePoint(reading.face, index).y - facePoint(face, index).y
}

test('an expression moves brows, lids and lips where it does on people', () => {
  expect(raised('happy', FACE_POINT.mouthLeft)).toBeGreaterThan(1)
  expect(raised('sad', FACE_POINT.mouthRight)).toBeLessThan(-0.5)
  expect(raised('angry', 107)).toBeLessThan(-1)
  expect(raised('surprised', 105)).toBeGreaterThan(1)
  expect(raised('tired', 159)).toBeLessThan(-0.5)
  const smirk = [raised('smirk', FACE_POINT.mouthLeft), raised('smirk', FACE_POINT.mouthRight)] as const
  expect(smirk[1] - smirk[0]).toBeGreaterThan(1)
})

test('nothing tears: neighbours stay neighbours in every expression, and the bones stay where they are', () => {
  const noseY = reading.face ? facePoint(reading.face, FACE_POINT.noseBase).y : 0
  for (const expression of EXPRESSIONS) {
    const bent = warpExpression(picture, reading, expression)
    const opens = expression !== 'neutral' && EXPRESSION_MOVES[expression].mouth !== undefined
    for (const index of [FACE_POINT.noseTip, FACE_POINT.hairline, FACE_POINT.chin]) {
      expect(Math.abs(raised(expression, index))).toBeLessThan(0.6)
    }
    for (let y = 1; y < size; y += 1) {
      for (let x = 1; x < size; x += 1) {
        const at = (y * size + x) * 4
        // Where lips part they do not stay neighbours, and the jaw goes with them.
        if (opens && y > noseY) continue
        const [right, down] = [
          bent.picture.data[at]! - bent.picture.data[at - 4]!,
          bent.picture.data[at + 1]! - bent.picture.data[at - size * 4 + 1]!,
        ]
        if (right < -1 || right > 4 || down < -1 || down > 4) throw new Error(`${expression} tears at ${x}, ${y}`)
      }
    }
  }
})

test('only the face changes, and a photo without one or a calm one stays as it is', () => {
  const happy = warpExpression(picture, reading, 'happy').picture
  const isSame = (x: number, y: number) => happy.data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)
  for (const [x, y] of [
    [5, 5],
    [250, 5],
    [5, 250],
    [128, 240],
  ] as const)
    expect([...isSame(x, y)]).toEqual([x, y, 90, 255])
  const { face: _, ...faceless } = reading
  expect(warpExpression(picture, faceless, 'happy').picture).toBe(picture)
  expect(warpExpression(picture, reading, 'neutral').picture).toBe(picture)
  expect(picture.data[4 * 77]).toBe(77)
})
