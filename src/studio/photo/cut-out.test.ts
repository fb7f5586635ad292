import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { cutOut } from './cut-out.ts'
import { drawPerson } from './draw-person.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoReading } from './photo-reading.ts'
import { setIntoScene } from './set-into-scene.ts'

const canvas = createCanvas as unknown as CreateCanvas
const cast = (description: string) =>
  castCharacter(readDescription(description).reading, { seed: 'cut', candidate: 1, style: 'photoreal' })

/** As a photo and its reading: what networks would find is known. */
function photoOf(description: string): PersonPicture & { reading: PhotoReading } {
  const order = { style: 'photoreal', widthPx: 224, heightPx: 256, createCanvas: canvas } as const
  const person = drawPerson({ ...cast(description), ...order })
  return { ...person, reading: { widthPx: 224, heightPx: 256, faceCount: 1, masks: person.masks } }
}

const photo = photoOf('a young woman with long red hair in a green sweater in a meadow')
const { masks } = photo

/** Where the figure is drawn, for each pixel of the picture. */
function isFigure(x: number, y: number): boolean {
  const column = Math.floor((x * masks.widthPx) / photo.picture.width)
  const row = Math.floor((y * masks.heightPx) / photo.picture.height)
  return masks.background[row * masks.widthPx + column] === 0
}

test('whoever is drawn is cut out: inside all of them, outside nothing, between them a soft edge', () => {
  const cut = cutOut(photo.picture, photo.reading)
  let [both, either, soft] = [0, 0, 0]
  for (let y = 0; y < cut.height; y += 1) {
    for (let x = 0; x < cut.width; x += 1) {
      const alpha = cut.data[(y * cut.width + x) * 4 + 3]!
      const [isCut, isDrawn] = [alpha > 127, isFigure(x, y)]
      if (isCut && isDrawn) both += 1
      if (isCut || isDrawn) either += 1
      if (alpha > 20 && alpha < 235) soft += 1
    }
  }
  expect(both / either).toBeGreaterThan(0.95)
  expect(soft / either).toBeGreaterThan(0.005)
  expect(soft / either).toBeLessThan(0.15)
})

test('a picture without anybody gives an empty cut-out, and a scene without them', () => {
  const none = { ...masks, background: masks.background.map(() => 255) }
  const cut = cutOut(photo.picture, { ...photo.reading, masks: none })
  expect(cut.data.every((value, at) => at % 4 !== 3 || value === 0)).toBe(true)
  const order = { cut, style: 'photoreal', widthPx: 96, heightPx: 96, createCanvas: canvas } as const
  const { warnings } = setIntoScene({ ...order, scene: cast('a man on a beach').scene })
  expect(warnings).toEqual(['Nobody was found in the picture.'])
})

/** Mean of the pixels of a box, given in shares of the picture. */
function meanOf({ width, height, data }: Picture, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(top * height); y < bottom * height; y += 1) {
    for (let x = Math.floor(left * width); x < right * width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[(y * width + x) * 4 + channel]!
      count += 1
    }
  }
  return sums.map((sum) => sum / count) as [number, number, number]
}

test('someone set into a scene stands in its place and takes its light; the same order gives the same picture', () => {
  const cut = cutOut(photo.picture, photo.reading)
  const order = { cut, face: photo.face, style: 'photoreal', widthPx: 192, heightPx: 192, createCanvas: canvas } as const
  const day = setIntoScene({ ...order, scene: cast('a woman on a beach at noon, bust').scene }).picture
  const night = setIntoScene({ ...order, scene: cast('a woman in a city street at night, bust').scene }).picture
  const again = setIntoScene({ ...order, scene: cast('a woman in a city street at night, bust').scene }).picture
  expect(Buffer.from(again.data).equals(Buffer.from(night.data))).toBe(true)
  const body = [0.4, 0.85, 0.6, 0.98] as const
  const [dayBody, nightBody] = [meanOf(day, body), meanOf(night, body)]
  expect(dayBody[1]).toBeGreaterThan(dayBody[0] + 8)
  expect(nightBody[1]).toBeLessThan(dayBody[1] * 0.85)
  const corner = [0, 0, 0.12, 0.12] as const
  const away = meanOf(day, corner).map((value, channel) => Math.abs(value - meanOf(night, corner)[channel]!))
  expect(Math.max(...away)).toBeGreaterThan(25)
})
