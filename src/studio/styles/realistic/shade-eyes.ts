import { noiseAt } from '../../math/noise-volume.ts'
import { ease } from '../../person/skin/ease.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'
import type { Shading } from './shading.ts'

/** Of the iris's radius: its pupil in a room's light. */
const PUPIL = 0.19 / 0.47
/** In linear light: the white of an eye is a light grey. */
const WHITE = [0.52, 0.48, 0.45] as const
/** The lid's shadow reaches so far down, in half heads. */
const LID_SHADOW = 0.055
const noise = new Float32Array(4)

/** Eyeballs of a row: those that carry the place on their ball (z along the gaze). */
export function shadeEyeRow(rgba: Uint8ClampedArray, y: number, shading: Shading): void {
  const { buffers, around, lights, pupil, glowing, look, skinExposure } = shading
  // Between what the face is exposed for and the rest: its whites stay quieter than its skin.
  const exposure = (look.exposure + skinExposure) / 2
  const { widthPx: width, normal, material, albedo, rest, unitPx } = buffers
  if (!rest) return
  const { key, fill, sky, ground } = lights
  const ofSkin = 1 - 0.2 * shading.darkness
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (material[at] !== MATERIAL.eye) continue
    const n = at * 3
    const rx = rest[n]!
    const ry = rest[n + 1]!
    const rz = rest[n + 2]!
    if (rx === 0 && ry === 0 && rz === 0) continue
    const here = x * 3
    const out = Math.sqrt(rx * rx + ry * ry)
    const q = rz > 0 ? out / look.iris : 3
    let red: number = WHITE[0] * ofSkin * look.white
    let green: number = WHITE[1] * ofSkin * look.white
    let blue: number = WHITE[2] * ofSkin * look.white * (1 - 0.06 * shading.darkness)
    const white = ease(0.93, 1.07, q)
    if (white > 0) {
      // Toward the corners the white turns warm, and vessels run in from there.
      const corner = ease(0.55, 1, out)
      noiseAt(rx * 13, ry * 34, rz * 9, noise)
      const vein = ease(0.58, 0.8, noise[0]!) * ease(0.5, 0.9, out) * 0.3
      green *= 1 - 0.2 * corner - 0.3 * vein
      blue *= 1 - 0.24 * corner - 0.3 * vein
    }
    let bulge = 0
    if (white < 1) {
      const own = at * 3
      const across = rx / (out || 1)
      const up = ry / (out || 1)
      // Fibres run outwards: noise that is fine round the iris and long along its radius.
      noiseAt(across * 7 + 31, up * 7 + 17, q * 1.3, noise)
      let fibre = noise[0]!
      noiseAt(across * 19 + 5, up * 19 + 9, q * 2.1, noise)
      fibre = fibre * 0.55 + noise[0]! * 0.45
      const inner = ease(0.78, 0.4, q)
      const limbus = ease(0.72, 1, q)
      // Light that comes in on one side gathers on the other.
      const gathered = Math.max(0, -(across * key.toLight[0] - up * key.toLight[1])) * q * 0.55
      const tone = (0.5 + 0.95 * fibre) * (1 - 0.78 * limbus) * (1 + 0.35 * inner + gathered)
      // No iris is as pure as paint.
      const plainRed = LIGHT_OF_BYTE[albedo[own]!]!
      const plainGreen = LIGHT_OF_BYTE[albedo[own + 1]!]!
      const plainBlue = LIGHT_OF_BYTE[albedo[own + 2]!]!
      const grey = (plainRed * 0.34 + plainGreen * 0.42 + plainBlue * 0.24) * 0.26 * (1 - glowing)
      const pure = 0.66 + 0.34 * glowing
      let ir = (plainRed * pure + grey) * tone * (1 + 0.3 * inner) + 0.004
      let ig = (plainGreen * pure + grey) * tone * (1 + 0.16 * inner) + 0.004
      let ib = (plainBlue * pure + grey) * tone + 0.004
      const wide = pupil === 'slit' ? out * (0.35 + 2.2 * Math.abs(across)) : out
      const black = pupil === 'none' ? 0 : ease(PUPIL * look.iris + 0.022, PUPIL * look.iris - 0.022, wide)
      ir += (0.006 - ir) * black
      ig += (0.005 - ig) * black
      ib += (0.005 - ib) * black
      red = ir + (red - ir) * white
      green = ig + (green - ig) * white
      blue = ib + (blue - ib) * white
      bulge = 0.75 * ease(1.2, 0.72, q)
    }
    const ownX = normal[n]!
    const ownY = normal[n + 1]!
    const ownZ = normal[n + 2]!
    // The cornea stands out of the ball like a second, smaller one.
    let nx = ownX + (ownX - shading.gazeX * rz) * bulge
    let ny = ownY + (ownY - shading.gazeY * rz) * bulge
    let nz = ownZ + (ownZ - shading.gazeZ * rz) * bulge * 0.4
    const per = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= per
    ny *= per
    nz *= per
    const above = reachOf(material, at, -width) / unitPx
    const below = reachOf(material, at, width) / unitPx
    const lid = ease(0, LID_SHADOW, above) * (0.72 + 0.28 * ease(0, 0.03, below))
    const open = (1 - around[here + 1]! * 0.55) * (0.36 + 0.64 * lid)
    const lit = 1 - around[here]! * 0.75
    const toKey = ownX * key.toLight[0] + ownY * key.toLight[1] + ownZ * key.toLight[2]
    const toFill = ownX * fill.toLight[0] + ownY * fill.toLight[1] + ownZ * fill.toLight[2]
    const keyShare = Math.max(0, toKey * 0.75 + 0.25) * lit * open
    const fillShare = Math.max(0, toFill * 0.75 + 0.25) * open
    const up = (0.5 - 0.5 * ny) * open
    const down = open - up
    // A window in the eye: what it mirrors, in the frame of the key.
    const mx = 2 * nz * nx
    const my = 2 * nz * ny
    const mz = 2 * nz * nz - 1
    const wx = mx * shading.windowX[0]! + my * shading.windowX[1]! + mz * shading.windowX[2]!
    const wy = mx * shading.windowY[0]! + my * shading.windowY[1]! + mz * shading.windowY[2]!
    const toward = mx * shading.window[0]! + my * shading.window[1]! + mz * shading.window[2]!
    const isWindow = toward > 0 ? ease(0.3, 0.22, wx < 0 ? -wx : wx) * ease(0.32, 0.24, wy < 0 ? -wy : wy) : 0
    const wetLine = ease(0.014, 0.003, below) * ease(0.15, 0.5, -mx * shading.windowX[0]! + 0.4) * 0.12
    const missed = 1 - (nz > 0 ? nz : 0)
    const sheen = (0.02 + 0.5 * missed * missed * missed) * (0.3 + 0.7 * open) * 0.4
    const glass = (isWindow * 0.85 * look.glint * (0.25 + 0.75 * lid) + wetLine) * (0.4 + 0.6 * lit)
    const glow = glowing * (q < 1.05 ? 1 : 0.15)
    const to = at * 4
    rgba[to] = shownByte(
      (red * (key.color[0] * keyShare + fill.color[0] * fillShare + sky[0] * up + ground[0] * down + glow * 2.4) +
        key.color[0] * glass +
        sky[0] * sheen) *
        exposure,
    )
    rgba[to + 1] = shownByte(
      (green * (key.color[1] * keyShare + fill.color[1] * fillShare + sky[1] * up + ground[1] * down + glow * 2.4) +
        key.color[1] * glass +
        sky[1] * sheen) *
        exposure,
    )
    rgba[to + 2] = shownByte(
      (blue * (key.color[2] * keyShare + fill.color[2] * fillShare + sky[2] * up + ground[2] * down + glow * 2.4) +
        key.color[2] * glass +
        sky[2] * sheen) *
        exposure,
    )
    rgba[to + 3] = 255
  }
}

const MOST_STEPS = 24

/** How many pixels one way the eye goes on. */
function reachOf(material: Uint8Array, at: number, step: number): number {
  let place = at + step
  for (let count = 0; count < MOST_STEPS; count += 1, place += step) if (material[place] !== MATERIAL.eye) return count
  return MOST_STEPS
}
