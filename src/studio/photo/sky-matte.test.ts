import { expect, test } from 'vitest'
import { skyColorsFor } from '../scene/sky-colors.ts'
import { paintSky } from './paint-sky.ts'
import type { PhotoReading } from './photo-reading.ts'
import { skyMatte } from './sky-matte.ts'

const SIDE = 64
/** A picture by rows of one colour, and somebody dark in its middle whom the masks make out a little too large. */
function photoOf(rows: (y: number) => readonly [number, number, number]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255)
  const isIn = (x: number, y: number, room: number) => Math.abs(x - 32) < 8 + room && y > 20 - room
  const background = new Uint8Array(SIDE * SIDE)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)]
    data.set(isIn(x, y, 0) ? [30, 22, 20] : rows(y), pixel * 4)
    background[pixel] = isIn(x, y, 3) ? 0 : 255
  }
  const hair = background.map((value) => 255 - value)
  const none = new Uint8Array(SIDE * SIDE)
  const masks = { widthPx: SIDE, heightPx: SIDE, background, hair, bodySkin: none, faceSkin: none, clothes: none, other: none }
  const reading: PhotoReading = { widthPx: SIDE, heightPx: SIDE, faceCount: 0, masks }
  return { picture: { width: SIDE, height: SIDE, data }, reading }
}

test('a blue sky is found down to the meadow and up to the hair; painted pink it leaves both', () => {
  const { picture, reading } = photoOf((y) => (y < 40 ? [110 + y, 160 + y, 240] : [60, 120, 40]))
  const { matte, isSure } = skyMatte(picture, reading)!
  const at = (x: number, y: number) => y * SIDE + x
  expect([matte[at(5, 5)]! > 0.95, matte[at(22, 30)]! > 0.8, matte[at(32, 30)]! < 0.1, matte[at(5, 50)]! < 0.1]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isSure).toBe(true)
  const pink = paintSky(picture, matte, skyColorsFor({ timeOfDay: 'noon', weather: 'clear', skyColor: [0.95, 0.55, 0.7] }))
  const [red, green, blue] = pink.data.subarray(at(5, 20) * 4)
  expect([red! > green! + 30, red! > blue!]).toEqual([true, true])
  expect([...pink.data.subarray(at(5, 55) * 4, at(5, 55) * 4 + 3)]).toEqual([60, 120, 40])
})

test('a plain bright wall may be none, and a dark or green one is none', () => {
  expect(skyMatte(...argumentsOf([215, 218, 224]))?.isSure).toBe(false)
  expect(skyMatte(...argumentsOf([40, 40, 44]))).toBeUndefined()
  expect(skyMatte(...argumentsOf([170, 220, 150]))).toBeUndefined()
})

function argumentsOf(color: readonly [number, number, number]) {
  const { picture, reading } = photoOf(() => color)
  return [picture, reading] as const
}
