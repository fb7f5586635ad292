import { expect, test } from 'vitest'
import type { Picture } from '../../canvas.ts'
import { oklabOf } from '../oklab.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { evenLight } from './even-light.ts'

const SIZE = 64
const CELLS = 32

/** A face in the middle; what falls on its pixels is asked of `colorAt`. */
function photoOf(colorAt: (x: number) => readonly [number, number, number]): { photo: Picture; reading: PhotoReading } {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) data.set(colorAt(pixel % SIZE), pixel * 4)
  const isFace = (cell: number) => Math.abs((cell % CELLS) - 16) < 10 && Math.abs(Math.floor(cell / CELLS) - 16) < 10
  const mask = (value: (cell: number) => number) => Uint8Array.from({ length: CELLS * CELLS }, (_, cell) => value(cell))
  const none = mask(() => 0)
  const masks = {
    widthPx: CELLS,
    heightPx: CELLS,
    background: mask((cell) => (isFace(cell) ? 0 : 255)),
    faceSkin: mask((cell) => (isFace(cell) ? 255 : 0)),
    hair: none,
    bodySkin: none,
    clothes: none,
    other: none,
  }
  return { photo: { width: SIZE, height: SIZE, data }, reading: { widthPx: SIZE, heightPx: SIZE, faceCount: 1, masks } }
}

const colorIn = ({ data }: Picture, x: number) => {
  const at = (32 * SIZE + x) * 4
  const [, a, b] = oklabOf(data[at]!, data[at + 1]!, data[at + 2]!)
  return { a, b }
}
const apart = (picture: Picture) => {
  const [left, right] = [colorIn(picture, 20), colorIn(picture, 44)]
  return Math.hypot(left.a - right.a, left.b - right.b)
}

test('a face between a magenta and a cyan lamp has one colour again, and its surroundings keep theirs', () => {
  const { photo, reading } = photoOf((x) => (x < SIZE / 2 ? [220, 90, 200] : [90, 190, 210]))
  const even = evenLight(photo, reading)
  expect(apart(even)).toBeLessThan(apart(photo) * 0.4)
  expect(even.data.slice(0, 4)).toEqual(photo.data.slice(0, 4))
})

test('daylight, and skin that is green all over, are nobody’s lamps: the photo is the same', () => {
  for (const color of [
    [205, 150, 120],
    [90, 160, 80],
  ] as const) {
    const { photo, reading } = photoOf(() => color)
    expect(evenLight(photo, reading)).toBe(photo)
  }
  // A face that is lit from one side.
  const { photo, reading } = photoOf((x) => (x < SIZE / 2 ? [225, 170, 140] : [120, 80, 62]))
  expect(evenLight(photo, reading)).toBe(photo)
})
