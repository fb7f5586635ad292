import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../../canvas.ts'
import type { Rgb } from '../../color.ts'
import { drawPicture } from '../../draw-picture.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { buildFigure } from '../../form/build-figure.ts'
import { PART } from '../../raster/figure-buffers.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 160

/** The median colour of the face as neonpunk draws it, 0 … 1: eyes and lines are the smaller part. */
function faceColor(base: Rgb): Rgb {
  const skin = { ...aCharacter().skin, base, blush: base }
  const character = aCharacter({ skin, hair: { ...aCharacter().hair, kind: 'shaved' } })
  const size = { widthPx: SIZE_PX, heightPx: SIZE_PX }
  const proportions = proportionsFor(character, 'anime')
  const { part } = buildFigure(character, aScene(), { proportions, isRough: false, ...size }).buffers
  const { data } = drawPicture({
    character,
    scene: aScene(),
    style: 'neonpunk',
    ...size,
    createCanvas: createTestCanvas,
  }).picture
  const median = (channel: number) => {
    const values = [...part].flatMap((id, at) => (id === PART.head ? [data[at * 4 + channel]!] : [])).toSorted((a, b) => a - b)
    return values[Math.floor(values.length / 2)]! / 255
  }
  return [median(0), median(1), median(2)]
}

test.each([
  ['fair', [0.94, 0.76, 0.64]],
  ['tan', [0.78, 0.57, 0.37]],
  ['brown', [0.51, 0.33, 0.23]],
] as const)('%s skin stays skin under neon light: neither mauve nor muddy', (_, base) => {
  const [red, green, blue] = faceColor(base)
  // Its own order of channels, its own depth of colour as far as coloured light leaves it, and bright enough to read.
  expect(red).toBeGreaterThan(green * 1.15)
  expect(green).toBeGreaterThan(blue * 0.9)
  expect(green / red).toBeGreaterThan((base[1] / base[0]) * 0.75)
  expect(red).toBeGreaterThan(base[0] * 0.85)
})
