import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readOrders } from '../../scripts/corpus.ts'
import type { CreateCanvas } from './canvas.ts'
import type { Rgb } from './color.ts'
import { drawPicture } from './draw-picture.ts'
import { castCharacter } from './sheet/cast-character.ts'
import type { CharacterSheet } from './sheet/character-sheet.ts'
import type { Reading } from './sheet/reading.ts'
import { garmentKindOf } from './words/garment-kind-of.ts'
import { readDescription } from './words/read-description.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 256
/** Of a garment that is mostly hidden, or of hair under a hood, at least so many pixels show. */
const LEAST_PIXELS = 90

/** Opponent colour: red-green and yellow-blue, and lightness apart, for light changes the last one most. */
function opponent([r, g, b]: Rgb): [light: number, redGreen: number, yellowBlue: number] {
  return [(r + g + b) / 3, r - g, (r + g) / 2 - b]
}

/** Pixels that could be this colour in some light: its hue, not much paler, and not far lighter or darker. */
function countLike(pixels: Uint8ClampedArray, color: Rgb): number {
  const [light, redGreen, yellowBlue] = opponent(color)
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const seen = opponent([pixels[at]! / 255, pixels[at + 1]! / 255, pixels[at + 2]! / 255])
    const shade = Math.min(1.4, Math.max(0.45, (seen[0] + 0.04) / (light + 0.04)))
    const away = Math.hypot(seen[1] - redGreen * shade, seen[2] - yellowBlue * shade)
    if (away < 0.11 && Math.abs(seen[0] - light) < 0.34) count += 1
  }
  return count
}

const inverted = ([r, g, b]: Rgb): Rgb => [1 - r, 1 - g, 1 - b]

/** The stated colours of a character, each with the same character in which only that thing has the opposite colour. */
function statedColors(reading: Reading, character: CharacterSheet): [name: string, color: Rgb, other: CharacterSheet][] {
  const { hair, skin, garments } = character
  const isHairSaid = reading.hairColor !== undefined && hair.kind !== 'bald' && hair.kind !== 'shaved'
  // What is worn outermost; what lies below may be covered.
  const at = garments.findLastIndex(({ kind }) =>
    reading.garments?.some(({ type, color }) => color !== undefined && garmentKindOf(type) === kind),
  )
  const garment = garments[at]
  return [
    ...(isHairSaid
      ? [['hair', hair.color, { ...character, hair: { ...hair, color: inverted(hair.color) } }] satisfies [string, Rgb, object]]
      : []),
    ...(reading.skin
      ? [['skin', skin.base, { ...character, skin: { ...skin, base: inverted(skin.base) } }] satisfies [string, Rgb, object]]
      : []),
    ...(garment
      ? [
          [
            garment.kind,
            garment.color,
            { ...character, garments: garments.with(at, { ...garment, color: inverted(garment.color) }) },
          ] satisfies [string, Rgb, object],
        ]
      : []),
  ]
}

test('stated colours of hair, skin and clothes are in the picture, and gone when only that thing changes', {
  timeout: 240_000,
}, () => {
  const unseen: string[] = []
  let stated = 0
  for (const description of readOrders('people').slice(0, 30)) {
    const { reading } = readDescription(description)
    const { character, scene: said } = castCharacter(reading, { seed: 'seen', candidate: 1, style: 'anime' })
    // By candle light everything has another colour.
    const { effects: _, ...light } = said.light
    const scene = { ...said, light }
    const draw = (sheet: CharacterSheet) =>
      drawPicture({ character: sheet, scene, style: 'anime', sizePx: SIZE_PX, createCanvas: createTestCanvas }).picture.data
    const pixels = draw(character)
    for (const [name, color, other] of statedColors(reading, character)) {
      stated += 1
      const count = countLike(pixels, color) - countLike(draw(other), color)
      if (count < LEAST_PIXELS) unseen.push(`${name} ${color.map((part) => part.toFixed(2))}: ${count} px · ${description}`)
    }
  }
  expect(stated).toBeGreaterThan(40)
  expect(unseen.length / stated, unseen.join('\n')).toBeLessThanOrEqual(0.05)
})
