import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { tonePicture } from '../finish/tone-picture.ts'
import { buildFigure } from '../form/build-figure.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { castOthers } from '../sheet/casting/cast-others.ts'
import type { LightEffect } from '../sheet/scene-sheet.ts'
import { readDescription } from '../words/read-description.ts'
import { drawTogether } from './draw-together.ts'
import { scenesOfGroup } from './scenes-of-group.ts'

const OPTIONS = { seed: 'a', candidate: 1, style: 'anime' } as const
const SIZE_PX = 128

function castGroup(description: string) {
  const { reading } = readDescription(description)
  const cast = castCharacter(reading, OPTIONS)
  return { ...cast, others: castOthers(reading, cast.character, OPTIONS) }
}

function draw(description: string): Uint8ClampedArray {
  return drawTogether({
    ...castGroup(description),
    style: 'anime',
    sizePx: SIZE_PX,
    createCanvas: createCanvas as unknown as CreateCanvas, // as the studio's engine does
  }).picture.data
}

/** How much of the left and of the right third is near a colour. */
function sharesOf(data: Uint8ClampedArray, isColor: (red: number, green: number, blue: number) => boolean): number[] {
  const counts = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const third = Math.floor(((at / 4) % SIZE_PX) / (SIZE_PX / 3))
    if (third !== 1 && isColor(data[at]!, data[at + 1]!, data[at + 2]!)) counts[third / 2]! += 1
  }
  return counts.map((count) => count / ((SIZE_PX * SIZE_PX) / 3))
}

test('two people of one description stand beside each other, each in the coat that was said of them; the same seed gives the same bytes', () => {
  const words = 'A man in a red coat next to a black-haired woman in a blue coat in a studio at noon, half body'
  const data = draw(words)
  const red = sharesOf(data, (r, g, b) => r > 110 && r > 1.7 * g && r > 1.7 * b)
  const blue = sharesOf(data, (r, g, b) => b > 90 && b > 1.5 * r && b > 1.2 * g)
  expect(red[0]).toBeGreaterThan(0.12)
  expect(red[1]).toBeLessThan(0.04)
  expect(blue[1]).toBeGreaterThan(0.12)
  expect(blue[0]).toBeLessThan(0.04)
  expect(Buffer.from(draw(words)).equals(Buffer.from(data))).toBe(true)
})

test.each([
  'a mother with her little daughter',
  'an orc and a dwarf, full body',
  'a king, a wizard and a child with a balloon',
  'twin sisters with very long hair',
])('%s: at one scale on one ground, and no face is covered', (description) => {
  const { character, scene, others } = castGroup(description)
  const people = scenesOfGroup(scene, [character, ...others], { shape: 1, family: 'anime' })
  const faces = people.map((person) => {
    const proportions = proportionsFor(person.character, 'anime')
    const size = { widthPx: SIZE_PX, heightPx: SIZE_PX }
    const { landmarks, view } = buildFigure(person.character, person.scene, { proportions, ...size, isUnseen: true })
    return { ...landmarks.eyes, floorYPx: landmarks.floorYPx, unitPx: view.unitPx }
  })
  for (const [index, face] of faces.entries()) {
    expect(face.xPx).toBeGreaterThan(face.unitPx * 0.6)
    expect(face.xPx).toBeLessThan(SIZE_PX - face.unitPx * 0.6)
    expect(Math.abs(face.floorYPx - faces[0]!.floorYPx)).toBeLessThan(1)
    for (const other of faces.slice(index + 1)) {
      expect(Math.hypot(face.xPx - other.xPx, face.yPx - other.yPx)).toBeGreaterThan((face.unitPx + other.unitPx) * 0.85)
    }
  }
})

test('a child is smaller than a grown-up, and stands before them', () => {
  const { character, scene, others } = castGroup('a mother with her little daughter')
  const [mother, daughter] = scenesOfGroup(scene, [character, ...others], { shape: 1, family: 'real' })
  expect(daughter!.nearness).toBeGreaterThan(mother!.nearness)
  expect(daughter!.scene.camera.place!.y).toBeGreaterThan(mother!.scene.camera.place!.y + 0.1)
})

test('twins have one face, a stranger another; a daughter has her mother’s skin', () => {
  const twins = castGroup('twin sisters')
  expect(twins.others[0]!.character.face).toEqual(twins.character.face)
  expect(twins.others[0]!.character.hair.color).toEqual(twins.character.hair.color)
  const strangers = castGroup('a woman and another woman')
  expect(strangers.others[0]!.character.face).not.toEqual(strangers.character.face)
  const family = castGroup('a Nigerian woman with her daughter')
  expect(family.others[0]!.character.skin.base).toEqual(family.character.skin.base)
})

test('what is said of light is laid over people when they stand together', () => {
  const group = castGroup('two sisters in a park')
  const together = (effects: readonly LightEffect[]) =>
    drawTogether({
      ...group,
      scene: { ...group.scene, light: { ...group.scene.light, ...(effects.length > 0 && { effects }) } },
      style: 'anime',
      sizePx: SIZE_PX,
      createCanvas: createCanvas as unknown as CreateCanvas, // as the studio's engine does
    }).picture
  const plain = together([])
  tonePicture(plain, 'moonlight')
  expect(together(['moonlight']).data).toEqual(plain.data)
})
