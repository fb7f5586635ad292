import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { CreateCanvas } from '../canvas.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { lightFor } from '../scene/light.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { castOnGround } from './cast-on-ground.ts'

const createTestCanvas = createCanvas as unknown as CreateCanvas // the studio's Canvas is the common part of both
const SIZE = 200
const FEET = 185

/** How much darker the ground is beside the feet of a post, `halfWidth` wide to each side. */
function darkened(side: 'left' | 'right', weather: SceneSheet['weather'] = 'clear', halfWidth = 12) {
  const part = new Uint16Array(SIZE * SIZE)
  for (let y = 30; y <= FEET; y += 1) part.fill(1, y * SIZE + 100 - halfWidth, y * SIZE + 100 + halfWidth)
  const scene = {
    backdrop: 'park',
    timeOfDay: 'afternoon',
    weather,
    light: lightFor('park', 'afternoon', weather, { side }),
    camera: { framing: 'full figure', angle: 'eye level' },
  } as SceneSheet
  const context = createTestCanvas(SIZE, SIZE).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIZE, SIZE)
  const buffers = { part, widthPx: SIZE, heightPx: SIZE, unitPx: 12 } as FigureBuffers
  castOnGround(context, { buffers, scene, createCanvas: createTestCanvas, lowest: FEET, scale: 1 })
  const { data } = context.getImageData(0, 0, SIZE, SIZE)
  const darkOf = (fromX: number, toX: number) => {
    let sum = 0
    for (let y = 0; y < SIZE; y += 1) for (let x = fromX; x < toX; x += 1) sum += 255 - data[(y * SIZE + x) * 4]!
    return sum / 1000
  }
  return { left: darkOf(0, 80), right: darkOf(120, SIZE) }
}

test('a shadow falls away from the light, and clouds leave little of it', () => {
  const [fromLeft, fromRight] = [darkened('left'), darkened('right')]
  expect(fromLeft.right).toBeGreaterThan(fromLeft.left * 5 + 10)
  expect(fromRight.left).toBeGreaterThan(fromRight.right * 5 + 10)
  expect(darkened('left', 'rain').right).toBeLessThan(fromLeft.right * 0.5)
})

test('a wall that somebody leans on throws none', () => {
  expect(darkened('left', 'clear', 95)).toEqual({ left: 0, right: 0 })
})
