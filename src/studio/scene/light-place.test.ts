import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { lightFor } from './light.ts'
import { lightPlace } from './light-place.ts'
import { createStage } from './stage.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE = 120

/** A flat grey place in the light of its hour, with a white lamp of some pixels in its middle. */
function lit(
  timeOfDay: SceneSheet['timeOfDay'],
  { side = 'left', grey = 110 }: { side?: 'left' | 'right'; grey?: number } = {},
) {
  const scene: SceneSheet = {
    version: 1,
    seed: 'a',
    pose: 'portrait',
    expression: 'neutral',
    gaze: { x: 0, y: 0 },
    backdrop: 'city street',
    timeOfDay,
    weather: 'clear',
    light: lightFor('city street', timeOfDay, 'clear', { side }),
    camera: { framing: 'wide', angle: 'eye level', headYaw: 0, headPitch: 0, headRoll: 0, bodyYaw: 0 },
  }
  const canvas = createTestCanvas(SIZE, SIZE)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${grey},${grey},${grey})`
  context.fillRect(0, 0, SIZE, SIZE)
  context.fillStyle = '#ffffff'
  context.fillRect(56, 56, 8, 8)
  lightPlace(canvas, createStage(scene, { widthPx: SIZE, heightPx: SIZE, createCanvas: createTestCanvas }).stage)
  const { data } = context.getImageData(0, 0, SIZE, SIZE)
  return (x: number, y: number) => Array.from(data.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3))
}

const luma = ([red, green, blue]: number[]) => red! * 0.3 + green! * 0.59 + blue! * 0.11

test('a place is brighter and warmer where its light comes from', () => {
  for (const [side, near, far] of [
    ['left', 6, 113],
    ['right', 113, 6],
  ] as const) {
    const at = lit('golden hour', { side })
    const [bright, dim] = [at(near, 50), at(far, 50)]
    expect(luma(bright)).toBeGreaterThan(luma(dim) + 15)
    expect(bright[0]! / bright[2]!).toBeGreaterThan(dim[0]! / dim[2]!)
  }
})

test('a lamp shines into the dark around it', () => {
  const at = lit('night', { grey: 30 })
  expect(luma(at(66, 60))).toBeGreaterThan(luma(at(100, 60)) + 12)
})
