import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Rgb } from '#studio/color.ts'
import { drawPicture } from '#studio/draw-picture.ts'
import { FACE_POINT, facePoint } from '#studio/photo/face-points.ts'
import { type Oklab, oklabOf } from '#studio/photo/oklab.ts'
import { photoHints } from '#studio/photo/photo-hints.ts'
import type { PhotoFace, PhotoMasks } from '#studio/photo/photo-reading.ts'
import { withBeard } from '#studio/photo/styles/with-beard.ts'
import { lightFor } from '#studio/scene/light.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import { measurePerson } from './measure-person.ts'
import { readPhoto } from './read-photo.ts'

const SIZE_PX = 320
const signal = new AbortController().signal

interface Sitter {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
}

const CALM: SceneSheet['camera'] = {
  framing: 'bust',
  angle: 'eye level',
  headYaw: -0.39,
  headPitch: 0.02,
  headRoll: 0.067,
  bodyYaw: -0.234,
}

/** A person as the studio casts one, in a calm bust portrait. */
function sitter(description: string): Sitter {
  const { reading } = readDescription(`${description}, bust portrait, slate background, golden hour`)
  const { character, scene } = castCharacter(reading, { seed: 'sitter', candidate: 1, style: 'photoreal' })
  return {
    character,
    scene: {
      ...scene,
      seed: 'sitter/1',
      pose: 'relaxed',
      gaze: { x: 0, y: 0 },
      expression: 'neutral',
      weather: 'clear',
      light: lightFor('studio', 'golden hour', 'clear', { side: 'left' }),
      camera: CALM,
    },
  }
}

function pixelsOf({ character, scene }: Sitter) {
  const options = { character, scene, style: 'photoreal', sizePx: SIZE_PX, createCanvas: createStudioCanvas } as const
  return drawPicture(options).picture
}

async function pngOf({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }): Promise<Uint8Array> {
  return await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function read(who: Sitter) {
  const picture = pixelsOf(who)
  return { picture, reading: await readPhoto({ bytes: await pngOf(picture) }, signal) }
}

/** Pixels that look different when one thing of the sheet does: where that thing is drawn. */
function changedPixels(who: Sitter, over: Partial<CharacterSheet>): boolean[] {
  const [before, after] = [pixelsOf(who).data, pixelsOf({ ...who, character: { ...who.character, ...over } }).data]
  return Array.from({ length: SIZE_PX * SIZE_PX }, (_, pixel) => {
    const away = [0, 1, 2].map((channel) => Math.abs(before[pixel * 4 + channel]! - after[pixel * 4 + channel]!))
    return Math.max(...away) > 24
  })
}

function middleOf(pixels: readonly boolean[]): { x: number; y: number } {
  const at = [...pixels.keys()].filter((pixel) => pixels[pixel])
  expect(at.length).toBeGreaterThan(4)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(at.map((pixel) => pixel % SIZE_PX)), y: mean(at.map((pixel) => Math.floor(pixel / SIZE_PX))) }
}

/** Between two points of the mesh. */
function between(face: PhotoFace, ...points: number[]): { x: number; y: number } {
  const all = points.map((point) => facePoint(face, point))
  const mean = (of: 'x' | 'y') => all.reduce((sum, point) => sum + point[of], 0) / all.length
  return { x: mean('x'), y: mean('y') }
}

/** Intersection over union of a mask and the drawn pixels. */
function overlap(masks: PhotoMasks, name: 'hair' | 'clothes', drawn: readonly boolean[]): number {
  let [both, either] = [0, 0]
  drawn.forEach((isDrawn, pixel) => {
    const [x, y] = [pixel % SIZE_PX, Math.floor(pixel / SIZE_PX)]
    const column = Math.floor((x / SIZE_PX) * masks.widthPx)
    const row = Math.floor((y / SIZE_PX) * masks.heightPx)
    const isSeen = masks[name][row * masks.widthPx + column]! > 127
    if (isDrawn && isSeen) both += 1
    if (isDrawn || isSeen) either += 1
  })
  return both / either
}

const inverted = ([red, green, blue]: Rgb): Rgb => [1 - red, 1 - green, 1 - blue]
/** The same colour in the light of a photograph: of about the same lightness, nearer still in hue and saturation (OKLab). */
function isLike(seen: Rgb, own: Rgb): void {
  const [one, other] = [seen, own].map(([red, green, blue]) => oklabOf(red * 255, green * 255, blue * 255)) as [Oklab, Oklab] // of both
  expect(Math.abs(one[0] - other[0])).toBeLessThan(0.2)
  expect(Math.hypot(one[1] - other[1], one[2] - other[2])).toBeLessThan(0.06)
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

test('the points of a drawn face lie on its eyes and its mouth', async () => {
  const who = sitter('a woman with a short black bob and brown eyes in a red sweater')
  const { reading } = await read(who)
  expect(reading.faceCount).toBe(1)
  const face = reading.face!
  const width = Math.abs(facePoint(face, FACE_POINT.cheekRight).x - facePoint(face, FACE_POINT.cheekLeft).x)
  const { eyes } = who.character
  const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    expect(Math.hypot(one.x - other.x, one.y - other.y) / width).toBeLessThan(0.08)
  const leftOnPicture = middleOf(changedPixels(who, { eyes: { ...eyes, left: [0.2, 0.9, 0.9] } }))
  const rightOnPicture = middleOf(changedPixels(who, { eyes: { ...eyes, right: [0.2, 0.9, 0.9] } }))
  const [left, right] = [leftOnPicture, rightOnPicture].toSorted((one, other) => one.x - other.x)
  isNear(left!, between(face, FACE_POINT.leftEyeTop, FACE_POINT.leftEyeBottom))
  isNear(right!, between(face, FACE_POINT.rightEyeTop, FACE_POINT.rightEyeBottom))
  const lipstick = { kind: 'lipstick', place: 'face', color: [0.1, 0.3, 0.8] } as const
  const mouth = middleOf(changedPixels(who, { marks: [lipstick] }))
  isNear(mouth, between(face, FACE_POINT.upperLip, FACE_POINT.lowerLip))
})

test('the masks cover the drawn hair and clothes', async () => {
  const who = sitter('a woman with long straight brown hair in a blue sweater')
  const { reading } = await read(who)
  const { hair, garments } = who.character
  const hairPixels = changedPixels(who, { hair: { ...hair, color: inverted(hair.color) } })
  expect(overlap(reading.masks, 'hair', hairPixels)).toBeGreaterThan(0.75)
  const other = garments.map((garment) => ({ ...garment, color: inverted(garment.color), trim: inverted(garment.trim) }))
  expect(overlap(reading.masks, 'clothes', changedPixels(who, { garments: other }))).toBeGreaterThan(0.75)
})

test.each([
  'a young woman with long straight blonde hair, fair skin, blue eyes, red sweater',
  'a man with short black hair, dark brown skin, brown eyes, white shirt',
  'an old man with short grey hair, a full brown beard, pale skin, green coat',
  'a woman with a red bob, green eyes, fair skin, black turtleneck',
  'an indian man with short black hair and a full black beard, purple kimono',
  'a woman with very long pink hair, violet eyes, fair skin, white blouse',
])('colours of hair and skin are found again: %s', async (description) => {
  const who = sitter(description)
  const { picture, reading } = await read(who)
  const hints = photoHints(reading, picture)
  isLike(hints.skin!, who.character.skin.base)
  expect(Math.sign(hints.headYaw!)).toBe(Math.sign(who.scene.camera.headYaw))
  isLike(hints.hair!.color!, who.character.hair.color)
  expect(hints.eyewear).toBeUndefined()
  expect(hints.facialHair !== undefined).toBe(who.character.facialHair !== undefined)
  const isLong = (kind: string) => /long|shoulder|braid/.test(kind)
  expect(isLong(hints.hair!.kinds[0]!)).toBe(isLong(who.character.hair.kind))
})

test('a bald head, full curls and clothes are told apart', async () => {
  const bald = await read(sitter('a bald man with a brown beard and fair skin, blue t-shirt'))
  const told = photoHints(bald.reading, bald.picture)
  expect(told.hair?.kinds).toEqual(['bald'])
  expect(told.facialHair?.kind).toMatch(/beard/)
  expect(distance(told.garments[0]!.color, [0.18, 0.37, 0.69])).toBeLessThan(0.24)
  const curls = await read(sitter('a nigerian woman with a big afro in a yellow dress'))
  expect(photoHints(curls.reading, curls.picture).hair?.kinds).toEqual(['afro'])
})

test('sunglasses are seen, hair below a hat is told by what hangs out of it, and a hat alone tells no hair', async () => {
  const sun = await read(sitter('a woman with blonde hair in sunglasses'))
  expect(photoHints(sun.reading, sun.picture).eyewear?.kind).toBe('sunglasses')
  const hat = await read(sitter('a woman in a wide hat with long black hair, red dress'))
  expect(photoHints(hat.reading, hat.picture).hair?.kinds[0]).toMatch(/long/)
  const beanie = await read(sitter('a man with a beanie and short hair'))
  expect(photoHints(beanie.reading, beanie.picture).hair?.kinds ?? []).not.toContain('bald')
})

test('the light of a photo is not the colour of the skin in it', async () => {
  const { picture, reading } = await read(sitter('a woman with short black hair and tan skin'))
  const seenIn = (light: (color: Rgb) => Rgb) => {
    const data = picture.data.slice()
    for (let at = 0; at < data.length; at += 4) data.set(light([data[at]!, data[at + 1]!, data[at + 2]!]), at)
    return photoHints(reading, { width: picture.width, height: picture.height, data }).skin!
  }
  const isOfPeople = ([red, green, blue]: Rgb) => red > green * 1.08 && green > blue
  expect(isOfPeople(seenIn((color) => color))).toBe(true)
  expect(isOfPeople(seenIn(([red, green, blue]) => [red * 0.35, green * 0.45, blue + 60]))).toBe(true)
  const grey = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue
  expect(isOfPeople(seenIn((color) => [grey(color), grey(color), grey(color)]))).toBe(true)
  // Somebody green among things of other colours is green.
  const orc = await read(sitter('an orc woman with green skin, short black hair, a red sweater'))
  const [red, green, blue] = photoHints(orc.reading, orc.picture).skin!
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

test('rims of glasses are seen, and a beard of the colour of skin by its grain', async () => {
  const glasses = await read(sitter('a man with short brown hair in black square glasses'))
  expect(photoHints(glasses.reading, glasses.picture).eyewear?.kind).toMatch(/glasses/)
  const { picture, reading } = await read(sitter('a clean-shaven man with short brown hair, tan skin'))
  expect(photoHints(reading, picture).facialHair).toBeUndefined()
  const face = reading.face!
  const [chin, lip] = [facePoint(face, FACE_POINT.chin), facePoint(face, FACE_POINT.noseBase)]
  const data = picture.data.slice()
  const half = Math.abs(facePoint(face, FACE_POINT.jawRight).x - facePoint(face, FACE_POINT.jawLeft).x) / 2
  for (let y = Math.round(lip.y); y < chin.y; y += 1) {
    for (let x = Math.round(chin.x - half); x < chin.x + half; x += 1) {
      const shade = (x * 7 + y * 13) % 4 < 2 ? 0.45 : 0.95
      const at = (y * picture.width + x) * 4
      for (const channel of [0, 1, 2]) data[at + channel]! *= shade
    }
  }
  const { width, height } = picture
  const bearded = { width, height, data }
  expect(photoHints(reading, bearded).facialHair?.kind).toMatch(/beard/)
  // Styles paint it as hair, and the cheeks and lips beside it as skin.
  const { masks } = withBeard(bearded, reading)
  const shareAt = (mask: Uint8Array, index: number) => {
    const { x, y } = facePoint(face, index)
    return mask[Math.floor((y / height) * masks.heightPx) * masks.widthPx + Math.floor((x / width) * masks.widthPx)]!
  }
  expect(shareAt(masks.hair, 200)).toBeGreaterThan(200)
  expect(shareAt(masks.faceSkin, 200)).toBeLessThan(55)
  for (const skin of [50, 280, FACE_POINT.noseTip]) expect(shareAt(masks.faceSkin, skin)).toBeGreaterThan(200)
  expect(withBeard(picture, reading)).toBe(reading)
})

test('somebody in bathing trunks of the colour of skin shows skin and next to no clothes, in a red suit clothes', async () => {
  const who = sitter('a man with short black hair and tan skin')
  const camera = { ...who.scene.camera, framing: 'three-quarter figure' } as const
  const sharesIn = async (garments: CharacterSheet['garments']) => {
    const dressed = { character: { ...who.character, garments }, scene: { ...who.scene, camera, pose: 'relaxed' as const } }
    return (await measurePerson(await pngOf(pixelsOf(dressed)), signal))!
  }
  const plain = (kind: 'shorts' | 'tank top', color: Rgb) => ({ kind, color, trim: color, pattern: 'plain' as const })
  const bare = await sharesIn([{ ...plain('shorts', who.character.skin.base), cut: 'briefs' }])
  expect(bare.bodySkin).toBeGreaterThan(0.1)
  expect(bare.bodySkin).toBeGreaterThan(9 * bare.faceSkin)
  expect(bare.clothes).toBeLessThan(0.25 * bare.bodySkin)
  const red: Rgb = [0.7, 0.1, 0.12]
  const dressed = await sharesIn([plain('shorts', red), plain('tank top', red)])
  expect(dressed.clothes).toBeGreaterThan(0.3 * dressed.bodySkin)
})
