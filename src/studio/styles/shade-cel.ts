import { mixRgb, type Rgb } from '../color.ts'
import { smoothStep } from '../form/curve.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Light } from '../sheet/scene-sheet.ts'
import { type FigureLight, readFigureLightRow } from './figure-light.ts'
import { createRimLight, RIM_BEGINS } from './rim-light.ts'
import type { PaintJob } from './style.ts'
import { createVolumeNormalRow } from './volume-normal.ts'

/** How a style sees light as a few clear tones. */
export interface CelLook {
  readonly light: Light
  /** Saturation of what is painted; 1 leaves the sheet's colours. */
  readonly vivid: number
  /** Of the key light the lit tone takes only this share, so that colours stay clear. */
  readonly keyShare: number
  /** The shadow is base × ambient to this power: its hue comes from the sky, it never goes grey (lesson 20). */
  readonly shadowPower: number
  /** The same for the third tone. */
  readonly deepPower: number
  readonly skinShadow: Rgb
  /** Skin in shade is so much of the way to a warm, rosy shade of its own, whatever the sky; absent 0. */
  readonly rosyShade?: number
  /** Where light turns to shadow, and how softly. */
  readonly threshold: number
  readonly softness: number
  /** The same for faces, whose features want light; absent as everything. */
  readonly faceThreshold?: number
  /** Occlusion above this takes the third tone; 1 is never. */
  readonly thirdTone: number
  /** How far faces and hair are shaded as one smooth volume. */
  readonly hairToVolume: number
  readonly faceToVolume: number
  /** Half the width of the band of light on the hair, as a share of the volume's height, and its strength. */
  readonly bandWidth: number
  readonly band: number
  /** The part of the band's width that is full, 0 soft … 1 cut. */
  readonly bandCore: number
  readonly rim: number
  /** How much of the shadows that locks cast on hair is drawn; absent 1. Without them hair is one clean mass. */
  readonly castOnHair?: number
  /** Hair behind the head lies in the shade of the rest. */
  readonly isBackHairDark?: boolean
}

/** What silk leaves in `strandU` (finish-code.ts). */
const SILK = 1
/** Height of the band of light on the hair, as the y of the volume's normal. */
const BAND_Y = -0.5
/** How far the band of one lock lies off that of the next: a ribbon with a broken edge, not shards. */
const BAND_SCATTER = 0.045
/** Light hair is bright already; of white (three times 255) the band keeps little. */
const LIGHT_HAIR_DIMS = 0.75 / 765
/** Coils scatter the light: hardly a band. */
const COILY_BAND = 0.2

/** What warm skin is multiplied by in shade. */
const ROSY: Rgb = [0.88, 0.66, 0.66]
/** Dark skin is painted so much lighter in full night and so much at all, or its features drown. */
const DARK_SKIN = { below: 112, lift: 0.42 } as const
/** Behind the middle of the head by so many half heads, hair is back hair; its shade has a soft edge. */
const BACK_HAIR = { from: 0.2, whole: 0.3, deepens: 0.55 } as const

/** How much of a thing's own hue deepens its shade where skin's is rosy. */
const OWN_HUE = 0.3
/** Where a lock's sides turn away, across it, and by how much light: hair without cast shadows is told apart by these. */
const LOCK_SIDE = 0.8
const LOCK_TURNS = 0.5

interface Tone {
  readonly lit: Rgb
  readonly shade: Rgb
  readonly deep: Rgb
}

function toneOf({ light, keyShare, shadowPower, deepPower }: CelLook, tint: Rgb): Tone {
  const [r, g, b] = light.ambient
  const shadow = (power: number): Rgb => [r ** power * tint[0], g ** power * tint[1], b ** power * tint[2]]
  const [kr, kg, kb] = light.key
  return {
    lit: [1 + (kr - 1) * keyShare, 1 + (kg - 1) * keyShare, 1 + (kb - 1) * keyShare],
    shade: shadow(shadowPower),
    deep: shadow(deepPower),
  }
}

function warmed(tone: Tone, share: number): Tone {
  if (share === 0) return tone
  // By night, too, a face has its colours.
  return {
    lit: mixRgb(tone.lit, [1, 0.97, 0.95], share * 0.5),
    shade: mixRgb(tone.shade, ROSY, share),
    deep: mixRgb(tone.deep, ROSY, share * 0.6),
  }
}

/** Everything about a picture that its pixels share. */
function prepare({ figure, character }: PaintJob, passes: FigureLight, look: CelLook) {
  const { light } = look
  return {
    look,
    buffers: figure.buffers,
    passes,
    volumeNormalRow: createVolumeNormalRow(figure),
    volume: new Float32Array(figure.buffers.widthPx * 3),
    rimLight: createRimLight(light),
    toLight: Float64Array.from(light.keyDirection),
    key: Float64Array.from(light.key),
    rim: Float64Array.from([...light.rim, ...(light.rim2?.color ?? [0, 0, 0])]),
    plain: toneOf(look, [1, 1, 1]),
    onSkin: warmed(toneOf(look, look.skinShadow), look.rosyShade ?? 0),
    isRosy: look.rosyShade !== undefined,
    faceThreshold: look.faceThreshold ?? look.threshold,
    castOnHair: look.castOnHair ?? 1,
    // Depths at which back hair begins and is wholly so; none is.
    backFrom: look.isBackHairDark ? figure.headPlace[11] - BACK_HAIR.from : Number.NEGATIVE_INFINITY,
    backWhole: look.isBackHairDark ? figure.headPlace[11] - BACK_HAIR.whole : Number.NEGATIVE_INFINITY,
    bandStrength: character.hair.kind === 'shaved' ? 0 : look.band * (character.hair.texture === 'coily' ? COILY_BAND : 1),
    around: new Float32Array(figure.buffers.widthPx * 3),
    rims: new Float32Array(2),
  }
}

/** Two tones with a clean edge, a third in the hollows, one band of light on the hair, rim where light comes from behind. */
export function shadeCel(job: PaintJob, passes: FigureLight, look: CelLook): Uint8ClampedArray {
  const shared = prepare(job, passes, look)
  const { widthPx, heightPx } = shared.buffers
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) shadeRow(rgba, y, shared)
  return rgba
}

/** From which depth a fold of cloth is drawn as a shade, and how soft its edge is. */
const CREASE = -0.46
const CREASE_EDGE = 0.08

/** A function of its own, so that engines compile it as a whole: a loop within a loop is thrown back at the end of each row. */
function shadeRow(rgba: Uint8ClampedArray, y: number, shared: ReturnType<typeof prepare>): void {
  const { buffers, passes, volume, rimLight, plain, onSkin, bandStrength, around, rims, castOnHair, backFrom, backWhole } =
    shared
  const { vivid, threshold, softness, thirdTone, hairToVolume, faceToVolume, bandWidth, bandCore, rim: rimShare } = shared.look
  const { widthPx: width, normal, material, part, albedo, strandU, strandV, depth } = buffers
  readFigureLightRow(passes, y, material, around)
  shared.volumeNormalRow(y, volume)
  const { isRosy, faceThreshold } = shared
  const lx = shared.toLight[0]!
  const ly = shared.toLight[1]!
  const lz = shared.toLight[2]!
  const keyRed = shared.key[0]!
  const keyGreen = shared.key[1]!
  const keyBlue = shared.key[2]!
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const n = at * 3
    const ownX = normal[n]!
    const ownY = normal[n + 1]!
    const ownZ = normal[n + 2]!
    const here = x * 3
    const shadow = around[here]!
    let cast = shadow <= 0.42 ? 0 : smoothStep(0.42, 0.58, shadow)
    let facing = ownX * lx + ownY * ly + ownZ * lz
    let volumeY = 0
    let volumeFacing = 0
    // Animals keep their own form: their coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && (part[at] === PART.head || part[at]! >= PART.firstGarment)
    const isHair = !isCoat && (kind === MATERIAL.hair || kind === MATERIAL.fur)
    if (isHair || (part[at] === PART.head && !isCoat)) {
      volumeY = volume[here + 1]!
      volumeFacing = volume[here]! * lx + volumeY * ly + volume[here + 2]! * lz
      facing += (volumeFacing - facing) * (isHair ? hairToVolume : faceToVolume)
    }
    let back = 0
    if (isHair) {
      if (castOnHair === 0) facing -= smoothStep(LOCK_SIDE, 1, Math.abs(strandV[at]!)) * LOCK_TURNS
      cast *= castOnHair
      if (depth[at]! < backFrom) back = smoothStep(backFrom, backWhole, depth[at]!)
    }
    const turnsAt = part[at] === PART.head ? faceThreshold : threshold
    let share = smoothStep(turnsAt - softness, turnsAt + softness, facing) * (1 - cast) * (1 - back)
    if (kind === MATERIAL.cloth || kind === MATERIAL.leather) {
      const crease = strandV[at]!
      // A valley of the cloth lies in its own shade; its end runs out to a point.
      if (crease < CREASE) share *= 1 - smoothStep(CREASE, CREASE - CREASE_EDGE, crease)
    }
    let shine = 0
    if (kind === MATERIAL.metal || kind === MATERIAL.gem) {
      // One bright and one dark band by the normal (lesson 33).
      const band = ownX * 0.35 - ownY + ownZ * 0.2
      shine = smoothStep(0.62, 0.68, band) * (1 - smoothStep(0.86, 0.9, band)) * 0.75
      if (band > -0.25 && band < -0.05) share *= 0.15
    } else if (kind === MATERIAL.leather || kind === MATERIAL.glass) {
      shine = smoothStep(0.93, 0.955, facing) * (kind === MATERIAL.glass ? 0.7 : 0.22)
    } else if (kind === MATERIAL.cloth && strandU[at] === SILK) {
      shine = smoothStep(0.8, 0.86, facing) * 0.3
    } else if (kind === MATERIAL.glow) {
      share = 1
    }
    const depthOfHollow = around[here + 1]! + (1 - share) * 0.06
    let third = depthOfHollow <= thirdTone ? 0 : smoothStep(thirdTone, thirdTone + 0.06, depthOfHollow)
    if (back > 0) third = Math.max(third, back * BACK_HAIR.deepens)
    if (part[at] === PART.hairCap && castOnHair > 0) share *= 0.82
    const { lit, shade, deep } = kind === MATERIAL.skin ? onSkin : plain
    const litShare = share * (1 - third * 0.75)
    const deepShare = (1 - litShare) * third
    const shadeShare = (1 - litShare) * (1 - third)
    let baseRed = albedo[n]!
    let baseGreen = albedo[n + 1]!
    let baseBlue = albedo[n + 2]!
    if (vivid !== 1) {
      const luma = baseRed * 0.3 + baseGreen * 0.59 + baseBlue * 0.11
      baseRed = luma + (baseRed - luma) * vivid
      baseGreen = luma + (baseGreen - luma) * vivid
      baseBlue = luma + (baseBlue - luma) * vivid
    }
    if (kind === MATERIAL.skin && isRosy) {
      const luma = baseRed * 0.3 + baseGreen * 0.59 + baseBlue * 0.11
      if (luma < DARK_SKIN.below) {
        const lifted = 1 + (DARK_SKIN.lift * (DARK_SKIN.below - luma)) / DARK_SKIN.below
        baseRed *= lifted
        baseGreen *= lifted
        baseBlue *= lifted
      }
    }
    if (isRosy && litShare < 1 && kind !== MATERIAL.skin) {
      // Shade of clear colours is deeper in their own hue, not greyer.
      const most = Math.max(baseRed, baseGreen, baseBlue, 1)
      const own = (1 - litShare) * OWN_HUE
      baseRed *= 1 - own + (own * baseRed) / most
      baseGreen *= 1 - own + (own * baseGreen) / most
      baseBlue *= 1 - own + (own * baseBlue) / most
    }
    let red = baseRed * (lit[0] * litShare + shade[0] * shadeShare + deep[0] * deepShare)
    let green = baseGreen * (lit[1] * litShare + shade[1] * shadeShare + deep[1] * deepShare)
    let blue = baseBlue * (lit[2] * litShare + shade[2] * shadeShare + deep[2] * deepShare)
    if (isHair && cast < 1 && (part[at] !== PART.hairCap || castOnHair === 0)) {
      const lock = part[at]! * 0.618034
      const centre = BAND_Y + (lock - Math.floor(lock) - 0.5) * BAND_SCATTER + Math.abs(strandV[at]!) * 0.055
      const off = Math.abs(volumeY - centre)
      if (off < bandWidth) {
        const band =
          smoothStep(bandWidth, bandWidth * bandCore, off) *
          smoothStep(-0.05, 0.2, volumeFacing) *
          (1 - cast) *
          bandStrength *
          (1 - (baseRed + baseGreen + baseBlue) * LIGHT_HAIR_DIMS)
        red += (red * 0.42 + keyRed * 26) * band
        green += (green * 0.42 + keyGreen * 26) * band
        blue += (blue * 0.42 + keyBlue * 26) * band
      }
    }
    if (shine > 0) {
      red += (255 * keyRed - red) * shine
      green += (255 * keyGreen - green) * shine
      blue += (255 * keyBlue - blue) * shine
    }
    if (around[here + 2]! < RIM_BEGINS && rimLight(around[here + 2]!, ownX, ownY, ownZ, rims)) {
      const own = kind === MATERIAL.skin ? 0.5 : 0.62
      const first = rims[0]! * rimShare
      red += (shared.rim[0]! * 153 + red * own - red) * first
      green += (shared.rim[1]! * 153 + green * own - green) * first
      blue += (shared.rim[2]! * 153 + blue * own - blue) * first
      const second = rims[1]! * rimShare
      red += (shared.rim[3]! * 153 + red * own - red) * second
      green += (shared.rim[4]! * 153 + green * own - green) * second
      blue += (shared.rim[5]! * 153 + blue * own - blue) * second
    }
    const to = at * 4
    rgba[to] = red
    rgba[to + 1] = green
    rgba[to + 2] = blue
    rgba[to + 3] = 255
  }
}
