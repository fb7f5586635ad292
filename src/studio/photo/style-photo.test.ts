import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { findStyle, IMAGE_STYLES, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import { drawPictureWithMask } from '../draw-picture.ts'
import { blurValues } from '../raster/blur-values.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { aPhotoReading } from '../testing/a-photo-reading.ts'
import { pictureSignature, signatureDistance } from '../testing/picture-signature.ts'
import type { PhotoReading } from './photo-reading.ts'
import { stylePhoto } from './style-photo.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const STYLES = [...new Set(STYLE_NAMES.map((name) => findStyle(name)!))]
const SIZE_PX = 128
/** Many pictures are much work for a busy machine. */
const PAINTING_TIMEOUT_MS = 120_000

const draw = (character: CharacterSheet) =>
  drawPictureWithMask({
    character,
    // So that the face is where the reading below has it.
    scene: aScene({ backdrop: 'mountains', camera: { ...aScene().camera, place: { unit: 0.2018, x: -0.0934, y: 0.7766 } } }),
    style: 'photoreal',
    sizePx: SIZE_PX,
    createCanvas: createTestCanvas,
  })
const portrait = draw(aCharacter())
const photo = { width: SIZE_PX, height: SIZE_PX, data: portrait.picture.data }
const reading = readingOf(portrait.mask)

/** What networks would find in the drawing: its figure, of which the middle is a face. */
function readingOf(mask: Uint8ClampedArray): PhotoReading {
  const plain = aPhotoReading({ widthPx: SIZE_PX, heightPx: SIZE_PX })
  const { widthPx, heightPx } = plain.masks
  const cellPx = SIZE_PX / widthPx
  const figure = Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const x = Math.floor(((at % widthPx) + 0.5) * cellPx)
    const y = Math.floor((Math.floor(at / widthPx) + 0.5) * cellPx)
    return mask[y * SIZE_PX + x]!
  })
  const isFace = (at: number) => Math.hypot((at % widthPx) / widthPx - 0.5, Math.floor(at / widthPx) / heightPx - 0.42) < 0.12
  const isBelow = (at: number) => Math.floor(at / widthPx) / heightPx > 0.62
  return {
    ...plain,
    masks: {
      ...plain.masks,
      background: figure.map((value) => 255 - value),
      faceSkin: figure.map((value, at) => (isFace(at) ? value : 0)),
      clothes: figure.map((value, at) => (isBelow(at) ? value : 0)),
      hair: figure.map((value, at) => (isFace(at) || isBelow(at) ? 0 : value)),
    },
  }
}

const paint = (style: StyleId, over: { seed?: string; candidate?: number; keepsPlace?: boolean } = {}, of: Picture = photo) =>
  stylePhoto(of, of === photo ? reading : undefined, {
    style,
    seed: 'one',
    candidate: 1,
    createCanvas: createTestCanvas,
    ...over,
  })

/** Shares of a picture's height and width. */
interface Part {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
const FACE: Part = { top: 0.28, bottom: 0.54, left: 0.36, right: 0.64 }
const GROUND: Part = { top: 0.02, bottom: 0.5, left: 0.02, right: 0.22 }

/** How alike the borders inside a part of two pictures run, −1 … 1: the cosine of their gradients' strengths. */
function likeness(one: Picture, other: Picture, { top, bottom, left, right }: Part): number {
  const [a, b] = [slopes(one), slopes(other)]
  let [ab, aa, bb, sumA, sumB, count] = [0, 0, 0, 0, 0, 0]
  for (let y = Math.round(SIZE_PX * top); y < SIZE_PX * bottom; y += 1) {
    for (let x = Math.round(SIZE_PX * left); x < SIZE_PX * right; x += 1) {
      const at = y * SIZE_PX + x
      ab += a[at]! * b[at]!
      aa += a[at]! ** 2
      bb += b[at]! ** 2
      sumA += a[at]!
      sumB += b[at]!
      count += 1
    }
  }
  const covariance = ab / count - (sumA / count) * (sumB / count)
  return covariance / Math.sqrt((aa / count - (sumA / count) ** 2) * (bb / count - (sumB / count) ** 2) || 1)
}

function slopes({ width, height, data }: Picture): Float32Array {
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11,
  )
  const soft = blurValues(light, { width, height, radius: 1 })
  return soft.map((value, at) => Math.hypot((soft[at + 1] ?? value) - value, (soft[at + width] ?? value) - value))
}

const painted = new Map<string, Picture>()
/** Each candidate is painted once for all tests. */
function candidateOf(style: StyleId, candidate: number): Picture {
  const key = `${style} ${candidate}`
  const known = painted.get(key) ?? paint(style, { candidate })
  painted.set(key, known)
  return known
}

/** Styles of light as line keep fewer borders than the others. */
const LEAST_LIKENESS: Partial<Record<StyleId, number>> = { neonpunk: 0.25, 'neon-cyberpunk': 0.5, 'line-art': 0.53 }

test('a face keeps its borders in every style', { timeout: PAINTING_TIMEOUT_MS }, () => {
  const weak = STYLES.map((style) => ({ style, likeness: likeness(photo, candidateOf(style, 1), FACE) })).filter(
    ({ style, likeness }) => likeness < (LEAST_LIKENESS[style] ?? 0.55),
  )
  expect(weak).toEqual([])
  // The measure tells a face from another place of the same photo.
  const shifted = { ...photo, data: new Uint8ClampedArray(photo.data.length) }
  shifted.data.set(photo.data.subarray(SIZE_PX * 4 * 40 + 60))
  expect(likeness(photo, shifted, FACE)).toBeLessThan(0.3)
})

/** Hue of a place's colour in degrees, from a mean of some pixels round it. */
function hueAt({ data }: Picture, x: number, y: number): number {
  const sum = [0, 0, 0]
  for (let row = y - 3; row <= y + 3; row += 1) {
    for (let column = x - 3; column <= x + 3; column += 1) {
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[(row * SIZE_PX + column) * 4 + channel]!
    }
  }
  const [red = 0, green = 0, blue = 0] = sum
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

test('skin and clothes keep their hue in styles that keep colours', { timeout: PAINTING_TIMEOUT_MS }, () => {
  const keeping = [
    'none',
    'photoreal',
    'anime',
    'cartoon',
    'comic-book',
    'studio-ghibli',
    'corporate',
    'watercolor',
    'pixar',
    '3d-cartoon',
    'american-cartoon',
    'minimalist',
    'oil-painting',
  ] as const
  // Their white shirt has no hue.
  const blue = [0.15, 0.3, 0.7] as const
  const dressed = draw(aCharacter({ garments: [{ kind: 't-shirt', color: blue, trim: blue, pattern: 'plain' }] })).picture
  const order = { seed: 'one', candidate: 1, createCanvas: createTestCanvas }
  const painted = keeping.map((style) => ({ style, picture: stylePhoto(dressed, reading, { ...order, style }) }))
  for (const [x, y] of [
    [44, 54],
    [54, 116],
  ] as const) {
    const own = hueAt(dressed, x, y)
    const turned = painted.map(({ style, picture }) => ({
      style,
      by: Math.round(Math.abs(((hueAt(picture, x, y) - own + 540) % 360) - 180)),
    }))
    expect(turned.filter(({ by }) => by > 25)).toEqual([])
  }
})

test('someone whose shoulders were taken for ground is not set before another place', () => {
  const { masks } = reading
  const column = (at: number) => Math.abs((at % masks.widthPx) / masks.widthPx - 0.5) < 0.08
  const headOnly = masks.background.map((value, at) => (at > masks.background.length * 0.55 && !column(at) ? 255 : value))
  const clothes = masks.clothes.map((value, at) => (column(at) ? value : 0))
  const large = {
    ...reading,
    face: { score: 1, landmarks: reading.face!.landmarks.map((value, at) => (at % 3 === 1 ? (value - 52) * 1.1 + 52 : value)) },
  }
  const of = (background: Uint8Array, cloth: Uint8Array) =>
    stylePhoto(
      photo,
      { ...large, masks: { ...masks, background, clothes: cloth } },
      { style: 'corporate', seed: 'one', candidate: 1, createCanvas: createTestCanvas },
    )
  const kept = likeness(photo, of(headOnly, clothes), GROUND)
  const replaced = likeness(photo, of(masks.background, masks.clothes), GROUND)
  expect(kept).toBeGreaterThan(0.95)
  expect(replaced).toBeLessThan(kept - 0.1)
})

test('no two styles paint a photo alike, and no two candidates', { timeout: PAINTING_TIMEOUT_MS }, () => {
  const looks = STYLES.map((style) => ({
    style,
    of: [1, 2, 3].map((candidate) => pictureSignature(candidateOf(style, candidate))),
  }))
  const alike: string[] = []
  looks.forEach(({ style, of: [first = [], second = [], third = []] }, index) => {
    const apart = Math.min(signatureDistance(first, second), signatureDistance(first, third), signatureDistance(second, third))
    if (apart < 0.02) alike.push(`candidates of ${style}: ${apart.toFixed(3)}`)
    for (const other of looks.slice(index + 1)) {
      const away = signatureDistance(first, other.of[0]!)
      if (away < 0.025) alike.push(`${style} and ${other.style}: ${away.toFixed(3)}`)
    }
  })
  expect(alike).toEqual([])
})

test('the same photo, seed and candidate give the same bytes', { timeout: PAINTING_TIMEOUT_MS }, () => {
  for (const style of STYLES)
    expect(Buffer.from(paint(style).data).equals(Buffer.from(candidateOf(style, 1).data)), style).toBe(true)
})

test.each([
  [1, 1],
  [16, 16],
  [5, 61],
  [97, 9],
])('a photo of %i × %i pixels without a face is painted in every style', (width, height) => {
  const small = { width, height, data: photo.data.slice(0, width * height * 4) }
  for (const style of STYLES) {
    const { width: wide, height: high, data } = paint(style, {}, small)
    expect([wide, high, data.length], style).toEqual([width, height, width * height * 4])
  }
})

test('a reading of another size, of nobody or of a face beyond the border breaks nothing', () => {
  const { face, ...faceless } = reading
  const nobody = {
    ...faceless,
    faceCount: 0,
    masks: { ...reading.masks, background: new Uint8Array(reading.masks.background.length).fill(255) },
  }
  const beyond = { ...reading, face: { score: 1, landmarks: face!.landmarks.map((value) => value * 1.9 - 60) } }
  for (const { id: style } of IMAGE_STYLES) {
    for (const odd of [{ ...reading, widthPx: 640, heightPx: 500 }, nobody, beyond]) {
      const styled = stylePhoto(photo, odd, { style, seed: 'one', candidate: 2, createCanvas: createTestCanvas })
      expect(styled.data.length).toBe(photo.data.length)
    }
  }
})

test('what is transparent stays so where the original is kept, and is paper or another place in all other styles', () => {
  const holed = { ...photo, data: photo.data.slice() }
  for (let at = 3; at < holed.data.length; at += 4) if (at % (SIZE_PX * 4) < SIZE_PX) holed.data[at] = 0
  const kept = paint('none', {}, holed)
  expect([kept.data[3], kept.data[kept.data.length - 1]]).toEqual([0, 255])
  for (const style of ['watercolor', 'anime', 'sci-fi'] as const) {
    expect(
      paint(style, {}, holed).data.every((value, at) => at % 4 !== 3 || value === 255),
      style,
    ).toBe(true)
  }
})

test('a photo keeps its own place where that is asked for', () => {
  const [own, set] = [paint('corporate', { keepsPlace: true }), candidateOf('corporate', 1)]
  expect(likeness(own, photo, GROUND)).toBeGreaterThan(likeness(set, photo, GROUND) + 0.1)
})
