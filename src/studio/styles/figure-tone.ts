import { smoothStep } from '../form/curve.ts'
import { MATERIAL, MOSTLY_HAIR, PART } from '../raster/figure-buffers.ts'
import { lightFigure, readFigureLightRow } from './figure-light.ts'
import type { PaintJob } from './style.ts'
import { createVolumeNormalRow } from './volume-normal.ts'

/** How much light every figure pixel has, for styles that choose colours by tone: washes, dots, hatching. */
export interface FigureTone {
  /** 0 darkest … 255 turned full to the light; about 128 where light and shadow meet. */
  readonly tone: Uint8Array
  /** 0 … 255: the band of light on hair, the highlights of metal, leather and glass. */
  readonly shine: Uint8Array
}

export interface FigureToneOptions {
  /** Softness of cast shadows in half heads. */
  readonly shadowBlur: number
  /** 0 takes the face as it is, 1 shades it as one clean egg. */
  readonly faceToVolume: number
  readonly hairToVolume: number
  /** How much hollows darken. */
  readonly hollow: number
  /** How much of cast shadows is seen on hair and on faces; absent 1. */
  readonly castOnHair?: number
  readonly castOnFace?: number
}

/** Of full light, what a cast shadow leaves. */
const CAST_TONE = 0.2
const HAIR_BAND_Y = -0.5
const COILY_BAND = 0.2
/** Of hairs drawn one by one: how wide the band of light is, and its strength on black and on white hair. */
const STRAND_BAND = { reach: 0.24, onBlack: 0.1, onWhite: 0.6 } as const

function prepare(job: PaintJob, options: FigureToneOptions) {
  const { figure, scene, character } = job
  const { widthPx } = figure.buffers
  return {
    buffers: figure.buffers,
    options,
    passes: lightFigure(figure.buffers, scene.light, options),
    around: new Float32Array(widthPx * 3),
    volumeNormalRow: createVolumeNormalRow(figure),
    volume: new Float32Array(widthPx * 3),
    toLight: Float64Array.from(scene.light.keyDirection),
    bandStrength: character.hair.texture === 'coily' ? COILY_BAND : 1,
  }
}

/** Light on the figure as one scale from shadow to light; cast shadows and hollows are in it. */
export function toneFigure(job: PaintJob, options: FigureToneOptions): FigureTone {
  const shared = prepare(job, options)
  const { widthPx, heightPx } = shared.buffers
  const tones = { tone: new Uint8Array(widthPx * heightPx), shine: new Uint8Array(widthPx * heightPx) }
  for (let y = 0; y < heightPx; y += 1) toneRow(tones, y, shared)
  return tones
}

/** A function of its own, so that engines compile it as a whole. */
function toneRow({ tone, shine }: FigureTone, y: number, shared: ReturnType<typeof prepare>): void {
  const { buffers, options, around, volume } = shared
  const { castOnHair = 1, castOnFace = 1 } = options
  const { widthPx: width, normal, material, part, strandV, albedo, hairs } = buffers
  readFigureLightRow(shared.passes, y, material, around)
  shared.volumeNormalRow(y, volume)
  const lx = shared.toLight[0]!
  const ly = shared.toLight[1]!
  const lz = shared.toLight[2]!
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none) continue
    if (kind === MATERIAL.glow) {
      tone[at] = 255
      continue
    }
    const here = x * 3
    const nx = normal[at * 3]!
    const ny = normal[at * 3 + 1]!
    const nz = normal[at * 3 + 2]!
    let facing = nx * lx + ny * ly + nz * lz
    let glint = 0
    // Animals keep their own form: their coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && (part[at] === PART.head || part[at]! >= PART.firstGarment)
    const isHair = !isCoat && (kind === MATERIAL.hair || kind === MATERIAL.fur)
    if (isHair || (part[at] === PART.head && !isCoat)) {
      const volumeY = volume[here + 1]!
      const volumeFacing = volume[here]! * lx + volumeY * ly + volume[here + 2]! * lz
      facing += (volumeFacing - facing) * (isHair ? options.hairToVolume : options.faceToVolume)
      if (isHair && hairs && hairs.cover[at]! >= MOSTLY_HAIR) {
        const off = Math.abs(volumeY - HAIR_BAND_Y - (hairs.lie[at * 3 + 1]! / 127) * 0.06) / STRAND_BAND.reach
        const near = off < 1 && volumeFacing > 0 ? (1 - off) * (1 - off) * smoothStep(0, 0.22, volumeFacing) : 0
        const pale = albedo[at * 3 + 1]! / 255
        glint = near * (STRAND_BAND.onBlack + (STRAND_BAND.onWhite - STRAND_BAND.onBlack) * pale) * shared.bandStrength
        facing += (hairs.lie[at * 3 + 2]! / 127) * 0.12
      } else if (isHair && part[at] !== PART.hairCap && volumeFacing > 0) {
        const lock = part[at]! * 0.618034
        const centre = HAIR_BAND_Y + (lock - Math.floor(lock) - 0.5) * 0.1 + Math.abs(strandV[at]!) * 0.07
        const off = Math.abs(volumeY - centre)
        if (off < 0.085) glint = smoothStep(0.085, 0.05, off) * smoothStep(0, 0.22, volumeFacing) * shared.bandStrength
      }
    } else if (kind === MATERIAL.metal || kind === MATERIAL.gem) {
      const band = nx * 0.35 - ny + nz * 0.2
      glint = smoothStep(0.6, 0.68, band) * (1 - smoothStep(0.86, 0.92, band))
      if (band > -0.25 && band < -0.05) facing -= 0.6
    } else if (kind === MATERIAL.leather || kind === MATERIAL.glass) {
      glint = smoothStep(0.93, 0.955, facing) * (kind === MATERIAL.glass ? 0.8 : 0.35)
    }
    const cast = around[here]! * (isHair ? castOnHair : part[at] === PART.head ? castOnFace : 1)
    const open = 0.5 + facing * 0.62
    const shaded = open < CAST_TONE ? open : open + (CAST_TONE - open) * cast
    const value = shaded - around[here + 1]! * options.hollow - (part[at] === PART.hairCap ? 0.06 : 0)
    tone[at] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255
    shine[at] = glint * (1 - cast) * 255
  }
}
