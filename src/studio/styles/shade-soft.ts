import type { Rgb } from '../color.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Light } from '../sheet/scene-sheet.ts'
import { type FigureLight, readFigureLightRow } from './figure-light.ts'
import { pixelNoise } from './pixel-noise.ts'
import { createRimLight, RIM_BEGINS } from './rim-light.ts'
import { fineSheen, sheenOf } from './soft-sheen.ts'
import type { PaintJob } from './style.ts'
import { createVolumeNormalRow } from './volume-normal.ts'

/** How a style models round, soft forms, as a sculptor or a renderer would. */
export interface SoftLook {
  readonly light: Light
  /** Saturation of what is painted; 1 leaves the sheet's colours. */
  readonly vivid: number
  /** How far light creeps round a form, 0 … 1. */
  readonly wrap: number
  /** Shadow is base × ambient to this power: larger is darker. */
  readonly shadowPower: number
  /** How dark hollows and cast shadows are, 0 … 1. */
  readonly hollow: number
  readonly cast: number
  /** Light from below and from above in the lamps' own colours. */
  readonly bounce: Rgb
  readonly sky: Rgb
  /** What the border of light and shadow on skin gains. */
  readonly blood: Rgb
  /** 1 is vinyl, 0 is felt. */
  readonly gloss: number
  readonly hairShine: number
  /** Strands seen in the hair, 0 … 1. */
  readonly strands: number
  readonly rim: number
  /** How far the lamps behind creep round onto what turns away, 0 none. */
  readonly glance: number
  readonly hairToVolume: number
  readonly faceToVolume: number
}

/** Everything about a picture that its pixels share. */
function prepare({ figure, character }: PaintJob, passes: FigureLight, look: SoftLook) {
  const { light } = look
  const [lx, ly, lz] = light.keyDirection
  const halfLength = Math.sqrt(lx * lx + ly * ly + (lz + 1) * (lz + 1))
  const coily = character.hair.texture === 'coily' ? 0.3 : 1
  return {
    look,
    buffers: figure.buffers,
    passes,
    volumeNormalRow: createVolumeNormalRow(figure),
    volume: new Float32Array(figure.buffers.widthPx * 3),
    around: new Float32Array(figure.buffers.widthPx * 3),
    rimLight: createRimLight(light),
    rims: new Float32Array(2),
    behind: Float64Array.from([...light.rimDirection, ...(light.rim2?.direction ?? [0, 0, 0])]),
    light: Float64Array.of(lx, ly, lz, lx / halfLength, ly / halfLength, (lz + 1) / halfLength),
    key: Float64Array.from(light.key),
    shade: Float64Array.from(light.ambient, (channel) => channel ** look.shadowPower),
    fill: Float64Array.from([...look.bounce, ...look.sky, ...look.blood]),
    rim: Float64Array.from([...light.rim, ...(light.rim2?.color ?? [0, 0, 0])], (channel) => channel * 165),
    hairShine: look.hairShine * coily,
  }
}

/** Soft rounded light without lines: bounce from below, sky from above, blood under skin, shine by material, rim from behind. */
export function shadeSoft(job: PaintJob, passes: FigureLight, look: SoftLook): Uint8ClampedArray {
  const shared = prepare(job, passes, look)
  const { widthPx, heightPx } = shared.buffers
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) shadeRow(rgba, y, shared)
  return rgba
}

/** Above this, light no longer adds up: bright skin and blond hair would burn out to one flat white. */
const KNEE = 204
const soften = (value: number) => 255 - ((255 - KNEE) * (255 - KNEE)) / (value - 2 * KNEE + 255)

/** How much darker the folds of cloth are. */
const CREASE_TONE = 0.08
/** Between the locks the hair below them shows; without its share of the light it would be dark stripes. */
const CAP_SHINE = 0.7

/** A function of its own, so that engines compile it as a whole: a loop within a loop is thrown back at the end of each row. */
function shadeRow(rgba: Uint8ClampedArray, y: number, shared: ReturnType<typeof prepare>): void {
  const { buffers, passes, volume, around, rimLight, rims, light, behind, key, shade, fill, rim, hairShine } = shared
  const {
    vivid,
    wrap,
    hollow: hollowShare,
    cast,
    gloss,
    strands,
    rim: rimShare,
    glance,
    hairToVolume,
    faceToVolume,
  } = shared.look
  const { widthPx: width, normal, material, part, albedo, strandU, strandV } = buffers
  readFigureLightRow(passes, y, material, around)
  shared.volumeNormalRow(y, volume)
  const lx = light[0]!
  const ly = light[1]!
  const lz = light[2]!
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const n = at * 3
    const to = at * 4
    const here = x * 3
    const ownX = normal[n]!
    const ownY = normal[n + 1]!
    const ownZ = normal[n + 2]!
    // Animals keep their own form: their coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && (part[at] === PART.head || part[at]! >= PART.firstGarment)
    const isHair = !isCoat && (kind === MATERIAL.hair || kind === MATERIAL.fur)
    const isSkin = kind === MATERIAL.skin
    const shadow = around[here]!
    const hollow = around[here + 1]!
    const inside = around[here + 2]!
    let facing = ownX * lx + ownY * ly + ownZ * lz
    let volumeY = 0
    let volumeFacing = 0
    if (isHair || (part[at] === PART.head && !isCoat)) {
      volumeY = volume[here + 1]!
      volumeFacing = volume[here]! * lx + volumeY * ly + volume[here + 2]! * lz
      facing += (volumeFacing - facing) * (isHair ? hairToVolume : faceToVolume)
    }
    const wrapped = Math.min(1, Math.max(0, (facing + wrap) / (1 + wrap)))
    const lit = kind === MATERIAL.glow ? 1 : wrapped * (1.5 - 0.5 * wrapped) * (1 - shadow * cast)
    const edge = isSkin ? 4 * lit * (1 - lit) : 0
    const open = 1 - hollow * hollowShare
    const up = ownY < 0 ? -ownY * open : 0
    const down = ownY > 0 ? ownY * open : 0
    let tone = 1
    if (isHair) {
      // Neighbouring strands differ a little.
      tone = 1 + strands * 0.1 * pixelNoise(Math.floor(strandV[at]! * 7), part[at]!)
    } else if (kind === MATERIAL.cloth || kind === MATERIAL.leather) tone = 1 + CREASE_TONE * strandV[at]!
    let shine = 0
    if (isHair) {
      const lock = part[at]! * 0.618034
      const off = Math.abs(volumeY + 0.47 - (lock - Math.floor(lock) - 0.5) * 0.16)
      const band = off > 0.3 ? 0 : 1 - off / 0.3
      shine =
        (part[at] === PART.hairCap ? CAP_SHINE : 1) * hairShine * band * band * Math.max(0, 0.15 + volumeFacing) * (1 - shadow)
    } else {
      const toHalf = ownX * light[3]! + ownY * light[4]! + ownZ * light[5]!
      shine =
        (kind === MATERIAL.cloth && strandU[at]! > 0 ? fineSheen(strandU[at]!, toHalf) : sheenOf(kind, toHalf)) *
        gloss *
        (1 - shadow) *
        open
    }
    const luma = albedo[n]! * 0.3 + albedo[n + 1]! * 0.59 + albedo[n + 2]! * 0.11
    const isRim = inside < RIM_BEGINS && rimLight(inside, ownX, ownY, ownZ, rims)
    const turned = glance * Math.min(1, 1.15 - ownZ) * open
    const first = turned * Math.max(0, ownX * behind[0]! + ownY * behind[1]! + ownZ * behind[2]! + 0.1)
    const second = turned * Math.max(0, ownX * behind[3]! + ownY * behind[4]! + ownZ * behind[5]! + 0.1)
    for (let channel = 0; channel < 3; channel += 1) {
      const base = luma + (albedo[n + channel]! - luma) * vivid
      const dark = shade[channel]!
      let value =
        (dark + (key[channel]! - dark) * lit) * open +
        fill[channel]! * down * (1 - lit * 0.6) +
        fill[channel + 3]! * up +
        fill[channel + 6]! * (edge + (isSkin ? hollow * 0.5 : 0))
      value *= base * tone
      if (shine > 0) value += shine * (isHair ? base * 0.9 + 60 * key[channel]! : 255 * key[channel]! - value * 0.5)
      if (turned > 0) value += (rim[channel]! * first + rim[channel + 3]! * second) * (0.35 + base / 255)
      if (isRim) {
        value += (rim[channel]! + value * 0.5 - value) * rims[0]! * rimShare
        value += (rim[channel + 3]! + value * 0.5 - value) * rims[1]! * rimShare
      }
      rgba[to + channel] = value > KNEE ? soften(value) : value
    }
    rgba[to + 3] = 255
  }
}
