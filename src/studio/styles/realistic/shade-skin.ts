import { DETAIL } from '../../person/skin/skin-detail.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { PhotoLamp } from './photo-lights.ts'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'
import type { Shading } from './shading.ts'

/** Of the unevenness of the skin so much is seen in each channel: red light is blurred most. */
const CRISP = [0.42, 0.66, 0.8] as const
/** Of light that falls straight on skin so much is thrown back by its surface. */
const MIRRORED = 0.028

/** Pixels of half a head from which on skin is shaded as it is seen from near, and to which it is seen from farthest. */
const [SEEN_NEAR, SEEN_FAR] = [130, 35] as const

/** The skin of a row. */
export function shadeSkinRow(rgba: Uint8ClampedArray, y: number, shading: Shading): void {
  const { buffers, around, glowRow, lights, detail, toView, look, darkness, skinExposure: exposure } = shading
  const { widthPx: width, normal, material, albedo, rest } = buffers
  const { key, fill, rim, rim2, sky, ground } = lights
  const { tint } = look
  const pale = 1 - 0.85 * darkness
  // Where a pixel is as large as what glints on skin, a face would be spotted with white: its shine is as broad as a pixel.
  const far = Math.min(1, Math.max(0, (SEEN_NEAR - buffers.unitPx) / (SEEN_NEAR - SEEN_FAR)))
  const [broader, quieter] = [0.1 * far, 1 - 0.4 * far]
  // Dark skin is exposed for longer; what shines on it would be exposed with it and look greasy.
  const even = exposure > look.exposure ? (look.exposure / exposure) ** 1.4 : 1
  const plain = 0.1 + 0.12 * (darkness < 0.3 ? darkness / 0.3 : 1)
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (material[at] !== MATERIAL.skin) continue
    const n = at * 3
    const here = x * 3
    const ownX = normal[n]!
    const ownY = normal[n + 1]!
    const ownZ = normal[n + 2]!
    const shadow = around[here]!
    const open = 1 - around[here + 1]!
    let nx = ownX
    let ny = ownY
    let nz = ownZ
    let red = LIGHT_OF_BYTE[albedo[n]!]!
    let green = LIGHT_OF_BYTE[albedo[n + 1]!]!
    let blue = LIGHT_OF_BYTE[albedo[n + 2]!]!
    // No skin throws back as much as white paper: fair skin is painted lighter than it is.
    // In a photograph it is warmer besides: white skin looks like plaster.
    red *= tint[0] - pale * (0.25 - 0.2 * red)
    green *= tint[1] - pale * (0.318 - 0.2 * green)
    blue *= tint[2] - pale * (0.315 - 0.2 * blue)
    // Brown skin is less pure than its paint: it would turn orange when it is exposed for.
    const grey = (red * 0.34 + green * 0.46 + blue * 0.2) * plain
    red = red * (1 - plain) + grey
    green = green * (1 - plain) + grey
    blue = blue * (1 - plain) + grey
    let oil = 0
    let grain = 0.5
    if (rest && (rest[n] !== 0 || rest[n + 1] !== 0)) {
      const fine = detail(rest[n]!, rest[n + 1]!, rest[n + 2]!)
      const sx = fine[DETAIL.slopeX]!
      const sy = fine[DETAIL.slopeY]!
      const sz = fine[DETAIL.slopeZ]!
      const gx = toView[0]! * sx + toView[1]! * sy + toView[2]! * sz
      const gy = toView[3]! * sx + toView[4]! * sy + toView[5]! * sz
      const gz = toView[6]! * sx + toView[7]! * sy + toView[8]! * sz
      const along = gx * ownX + gy * ownY + gz * ownZ
      nx = ownX - gx + along * ownX
      ny = ownY - gy + along * ownY
      nz = ownZ - gz + along * ownZ
      const per = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
      nx *= per
      ny *= per
      nz *= per
      red *= fine[DETAIL.red]!
      green *= fine[DETAIL.green]!
      blue *= fine[DETAIL.blue]!
      oil = fine[DETAIL.oil]!
      grain = fine[DETAIL.grain]!
    }
    const lit = 1 - shadow
    const before = ownX * key.toLight[0] + ownY * key.toLight[1] + ownZ * key.toLight[2]
    const now = nx * key.toLight[0] + ny * key.toLight[1] + nz * key.toLight[2]
    const uneven = ((now > 0 ? now : 0) - (before > 0 ? before : 0)) * lit
    const turned = (ownY - ny) * 0.5 * open
    // Lips are the reddest of the skin, and wet.
    const lip = redness(albedo[n]!, albedo[n + 1]!, albedo[n + 2]!, shading)
    const wet = lip > 0 ? lip * 0.9 : 0
    const rough = 0.235 + broader - 0.045 * oil - 0.09 * wet
    const amount =
      quieter *
      look.gloss *
      (0.85 + 0.4 * oil + wet) *
      (0.55 + 0.9 * grain) *
      (0.35 + 0.65 * open) *
      (1 + 0.25 * darkness) *
      even
    const facing = nz > 0.05 ? nz : 0.05
    const shineKey = now > 0 ? shine(key, nx, ny, nz, facing, rough) * now * lit * amount : 0
    const toFill = nx * fill.toLight[0] + ny * fill.toLight[1] + nz * fill.toLight[2]
    const shineFill = toFill > 0 ? shine(fill, nx, ny, nz, facing, rough) * toFill * amount * 1.4 : 0
    const grazing = 1 - facing
    const edge = grazing * grazing * grazing * grazing * open
    const behind = (1 - around[here + 2]!) * edge * 0.8
    const onRim = Math.max(0, nx * rim.toLight[0] + ny * rim.toLight[1] + 0.1) * behind
    const onRim2 = Math.max(0, nx * rim2.toLight[0] + ny * rim2.toLight[1] + 0.1) * behind
    const to = at * 4
    const sheen = edge * 0.05
    rgba[to] = shownByte(
      (red * (glowRow[here]! + CRISP[0] * (key.color[0] * uneven + (sky[0] - ground[0]) * turned)) +
        key.color[0] * shineKey +
        fill.color[0] * shineFill +
        sky[0] * sheen +
        rim.color[0] * onRim +
        rim2.color[0] * onRim2) *
        exposure,
    )
    rgba[to + 1] = shownByte(
      (green * (glowRow[here + 1]! + CRISP[1] * (key.color[1] * uneven + (sky[1] - ground[1]) * turned)) +
        key.color[1] * shineKey +
        fill.color[1] * shineFill +
        sky[1] * sheen +
        rim.color[1] * onRim +
        rim2.color[1] * onRim2) *
        exposure,
    )
    rgba[to + 2] = shownByte(
      (blue * (glowRow[here + 2]! + CRISP[2] * (key.color[2] * uneven + (sky[2] - ground[2]) * turned)) +
        key.color[2] * shineKey +
        fill.color[2] * shineFill +
        sky[2] * sheen +
        rim.color[2] * onRim +
        rim2.color[2] * onRim2) *
        exposure,
    )
    rgba[to + 3] = 255
  }
}

/** How far a colour of this skin is from its own toward that of its lips, 0 … 1. */
function redness(red: number, green: number, _blue: number, { lipFrom, lipTo }: Shading): number {
  const share = (green / (red + 1) - lipFrom) / (lipTo - lipFrom)
  return share <= 0 ? 0 : share >= 1 ? 1 : share
}

/** Two lobes of a rough surface (Trowbridge and Reitz) with Schlick's rise at grazing light. */
function shine({ toLight, toHalf }: PhotoLamp, nx: number, ny: number, nz: number, facing: number, rough: number): number {
  const half = nx * toHalf[0] + ny * toHalf[1] + nz * toHalf[2]
  if (half <= 0) return 0
  const missed = 1 - toHalf[2]
  const squared = missed * missed
  const thrown = MIRRORED + (1 - MIRRORED) * squared * squared * missed
  const wide = rough * rough
  const narrow = wide * 0.22
  const square = half * half
  const wideWay = square * (wide - 1) + 1
  const narrowWay = square * (narrow - 1) + 1
  const lobes = (0.8 * wide) / (wideWay * wideWay) + (0.2 * narrow) / (narrowWay * narrowWay)
  const seen = nx * toLight[0] + ny * toLight[1] + nz * toLight[2]
  return (lobes * thrown * 0.318) / (4 * Math.max(0.14, seen * facing * 0.9 + 0.1))
}
