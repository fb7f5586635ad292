import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawTogether } from './draw-together.ts'

const cast = (description: string) =>
  castCharacter(readDescription(description).reading, { seed: 'a', candidate: 1, style: 'anime' })
const SIZE_PX = 128

/** How much of the left and of the right half is near a colour. */
function sharesOf(data: Uint8ClampedArray, isColor: (red: number, green: number, blue: number) => boolean): number[] {
  const counts = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const side = (at / 4) % SIZE_PX < SIZE_PX / 2 ? 0 : 1
    if (isColor(data[at]!, data[at + 1]!, data[at + 2]!)) counts[side]! += 1
  }
  return counts.map((count) => count / (SIZE_PX * SIZE_PX * 0.5))
}

test('two characters stand beside each other, each in their own clothes', () => {
  const first = cast('A man in a red sweater in a studio at noon, half body')
  const { character: beside } = cast('A man in a blue sweater')
  const { picture } = drawTogether({
    ...first,
    beside,
    style: 'anime',
    sizePx: SIZE_PX,
    createCanvas: createCanvas as unknown as CreateCanvas, // as the studio's engine does
  })
  const red = sharesOf(picture.data, (r, g, b) => r > 110 && r > 1.7 * g && r > 1.7 * b)
  const blue = sharesOf(picture.data, (r, g, b) => b > 90 && b > 1.5 * r && b > 1.2 * g)
  expect(red[0]).toBeGreaterThan(0.12)
  expect(red[1]).toBeLessThan(0.04)
  expect(blue[1]).toBeGreaterThan(0.12)
  expect(blue[0]).toBeLessThan(0.06)
})
