import type { Picture } from '../canvas.ts'
import type { BodyFrame } from './body-frame.ts'
import { fillBeyond } from './fill-beyond.ts'
import { partMatte } from './part-matte.ts'
import type { PersonPicture } from './person-picture.ts'
import { resizeValues } from './resize-values.ts'

/** Bare skin is toned by the face this far: a neck lies in the shadow of its chin. */
const TONE_SHARE = 0.8
/** Skin is never as even as a wall; a share of its light. */
const GRAIN = 0.035

/** What the person's skin looks like where clothes hid it, and where it is bare already. */
export function bareSkin({ picture, masks }: PersonPicture, frame: BodyFrame): { picture: Picture; isBare: Float32Array } {
  const size = { width: masks.widthPx, height: masks.heightPx }
  const sure = (mask: Uint8Array) => resizeValues(mask, size, picture).map((value) => (value > 200 ? 1 : 0))
  const face = sure(masks.faceSkin)
  const body = sure(masks.bodySkin)
  const hasFace = face.some((value) => value > 0)
  const filled = fillBeyond(
    picture,
    face.map((value, at) => Math.max(value * 0.5, body[at]!)),
  )
  const isBare = partMatte(picture, masks, 'bodySkin')
  const [cellX, cellY] = [masks.widthPx / picture.width, masks.heightPx / picture.height]
  const tone = litColor(picture, face)
  // A body is round: it darkens toward its borders.
  for (let y = 0, at = 0; y < picture.height; y += 1) {
    const row = Math.min(masks.heightPx - 1, Math.floor(y * cellY))
    const [middle, half] = [frame.middle[row]!, Math.max(1, frame.width[row]! / 2)]
    for (let x = 0; x < picture.width; x += 1, at += 4) {
      const across = Math.min(1, Math.abs(x * cellX - middle) / half)
      const shade = 1 - 0.18 * across ** 3
      for (let channel = 0; channel < 3; channel += 1) {
        const near = filled.data[at + channel]!
        filled.data[at + channel] =
          (near + (tone[channel]! * 0.97 - near) * (hasFace ? TONE_SHARE : 0)) * shade * (1 + (grain(at) - 0.5) * GRAIN)
      }
    }
  }
  return { picture: filled, isBare }
}

/** The colour of skin in the light: the mean of the brighter half of a face, its highest lights left out. */
function litColor({ data }: Picture, weights: Float32Array): [number, number, number] {
  const lights: number[] = []
  const lightAt = (pixel: number) => data[pixel * 4]! * 0.3 + data[pixel * 4 + 1]! * 0.59 + data[pixel * 4 + 2]! * 0.11
  for (let pixel = 0; pixel < weights.length; pixel += 3) if (weights[pixel]! > 0) lights.push(lightAt(pixel))
  lights.sort((one, other) => one - other)
  const [least, most] = [lights[Math.floor(lights.length * 0.5)] ?? 0, lights[Math.floor(lights.length * 0.92)] ?? 255]
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < weights.length; pixel += 3) {
    const light = lightAt(pixel)
    if (weights[pixel] === 0 || light < least || light > most) continue
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[pixel * 4 + channel]!
    count += 1
  }
  return [sums[0] / Math.max(1, count), sums[1] / Math.max(1, count), sums[2] / Math.max(1, count)]
}

/** 0 … 1, another for each pixel and always the same. */
function grain(pixel: number): number {
  const mixed = Math.imul(pixel ^ (pixel >>> 7), 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}
