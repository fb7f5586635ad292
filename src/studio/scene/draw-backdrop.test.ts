import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { BACKDROPS, type BackdropKind, type SceneSheet } from '../sheet/scene-sheet.ts'
import { drawBackdrop } from './draw-backdrop.ts'
import { lightFor } from './light.ts'
import { drawWeather, hasWeatherInFront } from './weather.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE_PX = 64

const aScene = (backdrop: BackdropKind, changes: Partial<SceneSheet> = {}): SceneSheet => ({
  version: 1,
  seed: 'a',
  pose: 'portrait',
  expression: 'neutral',
  gaze: { x: 0, y: 0 },
  backdrop,
  timeOfDay: 'noon',
  weather: 'clear',
  light: lightFor(backdrop, 'noon', 'clear'),
  camera: { framing: 'wide', angle: 'eye level', headYaw: 0.3, headPitch: 0, headRoll: 0, bodyYaw: 0 },
  ...changes,
})

function pixels(scene: SceneSheet, blur = 0): Uint8ClampedArray {
  const canvas = drawBackdrop(scene, {
    widthPx: SIZE_PX,
    heightPx: SIZE_PX,
    createCanvas: createTestCanvas,
    blurFar: blur,
    blurNear: blur,
  })
  return canvas.getContext('2d').getImageData(0, 0, SIZE_PX, SIZE_PX).data
}

function meanDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]!)
  return sum / one.length
}

const leastAlpha = (data: Uint8ClampedArray) =>
  data.reduce((least, value, at) => (at % 4 === 3 ? Math.min(least, value) : least), 255)

describe('a backdrop', { timeout: 180_000 }, () => {
  test('fills the picture and is the same for the same seed, everywhere', () => {
    for (const backdrop of BACKDROPS) {
      const drawn = pixels(aScene(backdrop))
      expect(leastAlpha(drawn), backdrop).toBe(255)
      expect(meanDifference(pixels(aScene(backdrop)), drawn), backdrop).toBe(0)
    }
  })

  test('differs clearly from every other place', () => {
    const drawn = BACKDROPS.map((backdrop) => pixels(aScene(backdrop)))
    const alike = BACKDROPS.flatMap((one, index) =>
      BACKDROPS.slice(index + 1).flatMap((other, offset) =>
        meanDifference(drawn[index]!, drawn[index + 1 + offset]!) > 8 ? [] : [`${one} and ${other}`],
      ),
    )
    expect(alike).toEqual([])
  })

  test('is darker at night than at noon', () => {
    const mean = (data: Uint8ClampedArray) => data.reduce((sum, value) => sum + value, 0) / data.length
    for (const backdrop of ['sea', 'meadow', 'village', 'mountains'] as const) {
      const night = aScene(backdrop, { timeOfDay: 'night', light: lightFor(backdrop, 'night', 'clear') })
      expect(mean(pixels(night)), backdrop).toBeLessThan(mean(pixels(aScene(backdrop))) - 25)
    }
  })

  test('loses no edge of the picture to its blur', () => {
    expect(leastAlpha(pixels(aScene('forest'), 30))).toBeGreaterThan(250)
  })
})

describe('weather in front', () => {
  test('falls outdoors only', () => {
    expect(hasWeatherInFront(aScene('sea', { weather: 'rain' }))).toBe(true)
    expect(hasWeatherInFront(aScene('neon city', { weather: 'rain' }))).toBe(true)
    expect(hasWeatherInFront(aScene('library', { weather: 'rain' }))).toBe(false)
    expect(hasWeatherInFront(aScene('sea'))).toBe(false)
  })

  test.each(['rain', 'storm', 'snow', 'fog', 'wind'] as const)('%s leaves its mark', (weather) => {
    const context = createTestCanvas(SIZE_PX, SIZE_PX).getContext('2d')
    drawWeather(context, aScene('sea', { weather }), { widthPx: SIZE_PX, heightPx: SIZE_PX })
    expect(context.getImageData(0, 0, SIZE_PX, SIZE_PX).data.some((value) => value > 0)).toBe(true)
  })
})
