import { expect, test } from 'vitest'
import type { Picture } from '../canvas.ts'
import { PLAIN_LIGHT } from './ground-light.ts'
import { setTogether } from './set-together.ts'

/** Somebody of one colour, cut off below: a head on a body. The box of the face is known. */
function person(color: readonly [number, number, number], { width = 100, height = 120, bodyLeft = 20, bodyRight = 80 } = {}) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isHead = Math.hypot((x - 50) / 16, (y - 40) / 20) < 1
      const isBody = y > 62 && x >= bodyLeft && x < bodyRight
      if (isHead || isBody) data.set([...color, 255], (y * width + x) * 4)
    }
  }
  return { cut: { width, height, data }, face: { left: 34, right: 66, top: 20, bottom: 60 } }
}

const ground: Picture = { width: 160, height: 120, data: new Uint8ClampedArray(160 * 120 * 4).fill(255) }
const colorAt = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

test('two stand beside each other, both down to the bottom of the picture', () => {
  const after = setTogether(ground, [person([200, 30, 30]), person([30, 30, 200])], PLAIN_LIGHT)
  const [red, blue] = [colorAt(after, 46, 116), colorAt(after, 114, 116)]
  expect(red[0]).toBeGreaterThan(red[2]! + 100)
  expect(blue[2]).toBeGreaterThan(blue[0]! + 100)
  expect(colorAt(after, 80, 4)[1]).toBeGreaterThan(200)
  expect(ground.data.every((value) => value === 255)).toBe(true)
})

test('shoulders that a photo cut off end softly toward the other one', () => {
  const cutOff = person([30, 30, 200], { bodyLeft: 0, bodyRight: 100 })
  const after = setTogether(ground, [person([255, 255, 255]), cutOff], PLAIN_LIGHT)
  const row = Array.from({ length: 100 }, (_, x) => colorAt(after, x + 30, 112)[0]!)
  const steepest = Math.max(...row.slice(1).map((value, at) => Math.abs(value - row[at]!)))
  expect(steepest).toBeLessThan(60)
})

test('nobody on one side leaves the other alone', () => {
  const nobody = { cut: { width: 10, height: 10, data: new Uint8ClampedArray(400) } }
  const after = setTogether(ground, [nobody, person([30, 30, 200])], PLAIN_LIGHT)
  expect(colorAt(after, 114, 116)[2]).toBeGreaterThan(150)
  expect(colorAt(after, 20, 60)[0]).toBeGreaterThan(200)
})
