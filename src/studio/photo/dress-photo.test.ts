import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawPerson } from './draw-person.ts'
import { dressPhoto } from './dress-photo.ts'
import { isFarOutfit } from './is-far-outfit.ts'
import { oklabOf } from './oklab.ts'
import { outfitLimits } from './outfit-limits.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoMasks } from './photo-reading.ts'

const canvas = createCanvas as unknown as CreateCanvas

/** As a photo: from the front, half of the figure, and what networks would find. */
function photoOf(description: string, widthPx = 192): PersonPicture {
  const { character, scene } = castCharacter(readDescription(description).reading, {
    seed: 'dress',
    candidate: 1,
    style: 'photoreal',
  })
  const camera = { ...scene.camera, framing: 'half figure', headYaw: 0.05, bodyYaw: 0.02, headPitch: 0, headRoll: 0 } as const
  return drawPerson({
    character,
    scene: { ...scene, pose: 'relaxed', camera },
    style: 'photoreal',
    widthPx,
    heightPx: 224,
    createCanvas: canvas,
  })
}

const person = photoOf('a young woman with short blond hair in a white t-shirt in a meadow')
const blue = photoOf('a man with a beard in a dark blue sweater in a library', 160)

/** Mean difference and mean colour of the pixels whose cell is surely of these parts. */
function compare(
  before: Picture,
  after: Picture,
  masks: PhotoMasks,
  parts: readonly ('clothes' | 'faceSkin' | 'hair' | 'background')[],
) {
  const sums = [0, 0, 0]
  let [difference, count] = [0, 0]
  for (let y = 0; y < after.height; y += 1) {
    const row = Math.floor((y * masks.heightPx) / after.height)
    for (let x = 0; x < after.width; x += 1) {
      const cell = row * masks.widthPx + Math.floor((x * masks.widthPx) / after.width)
      // The cells around must be of the same part: borders are soft.
      const around = [0, -3, 3, -3 * masks.widthPx, 3 * masks.widthPx]
      if (!parts.some((part) => around.every((step) => (masks[part][cell + step] ?? 255) === 255))) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * after.width + x) * 4 + channel
        sums[channel]! += after.data[at]!
        difference += Math.abs(after.data[at]! - before.data[at]!)
      }
      count += 1
    }
  }
  return { difference: difference / (count * 3), color: sums.map((sum) => sum / count) as [number, number, number] }
}

const own = person.picture.data.slice()
const dressed = dressPhoto(person, blue)!

test('the clothes become those of the outfit, and face, hair and place stay', () => {
  const clothes = compare(person.picture, dressed, person.masks, ['clothes'])
  const worn = compare(blue.picture, blue.picture, blue.masks, ['clothes'])
  const away = Math.hypot(...oklabOf(...clothes.color).map((value, at) => value - oklabOf(...worn.color)[at]!))
  expect(away).toBeLessThan(0.08)
  expect(clothes.difference).toBeGreaterThan(60)
  for (const part of ['faceSkin', 'hair', 'background'] as const) {
    expect([part, compare(person.picture, dressed, person.masks, [part]).difference < 1.5]).toEqual([part, true])
  }
})

test('a colour that is wished dyes the cloth, and its folds stay', () => {
  const red = compare(person.picture, dressPhoto(person, blue, { color: [0.8, 0.1, 0.1] })!, person.masks, ['clothes'])
  expect(red.color[0]).toBeGreaterThan(red.color[2] + 60)
})

test('a lower neckline leaves skin, a higher one covers it', () => {
  const gown = photoOf('a woman with short hair in a tank top')
  const open = dressPhoto(photoOf('a woman with short black hair in a black turtleneck'), gown)!
  const { face, picture } = person
  const below = {
    x: Math.round((face!.left + face!.right) / 2),
    y: Math.round(face!.bottom + (face!.bottom - face!.top) * 0.3),
  }
  const at = (below.y * picture.width + below.x) * 4
  const [red, green, blueChannel] = [open.data[at]!, open.data[at + 1]!, open.data[at + 2]!]
  expect(red).toBeGreaterThan(90)
  expect(red).toBeGreaterThan(blueChannel + 15)
  expect(red).toBeGreaterThan(green)
})

test('the same pictures give the same bytes, and the pictures themselves stay', () => {
  const again = dressPhoto(person, blue)!
  expect(Buffer.from(again.data).equals(Buffer.from(dressed.data))).toBe(true)
  expect(Buffer.from(person.picture.data).equals(Buffer.from(own))).toBe(true)
})

test('a picture without anybody can neither be dressed nor give clothes', () => {
  const empty = (mask: Uint8Array) => mask.map(() => 0)
  const { masks } = person
  const nobody = { ...person, masks: { ...masks, clothes: empty(masks.clothes), bodySkin: empty(masks.bodySkin) } }
  expect(dressPhoto(nobody, blue)).toBeUndefined()
  expect(dressPhoto(person, nobody)).toBeUndefined()
})

test('an outfit that is cut off or small in its picture is said to be', () => {
  expect(outfitLimits(person, blue)).toEqual([])
  const { masks } = blue
  const chinRow = Math.round((blue.face!.bottom * masks.heightPx) / blue.picture.height)
  const lastRow = chinRow + Math.round(((masks.heightPx - chinRow) * 2) / 5)
  const above = (mask: Uint8Array) => mask.map((value, at) => (at < lastRow * masks.widthPx ? value : 0))
  const cutOff = { ...blue, masks: { ...masks, clothes: above(masks.clothes), bodySkin: above(masks.bodySkin) } }
  expect(outfitLimits(person, cutOff)).toEqual([expect.stringContaining('made up')])
  const { face, picture } = blue
  const small = {
    ...blue,
    picture: { width: picture.width / 4, height: picture.height / 4, data: new Uint8ClampedArray(picture.data.length / 16) },
    face: { left: face!.left / 4, right: face!.right / 4, top: face!.top / 4, bottom: face!.bottom / 4 },
  }
  expect(outfitLimits(person, small)).toEqual([expect.stringContaining('small')])
})

test('an outfit that is hidden or cut off for the most part can not be bent onto anybody', () => {
  expect(isFarOutfit(person, blue)).toBe(false)
  const { masks } = blue
  const behind = (share: number): PersonPicture => {
    const isHidden = (at: number) => Math.floor(at / masks.widthPx) % 10 < share * 10
    const other = masks.other.map((value, at) => (isHidden(at) && masks.clothes[at]! > 127 ? 255 : value))
    return { ...blue, masks: { ...masks, other, clothes: masks.clothes.map((value, at) => (isHidden(at) ? 0 : value)) } }
  }
  expect(isFarOutfit(person, behind(0.2))).toBe(false)
  expect(isFarOutfit(person, behind(0.7))).toBe(true)
  const chinRow = Math.round((blue.face!.bottom * masks.heightPx) / blue.picture.height)
  const lastRow = chinRow + Math.round((masks.heightPx - chinRow) / 3)
  const above = (mask: Uint8Array) => mask.map((value, at) => (at < lastRow * masks.widthPx ? value : 0))
  const cutOff = { ...blue, masks: { ...masks, clothes: above(masks.clothes), bodySkin: above(masks.bodySkin) } }
  expect(isFarOutfit(person, cutOff)).toBe(true)
})
