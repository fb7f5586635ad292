import { smoothStep } from '../../form/curve.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { followForm } from './follow-form.ts'
import { photoFlow } from './photo-flow.ts'
import { brightnessOf, emptyPlanes, type Planes } from './planes.ts'
import { type RegionTones, regionTones, type Tone } from './region-tones.ts'
import type { Sitter } from './sitter.ts'

/** How a hand that paints in flat tones paints. Factors leave as it is at 1. */
export interface CelLook {
  readonly saturation: number
  /** Factor on the shadow's colour, of skin and of everything else. */
  readonly skinShadow: Tone
  readonly shadow: Tone
  /** How flat skin is: 1 two tones, 0 as calm as the photo. */
  readonly flatSkin: number
  /** Tones of clothes and place, and how hard their steps are, 0 … 1. */
  readonly tones: number
  readonly hardness: number
  /** How much paler skin is than on the photo, 0 … 1. */
  readonly pale: number
  /** Highlight on hair, 0 … 1. */
  readonly hairLight: number
  /** Added to everything, of 255. */
  readonly lift: number
  /** Width of the step between two tones, of 255. */
  readonly softness: number
}

/** The sitter in flat tones: two of skin, three of hair, a few of all else; as large as the small photo. */
export function celPlanes(sitter: Sitter, look: CelLook): Planes {
  const { calm, masks, small, width, height, factor } = sitter
  const side = Math.max(width, height) / factor
  const size = { width: calm.width, height: calm.height }
  const locks = followForm(calm, photoFlow(small, { smoothPx: Math.max(2, side * 0.008) }), masks.hair, Math.round(side * 0.03))
  const light = brightnessOf(calm)
  const soft = blurPlane(light, { ...size, radius: Math.max(1, side * 0.005) })
  const hairLight = brightnessOf(locks)
  const skin = regionTones(calm, soft, masks.skin)
  const hair = regionTones(locks, hairLight, masks.hair)
  const out = emptyPlanes(size.width, size.height)
  const tones = { calm, masks, light, soft, hairLight, ...(skin && { skin }), ...(hair && { hair }) }
  for (let from = 0; from < light.length; from += size.width) toneRow(tones, look, out, from, from + size.width)
  return out
}

interface Tones {
  readonly calm: Planes
  readonly masks: Sitter['masks']
  readonly light: Float32Array
  readonly soft: Float32Array
  readonly hairLight: Float32Array
  readonly skin?: RegionTones
  readonly hair?: RegionTones
}

function toneRow(
  { calm, masks, light, soft, hairLight, skin, hair }: Tones,
  look: CelLook,
  out: Planes,
  from: number,
  to: number,
): void {
  const own = new Float32Array(3)
  const tone = new Float64Array(3)
  for (let at = from; at < to; at += 1) {
    own[0] = calm.red[at]!
    own[1] = calm.green[at]!
    own[2] = calm.blue[at]!
    stepped(own, light[at]!, look)
    if (hair && masks.hair[at]! > 0.01) mix(own, hairTone(tone, hair, hairLight[at]!, look), masks.hair[at]!)
    // Features keep what the fine brush left of them.
    if (skin && masks.skin[at]! > 0.01) {
      const share = masks.skin[at]! * look.flatSkin * (1 - 0.9 * masks.features[at]!) * likeSkin(skin, calm, at)
      mix(own, skinTone(tone, skin, soft[at]!, look), share)
    }
    const grey = own[0]! * 0.3 + own[1]! * 0.59 + own[2]! * 0.11
    out.red[at] = grey + (own[0]! - grey) * look.saturation + look.lift
    out.green[at] = grey + (own[1]! - grey) * look.saturation + look.lift
    out.blue[at] = grey + (own[2]! - grey) * look.saturation + look.lift
  }
}

/** Light through skin. */
const PALE = [255, 236, 222] as const

/** A grey beard, a black one and coloured light are no skin: 1 where a place is as warm as its light or its shadow, 0 far from both. */
function likeSkin({ light, shadow }: RegionTones, { red, green, blue }: Planes, at: number): number {
  const own = red[at]! + green[at]! + blue[at]! + 30
  const colder = (tone: Tone) => {
    const sum = tone[0] + tone[1] + tone[2] + 30
    return Math.max(0, tone[0] / sum - red[at]! / own) + Math.max(0, blue[at]! / own - tone[2] / sum)
  }
  // What shines is skin as well.
  const isBright = smoothStep(light[0] + light[1] + light[2] + 15, light[0] + light[1] + light[2] + 75, own - 30)
  return Math.max(isBright, 1 - smoothStep(0.07, 0.16, Math.min(colder(light), colder(shadow))))
}

function mix(own: Float32Array, tone: Float64Array, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) own[channel] = own[channel]! + (tone[channel]! - own[channel]!) * share
}

/** The brightness goes up in steps, the hue stays. */
function stepped(own: Float32Array, light: number, { tones, hardness, shadow, softness }: CelLook): void {
  const place = (light / 255) * tones
  const step = Math.floor(place)
  const reach = Math.min(0.5, (softness / 255) * tones)
  const target = ((step + smoothStep(0.5 - reach, 0.5 + reach, place - step)) / tones) * 255
  const factor = 1 + (target / Math.max(8, light) - 1) * hardness
  const dark = smoothStep(120, 40, light)
  for (let channel = 0; channel < 3; channel += 1) own[channel] = own[channel]! * factor * (1 + (shadow[channel]! - 1) * dark)
}

/** Writes over `tone` and returns it, as `hairTone` does: a new one for every pixel would be garbage. */
function skinTone(tone: Float64Array, region: RegionTones, value: number, look: CelLook): Float64Array {
  const { light, shadow, parting, high } = region
  const lit = smoothStep(parting - look.softness, parting + look.softness, value)
  const glow = smoothStep(high - 4, high + 10, value) * 0.35
  for (let channel = 0; channel < 3; channel += 1) {
    // The shade is a colour of its own, never nearer to the light than the look asks for.
    const shade = Math.min(
      shadow[channel]! * 0.45 + light[channel]! * look.skinShadow[channel]! * 0.55,
      light[channel]! * look.skinShadow[channel]! * 1.06,
    )
    const own = shade + (light[channel]! - shade) * lit
    const paler = own + (PALE[channel]! - own) * look.pale
    tone[channel] = paler + (255 - paler) * glow
  }
  return tone
}

function hairTone(tone: Float64Array, region: RegionTones, value: number, look: CelLook): Float64Array {
  const { light, shadow, parting, low, high } = region
  const lit = smoothStep(parting - look.softness, parting + look.softness, value)
  const deep = smoothStep(low + 10, low - 2, value) * 0.4
  const shine = smoothStep(high - 8, high + 3, value) * look.hairLight
  for (let channel = 0; channel < 3; channel += 1) {
    const dark = Math.min(shadow[channel]!, light[channel]! * 0.72) * look.shadow[channel]!
    const own = (dark + (light[channel]! - dark) * lit) * (1 - deep)
    tone[channel] = own + (Math.min(255, light[channel]! * 1.55 + 26) - own) * shine
  }
  return tone
}
