import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { pixelNoise } from '../pixel-noise.ts'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'
import type { Shading } from './shading.ts'
import { cosine } from './skin-glow.ts'

/** Light that a hair lets through to its neighbours: even its dark side is not black. */
const WRAP = 0.4
/** Of the reflector before a face, on hair: it hangs beside it and is as well lit. */
const FRONT = 1.6
/** Between modelled locks the hair below them shows; without its share of the light it would be dark stripes. */
const CAP_SHINE = 0.7

/** Hair and fur of a row that is modelled as locks. */
export function shadeHairRow(rgba: Uint8ClampedArray, y: number, shading: Shading): void {
  const { buffers, around, lights, look, volume, hairShine } = shading
  const { widthPx: width, normal, material, part, albedo, strandU, strandV, hairs } = buffers
  const { key, fill, front, rim, rim2, sky, ground } = lights
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind !== MATERIAL.hair && kind !== MATERIAL.fur) continue
    // What single hairs cover in part is an animal's hide there, or the place would shine through.
    if (hairs && hairs.cover[at] === 255) continue
    const n = at * 3
    const here = x * 3
    // Animals keep their own form: their coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && (part[at] === PART.head || part[at]! >= PART.firstGarment)
    let nx = normal[n]!
    let ny = normal[n + 1]!
    let nz = normal[n + 2]!
    const shadow = around[here]!
    const open = 1 - around[here + 1]! * 0.85
    const strand = 0.75 + 0.25 * pixelNoise(Math.floor(strandV[at]! * 9), part[at]!)
    const tone = isCoat ? 1 : (0.86 + 0.22 * strand) * (0.86 + 0.2 * strandU[at]!)
    let shine = 0
    let second = 0
    if (!isCoat) {
      const towardVolume = kind === MATERIAL.hair || kind === MATERIAL.fur ? 0.5 : 0
      nx += (volume[here]! - nx) * towardVolume
      ny += (volume[here + 1]! - ny) * towardVolume
      nz += (volume[here + 2]! - nz) * towardVolume
      const per = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
      nx *= per
      ny *= per
      nz *= per
      const lock = part[at]! * 0.618034
      const off = Math.abs(volume[here + 1]! + 0.46 - (lock - Math.floor(lock) - 0.5) * 0.2)
      const soft = Math.max(0, 1 - off * 3.6)
      shine = soft * soft * strand * 0.075 * (part[at] === PART.hairCap ? CAP_SHINE : 1)
      second = soft * strand * 0.42
    }
    const toKey = cosine(key, nx, ny, nz)
    const lit = 1 - shadow * 0.92
    const round = (toKey + WRAP) / (1 + WRAP)
    const keyShare = (round > 0 ? round : 0) * lit * (0.4 + 0.6 * open) * 0.8
    const toFill = (cosine(fill, nx, ny, nz) + WRAP) / (1 + WRAP)
    const fillShare = (toFill > 0 ? toFill : 0) * open
    const frontShare = FRONT * (0.35 + 0.65 * (nz > 0 ? nz : 0)) * open
    const up = (0.5 - 0.5 * ny) * open
    const down = open - up
    const near = (1 - around[here + 2]!) * 2
    const edge = near * near * (0.55 + 0.6 * strand)
    const onRim = Math.max(0, cosine(rim, nx, ny, nz) + 0.25) * edge
    const onRim2 = Math.max(0, cosine(rim2, nx, ny, nz) + 0.25) * edge
    const seen = toKey > -0.2 ? (toKey + 0.2 > 0.5 ? 1 : (toKey + 0.2) * 2) : 0
    const gloss = look.gloss * hairShine * seen * lit * open
    const outer = shine * gloss
    const inner = second * gloss
    // Of a coat all colours as much, or a lion would be green.
    const palest = isCoat ? LIGHT_OF_BYTE[Math.max(albedo[n]!, albedo[n + 1]!, albedo[n + 2]!)]! : -1
    const to = at * 4
    for (let channel = 0; channel < 3; channel += 1) {
      // Pale hair lets much of the light through.
      const pigment = LIGHT_OF_BYTE[albedo[n + channel]!]!
      const own = pigment * (1 - 0.42 * (palest < 0 ? pigment : palest)) * tone
      const color = key.color[channel]!
      const light =
        own *
          (color * (keyShare + inner) +
            fill.color[channel]! * fillShare +
            front[channel]! * frontShare +
            sky[channel]! * up +
            ground[channel]! * down +
            rim.color[channel]! * onRim * 0.9 +
            rim2.color[channel]! * onRim2 * 0.9) +
        color * outer +
        rim.color[channel]! * onRim * 0.07 +
        rim2.color[channel]! * onRim2 * 0.07
      rgba[to + channel] = shownByte(light * look.exposure)
    }
    rgba[to + 3] = 255
  }
}
