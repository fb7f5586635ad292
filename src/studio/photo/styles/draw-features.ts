import type { Context2D, CreateCanvas } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../../color.ts'
import { layLayer } from '../../styles/lay-layer.ts'
import type { Painting } from '../../styles/stroke.ts'
import { drawEye } from './draw-eye.ts'
import { between, type FaceMarks, type Place } from './face-marks.ts'
import type { FeatureLook } from './feature-look.ts'
import { irisOf } from './iris-of.ts'
import { fillForm, strokeTapered } from './pen.ts'
import type { Sitter } from './sitter.ts'

/** Draws the features of the sitter's face, where its photo has them. Changes the picture; without a face it stays. */
export function drawFeatures(painting: Painting, sitter: Sitter, look: FeatureLook): void {
  const { face, width, height, createCanvas, photo } = sitter
  // A face of a few pixels has no room for drawn eyes.
  if (!face || face.eyeGapPx < 14) return
  const box = boxOf(face, { width, height })
  const context = layerOf(createCanvas, box)
  if (look.blush > 0) drawBlush(context, face, look.blush)
  if (look.lips > 0) drawLips(context, painting, face, look)
  if (look.nose > 0) drawNose(context, face, look)
  if (look.mouth > 0) drawMouth(context, photo, face, look)
  layLayer(painting, context.getImageData(0, 0, box.width, box.height), box)
  const irises = face.eyes.map((eye) => irisOf(photo, eye))
  // Both eyes have one colour; the lighter find is less shaded by the lid.
  const color = irises.reduce((best, next) => (bright(next.color) > bright(best.color) ? next : best)).color
  for (const [side, eye] of face.eyes.entries()) {
    const layer = layerOf(createCanvas, box)
    drawEye(layer, eye, { ...irises[side]!, color }, { ...look, down: face.down })
    layLayer(painting, layer.getImageData(0, 0, box.width, box.height), box)
  }
  if (look.brow > 0) {
    const layer = layerOf(createCanvas, box)
    drawBrows(layer, painting, face, look)
    layLayer(painting, layer.getImageData(0, 0, box.width, box.height), box)
  }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Nothing is drawn farther from the points of a face than its eyes are apart, and a bit. */
function boxOf({ eyes, lips, oval, eyeGapPx }: FaceMarks, size: { readonly width: number; readonly height: number }): Box {
  const places = [...eyes.flatMap((eye) => [...eye.upper, ...eye.lower, ...eye.brow]), ...lips, ...oval]
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const margin = eyeGapPx * 1.1
  const left = Math.min(size.width - 1, Math.max(0, Math.floor(Math.min(...xs) - margin)))
  const top = Math.min(size.height - 1, Math.max(0, Math.floor(Math.min(...ys) - margin)))
  const right = Math.max(left + 1, Math.min(size.width, Math.ceil(Math.max(...xs) + margin)))
  const bottom = Math.max(top + 1, Math.min(size.height, Math.ceil(Math.max(...ys) + margin)))
  return { left, top, width: right - left, height: bottom - top }
}

/** A layer of its own for a part of the picture, drawn on in the picture's coordinates. */
function layerOf(createCanvas: CreateCanvas, { left, top, width, height }: Box): Context2D {
  const context = createCanvas(width, height).getContext('2d')
  context.translate(-left, -top)
  return context
}

const bright = ([red, green, blue]: Rgb) => red + green + blue

function colorAt({ width, height, data }: Painting, [x, y]: Place): Rgb {
  const at = (Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))) * 4
  return [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]
}

function drawBrows(context: Context2D, painting: Painting, face: FaceMarks, { brow, ink }: FeatureLook): void {
  for (const { browLine } of face.eyes) {
    const own = colorAt(painting, browLine[2]!)
    const color = mixRgb([own[0] * 0.55, own[1] * 0.5, own[2] * 0.5], ink, 0.35)
    strokeTapered(context, browLine, { widthPx: face.eyeGapPx * 0.085 * brow, color, alpha: 0.9, blunt: 0.75 })
  }
}

function drawNose(context: Context2D, { noseBase, eyeGapPx }: FaceMarks, { ink, nose }: FeatureLook): void {
  strokeTapered(context, noseBase.slice(1, 6), { widthPx: eyeGapPx * 0.028 * nose, color: ink, alpha: 0.6, blunt: 0 })
}

function drawMouth(context: Context2D, photo: Painting, face: FaceMarks, { ink, mouth }: FeatureLook): void {
  const { mouthUpper, mouthLower, eyeGapPx } = face
  const gap = Math.hypot(mouthLower[5]![0] - mouthUpper[5]![0], mouthLower[5]![1] - mouthUpper[5]![1])
  const widthPx = eyeGapPx * 0.036 * mouth
  if (gap >= eyeGapPx * 0.06) {
    const lip = between(mouthLower[5]!, face.lips[15]!, 0.5)
    const inside = [3, 5, 7].flatMap((at) =>
      [0.35, 0.55].map((share) => colorAt(photo, between(mouthUpper[at]!, mouthLower[at]!, share))),
    )
    // Teeth are brighter than lips, an open mouth is darker.
    const hasTeeth = Math.max(...inside.map(bright)) > bright(colorAt(photo, lip)) * 1.04
    fillForm(
      context,
      [...mouthUpper, ...[...mouthLower].reverse().slice(1, -1)],
      hasTeeth ? [0.95, 0.93, 0.91] : [0.42, 0.12, 0.14],
      0.92,
    )
  }
  const line = gap < eyeGapPx * 0.06 ? mouthUpper.map((place, index) => between(place, mouthLower[index]!, 0.5)) : mouthUpper
  strokeTapered(context, line, { widthPx, color: ink, alpha: 0.9, blunt: 0.15 })
  if (gap >= eyeGapPx * 0.06) strokeTapered(context, mouthLower, { widthPx: widthPx * 0.6, color: ink, alpha: 0.6, blunt: 0 })
}

function drawLips(
  context: Context2D,
  painting: Painting,
  { lips, mouthUpper, mouthLower }: FaceMarks,
  look: FeatureLook,
): void {
  const own = colorAt(painting, between(mouthLower[5]!, lips[15]!, 0.5))
  const color: Rgb = [Math.min(1, own[0] * 1.02 + 0.03), own[1] * 0.84, own[2] * 0.88]
  fillForm(context, lips, color, 0.55 * look.lips)
  context.globalCompositeOperation = 'destination-out'
  fillForm(context, [...mouthUpper, ...[...mouthLower].reverse()], [0, 0, 0], 1)
  context.globalCompositeOperation = 'source-over'
}

function drawBlush(context: Context2D, { eyes, middle, down, eyeGapPx }: FaceMarks, blush: number): void {
  for (const eye of eyes) {
    const aside = (eye.middle[0] - middle[0]) * 0.16
    const x = eye.middle[0] + down[0] * eyeGapPx * 0.5 + aside
    const y = eye.middle[1] + down[1] * eyeGapPx * 0.5
    const gradient = context.createRadialGradient(x, y, 0, x, y, eyeGapPx * 0.36)
    gradient.addColorStop(0, cssColor([0.98, 0.42, 0.42], 0.34 * blush))
    gradient.addColorStop(1, cssColor([0.98, 0.42, 0.42], 0))
    context.fillStyle = gradient
    context.fillRect(x - eyeGapPx, y - eyeGapPx, eyeGapPx * 2, eyeGapPx * 2)
  }
}
