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
  const own = new Float32Array(3)
  for (let at = 0; at < light.length; at += 1) {
    stepped(own, [calm.red[at]!, calm.green[at]!, calm.blue[at]!], light[at]!, look)
    if (hair && masks.hair[at]! > 0.01) mix(own, hairTone(hair, hairLight[at]!, look), masks.hair[at]!)
    // Features keep what the fine brush left of them.
    if (skin && masks.skin[at]! > 0.01) {
      const share = masks.skin[at]! * look.flatSkin * (1 - 0.9 * masks.features[at]!) * likeSkin(skin, calm, at)
      mix(own, skinTone(skin, soft[at]!, look), share)
    }
    const grey = own[0]! * 0.3 + own[1]! * 0.59 + own[2]! * 0.11
    out.red[at] = grey + (own[0]! - grey) * look.saturation + look.lift
    out.green[at] = grey + (own[1]! - grey) * look.saturation + look.lift
    out.blue[at] = grey + (own[2]! - grey) * look.saturation + look.lift
  }
  return out
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
  const isBright = ramp(light[0] + light[1] + light[2] + 15, light[0] + light[1] + light[2] + 75, own - 30)
  return Math.max(isBright, 1 - ramp(0.07, 0.16, Math.min(colder(light), colder(shadow))))
}

const ramp = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function mix(own: Float32Array, [red, green, blue]: Tone, share: number): void {
  own[0] = own[0]! + (red - own[0]!) * share
  own[1] = own[1]! + (green - own[1]!) * share
  own[2] = own[2]! + (blue - own[2]!) * share
}

/** The brightness goes up in steps, the hue stays. */
function stepped(
  own: Float32Array,
  [red, green, blue]: Tone,
  light: number,
  { tones, hardness, shadow, softness }: CelLook,
): void {
  const place = (light / 255) * tones
  const step = Math.floor(place)
  const reach = Math.min(0.5, (softness / 255) * tones)
  const target = ((step + ramp(0.5 - reach, 0.5 + reach, place - step)) / tones) * 255
  const factor = 1 + (target / Math.max(8, light) - 1) * hardness
  const dark = ramp(120, 40, light)
  own[0] = red * factor * (1 + (shadow[0] - 1) * dark)
  own[1] = green * factor * (1 + (shadow[1] - 1) * dark)
  own[2] = blue * factor * (1 + (shadow[2] - 1) * dark)
}

function skinTone({ light, shadow, parting, high }: RegionTones, value: number, look: CelLook): Tone {
  const lit = ramp(parting - look.softness, parting + look.softness, value)
  const glow = ramp(high - 4, high + 10, value) * 0.35
  return [0, 1, 2].map((channel) => {
    // The shade is a colour of its own, never nearer to the light than the look asks for.
    const shade = Math.min(
      shadow[channel]! * 0.45 + light[channel]! * look.skinShadow[channel]! * 0.55,
      light[channel]! * look.skinShadow[channel]! * 1.06,
    )
    const tone = shade + (light[channel]! - shade) * lit
    const paler = tone + (PALE[channel]! - tone) * look.pale
    return paler + (255 - paler) * glow
  }) as unknown as Tone // three channels in, three out
}

function hairTone({ light, shadow, parting, low, high }: RegionTones, value: number, look: CelLook): Tone {
  const lit = ramp(parting - look.softness, parting + look.softness, value)
  const deep = ramp(low + 10, low - 2, value) * 0.4
  const shine = ramp(high - 8, high + 3, value) * look.hairLight
  return [0, 1, 2].map((channel) => {
    const dark = Math.min(shadow[channel]!, light[channel]! * 0.72) * look.shadow[channel]!
    const tone = (dark + (light[channel]! - dark) * lit) * (1 - deep)
    return tone + (Math.min(255, light[channel]! * 1.55 + 26) - tone) * shine
  }) as unknown as Tone // three channels in, three out
}
