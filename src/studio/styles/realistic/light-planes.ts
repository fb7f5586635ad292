import { blurInside } from '../../raster/blur-inside.ts'
import { blurValues } from '../../raster/blur-values.ts'
import { castShadow } from '../../raster/cast-shadow.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import { hiddenSky } from '../../raster/open-sky.ts'
import { halveDepth, type SmallDepth } from '../../raster/small-depth.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import type { FigureLight } from '../figure-light.ts'

const SHADOW_BLUR = 0.016
const SHADOW_BIAS = 0.035
/** Light wanders so far among hairs, in half heads: the shadow of one strand on the next is no line. */
const HAIR_BLUR = 0.075
/** How soft shadows on cloth are, in half heads. */
const CLOTH_BLUR = 0.06
/** The share of a shadow on cloth that is so soft. */
const SOFT_SHARE = 0.85
/** Blurring spreads a shadow: what is only touched by it, up to this share, stays lit. */
const TOUCHED = 0.2
const RIM_REACH = 0.09

/** Cast shadow, hidden sky and depth inside the outline, at half size (`readFigureLightRow` reads them). */
export interface LightPlanes {
  readonly light: FigureLight
  readonly small: SmallDepth
}

export function lightPlanes(buffers: FigureBuffers, light: Light): LightPlanes {
  const small = halveDepth(buffers)
  const { widthPx, heightPx, unitPx, mask } = small
  const values = new Float32Array(widthPx * heightPx * 3)
  const planes = { light: { widthPx, heightPx, values }, small }
  // A place with nobody in it.
  if (!mask.includes(1)) return planes
  const shadow = castShadow(small, { toLight: light.keyDirection, blur: SHADOW_BLUR, bias: SHADOW_BIAS })
  const hidden = blurInside(hiddenSky(small, buffers), small, 1 / unitPx)
  const inside = blurValues(mask, { width: widthPx, height: heightPx, radius: Math.max(1, RIM_REACH * unitPx) })
  softenOnCloth(shadow, blurInside(shadow, small, CLOTH_BLUR), small, buffers)
  const { hairs } = buffers
  for (let at = 0; at < mask.length; at += 1) {
    values[at * 3] = shadow[at]!
    values[at * 3 + 1] = hidden[at]!
    values[at * 3 + 2] = inside[at]!
  }
  if (hairs)
    softenAmongHairs(values, blurInside(shadow, small, HAIR_BLUR), small, { cover: hairs.cover, widthPx: buffers.widthPx })
  return planes
}

/** The shadow of one fold on the next is soft; sharp, it would be a stain. */
function softenOnCloth(
  shadow: Float32Array,
  soft: Float32Array,
  small: SmallDepth,
  { material, widthPx }: FigureBuffers,
): void {
  for (let y = 0, to = 0; y < small.heightPx; y += 1)
    for (let x = 0, at = y * 2 * widthPx; x < small.widthPx; x += 1, to += 1, at += 2)
      if (material[at] === MATERIAL.cloth || material[at] === MATERIAL.leather)
        shadow[to]! += (Math.max(0, (soft[to]! - TOUCHED) / (1 - TOUCHED)) - shadow[to]!) * SOFT_SHARE
}

/** Lays the soft shadow where hairs are, by how much of a pixel they cover. */
function softenAmongHairs(
  values: Float32Array,
  soft: Float32Array,
  small: SmallDepth,
  { cover, widthPx }: { readonly cover: Uint8Array; readonly widthPx: number },
): void {
  for (let y = 0, to = 0; y < small.heightPx; y += 1) {
    for (let x = 0, at = y * 2 * widthPx; x < small.widthPx; x += 1, to += 1, at += 2) {
      const share = cover[at]! / 255
      if (share > 0) values[to * 3]! += (soft[to]! - values[to * 3]!) * share
    }
  }
}
