import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas, Picture } from '../canvas.ts'
import type { PhotoChange } from '../edit/photo-change.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { changePhoto } from './change-photo.ts'
import { drawPerson } from './draw-person.ts'
import type { FaceBox } from './face-box.ts'
import { FACE_POINT } from './face-points.ts'
import { oklabOf } from './oklab.ts'
import type { PhotoFace, PhotoMasks, PhotoReading } from './photo-reading.ts'

const canvas = createCanvas as unknown as CreateCanvas
const cast = castCharacter(readDescription('a young woman with long black hair in a green sweater in a cafe').reading, {
  seed: 'change',
  candidate: 1,
  style: 'photoreal',
})
const {
  picture,
  masks,
  face: box,
} = drawPerson({ ...cast, style: 'photoreal', widthPx: 192, heightPx: 192, createCanvas: canvas })
const reading: PhotoReading = { widthPx: 192, heightPx: 192, faceCount: 1, masks }
const change = (...changes: PhotoChange[]) => changePhoto(picture, reading, changes, { createCanvas: canvas })

type Part = 'hair' | 'clothes' | 'faceSkin' | 'background'

/** Mean colour of a part, and how far it is from what it was, inside its borders. */
function partOf(after: Picture, part: Part, of: PhotoMasks = masks) {
  const sums = [0, 0, 0]
  let [difference, count] = [0, 0]
  for (let y = 0; y < after.height; y += 1) {
    const row = Math.floor((y * of.heightPx) / after.height)
    for (let x = 0; x < after.width; x += 1) {
      const cell = row * of.widthPx + Math.floor((x * of.widthPx) / after.width)
      if (![0, -4, 4, -4 * of.widthPx, 4 * of.widthPx].every((step) => (of[part][cell + step] ?? 255) === 255)) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * after.width + x) * 4 + channel
        sums[channel]! += after.data[at]!
        difference += Math.abs(after.data[at]! - picture.data[at]!)
      }
      count += 1
    }
  }
  return { color: sums.map((sum) => sum / count) as [number, number, number], difference: difference / (count * 3) }
}

const others = (changed: Part) => (['hair', 'clothes', 'faceSkin', 'background'] as const).filter((part) => part !== changed)

test.each([
  ['hair', [0.85, 0.2, 0.2]],
  ['clothes', [0.2, 0.3, 0.8]],
] as const)('%s takes another colour, and nothing else does', (part, color) => {
  const { picture: after, warnings } = change({ kind: 'dye', part, color })
  const aim = oklabOf(color[0] * 255, color[1] * 255, color[2] * 255)
  const is = oklabOf(...partOf(after, part).color)
  expect(Math.hypot(is[1] - aim[1], is[2] - aim[2])).toBeLessThan(0.07)
  for (const other of others(part)) expect([other, partOf(after, other).difference < 2]).toEqual([other, true])
  expect(warnings).toEqual([])
})

test('a plain ground takes the place of what was behind, up to the edge of the hair', () => {
  const { picture: after } = change({ kind: 'move', place: { kind: 'plain', color: [0.9, 0.4, 0.6] } })
  const [red, green, blue] = partOf(after, 'background').color
  expect(red).toBeGreaterThan(green + 60)
  expect(blue).toBeGreaterThan(green + 15)
  for (const part of ['faceSkin', 'clothes'] as const) {
    expect([part, partOf(after, part).difference < 8]).toEqual([part, true])
  }
})

test('a blurred place is softer, and who is in it stays sharp', () => {
  const { picture: after } = change({ kind: 'soften' })
  const roughness = ({ data, width, height }: Picture) => {
    let sum = 0
    for (let y = 4; y < height * 0.3; y += 1) {
      for (let x = 4; x < width * 0.12; x += 1) sum += Math.abs(data[(y * width + x) * 4]! - data[(y * width + x - 1) * 4]!)
    }
    return sum
  }
  expect(roughness(after)).toBeLessThan(roughness(picture) * 0.7)
  expect(partOf(after, 'faceSkin').difference).toBeLessThan(2)
})

/** A face mesh that has only its eyes and ears, where the drawing has them. */
function eyesIn({ left, right, top, bottom }: FaceBox): PhotoFace {
  const landmarks = new Float32Array(468 * 3)
  const put = (point: number, x: number, y: number) =>
    landmarks.set([left + (right - left) * x, top + (bottom - top) * y], point * 3)
  const { leftEyeOuter, leftEyeInner, rightEyeInner, rightEyeOuter, cheekLeft, cheekRight } = FACE_POINT
  put(leftEyeOuter, 0.2, 0.5)
  put(leftEyeInner, 0.42, 0.5)
  put(rightEyeInner, 0.58, 0.5)
  put(rightEyeOuter, 0.8, 0.5)
  put(cheekLeft, 0, 0.5)
  put(cheekRight, 1, 0.5)
  return { score: 1, landmarks }
}

test('sunglasses darken the eyes, and nothing else', () => {
  const face = eyesIn(box!)
  const glasses = { kind: 'sunglasses', color: [0.1, 0.1, 0.1] } as const
  const { picture: after } = changePhoto(picture, { ...reading, face }, [{ kind: 'glasses', glasses }], {
    createCanvas: canvas,
  })
  const lightAt = (x: number, y: number, { data } = after) => {
    const at =
      (Math.round(box!.top + (box!.bottom - box!.top) * y) * 192 + Math.round(box!.left + (box!.right - box!.left) * x)) * 4
    return data[at]! + data[at + 1]! + data[at + 2]!
  }
  expect(lightAt(0.31, 0.5)).toBeLessThan(200)
  expect(lightAt(0.69, 0.5)).toBeLessThan(200)
  expect(lightAt(0.5, 0.85)).toBe(lightAt(0.5, 0.85, picture))
  for (const part of ['clothes', 'background'] as const) expect(partOf(after, part).difference).toBeLessThan(0.1)
})

test('what is not in the picture is said, and nothing changes', () => {
  const none = masks.hair.map(() => 0)
  const empty: PhotoReading = {
    ...reading,
    faceCount: 0,
    masks: {
      ...masks,
      background: masks.hair.map(() => 255),
      hair: none,
      clothes: none,
      bodySkin: none,
      faceSkin: none,
      other: none,
    },
  }
  const changes: PhotoChange[] = [
    { kind: 'dye', part: 'hair', color: [1, 0, 0] },
    { kind: 'dye', part: 'eyes', color: [0, 1, 0] },
    { kind: 'feel', expression: 'happy' },
    { kind: 'wear', character: cast.character },
    { kind: 'soften' },
  ]
  const { picture: after, warnings } = changePhoto(picture, empty, changes, { createCanvas: canvas })
  expect(after).toBe(picture)
  expect(warnings).toEqual([
    'No hair was found in the picture.',
    'No eyes were found in the picture.',
    'No face was found in the picture.',
    'No clothes were found in the picture.',
    'Nobody was found in the picture: it stays as it is.',
  ])
})
