import { smoothStep } from '../../form/curve.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { FigureTone } from '../figure-tone.ts'

/** Of a surface's own colour, what the ink lets through as a pale tint; on skin and cloth. */
const SKIN_TINT = 0.55
const TINT = 0.44
const HAIR_TINT = 0.3
/** Ink in water: the five tones from the deepest to the palest, as shares of paper. */
const TONES = [0.16, 0.36, 0.58, 0.79, 0.95] as const

/** The figure in a few washes of ink, dark things darker, with a breath of their own colour; opaque on it. */
export function layInkWashes(buffers: FigureBuffers, { tone, shine }: FigureTone, wander: Float32Array): Uint8ClampedArray {
  const { material, albedo } = buffers
  const rgba = new Uint8ClampedArray(material.length * 4)
  for (let at = 0; at < material.length; at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const from = at * 3
    const red = albedo[from]!
    const green = albedo[from + 1]!
    const blue = albedo[from + 2]!
    const grey = red * 0.3 + green * 0.59 + blue * 0.11
    const isSkin = kind === MATERIAL.skin
    // A thing's own darkness counts less than its light: black hair is dark, a brown face is not black.
    const own = (isSkin ? 0.2 : kind === MATERIAL.hair ? 0.06 : 0.2) + (grey / 255) * 0.86
    const lit = 0.4 + 0.6 * (tone[at]! / 255)
    const light = Math.min(1, own * lit * 1.25 + (shine[at]! / 255) * 0.4)
    // On a face a wash that wanders is a stain.
    const wash = stepped(light, (wander[at]! - 0.5) * (isSkin ? 0.04 : 0.16))
    const tint = isSkin ? SKIN_TINT : kind === MATERIAL.hair ? HAIR_TINT : TINT
    const to = at * 4
    const level = wash * 255
    rgba[to] = level + (red - grey) * tint
    rgba[to + 1] = level + (green - grey) * tint
    rgba[to + 2] = level + (blue - grey) * tint
    rgba[to + 3] = 255
  }
  return rgba
}

/** The tone of the wash that stands for a light, with a short wet passage from one to the next. */
function stepped(light: number, shift: number): number {
  const place = Math.min(TONES.length - 1.001, Math.max(0, (light + shift) * TONES.length - 0.5))
  const step = Math.floor(place)
  return TONES[step]! + (TONES[step + 1]! - TONES[step]!) * smoothStep(0.3, 0.7, place - step)
}
