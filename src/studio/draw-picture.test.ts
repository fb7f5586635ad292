import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { findStyle, STYLE_NAMES, type StyleId } from '../contract/styles.ts'
import type { CreateCanvas } from './canvas.ts'
import { drawPicture, drawUnfinished, finishOf } from './draw-picture.ts'
import { lightFor } from './scene/light.ts'
import type { CharacterSheet } from './sheet/character-sheet.ts'
import type { SceneSheet } from './sheet/scene-sheet.ts'
import { styleFor } from './styles/style-catalogue.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both

const character: CharacterSheet = {
  version: 1,
  seed: 'mira',
  species: 'human',
  ageYears: 27,
  masculinity: 0.1,
  build: { height: 1, breadth: 1, muscle: 0.2, weight: 0.2 },
  face: {
    kind: 'oval',
    jaw: 1,
    cheeks: 1,
    eyeSize: 1,
    eyeSpacing: 1,
    eyeTilt: 0.03,
    noseLength: 1,
    noseWidth: 1,
    lipFullness: 1,
    mouthWidth: 1,
    asymmetry: 0.012,
  },
  skin: { base: [0.95, 0.79, 0.66], blush: [0.88, 0.44, 0.36], blushStrength: 0.3, freckles: 0 },
  ears: 'round',
  hair: { kind: 'bob', color: [0.66, 0.26, 0.18], texture: 'straight', fringe: 'swept', volume: 0.1, parting: -0.3 },
  eyes: { left: [0.25, 0.6, 0.42], right: [0.25, 0.6, 0.42], pupil: 'round', glow: 0, lashes: 0.7 },
  brows: { color: [0.5, 0.2, 0.14], thickness: 1, arch: 0.5 },
  halo: false,
  fangs: false,
  garments: [{ kind: 'sweater', color: [0.18, 0.36, 0.45], trim: [0.9, 0.66, 0.22], pattern: 'plain' }],
  jewellery: [],
  props: [],
  marks: [],
}

const scene: SceneSheet = {
  version: 1,
  seed: 'shore',
  pose: 'portrait',
  expression: 'smile',
  gaze: { x: 0, y: 0 },
  backdrop: 'sea',
  timeOfDay: 'morning',
  weather: 'clear',
  light: lightFor('sea', 'morning', 'clear'),
  camera: { framing: 'bust', angle: 'eye level', headYaw: -0.36, headPitch: 0.02, headRoll: 0.05, bodyYaw: -0.12 },
}

/** Every style that is drawn by a hand of its own. */
const HANDS = [...new Set(STYLE_NAMES.map((name) => findStyle(name)!))].filter((id) => id !== 'none')

const bytesEqual = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Whole pictures are much work for a busy machine. */
const DRAWING_TIMEOUT_MS = 60_000

const draw = (style: StyleId, changes: { character?: CharacterSheet; scene?: SceneSheet } = {}) =>
  drawPicture({ character, scene, style, sizePx: 96, createCanvas: createTestCanvas, ...changes }).picture

describe('a picture', { timeout: DRAWING_TIMEOUT_MS }, () => {
  test.each(HANDS)('of the same sheets in %s has the same bytes', (style) => {
    expect(bytesEqual(draw(style).data, draw(style).data)).toBe(true)
  })

  test('looks clearly different in each of the three first styles', () => {
    const [anime, photoreal, pixelArt] = [draw('anime').data, draw('photoreal').data, draw('pixel-art').data]
    for (const [one, other] of [
      [anime, photoreal],
      [anime, pixelArt],
      [photoreal, pixelArt],
    ] as const) {
      let difference = 0
      for (let at = 0; at < one.length; at += 1) difference += Math.abs(one[at]! - other[at]!)
      expect(difference / one.length).toBeGreaterThan(6)
    }
  })

  test('is opaque and has the size asked for, also when it is no square', () => {
    const { picture } = drawPicture({
      character,
      scene,
      style: 'anime',
      widthPx: 160,
      heightPx: 90,
      createCanvas: createTestCanvas,
    })
    expect([picture.width, picture.height, picture.data.length]).toEqual([160, 90, 160 * 90 * 4])
    expect(picture.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })

  test('keeps its ground when only the character changes', () => {
    const other = draw('anime', { character: { ...character, hair: { ...character.hair, color: [0.1, 0.1, 0.6] } } })
    const corner = (data: Uint8ClampedArray) => [...data.slice(0, 4 * 8)]
    expect(corner(other.data)).toEqual(corner(draw('anime').data))
  })

  test.each([0, 31, 4097, 64.5, Number.NaN])('of %s pixels is refused with a sentence', (sizePx) => {
    expect(() => drawPicture({ character, scene, style: 'anime', sizePx, createCanvas: createTestCanvas })).toThrow(
      /whole numbers of 32 to 4096 pixels/,
    )
  })
})

describe('the style catalogue', { timeout: DRAWING_TIMEOUT_MS }, () => {
  test('has a hand of its own for every style of the list', () => {
    const hands = new Set(HANDS.map((id) => styleFor(id).style))
    expect(hands.size).toBe(HANDS.length)
    for (const id of HANDS) expect(styleFor(id).warning).toBeUndefined()
  })

  test('says what a picture without a style is drawn as', () => {
    const { warnings } = drawPicture({ character, scene, style: 'none', sizePx: 64, createCanvas: createTestCanvas })
    expect(warnings).toEqual(['A picture without a style is drawn as a photograph.'])
  })
})

describe('pixel art', { timeout: DRAWING_TIMEOUT_MS }, () => {
  test('is made of whole cells: each has one colour, and colours are few', () => {
    const { picture } = drawPicture({ character, scene, style: 'pixel-art', sizePx: 256, createCanvas: createTestCanvas })
    const colorAt = (x: number, y: number) => {
      const at = (y * 256 + x) * 4
      return (picture.data[at]! << 16) | (picture.data[at + 1]! << 8) | picture.data[at + 2]!
    }
    const colors = new Set<number>()
    let unevenCells = 0
    for (let y = 0; y < 256; y += 2) {
      for (let x = 0; x < 256; x += 2) {
        const color = colorAt(x, y)
        colors.add(color)
        if (color !== colorAt(x + 1, y) || color !== colorAt(x, y + 1) || color !== colorAt(x + 1, y + 1)) unevenCells += 1
      }
    }
    expect(unevenCells).toBe(0)
    // 36 of the palettes, their outline tones and the stamps of the face.
    expect(colors.size).toBeLessThan(110)
  })
})

test('what is said of light is laid over once, over who is seen through, too', () => {
  const lit: SceneSheet = { ...scene, light: { ...scene.light, effects: ['moonlight'] } }
  const order = { character: { ...character, sheer: 0.4 }, scene: lit, style: 'anime', sizePx: 96 } as const
  const { picture, mask } = drawUnfinished({ ...order, createCanvas: createTestCanvas })
  const plain = picture.data.slice()
  finishOf(lit)?.(picture, mask, lit)
  expect(picture.data).not.toEqual(plain)
  expect(drawPicture({ ...order, createCanvas: createTestCanvas }).picture.data).toEqual(picture.data)
  expect(finishOf(scene)).toBeUndefined()
})
