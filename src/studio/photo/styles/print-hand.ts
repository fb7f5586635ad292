import type { Picture } from '../../canvas.ts'
import { grade } from '../../styles/grade.ts'
import { createScreen } from '../../styles/halftone.ts'
import type { Painting } from '../../styles/stroke.ts'
import { type CelLook, celPlanes } from './cel-planes.ts'
import { drawFeatures } from './draw-features.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import type { FeatureLook } from './feature-look.ts'
import { type InkLook, inkLines, layInk } from './ink-lines.ts'
import type { PhotoHand, PhotoJob } from './photo-hand.ts'
import type { PhotoPlace } from './photo-scene.ts'
import { brightnessOf } from './planes.ts'
import type { FaceShape } from './reshape-face.ts'
import { planeRows } from './resize-plane.ts'
import { seat } from './seat.ts'
import type { Sitter } from './sitter.ts'
import { standBefore } from './stand-before.ts'

/** A style that is printed: flat colours, a screen of dots in the half tones, black. */
export interface PrintStyle {
  readonly shape: FaceShape
  readonly calm: number
  readonly cel: CelLook
  readonly ink: InkLook
  readonly features: FeatureLook
  readonly contrast: number
  /** Dots across the picture's height. */
  readonly dots: number
  /** Factor on the colour under a dot. */
  readonly dotColor: readonly [number, number, number]
  /** Brightness (of 255) at which dots begin and are full. */
  readonly dotsFrom: number
  readonly dotsFull: number
  /** Below this brightness all is black. */
  readonly black: number
  readonly place?: PhotoPlace
}

export const printHand =
  (styleOf: (candidate: number) => PrintStyle): PhotoHand =>
  (job) =>
    print(job, styleOf(job.candidate))

function print(job: PhotoJob, style: PrintStyle): Picture {
  const { photo, reading, createCanvas } = job
  const sitter = seat(photo, reading, { shape: style.shape, calm: style.calm, createCanvas })
  const painting = enlargeCrisp(celPlanes(sitter, style.cel), sitter, 2)
  grade(painting, { contrast: style.contrast, saturation: 1, shadows: [0, 0, 0], lights: [0, 0, 0], vignette: 0 })
  layDots(painting, sitter, style)
  layInk(painting, inkLines(sitter, style.ink), { color: [12, 10, 18], own: 0 })
  drawFeatures(painting, sitter, style.features)
  return style.place ? standBefore(painting, sitter, job, style.place) : painting
}

function layDots({ width, height, data }: Painting, sitter: Sitter, style: PrintStyle): void {
  const { calm, masks } = sitter
  const size = { width, height }
  const plane = (values: Float32Array) => ({ write: planeRows(values, calm, size), row: new Float32Array(width) })
  const planes = [plane(brightnessOf(calm)), plane(masks.skin), plane(masks.features)]
  const [light, skin, features] = planes.map(({ row }) => row) as [Float32Array, Float32Array, Float32Array]
  const screen = createScreen({ pitchPx: Math.max(2.5, Math.max(width, height) / style.dots), angle: Math.PI / 4 })
  for (let y = 0; y < height; y += 1) {
    for (const { write, row } of planes) write(y, row)
    dotRow(data, { light, skin, features }, { y, screen, style })
  }
}

function dotRow(
  data: Uint8ClampedArray,
  { light, skin, features }: Readonly<Record<'light' | 'skin' | 'features', Float32Array>>,
  row: { readonly y: number; readonly screen: ReturnType<typeof createScreen>; readonly style: PrintStyle },
): void {
  const { y, screen, style } = row
  const { dotsFrom, dotsFull, dotColor } = style
  const width = light.length
  for (let x = 0; x < width; x += 1) {
    const share = Math.min(1, Math.max(0, (dotsFrom - light[x]!) / (dotsFrom - dotsFull)))
    const dot = share <= 0 ? 0 : screen(x, y, share * 0.46) * (1 - 0.8 * Math.min(1, Math.max(0, features[x]!)))
    // Skin is never blackened: it keeps its two tones.
    const black = Math.min(1, Math.max(0, (style.black - light[x]!) / 8)) * (1 - 0.9 * Math.min(1, Math.max(0, skin[x]!)))
    if (dot === 0 && black === 0) continue
    for (let channel = 0, to = (y * width + x) * 4; channel < 3; channel += 1, to += 1) {
      const dotted = data[to]! * (1 + (dotColor[channel]! - 1) * dot)
      data[to] = dotted + (12 - dotted) * black
    }
  }
}
