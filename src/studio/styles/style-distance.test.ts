import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { drawPicture } from '../draw-picture.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { styleFor } from './style-catalogue.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both

const OWN_HANDS = [...new Set(STYLE_NAMES.map((name) => findStyle(name)!))].filter((id) => styleFor(id).warning === undefined)
const SIZE_PX = 128
const CELLS = 4

/** Whole pictures are much work for a busy machine. */
const DRAWING_TIMEOUT_MS = 120_000

/** The look of a picture in numbers of 0 … 1: mean colour, spread and edges of each of 4 × 4 cells. */
function signatureOf({ width, height, data }: Picture): number[] {
  const signature: number[] = []
  const luma = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255
  }
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const sum = [0, 0, 0]
      let square = 0
      let total = 0
      let edges = 0
      let count = 0
      for (let y = Math.floor((row * height) / CELLS); y < Math.floor(((row + 1) * height) / CELLS) - 1; y += 1) {
        for (let x = Math.floor((column * width) / CELLS); x < Math.floor(((column + 1) * width) / CELLS) - 1; x += 1) {
          const own = luma(x, y)
          for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[(y * width + x) * 4 + channel]! / 255
          total += own
          square += own * own
          edges += Math.abs(luma(x + 1, y) - own) + Math.abs(luma(x, y + 1) - own)
          count += 1
        }
      }
      const spread = Math.sqrt(Math.max(0, square / count - (total / count) ** 2))
      signature.push(...sum.map((value) => value / count), spread * 2, (edges / count) * 4)
    }
  }
  return signature
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.length)

function look(style: StyleId, seed = 'one'): number[] {
  const character = aCharacter({
    seed,
    garments: [{ kind: 'sweater', color: [0.2, 0.3, 0.75], trim: [0.2, 0.3, 0.75], pattern: 'plain' }],
  })
  const scene = aScene({ seed, backdrop: 'mountains' })
  const { picture } = drawPicture({ character, scene, style, sizePx: SIZE_PX, createCanvas: createTestCanvas })
  return signatureOf(picture)
}

test('two styles of one character differ more than two seeds of either style', { timeout: DRAWING_TIMEOUT_MS }, () => {
  const looks = OWN_HANDS.map((style) => ({ style, first: look(style), second: look(style, 'two') }))
  const tooNear: string[] = []
  looks.forEach((one, index) => {
    for (const other of looks.slice(index + 1)) {
      const own = Math.max(distance(one.first, one.second), distance(other.first, other.second))
      const apart = distance(one.first, other.first)
      if (apart <= own) tooNear.push(`${one.style} and ${other.style}: ${apart.toFixed(3)}, own ${own.toFixed(3)}`)
    }
  })
  expect(tooNear).toEqual([])
})
