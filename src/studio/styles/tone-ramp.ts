import type { Rgb } from '../color.ts'
import { type HairLayer, MATERIAL, MOSTLY_HAIR } from '../raster/figure-buffers.ts'
import { layHairsAside } from '../raster/lay-aside.ts'
import type { FigureTone } from './figure-tone.ts'
import type { PlacedFigure } from './style.ts'

export interface ToneColor {
  /** Of the surface's own colour. */
  readonly factor: Rgb
  /** Added to it, 0 … 1. */
  readonly lift: Rgb
}

/** What each of 256 tones makes of a surface's colour: three factors and three lifts (of 255). */
export type ToneRamp = Float32Array

const ENTRY = 6

/** A ramp from a rule; the rule's tone runs from 0 (shadow) to 1 (light). */
export function toneRamp(colorOf: (tone: number) => ToneColor): ToneRamp {
  const ramp = new Float32Array(256 * ENTRY)
  for (let tone = 0; tone < 256; tone += 1) {
    const { factor, lift } = colorOf(tone / 255)
    ramp.set([...factor, ...lift.map((channel) => channel * 255)], tone * ENTRY)
  }
  return ramp
}

export interface TonePaint {
  readonly plain: ToneRamp
  readonly skin: ToneRamp
  /** Absent as all that is not skin. */
  readonly hair?: ToneRamp
  /** What highlights tend to, and how far. */
  readonly shine: Rgb
  readonly shineShare: number
  /** 1 keeps colours as clear as the sheet says. */
  readonly saturation: number
  /** Below 1 the colours are thinned with water: paler, their hue kept (each channel to this power). */
  readonly thinning?: number
}

/** The figure in a style's tones, opaque on it and transparent beside it. */
export function paintTones({ buffers }: PlacedFigure, tones: FigureTone, paint: TonePaint): Uint8ClampedArray {
  const { widthPx, heightPx } = buffers
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  const thinned = Float32Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** (paint.thinning ?? 1))
  const order = { buffers, tones, paint, thinned }
  const { hairs } = buffers
  layHairsAside(buffers)
  for (let y = 0; y < heightPx; y += 1) paintRow(rgba, y, order)
  layHairsAside(buffers)
  if (hairs) for (let y = 0; y < heightPx; y += 1) paintRow(rgba, y, { ...order, hairs })
  return rgba
}

interface RowOrder {
  readonly buffers: PlacedFigure['buffers']
  readonly tones: FigureTone
  readonly paint: TonePaint
  readonly thinned: Float32Array
  /** Only what they cover a part of is painted, over what is painted there. */
  readonly hairs?: HairLayer
}

/** A function of its own, so that engines compile it as a whole. */
function paintRow(rgba: Uint8ClampedArray, y: number, { buffers, tones, paint, thinned, hairs }: RowOrder): void {
  const { widthPx: width, material, albedo } = buffers
  const { tone, shine } = tones
  const { plain, skin, hair = plain, shineShare, saturation } = paint
  const shineRed = paint.shine[0] * 255
  const shineGreen = paint.shine[1] * 255
  const shineBlue = paint.shine[2] * 255
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const covered = hairs ? hairs.cover[at]! : 255
    if (hairs && (covered === 0 || covered === 255)) continue
    const ramp = kind === MATERIAL.skin ? skin : kind === MATERIAL.hair ? hair : plain
    const entry = tone[at]! * ENTRY
    const from = at * 3
    const ownRed = thinned[albedo[from]!]!
    const ownGreen = thinned[albedo[from + 1]!]!
    const ownBlue = thinned[albedo[from + 2]!]!
    const grey = ownRed * 0.3 + ownGreen * 0.59 + ownBlue * 0.11
    const red = (grey + (ownRed - grey) * saturation) * ramp[entry]! + ramp[entry + 3]!
    const green = (grey + (ownGreen - grey) * saturation) * ramp[entry + 1]! + ramp[entry + 4]!
    const blue = (grey + (ownBlue - grey) * saturation) * ramp[entry + 2]! + ramp[entry + 5]!
    const glint = (shine[at]! / 255) * shineShare
    const to = at * 4
    // What is mostly skin has its colour already.
    const isBeside = rgba[to + 3] === 0
    const share = isBeside || covered < MOSTLY_HAIR ? 1 : covered / 255
    rgba[to] = mixed(rgba[to]!, red + (shineRed - red) * glint, share)
    rgba[to + 1] = mixed(rgba[to + 1]!, green + (shineGreen - green) * glint, share)
    rgba[to + 2] = mixed(rgba[to + 2]!, blue + (shineBlue - blue) * glint, share)
    rgba[to + 3] = isBeside ? covered : 255
  }
}

const mixed = (from: number, to: number, share: number) => (share === 1 ? to : from + (to - from) * share)
