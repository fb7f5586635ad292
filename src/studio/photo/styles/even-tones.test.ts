import { expect, test } from 'vitest'
import { evenTones } from './even-tones.ts'

type Color = readonly [number, number, number]

/** Half of one colour, a quarter each of the two that are its darkest and its brightest tones. */
function photoOf(color: Color, [dark, bright]: readonly [number, number]) {
  const data = new Uint8ClampedArray(16 * 16 * 4).fill(255)
  for (let pixel = 0; pixel < 256; pixel += 1) {
    const shown = pixel % 2 === 0 ? color : pixel % 4 === 1 ? [dark, dark, dark] : [bright, bright, bright]
    data.set(shown, pixel * 4)
  }
  return { width: 16, height: 16, data }
}

const vividness = (color: Color) => (Math.max(...color) - Math.min(...color)) / Math.max(...color)
const colorIn = ({ data }: { data: Uint8ClampedArray }): Color => [data[0]!, data[1]!, data[2]!]

test('haze is lifted from a photo without its colours coming to glow', () => {
  const brown: Color = [128, 100, 88]
  const evened = evenTones(photoOf(brown, [84, 210]))
  expect(vividness(colorIn(evened))).toBeLessThan(1.35 * vividness(brown))
  // The tones themselves are spread.
  expect(evened.data[4]).toBeLessThan(50)
})

test('a photo with all its tones stays as it is but for its brightness', () => {
  const brown: Color = [128, 100, 88]
  const shown = colorIn(evenTones(photoOf(brown, [6, 250])))
  expect(Math.abs(vividness(shown) - vividness(brown))).toBeLessThan(0.08)
})
