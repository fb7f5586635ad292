import { expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { aBareHead } from '../../testing/a-bare-head.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import type { FaceLayer } from '../face-layer.ts'
import { keptFeatures } from './kept-features.ts'

giveForm('whole', () => formBytes('whole'))

test('of a real face eyes and mouth stay sharp under brushes, cheeks and forehead do not', () => {
  const character = aCharacter()
  const figure = aBareHead(character)
  const { widthPx, heightPx, material, rest } = figure.buffers
  const marks: FaceLayer = { picture: { width: 1, height: 1, data: new Uint8ClampedArray(4) }, leftPx: 0, topPx: 0 }
  const job = { character, scene: aScene(), proportions: proportionsFor(character, 'real'), figure, widthPx, heightPx }
  const createCanvas = () => {
    throw new Error('nothing is painted here')
  }
  const { data } = keptFeatures({ ...job, createCanvas }, marks).picture
  const keptAt = (is: (y: number, pixel: number) => boolean) => {
    const meant = Array.from(material.keys()).filter((pixel) => rest![pixel * 3 + 2]! > 1.2 && is(rest![pixel * 3 + 1]!, pixel))
    return meant.map((pixel) => data[pixel * 4 + 3]!)
  }
  const eyes = Array.from(material.keys()).filter((pixel) => material[pixel] === MATERIAL.eye)
  expect(eyes.length).toBeGreaterThan(20)
  expect(eyes.every((pixel) => data[pixel * 4 + 3] === 255)).toBe(true)
  const isMiddle = (pixel: number) => Math.abs(rest![pixel * 3]!) < 0.1
  expect(Math.min(...keptAt((y, pixel) => y > 6.58 && y < 6.62 && isMiddle(pixel)))).toBeGreaterThan(200)
  expect(Math.max(...keptAt((y) => y > 7.65 && y < 8))).toBe(0)
})
