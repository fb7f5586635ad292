import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import { DEFAULT_STYLE, findStyle, STYLE_NAMES, type StyleId } from '../../contract/styles.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawFilm } from './draw-film.ts'
import { readMotion } from './film-motion.ts'

// People in realistic styles are of the human form.
giveForm('whole', () => formBytes('whole'))

const SIZE = { widthPx: 96, heightPx: 96 }

function aFilm(words: string, { style = 'anime', durationSeconds = 0.4 }: { style?: StyleId; durationSeconds?: number } = {}) {
  const { reading } = readDescription(words)
  const sheets = castCharacter(reading, { seed: 'film', candidate: 1, style })
  return drawFilm({
    ...sheets,
    ...SIZE,
    style,
    motion: readMotion(words),
    framesPerSecond: 10,
    durationSeconds,
    createCanvas: createCanvas as unknown as CreateCanvas, // the studio's part of its canvas
  })
}

/** Mean difference of two frames, 0…255. */
function difference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  return first.reduce((sum, value, at) => sum + Math.abs(value - second[at]!), 0) / first.length
}

test('a film has as many frames as its seconds ask for, each opaque and moved on a little', () => {
  const film = aFilm('a red-haired pirate at sea, slow zoom in')
  const frames = [...film.frames]
  expect(film.frameCount).toBe(4)
  expect(frames.map((frame) => frame.length)).toEqual(Array(4).fill(96 * 96 * 4))
  expect(frames.every((frame) => frame.every((value, at) => at % 4 !== 3 || value === 255))).toBe(true)
  for (const [index, frame] of frames.slice(1).entries()) {
    const moved = difference(frames[index]!, frame)
    expect(moved).toBeGreaterThan(0.05)
    expect(moved).toBeLessThan(20)
  }
})

test('the same order gives the same frames', () => {
  const frames = () => [...aFilm('an elf in the rain, orbit').frames]
  expect(frames()).toEqual(frames())
})

test('without wind or camera only the figure moves', () => {
  const frames = [...aFilm('an old wizard in a library, static camera, no wind', { durationSeconds: 2 }).frames]
  const corner = (frame: Uint8ClampedArray) => frame.slice(0, 4 * 8)
  expect(corner(frames[12]!)).toEqual(corner(frames[0]!))
  expect(difference(frames[12]!, frames[0]!)).toBeGreaterThan(0.02)
})

test('rain falls through the film', () => {
  const frames = [...aFilm('a knight on a rooftop in heavy rain, static camera').frames]
  expect(difference(frames[0]!, frames[1]!)).toBeGreaterThan(0.3)
})

test.each([...new Set(STYLE_NAMES.map((name) => findStyle(name) ?? DEFAULT_STYLE))])('%s can be taken apart', (style) => {
  const [first, last] = [...aFilm('a woman in a forest, orbit', { style, durationSeconds: 0.2 }).frames]
  expect(difference(first!, last!)).toBeLessThan(30)
})

test('a film of a black and white photograph has no colours, also where somebody blinks', () => {
  for (const frame of aFilm('black and white photo of an old man in a park', { style: 'photoreal', durationSeconds: 1 })
    .frames) {
    const colored = frame.findIndex((value, at) => at % 4 < 2 && Math.abs(value - frame[at + 1]!) > 6)
    expect(colored).toBe(-1)
  }
})

test('what a film does not keep of its picture is said', () => {
  expect(aFilm('silhouette of a man at a dutch angle').warnings).toEqual([
    'A film does not keep this of its picture: silhouette.',
    'A film does not keep this of its picture: tilted camera.',
  ])
  expect(aFilm('sepia photograph of a man').warnings).toEqual([])
})
