import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import type { CreateCanvas } from '../canvas.ts'
import { drawPicture } from '../draw-picture.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { pictureSignature, signatureDistance } from '../testing/picture-signature.ts'
import { styleFor } from './style-catalogue.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both

const OWN_HANDS = [...new Set(STYLE_NAMES.map((name) => findStyle(name)!))].filter((id) => styleFor(id).warning === undefined)
const SIZE_PX = 128

/** Whole pictures are much work for a busy machine. */
const DRAWING_TIMEOUT_MS = 120_000

function look(style: StyleId, seed = 'one'): number[] {
  const character = aCharacter({
    seed,
    garments: [{ kind: 'sweater', color: [0.2, 0.3, 0.75], trim: [0.2, 0.3, 0.75], pattern: 'plain' }],
  })
  // The same sky over both seeds: clouds that stand elsewhere are no mark of a style.
  const scene = aScene({ seed: 'one', backdrop: 'mountains' })
  const { picture } = drawPicture({ character, scene, style, sizePx: SIZE_PX, createCanvas: createTestCanvas })
  return pictureSignature(picture)
}

test('two styles of one character differ more than two seeds of either style', { timeout: DRAWING_TIMEOUT_MS }, () => {
  const looks = OWN_HANDS.map((style) => ({ style, first: look(style), second: look(style, 'two') }))
  const tooNear: string[] = []
  looks.forEach((one, index) => {
    for (const other of looks.slice(index + 1)) {
      const own = Math.max(signatureDistance(one.first, one.second), signatureDistance(other.first, other.second))
      const apart = signatureDistance(one.first, other.first)
      if (apart <= own) tooNear.push(`${one.style} and ${other.style}: ${apart.toFixed(3)}, own ${own.toFixed(3)}`)
    }
  })
  expect(tooNear).toEqual([])
})
