import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawLayers } from './film-layers.ts'
import { isOfHead } from './is-of-head.ts'
import { mapMotion } from './motion-map.ts'
import { takeArm } from './waving-arm.ts'

test.each(['a pirate with a tricorn', 'a witch with a pointed hat'])(
  'the waving arm of %s takes nothing of the head along',
  (words) => {
    const { reading } = readDescription(words)
    const { character, scene } = castCharacter(reading, { seed: 'film', candidate: 1, style: 'anime' })
    const { layers } = drawLayers({
      character,
      scene: { ...scene, pose: 'waving' },
      style: 'anime',
      widthPx: 144,
      heightPx: 144,
      createCanvas: createCanvas as unknown as CreateCanvas, // the studio's part of its canvas
    })
    const { buffers, landmarks, view } = layers.built
    const scale = layers.widthPx / view.widthPx
    const [one, other] = landmarks.hands
    const raised = one.yPx < other.yPx ? one : other
    // A forearm that leans toward the head is the worst that can come.
    const arm = {
      elbow: [raised.xPx * scale, (raised.yPx + 2 * view.unitPx) * scale],
      hand: [(raised.xPx * scale + landmarks.eyes.xPx * scale) / 2, raised.yPx * scale],
    } as const
    const taken = takeArm(layers, mapMotion(layers), arm)
    const toBuffer = buffers.widthPx / layers.widthPx
    let [ofArm, ofHead] = [0, 0]
    for (let at = 3, pixel = 0; at < taken.length; at += 4, pixel += 1) {
      if (taken[at] === 0) continue
      const x = Math.floor(((pixel % layers.widthPx) + 0.5) * toBuffer)
      const y = Math.floor((Math.floor(pixel / layers.widthPx) + 0.5) * toBuffer)
      if (isOfHead(buffers, y * buffers.widthPx + x)) ofHead += 1
      else ofArm += 1
    }
    expect(ofArm).toBeGreaterThan(20)
    expect(ofHead).toBe(0)
  },
)
