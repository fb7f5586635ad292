import { noiseAt } from '../../math/noise-volume.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease, fall } from './ease.ts'
import { readSkinLines, skinLines } from './skin-lines.ts'
import { skinTone } from './skin-tone.ts'

/** What is finer than the mesh, at one place of the skin. */
export const DETAIL = {
  /** Slope of the relief along x, y and z of the base mesh. */
  slopeX: 0,
  slopeY: 1,
  slopeZ: 2,
  /** Factors of the colour. */
  red: 3,
  green: 4,
  blue: 5,
  /** How much oil, −1 … 1, and how rough. */
  oil: 6,
  /** Fine unevenness that breaks shine, 0 … 1. */
  grain: 7,
} as const
const VALUES = 8

/** Steps of the noise per decimetre: pores, the net between them, goose flesh, blotches. */
const PORES = 150
const NET = 62
const BLOTCHES = 14

/**
 * Fine relief and colour of somebody's skin by the place on the base mesh, so that they stay with the person. `pixelsPerDm`:
 * what is smaller than a pixel is left out.
 */
export function createSkinDetail(
  sheet: CharacterSheet,
  { pixelsPerDm, strength }: { readonly pixelsPerDm: number; readonly strength: number },
) {
  const { ageYears, masculinity, skin, marks, seed } = sheet
  const { darkness, natural } = skinTone(sheet)
  const lines = skinLines(sheet)
  const isFreckled = marks.some(({ kind }) => kind === 'freckles')
  const freckles = natural * Math.max(skin.freckles, isFreckled ? 0.8 : 0)
  const age = ease(38, 82, ageYears)
  const child = ease(16, 7, ageYears)
  const seen = (perDm: number) => ease(0.8, 2.2, pixelsPerDm / perDm)
  const pores = strength * seen(PORES) * (0.16 + 0.1 * age + 0.06 * masculinity) * (1 - 0.6 * child)
  const net = strength * seen(NET) * (0.034 + 0.075 * age + 0.018 * masculinity) * (1 - 0.55 * child)
  const spots = age * natural * (1 - 0.5 * darkness)
  const shift = seed.length * 3.7
  const noise = new Float32Array(4)
  const wrinkles = new Float32Array(3)
  const out = new Float32Array(VALUES)
  const linesSeen = strength * seen(38)

  /** Everything at a place of the base mesh; the answer is written over by the next call. */
  return (x: number, y: number, z: number): Float32Array => {
    const isFace = y > 5.9 && z > 0.2
    const side = x < 0 ? -x : x
    noiseAt(x * BLOTCHES + shift, y * BLOTCHES, z * BLOTCHES, noise)
    const blotch = noise[0]! - 0.5
    const [warpX, warpY] = [noise[1]!, noise[2]!]
    noiseAt(x * NET, y * NET + shift, z * NET, noise)
    const coarse = noise[0]! - 0.5
    // Nose, forehead and chin have the larger pores and the oil; cheeks beside the nose the largest.
    const middle = isFace ? fall(side, 0.3) * ease(6.2, 6.5, y) : 0
    const cheek = isFace ? fall(side - 0.3, 0.16) * fall(y - 6.95, 0.2) : 0
    const netHere = net * (0.75 + 0.5 * cheek + 0.3 * middle)
    let slopeX = noise[1]! * netHere
    let slopeY = noise[2]! * netHere
    let slopeZ = noise[3]! * netHere
    let grain = 0.5
    if (pores > 0.004) {
      noiseAt(x * PORES, y * PORES, z * PORES + shift, noise)
      const poresHere = pores * (0.6 + 0.7 * cheek + 0.6 * middle)
      slopeX += noise[1]! * poresHere
      slopeY += noise[2]! * poresHere
      slopeZ += noise[3]! * poresHere
      grain = noise[0]!
    }
    let hollow = 0
    if (lines && linesSeen > 0) {
      // No line is straight, and none the same on both sides.
      readSkinLines(lines, x + warpY * 0.008, y + warpX * 0.009, z, wrinkles)
      slopeX += wrinkles[0]! * linesSeen
      slopeY += wrinkles[1]! * linesSeen
      hollow = wrinkles[2]! * linesSeen
    }
    let red = 1 + blotch * 0.045 + coarse * 0.03 - hollow * 0.1
    let green = 1 + blotch * 0.09 + coarse * 0.035 - hollow * 0.17
    let blue = 1 + blotch * 0.08 + coarse * 0.03 - hollow * 0.17
    if (freckles > 0) {
      const zone = isFace ? fall(y - 7.0, 0.3) * fall(side, 0.75) : 0.28 * ease(-6, 3, y)
      if (zone > 0.03) {
        noiseAt(x * 47 + shift, y * 47, z * 47, noise)
        const size = noise[0]!
        noiseAt(x * 103, y * 103 + shift, z * 103, noise)
        const dot = ease(0.59, 0.72, size * 0.6 + noise[0]! * 0.45) * zone * freckles
        red -= dot * 0.24
        green -= dot * 0.42
        blue -= dot * 0.5
      }
    }
    if (spots > 0) {
      noiseAt(x * 7.5 + shift, y * 7.5, z * 7.5 + 9, noise)
      const patch = noise[0]!
      noiseAt(x * 19, y * 19 + 5, z * 19, noise)
      const spot = ease(0.66, 0.8, patch * 0.5 + noise[0]! * 0.6) * spots * (isFace ? 1 : 0.6)
      red -= spot * 0.07
      green -= spot * 0.12
      blue -= spot * 0.15
    }
    out[0] = slopeX
    out[1] = slopeY
    out[2] = slopeZ
    out[3] = red
    out[4] = green
    out[5] = blue
    out[6] = isFace ? middle * 0.9 - cheek * 0.1 - age * 0.25 - child * 0.3 : -0.45
    out[7] = grain
    return out
  }
}

export type SkinDetail = ReturnType<typeof createSkinDetail>
