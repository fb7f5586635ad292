import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import type { StyleId } from '../../contract/styles.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { drawFilm } from './draw-film.ts'
import { drawLayers } from './film-layers.ts'
import { readMotion } from './film-motion.ts'

// People in realistic styles are of the human form.
giveForm('whole', () => formBytes('whole'))

const STRIDE_SECONDS = 1.15

function order(style: StyleId) {
  const { character, scene } = castCharacter(readDescription('a woman in jeans').reading, { seed: 'w', candidate: 1, style })
  const view = { angle: 'low', headYaw: 0.42, headPitch: 0.03, headRoll: -0.065, bodyYaw: 0.15 } as const
  const camera = { ...view, framing: 'full figure' as const }
  const walking = { ...scene, seed: 'w/1', pose: 'walking' as const, backdrop: 'meadow' as const, camera }
  const canvas = createCanvas as unknown as CreateCanvas // the studio's part
  return { character, scene: walking, style, widthPx: 160, heightPx: 160, createCanvas: canvas }
}

test.each(['anime', 'pixel-art', 'photoreal'] satisfies StyleId[])(
  '%s: legs and arms walk, and the face keeps still',
  (style) => {
    const { layers } = drawLayers({ ...order(style), isMovingOn: true })
    const { landmarks, view } = layers.built
    const walk = layers.createWalk()
    const still = layers.figure.slice()
    const scale = layers.widthPx / view.widthPx
    const unitPx = view.unitPx * scale
    const changed = (fromY: number, toY: number, reachPx: number) => {
      let sum = 0
      const middle = landmarks.eyes.xPx * scale
      for (let y = Math.floor(fromY); y < toY; y += 1) {
        for (let x = Math.floor(middle - reachPx); x < middle + reachPx; x += 1) {
          const at = (y * layers.widthPx + x) * 4
          for (let channel = 0; channel < 4; channel += 1) sum += Math.abs(layers.figure[at + channel]! - still[at + channel]!)
        }
      }
      return sum / (toY - fromY)
    }
    const [eyesY, chinY] = [landmarks.eyes.yPx * scale, landmarks.chin.yPx * scale]
    const hipY = landmarks.legs[0].hip.yPx * scale
    walk.show(STRIDE_SECONDS * 0.28)
    // Down to the lips: beside the chin a shoulder that moves comes near.
    expect(changed(eyesY - 0.5 * unitPx, chinY - 0.4 * unitPx, 0.8 * unitPx)).toBeLessThan(1)
    expect(changed(hipY - 2 * unitPx, hipY, 3 * unitPx)).toBeGreaterThan(100)
    expect(changed(hipY + 2 * unitPx, landmarks.floorYPx * scale, 3 * unitPx)).toBeGreaterThan(300)
    // Whoever has walked a stride stands as before.
    walk.show(STRIDE_SECONDS)
    expect(layers.figure).toEqual(still)
    expect(walk.drop(0)).toEqual({ trunk: 0, feet: 0 })
    // Over the leg that stands they rise, or stay about as high.
    expect(walk.drop(STRIDE_SECONDS / 4).trunk).toBeLessThan(style === 'photoreal' ? 0.1 * unitPx : 0)
  },
)

test.each(['anime', 'photoreal'] satisfies StyleId[])(
  '%s: a shadow that goes with the feet leaves the picture as it was',
  (style) => {
    const { layers } = drawLayers({ ...order(style), isMovingOn: true })
    const picture = () =>
      Array.from({ length: layers.plate.length / 4 }, (_, pixel) => {
        const at = pixel * 4
        return layers.plate[at]! * (1 - layers.figure[at + 3]! / 256) + layers.figure[at]!
      })
    const before = picture()
    const isRim = before.map((_, pixel) => layers.figure[pixel * 4 + 3]! % 256 !== 0)
    const plate = layers.plate.slice()
    layers.createWalk()
    expect(layers.plate).not.toEqual(plate)
    // The soft rim of the figure is no longer the picture's: it takes the figure's own colour.
    const changes = picture().map((value, at) => (isRim[at] ? 0 : Math.abs(value - before[at]!)))
    expect(Math.max(...changes)).toBeLessThanOrEqual(2)
  },
)

test.each(['anime', 'photoreal'] satisfies StyleId[])(
  '%s: who sets off stands at first as before, and goes on smoothly from there',
  (style) => {
    const { scene, ...rest } = order(style)
    const from = { ...scene, pose: 'relaxed' as const }
    const standing = drawLayers({ ...rest, scene: from }).layers
    const { layers } = drawLayers({ ...rest, scene, from, isMovingOn: true })
    const walk = layers.createWalk()
    walk.show(0)
    /** Half heads: a stride may be framed from farther. */
    const feet = ({ built: { landmarks, view } }: typeof layers) => (landmarks.floorYPx - landmarks.eyes.yPx) / view.unitPx
    expect(walk.hasStillHead()).toBe(false)
    const drop = walk.drop(0).trunk / layers.built.view.unitPx
    expect(Math.abs(feet(layers) - drop - feet(standing))).toBeLessThan(0.2)
    const drops = Array.from({ length: 20 }, (_, index) => walk.drop(index / 20).trunk)
    expect(Math.max(...drops.slice(1).map((drop, index) => Math.abs(drop - drops[index]!)))).toBeLessThan(
      0.25 * layers.built.view.unitPx,
    )
    walk.show(0.6)
    expect(walk.hasStillHead()).toBe(true)
  },
)

test('frames of a walk are the same in whatever order they are asked for', () => {
  const film = () =>
    drawFilm({
      ...order('anime'),
      motion: readMotion('she walks'),
      widthPx: 96,
      heightPx: 96,
      framesPerSecond: 10,
      durationSeconds: 1,
    })
  const [forward, backward] = [film(), film()]
  const frames = [0, 4, 8].map((index) => forward.frameAt(index))
  for (const [at, index] of [8, 4, 0].entries()) expect(backward.frameAt(index)).toEqual(frames[2 - at])
})
