import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { formBytes } from '../../../../../scripts/form/form-data.ts'
import type { StyleId } from '../../../../contract/styles.ts'
import { giveForm } from '../../../body/given-form.ts'
import type { CreateCanvas } from '../../../canvas.ts'
import { drawPicture } from '../../../draw-picture.ts'
import { proportionsFor } from '../../../features/proportions-for.ts'
import { MATERIAL, PART } from '../../../raster/figure-buffers.ts'
import { castCharacter } from '../../../sheet/cast-character.ts'
import type { SceneSheet } from '../../../sheet/scene-sheet.ts'
import { readDescription } from '../../../words/read-description.ts'
import { buildFigure } from '../../build-figure.ts'

giveForm('whole', () => formBytes('whole'))

const SIZE = { widthPx: 128, heightPx: 128 }
const castOf = (words: string, style: StyleId = 'anime') =>
  castCharacter(readDescription(words).reading, { seed: 's', candidate: 1, style })

function figureOf(words: string, changed: Partial<SceneSheet> = {}) {
  const { character, scene } = castOf(words)
  const proportions = proportionsFor(character, 'anime')
  return buildFigure(character, { ...scene, ...changed }, { proportions, ...SIZE }).buffers
}

type Buffers = ReturnType<typeof figureOf>

const covered = ({ material }: Buffers) => [...material.keys()].filter((at) => material[at] !== MATERIAL.none)

function boxOf(buffers: Buffers) {
  const at = covered(buffers)
  const [xs, ys] = [at.map((pixel) => pixel % SIZE.widthPx), at.map((pixel) => Math.floor(pixel / SIZE.widthPx))]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { left, right, top, bottom, wide: right - left, high: bottom - top }
}

/** Mean colour, 0 … 1. */
function colorOf(buffers: Buffers): number[] {
  const at = covered(buffers)
  return [0, 1, 2].map((channel) => at.reduce((sum, pixel) => sum + buffers.albedo[pixel * 3 + channel]!, 0) / at.length / 255)
}

describe('an animal by itself', () => {
  test('has no head or hands of a person, and all of it is in the picture', () => {
    for (const words of ['a tabby cat', 'a white horse galloping', 'a lion lying in the savanna', 'an owl', 'a green dragon']) {
      const buffers = figureOf(words)
      expect(new Set(buffers.part)).not.toContain(PART.head)
      const { left, right, top, bottom } = boxOf(buffers)
      expect(Math.min(left, top)).toBeGreaterThan(1)
      expect(Math.max(right, bottom)).toBeLessThan(126)
    }
  })

  test('a horse that gallops is longer than high, one that lies is lower than one that stands', () => {
    const { wide, high } = boxOf(figureOf('a white horse galloping'))
    expect(wide).toBeGreaterThan(high)
    const share = (pose: SceneSheet['pose']) => {
      const box = boxOf(figureOf('a brown wolf', { pose }))
      return box.high / box.wide
    }
    expect(share('lying')).toBeLessThan(share('relaxed') * 0.85)
    expect(share('sleeping')).toBeLessThan(share('lying'))
  })

  test('has the colour that was said', () => {
    const [white, black, red] = ['a white horse', 'a black cat', 'a red fox'].map((words) => colorOf(figureOf(words)))
    expect(Math.min(...white!)).toBeGreaterThan(0.7)
    expect(Math.max(...black!)).toBeLessThan(0.3)
    expect(red![0]!).toBeGreaterThan(red![2]! * 1.3)
  })

  test('a portrait shows its head larger', () => {
    const eyes = (words: string) => figureOf(words).material.filter((kind) => kind === MATERIAL.eye).length
    expect(eyes('a cat, close portrait')).toBeGreaterThan(4 * eyes('a cat'))
  })

  test('its mouth opens when it speaks, and its eyes close', () => {
    const near = { ...castOf('a cat, close portrait').scene }
    const calm = figureOf('a cat, close portrait', near)
    const speaking = figureOf('a cat, close portrait', { ...near, moment: { mouth: { open: 1, wide: 1, round: 0, teeth: 0 } } })
    const blinking = figureOf('a cat, close portrait', { ...near, moment: { lids: 0 } })
    const eyes = ({ material }: Buffers) => material.filter((kind) => kind === MATERIAL.eye).length
    expect(eyes(speaking)).toBe(eyes(calm))
    expect(eyes(blinking)).toBeLessThan(eyes(calm) * 0.3)
    const changed = covered(calm).filter((at) => calm.albedo[at * 3] !== speaking.albedo[at * 3])
    expect(changed.length).toBeGreaterThan(20)
  })

  test.each(['photoreal', 'pixar', 'anime', 'pixel-art', 'watercolor', 'line-art'] as const)(
    'is the same twice in %s',
    (style) => {
      const { character, scene } = castOf('a fox in the forest', style)
      const draw = () =>
        drawPicture({ character, scene, style, ...SIZE, createCanvas: createCanvas as unknown as CreateCanvas }).picture.data // the studio's part of its canvas
      expect(draw()).toEqual(draw())
    },
  )

  test('a sheet that was cast before there were any is drawn as it was: a person with its head', () => {
    const { character, scene } = castOf('a cat')
    const { beast, ...stored } = character
    expect(beast).toBeDefined()
    const proportions = proportionsFor(stored, 'anime')
    const near = { ...scene, camera: { ...scene.camera, framing: 'bust' as const } }
    expect(new Set(buildFigure(stored, near, { proportions, ...SIZE }).buffers.part)).toContain(PART.head)
  })
})
