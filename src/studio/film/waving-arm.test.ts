import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import type { StyleId } from '../../contract/styles.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { add, scaleBy, subtract } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawLayers } from './film-layers.ts'
import { findWavingArm } from './find-waving-arm.ts'
import { isOfHead } from './is-of-head.ts'
import { mapMotion } from './motion-map.ts'
import { armMotion, takeArm, type WavingArm } from './waving-arm.ts'

// People in realistic styles are of the human form.
giveForm('whole', () => formBytes('whole'))

function waver(words: string, style: StyleId) {
  const { character, scene } = castCharacter(readDescription(words).reading, { seed: 'film', candidate: 1, style })
  const waving = { ...scene, pose: 'waving' as const, camera: { ...scene.camera, framing: 'half figure' as const } }
  const order = { character, scene: waving, style, widthPx: 144, heightPx: 144 }
  const { layers } = drawLayers({ ...order, createCanvas: createCanvas as unknown as CreateCanvas }) // the studio's part
  const { buffers } = layers.built
  const toBuffer = buffers.widthPx / layers.widthPx
  /** The pixel of the figure's buffers at a pixel of the layers. */
  const inBuffers = (pixel: number) => {
    const x = Math.floor(((pixel % layers.widthPx) + 0.5) * toBuffer)
    return Math.floor((Math.floor(pixel / layers.widthPx) + 0.5) * toBuffer) * buffers.widthPx + x
  }
  const before = layers.figure.slice()
  return { layers, buffers, before, inBuffers, arm: findWavingArm(order, layers) }
}

test.each([
  ['a pirate with a tricorn', 'anime'],
  ['a witch with a pointed hat', 'anime'],
  ['a woman with long hair', 'photoreal'],
] as const)('the waving arm of %s takes nothing of the head along (%s)', (words, style) => {
  const { layers, buffers, inBuffers, arm } = waver(words, style)
  const { landmarks, view } = layers.built
  // A forearm that leans toward the head is the worst that can come.
  const [x, y, z] = arm.hand
  const leaning: WavingArm = { ...arm, hand: [(x + (landmarks.eyes.xPx * layers.widthPx) / view.widthPx) / 2, y, z] }
  const taken = takeArm(layers, mapMotion(layers), leaning)
  let [ofArm, ofHead] = [0, 0]
  for (let pixel = 0; pixel < taken.length / 4; pixel += 1) {
    if (taken[pixel * 4 + 3] === 0) continue
    if (isOfHead(buffers, inBuffers(pixel))) ofHead += 1
    else ofArm += 1
  }
  expect(ofArm).toBeGreaterThan(20)
  expect(ofHead).toBe(0)
})

test.each([
  ['a queen in a wide kimono', 'anime'],
  ['a pirate in a coat', 'anime'],
  ['a woman in a coat', 'photoreal'],
  ['a man in a shirt', 'photoreal'],
] as const)('%s waves with the whole sleeve (%s)', (words, style) => {
  const { layers, buffers, before, inBuffers, arm } = waver(words, style)
  const map = mapMotion(layers)
  const taken = takeArm(layers, map, arm)
  const middle = (from: Vector, to: Vector) => scaleBy(add(from, to), 0.5)
  const [forearm, upperArm] = [middle(arm.elbow, arm.hand), middle(arm.elbow, arm.shoulder)]
  const parts = new Set<number | undefined>()
  for (let pixel = 0; pixel < taken.length / 4; pixel += 1) if (taken[pixel * 4 + 3]) parts.add(buffers.part[inBuffers(pixel)])
  let [left, all] = [0, 0]
  for (let pixel = 0; pixel < taken.length / 4; pixel += 1) {
    if (before[pixel * 4 + 3] === 0 || !parts.has(buffers.part[inBuffers(pixel)])) continue
    const depth = (buffers.depth[inBuffers(pixel)] ?? 0) * map.unitPx
    const point: Vector = [pixel % layers.widthPx, Math.floor(pixel / layers.widthPx), depth]
    const away = (from: Vector) => Math.hypot(...subtract(point, from))
    // Well on the side of the forearm, and no farther from it than a sleeve is wide.
    if (away(forearm) > Math.min(1.2 * map.unitPx, 0.8 * away(upperArm))) continue
    all += 1
    if (taken[pixel * 4 + 3] === 0) left += 1
  }
  expect(all).toBeGreaterThan(80)
  // In the crook of the elbow both sides hold on to it.
  expect(left / all).toBeLessThan(0.14)
})

test('the arm of a person of the human form turns without a tear: what stays is where the field of its movement ends', () => {
  const { layers, before, arm } = waver('a woman in a coat', 'photoreal')
  const map = mapMotion(layers)
  const taken = takeArm(layers, map, arm)
  const covers = Array.from({ length: taken.length / 4 }, (_, pixel) => pixel * 4 + 3)
  expect(covers.filter((at) => before[at]! > 0 && taken[at] === 0 && layers.figure[at] === 0)).toEqual([])
  const still = { x: new Float32Array(map.columns * map.rows), y: new Float32Array(map.columns * map.rows) }
  // The farthest of a wave.
  const { x } = armMotion(map, arm)(0.425, still)
  const movedAt = ([px, py]: Vector) => Math.abs(x[Math.round(py / map.knotPx) * map.columns + Math.round(px / map.knotPx)]!)
  expect(movedAt(arm.hand)).toBeGreaterThan(0.3 * map.unitPx)
  expect(movedAt(arm.elbow)).toBeLessThan(0.02 * map.unitPx)
  expect(movedAt(arm.shoulder)).toBeLessThan(0.02 * map.unitPx)
})
