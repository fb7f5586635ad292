import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import type { CreateCanvas } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { drawPicture } from '../draw-picture.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { styleFor } from './style-catalogue.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both

const STYLES = [...new Set(STYLE_NAMES.map((name) => findStyle(name)!))]
const OWN_HANDS = STYLES.filter((id) => styleFor(id).warning === undefined)
/** Styles whose nature is black on paper. */
const WITHOUT_COLOR: readonly StyleId[] = ['line-art', 'chinese-ink-painting']

/** Whole pictures are much work for a busy machine. */
const DRAWING_TIMEOUT_MS = 60_000

function draw(style: StyleId, { garment = [0.2, 0.3, 0.75] as Rgb, widthPx = 64, heightPx = 64 } = {}) {
  const character = aCharacter({ garments: [{ kind: 'sweater', color: garment, trim: garment, pattern: 'plain' }] })
  return drawPicture({
    character,
    scene: aScene({ camera: { ...aScene().camera, nearer: 0.86 } }),
    style,
    widthPx,
    heightPx,
    createCanvas: createTestCanvas,
  })
}

/** Mean colour of the chest: the lower middle of a bust. */
function chestColor({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): Rgb {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(height * 0.8); y < height * 0.92; y += 1) {
    for (let x = Math.floor(width * 0.38); x < width * 0.62; x += 1, count += 1) {
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[(y * width + x) * 4 + channel]!
    }
  }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count]
}

describe.each(OWN_HANDS)('the hand of %s', { timeout: DRAWING_TIMEOUT_MS }, (style) => {
  test('draws small pictures of any shape, opaque and without a warning', () => {
    // Square ones are drawn below.
    for (const [widthPx, heightPx] of [
      [32, 48],
      [80, 45],
    ] as const) {
      const { picture, warnings } = draw(style, { widthPx, heightPx })
      expect(warnings).toEqual([])
      expect([picture.width, picture.height, picture.data.length]).toEqual([widthPx, heightPx, widthPx * heightPx * 4])
      expect(picture.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
    }
  })

  test.skipIf(WITHOUT_COLOR.includes(style))('keeps a red sweater red and a blue one blue', () => {
    const [red, , bluish] = chestColor(draw(style, { garment: [0.78, 0.14, 0.14], widthPx: 96, heightPx: 96 }).picture)
    expect(red - bluish).toBeGreaterThan(30)
    const [reddish, , blue] = chestColor(draw(style, { garment: [0.14, 0.25, 0.78], widthPx: 96, heightPx: 96 }).picture)
    expect(blue - reddish).toBeGreaterThan(30)
  })
})
