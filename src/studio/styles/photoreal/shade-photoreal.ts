import type { Rgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { type FigureLight, readFigureLightRow } from '../figure-light.ts'
import { pixelNoise } from '../pixel-noise.ts'
import { createRimLight, RIM_BEGINS } from '../rim-light.ts'
import type { PaintJob } from '../style.ts'
import { createVolumeNormalRow } from '../volume-normal.ts'

/** How a material takes light: how far it wraps round, how it shines, how much colour bleeds at the terminator. */
interface Finish {
  readonly wrap: number
  readonly gloss: number
  /** A whole number. */
  readonly power: number
  readonly bleed: Rgb
  readonly grain: number
}

const NO_BLEED: Rgb = [0, 0, 0]
const SKIN: Finish = { wrap: 0.24, gloss: 0.13, power: 16, bleed: [0.13, -0.015, -0.045], grain: 0.014 }
const FINISHES: Readonly<Record<number, Finish>> = {
  [MATERIAL.skin]: SKIN,
  [MATERIAL.hair]: { wrap: 0.2, gloss: 0, power: 1, bleed: NO_BLEED, grain: 0.02 },
  [MATERIAL.fur]: { wrap: 0.3, gloss: 0, power: 1, bleed: NO_BLEED, grain: 0.05 },
  [MATERIAL.cloth]: { wrap: 0.16, gloss: 0.02, power: 6, bleed: NO_BLEED, grain: 0.03 },
  [MATERIAL.leather]: { wrap: 0.1, gloss: 0.28, power: 22, bleed: NO_BLEED, grain: 0.035 },
  [MATERIAL.metal]: { wrap: 0.05, gloss: 0.9, power: 48, bleed: NO_BLEED, grain: 0.012 },
  [MATERIAL.glass]: { wrap: 0.3, gloss: 0.8, power: 90, bleed: NO_BLEED, grain: 0 },
  [MATERIAL.gem]: { wrap: 0.4, gloss: 1, power: 40, bleed: NO_BLEED, grain: 0 },
  [MATERIAL.horn]: { wrap: 0.15, gloss: 0.18, power: 18, bleed: NO_BLEED, grain: 0.03 },
  [MATERIAL.eye]: { wrap: 0.3, gloss: 0.5, power: 60, bleed: NO_BLEED, grain: 0 },
  [MATERIAL.wood]: { wrap: 0.15, gloss: 0.08, power: 14, bleed: NO_BLEED, grain: 0.05 },
}
const SHADOW_POWER = 0.7
/** How much of the sky's cold the skin swallows in shade. */
const SHADED_SKIN = 0.7
const CAST_STRENGTH = 0.86
const HAIR_TO_VOLUME = 0.45
const FACE_TO_VOLUME = 0.12
/** Between the locks the hair below them shows; without its share of the light it would be dark stripes. */
const CAP_SHINE = 0.7
/** Coils scatter the light. */
const COILY_SHINE = 0.3
const HOLLOW_STRENGTH = 0.72
/** Above this, light no longer adds up, as on film: bright skin and blond hair would burn out to one flat white. */
const KNEE = 210
const soften = (value: number) => 255 - ((255 - KNEE) * (255 - KNEE)) / (value - 2 * KNEE + 255)
/** How much darker the folds of cloth are. */
const CREASE_TONE = 0.08
/** Light thrown back by the ground, and the sky's fill from above. */
const BOUNCE = 0.12
const SKY_FILL = 0.1

/** The finishes as numbers by material, as the inner loop reads them: wrap, gloss, power, three of bleed, grain. */
const FINISH_VALUES = 7
const FINISH_TABLE = new Float64Array((Math.max(...Object.values(MATERIAL)) + 1) * FINISH_VALUES)
for (const kind of Object.values(MATERIAL)) {
  const { wrap, gloss, power, bleed, grain } = FINISHES[kind] ?? FINISHES[MATERIAL.cloth]!
  FINISH_TABLE.set([wrap, gloss, power, ...bleed, grain], kind * FINISH_VALUES)
}

/** `base` to a whole power, many times as fast as `**` and alike on all engines. */
function wholePower(base: number, power: number): number {
  let result = 1
  let square = base
  for (let rest = power; rest > 0; rest >>= 1) {
    if ((rest & 1) === 1) result *= square
    square *= square
  }
  return result
}

/** Everything about a picture that its pixels share. */
function prepare({ figure, scene, character }: PaintJob, passes: FigureLight) {
  const { light } = scene
  const [lx, ly, lz] = light.keyDirection
  const halfLength = Math.sqrt(lx * lx + ly * ly + (lz + 1) * (lz + 1))
  return {
    buffers: figure.buffers,
    passes,
    volumeNormalRow: createVolumeNormalRow(figure),
    volume: new Float32Array(figure.buffers.widthPx * 3),
    around: new Float32Array(figure.buffers.widthPx * 3),
    rimLight: createRimLight(light),
    rims: new Float32Array(2),
    toLight: Float64Array.from(light.keyDirection),
    /** Half way between the light and the viewer, for shine. */
    toHalf: Float64Array.of(lx / halfLength, ly / halfLength, (lz + 1) / halfLength),
    key: Float64Array.from(light.key),
    shade: Float64Array.from(light.ambient, (channel) => channel ** SHADOW_POWER * 0.92),
    rim: Float64Array.from([...light.rim, ...(light.rim2?.color ?? [0, 0, 0])]),
    hairShine: character.hair.texture === 'coily' ? COILY_SHINE : 1,
  }
}

/** Soft light with coloured shadows: blood in the terminator of skin, bounce from below, sky from above, shine by material. */
export function shadePhotoreal(job: PaintJob, passes: FigureLight): Uint8ClampedArray {
  const shared = prepare(job, passes)
  const { widthPx, heightPx } = shared.buffers
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) shadeRow(rgba, y, shared)
  return rgba
}

/** A function of its own, so that engines compile it as a whole: a loop within a loop is thrown back at the end of each row. */
function shadeRow(rgba: Uint8ClampedArray, y: number, shared: ReturnType<typeof prepare>): void {
  const { buffers, passes, volume, around, rimLight, rims, toLight, toHalf, key, shade, hairShine } = shared
  const { widthPx: width, normal, material, part, albedo, strandU, strandV } = buffers
  readFigureLightRow(passes, y, material, around)
  shared.volumeNormalRow(y, volume)
  const lx = toLight[0]!
  const ly = toLight[1]!
  const lz = toLight[2]!
  const hx = toHalf[0]!
  const hy = toHalf[1]!
  const hz = toHalf[2]!
  const keyRed = key[0]!
  const keyGreen = key[1]!
  const keyBlue = key[2]!
  const shadeRed = shade[0]!
  const shadeGreen = shade[1]!
  const shadeBlue = shade[2]!
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    const n = at * 3
    const to = at * 4
    rgba[to + 3] = buffers.cover?.[at] || 255
    const baseRed = albedo[n]!
    const baseGreen = albedo[n + 1]!
    const baseBlue = albedo[n + 2]!
    if (kind === MATERIAL.glow) {
      rgba[to] = baseRed
      rgba[to + 1] = baseGreen
      rgba[to + 2] = baseBlue
      continue
    }
    const finish = kind * FINISH_VALUES
    const wrap = FINISH_TABLE[finish]!
    const gloss = FINISH_TABLE[finish + 1]!
    const ownX = normal[n]!
    const ownY = normal[n + 1]!
    const ownZ = normal[n + 2]!
    const here = x * 3
    const shadow = around[here]!
    const hollow = around[here + 1]!
    const inside = around[here + 2]!
    let facing = ownX * lx + ownY * ly + ownZ * lz
    // An animal's head keeps its own form: its coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && part[at] === PART.head
    const isHair = !isCoat && (kind === MATERIAL.hair || kind === MATERIAL.fur)
    let volumeY = 0
    let volumeFacing = 0
    if (isHair || (part[at] === PART.head && !isCoat)) {
      volumeY = volume[here + 1]!
      volumeFacing = volume[here]! * lx + volumeY * ly + volume[here + 2]! * lz
      facing += (volumeFacing - facing) * (isHair ? HAIR_TO_VOLUME : FACE_TO_VOLUME)
    }
    const wrapped = (facing + wrap) / (1 + wrap)
    const raised = wrapped <= 0 ? 0 : wrapped >= 1 ? 1 : wrapped * (1.55 - 0.55 * wrapped)
    const lit = raised * (1 - shadow * CAST_STRENGTH)
    const edge = 4 * lit * (1 - lit)
    const open = 1 - hollow * HOLLOW_STRENGTH
    const up = ownY < 0 ? -ownY * SKY_FILL * open : 0
    const down = ownY > 0 ? ownY * BOUNCE * open * (1 - lit) : 0
    let lightRed =
      (shadeRed + (keyRed - shadeRed) * lit) * open + FINISH_TABLE[finish + 3]! * edge + up * shadeRed + down * keyRed
    let lightGreen =
      (shadeGreen + (keyGreen - shadeGreen) * lit) * open +
      FINISH_TABLE[finish + 4]! * edge +
      up * shadeGreen +
      down * keyGreen * 0.86
    let lightBlue =
      (shadeBlue + (keyBlue - shadeBlue) * lit) * open +
      FINISH_TABLE[finish + 5]! * edge +
      up * shadeBlue * 1.1 +
      down * keyBlue * 0.7
    if (kind === MATERIAL.skin) {
      // Hollows of skin go red, not grey.
      lightRed += hollow * 0.09
      lightGreen -= hollow * 0.02
      // Light of the sky alone would leave pale grey patches at the jaw: in shade skin stays warm.
      const shaded = (1 - lit) * SHADED_SKIN
      lightRed -= lightRed * 0.1 * shaded
      lightGreen -= lightGreen * 0.3 * shaded
      lightBlue -= lightBlue * 0.48 * shaded
    }
    const grain = 1 + FINISH_TABLE[finish + 6]! * pixelNoise(x, y)
    if (kind === MATERIAL.cloth || kind === MATERIAL.leather) {
      const tone = 1 + CREASE_TONE * strandV[at]!
      lightRed *= tone
      lightGreen *= tone
      lightBlue *= tone
    }
    let shine = 0
    if (isHair) {
      const lock = part[at]! * 0.618034
      const centre = -0.46 + (lock - Math.floor(lock) - 0.5) * 0.22
      const off = Math.abs(volumeY - centre)
      const strand = 0.75 + 0.25 * pixelNoise(Math.floor(strandV[at]! * 9), part[at]!)
      const band = Math.max(0, 1 - off * 4.2)
      shine =
        (part[at] === PART.hairCap ? CAP_SHINE : 1) *
        hairShine *
        band *
        band *
        strand *
        (0.12 + 0.3 * Math.max(0, volumeFacing)) *
        (1 - shadow)
      const tone = (0.9 + 0.2 * strand) * (0.88 + 0.16 * strandU[at]!)
      lightRed *= tone
      lightGreen *= tone
      lightBlue *= tone
    } else if (gloss > 0) {
      const towardHalf = ownX * hx + ownY * hy + ownZ * hz
      if (towardHalf > 0.4) shine = gloss * wholePower(towardHalf, FINISH_TABLE[finish + 2]!) * (1 - shadow) * open
      if (kind === MATERIAL.metal) {
        // A landscape in the metal: dark ground line, bright sky above it.
        const mirrored = 2 * ownY * ownZ
        const sky =
          smoothStep(0.12, -0.5, mirrored) * 0.7 +
          smoothStep(0.05, 0.3, mirrored) * 0.18 -
          smoothStep(0.2, 0.02, Math.abs(mirrored)) * 0.32
        lightRed = lightRed * 0.62 + sky * 0.55
        lightGreen = lightGreen * 0.62 + sky * 0.57
        lightBlue = lightBlue * 0.62 + sky * 0.62
      }
    }
    let red = baseRed * lightRed * grain
    let green = baseGreen * lightGreen * grain
    let blue = baseBlue * lightBlue * grain
    if (shine > 0) {
      // Hair shines in its own colour, everything else in the light's.
      const own = isHair ? 0.55 : 0
      red += shine * (255 * keyRed * (1 - own) + baseRed * own * 2.2)
      green += shine * (255 * keyGreen * (1 - own) + baseGreen * own * 2.2)
      blue += shine * (255 * keyBlue * (1 - own) + baseBlue * own * 2.2)
    }
    if (inside < RIM_BEGINS && rimLight(inside, ownX, ownY, ownZ, rims)) {
      const own = kind === MATERIAL.skin ? 0.6 : 0.7
      const first = rims[0]! * 0.62
      red += (shared.rim[0]! * 150 + red * own - red) * first
      green += (shared.rim[1]! * 150 + green * own - green) * first
      blue += (shared.rim[2]! * 150 + blue * own - blue) * first
      const second = rims[1]! * 0.62
      red += (shared.rim[3]! * 150 + red * own - red) * second
      green += (shared.rim[4]! * 150 + green * own - green) * second
      blue += (shared.rim[5]! * 150 + blue * own - blue) * second
    }
    rgba[to] = red > KNEE ? soften(red) : red
    rgba[to + 1] = green > KNEE ? soften(green) : green
    rgba[to + 2] = blue > KNEE ? soften(blue) : blue
  }
}
