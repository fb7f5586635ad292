import { expect, test } from 'vitest'
import type { Picture } from '../canvas.ts'
import { MOUTH_AT_REST } from '../mouth/mouth-shape.ts'
import { aFace } from '../testing/a-face.ts'
import { canSpeak } from './can-speak.ts'
import type { PhotoFace, PhotoReading } from './photo-reading.ts'
import { shapedCut } from './shaped-cut.ts'
import { talkingPhoto } from './talking-photo.ts'

const SIDE = 200
const MIDDLE = { x: 100, y: 95 }
/** The line between the lips, and the chin, of `aFace`. */
const LIPS_Y = 128
const CHIN_Y = 155
const AT_REST = { mouth: MOUTH_AT_REST, lids: 0, head: [0, 0] } as const
const OPEN = { ...MOUTH_AT_REST, open: 0.9, teeth: 0.5 }

/** Skin with a line across at the chin. */
function aPhoto(): Picture {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const y = Math.floor(pixel / SIDE)
    data.set(y === CHIN_Y - 2 ? [20, 20, 20, 255] : [210, 170, 150, 255], pixel * 4)
  }
  return { width: SIDE, height: SIDE, data }
}
const lightAt = (frame: Uint8ClampedArray, x: number, y: number) => frame[(y * SIDE + x) * 4]!
const lineAt = (frame: Uint8ClampedArray, from: number, to: number) => {
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  return rows.reduce((darkest, y) => (lightAt(frame, 100, y) < lightAt(frame, 100, darkest) ? y : darkest), from)
}

test('a face at rest is the photo', () => {
  const photo = aPhoto()
  const frame = talkingPhoto(photo, aFace(MIDDLE))(AT_REST)
  expect(frame.reduce((most, value, at) => Math.max(most, Math.abs(value - photo.data[at]!)), 0)).toBeLessThanOrEqual(1)
})

test('an open mouth shows its inside between the lips, and the chin goes down with it', () => {
  const photo = aPhoto()
  const talk = talkingPhoto(photo, aFace(MIDDLE))
  const frame = talk({ ...AT_REST, mouth: OPEN })
  expect(lightAt(frame, 100, LIPS_Y + 6)).toBeLessThan(130)
  expect(lightAt(frame, 100, LIPS_Y - 12)).toBe(210)
  expect(lineAt(frame, CHIN_Y - 5, CHIN_Y + 12)).toBeGreaterThan(CHIN_Y + 2)
  // Away from the face nothing has moved.
  for (const [x, y] of [
    [5, 5],
    [195, 100],
    [100, 197],
  ] as const) {
    expect(lightAt(frame, x, y)).toBe(lightAt(photo.data, x, y))
  }
})

test('rounded lips are narrower than spread ones', () => {
  const talk = talkingPhoto(aPhoto(), aFace(MIDDLE))
  const dark = (mouth: typeof OPEN) => {
    const frame = talk({ ...AT_REST, mouth })
    return Array.from({ length: SIDE }, (_, x) => x).filter((x) => lightAt(frame, x, LIPS_Y + 3) < 140).length
  }
  expect(dark({ ...OPEN, open: 0.5, teeth: 0, round: 0.8 })).toBeLessThan(
    dark({ ...OPEN, open: 0.5, teeth: 0, wide: 1.2 }) * 0.85,
  )
})

test('the same moment is the same picture', () => {
  const talk = talkingPhoto(aPhoto(), aFace(MIDDLE))
  const moment = { mouth: OPEN, lids: 1, head: [1, 2] } as const
  expect(talk(moment)).toEqual(talk(moment))
})

function aReading(face: PhotoFace | undefined, { mouthSkin = 230, eyesSkin = 230 } = {}): PhotoReading {
  const cells = 40
  const mask = (value: (row: number) => number) =>
    Uint8Array.from({ length: cells * cells }, (_, at) => value(Math.floor(at / cells) * (SIDE / cells)))
  const faceSkin = mask((y) => (y > 112 ? mouthSkin : eyesSkin))
  const none = new Uint8Array(cells * cells)
  return {
    widthPx: SIDE,
    heightPx: SIDE,
    faceCount: face ? 1 : 0,
    ...(face && { face }),
    masks: {
      widthPx: cells,
      heightPx: cells,
      background: none,
      hair: none,
      bodySkin: faceSkin.map((value) => 255 - value),
      faceSkin,
      clothes: none,
      other: none,
    },
  }
}

test('only a face that is seen from the front, with its mouth free, can be made to speak', () => {
  const face = aFace(MIDDLE)
  expect(canSpeak(aReading(face))).toBe(true)
  expect(canSpeak(aReading(undefined))).toBe(false)
  expect(canSpeak(aReading({ ...face, score: 0.3 }))).toBe(false)
  // A hand before the mouth is skin of the body; of a drawing the masks say nothing at all.
  expect(canSpeak(aReading(face, { mouthSkin: 20 }))).toBe(false)
  expect(canSpeak(aReading(face, { mouthSkin: 0, eyesSkin: 0 }))).toBe(true)
  const turned = face.landmarks.slice()
  turned[3] = turned[234 * 3]! + 8
  expect(canSpeak(aReading({ ...face, landmarks: turned }))).toBe(false)
  expect(canSpeak(aReading({ ...face, landmarks: face.landmarks.map((value) => value / 10) }))).toBe(false)
})

test('a cut of any shape holds the face and lies within the photo', () => {
  const reading = aReading(aFace({ x: 150, y: 95 }))
  for (const ratio of [1, 16 / 9, 9 / 16]) {
    const cut = shapedCut(reading, ratio)
    expect(cut.widthPx / cut.heightPx).toBeCloseTo(ratio, 1)
    expect(cut.left).toBeGreaterThanOrEqual(0)
    expect(cut.left + cut.widthPx).toBeLessThanOrEqual(SIDE)
    expect(cut.top + cut.heightPx).toBeLessThanOrEqual(SIDE)
    expect(cut.left <= 105 && cut.left + cut.widthPx >= 195).toBe(true)
  }
})
