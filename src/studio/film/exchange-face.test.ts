import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../scripts/form/form-data.ts'
import type { StyleId } from '../../contract/styles.ts'
import { giveForm } from '../body/given-form.ts'
import type { CreateCanvas } from '../canvas.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import { readDescription } from '../words/read-description.ts'
import { exchangeFace } from './exchange-face.ts'
import { eyesOnFace, mouthOnFace, windowOn } from './face-window.ts'
import { drawLayers } from './film-layers.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

const SIDE_PX = 224
/** As in life, and with eyes twice as large. */
const STYLES = ['photoreal', '3d-cartoon'] as const

/** The layers of a film of a person of the human form who looks at us. */
function layersOf(words: string, style: StyleId = 'photoreal') {
  const { character, scene } = castCharacter(readDescription(words).reading, { seed: 'film', candidate: 1, style })
  const turned = { headYaw: 0.2, headPitch: 0, headRoll: 0, bodyYaw: 0, framing: 'close portrait' } as const
  const facing = { ...scene, camera: { ...scene.camera, ...turned }, gaze: { x: 0, y: 0 } }
  const size = { widthPx: SIDE_PX, heightPx: SIDE_PX, createCanvas: createCanvas as unknown as CreateCanvas } // the studio's part
  const order = { character, scene: facing, style, ...size } as const
  const { layers } = drawLayers(order)
  const proportions = proportionsFor(character, styleFor(style).style.family)
  const job = { ...order, proportions, figure: layers.built }
  return { layers, job }
}

const changedAt = (before: Int16Array, after: Int16Array) =>
  Array.from({ length: before.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
    [0, 1, 2, 3].some((channel) => before[pixel * 4 + channel] !== after[pixel * 4 + channel]),
  )
/** Bytes of brightness that the layer has at pixels. */
const brightness = (layer: Int16Array, pixels: readonly number[]) =>
  pixels.reduce((sum, pixel) => sum + layer[pixel * 4 + 1]!, 0) / pixels.length

test.each(STYLES)(
  'eyes of a person of the human form close in a film in the style %s, and nothing else of them moves',
  (style) => {
    const { layers, job } = layersOf('a bald pale woman with blue eyes', style)
    const { figure, built } = layers
    const eyes = Array.from(built.buffers.material.keys()).filter((pixel) => built.buffers.material[pixel] === MATERIAL.eye)
    expect(eyes.length).toBeGreaterThan(60)
    const open = figure.slice()
    const show = layers.createLids()
    show(2)
    const closed = figure.slice()
    const changed = changedAt(open, closed)
    const { leftPx, topPx, widthPx, heightPx } = windowOn(eyesOnFace(job.proportions), job)
    expect(changed.filter((pixel) => eyes.includes(pixel)).length).toBeGreaterThan(0.95 * eyes.length)
    const isOutside = (pixel: number) => {
      const [x, y] = [(pixel % SIDE_PX) - leftPx, Math.floor(pixel / SIDE_PX) - topPx]
      return x < 0 || y < 0 || x >= widthPx || y >= heightPx
    }
    expect(changed.filter(isOutside)).toEqual([])
    // Where there was an eye, there is skin now: no red is less than its blue.
    const isOfSkin = (pixel: number) => closed[pixel * 4]! > closed[pixel * 4 + 2]!
    expect(eyes.filter(isOfSkin).length).toBeGreaterThan(0.9 * eyes.length)
    show(1)
    expect(changedAt(closed, figure).length).toBeGreaterThan(20)
    show(0)
    expect(figure).toEqual(open)
  },
)

test.each(STYLES)('a mouth of the human form opens in a film in the style %s with its chin, and closes as it was', (style) => {
  const { layers, job } = layersOf('a bald young man', style)
  const { figure } = layers
  const still = figure.slice()
  const lips = layers.createLips()
  lips.show(8)
  const { leftPx, topPx, widthPx, heightPx } = windowOn(mouthOnFace(job.proportions), job)
  const changed = changedAt(still, figure)
  expect(changed.length).toBeGreaterThan(0.2 * widthPx * heightPx)
  // The dark of the open mouth.
  const middle = changed.filter((pixel) => {
    const [x, y] = [(pixel % SIDE_PX) - leftPx, Math.floor(pixel / SIDE_PX) - topPx]
    return x > widthPx * 0.3 && x < widthPx * 0.7 && y > heightPx * 0.25 && y < heightPx * 0.6
  })
  const darkest = middle.toSorted((a, b) => figure[a * 4 + 1]! - figure[b * 4 + 1]!).slice(0, 40)
  expect(brightness(figure, darkest)).toBeLessThan(0.5 * brightness(still, darkest))
  lips.show(4)
  expect(changedAt(still, figure).length).toBeLessThan(changed.length)
})

test('a face of the same moment, built anew, is the face of the picture', () => {
  const { layers, job } = layersOf('a woman with long hair, a hat and glasses')
  const still = layers.figure.slice()
  const part = windowOn(mouthOnFace(job.proportions), job)
  const face = exchangeFace({
    style: styleFor('photoreal').style,
    job,
    figure: layers.figure,
    part,
    sewn: layers.built.sewn,
    moments: [{}],
  })
  face.show(0)
  // Where the window's corner lies changes the last digits of places, and with them which of two hairs is before the other.
  expect(changedAt(still, layers.figure).length).toBeLessThan(0.02 * part.widthPx * part.heightPx)
  expect(still.reduce((most, value, at) => Math.max(most, Math.abs(value - layers.figure[at]!)), 0)).toBeLessThan(4)
})
