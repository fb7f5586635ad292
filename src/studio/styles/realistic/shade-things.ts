import { smoothStep } from '../../form/curve.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { pixelNoise } from '../pixel-noise.ts'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'
import type { Shading } from './shading.ts'
import { cosine } from './skin-glow.ts'

/** How a material takes light. */
interface Finish {
  readonly wrap: number
  /** Light thrown back by its surface, and how often its cosine is squared: the more, the smaller the highlight. */
  readonly gloss: number
  readonly squarings: number
  /** Fine unevenness. */
  readonly grain: number
  /** Light that its nap catches at the edge. */
  readonly nap: number
}

const CLOTH: Finish = { wrap: 0.12, gloss: 0.012, squarings: 2, grain: 0.026, nap: 0.12 }
const FINISHES: Readonly<Record<number, Finish>> = {
  [MATERIAL.leather]: { wrap: 0.06, gloss: 0.16, squarings: 4, grain: 0.05, nap: 0.05 },
  [MATERIAL.metal]: { wrap: 0.04, gloss: 0.7, squarings: 5, grain: 0.015, nap: 0.2 },
  [MATERIAL.glass]: { wrap: 0.3, gloss: 0.8, squarings: 6, grain: 0, nap: 0.3 },
  [MATERIAL.gem]: { wrap: 0.4, gloss: 1, squarings: 5, grain: 0, nap: 0.3 },
  [MATERIAL.horn]: { wrap: 0.3, gloss: 0.03, squarings: 4, grain: 0.03, nap: 0.06 },
  [MATERIAL.eye]: { wrap: 0.3, gloss: 0.6, squarings: 6, grain: 0, nap: 0.1 },
  [MATERIAL.wood]: { wrap: 0.12, gloss: 0.04, squarings: 3, grain: 0.06, nap: 0.04 },
}
/** Cloth that takes light in its own way: how bright its body is seen from the front, its broad and narrow lights, its pile at the edge. */
interface FineCloth {
  readonly body: number
  readonly broad: number
  readonly narrow: number
  readonly nap: number
}
/** By what is left in `strandU` (finish-code.ts): silk, velvet, sequins. */
const FINE_CLOTHS: readonly (FineCloth | undefined)[] = [
  undefined,
  { body: 0.62, broad: 0.4, narrow: 0.12, nap: 0.3 },
  { body: 0.36, broad: 0, narrow: 0, nap: 2.4 },
  { body: 0.7, broad: 0.4, narrow: 2.4, nap: 0.2 },
]
/** Of the shadows that fall on horn so much is seen: light wanders in teeth, and one in a lip's shadow would be a gap. */
const ON_HORN = 0.45
/** Dyed cloth is less saturated than paint of its colour: so much of it is grey. */
const UNDYED = 0.06
/** How much darker the folds of cloth are. */
const CREASE_TONE = 0.14

/** The finishes by material, as the inner loop reads them. */
const BY_MATERIAL: readonly Finish[] = Array.from(
  { length: Math.max(...Object.values(MATERIAL)) + 1 },
  (_, kind) => FINISHES[kind] ?? CLOTH,
)

/** Everything of a row that is neither skin nor hair nor an eyeball. */
export function shadeThingsRow(rgba: Uint8ClampedArray, y: number, shading: Shading): void {
  const { buffers, around, lights, look } = shading
  const { widthPx: width, normal, material, albedo, strandU, strandV, rest } = buffers
  const { key, fill, rim, rim2, sky, ground } = lights
  const windowSide = key.toLight[0] < 0 ? -1 : 1
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none || kind === MATERIAL.skin || kind === MATERIAL.hair || kind === MATERIAL.fur) continue
    const n = at * 3
    if (kind === MATERIAL.eye && rest && (rest[n] !== 0 || rest[n + 1] !== 0 || rest[n + 2] !== 0)) continue
    const to = at * 4
    rgba[to + 3] = 255
    if (kind === MATERIAL.glow) {
      for (let channel = 0; channel < 3; channel += 1) rgba[to + channel] = albedo[n + channel]!
      continue
    }
    const { wrap, gloss, squarings, grain, nap } = BY_MATERIAL[kind]!
    const here = x * 3
    const nx = normal[n]!
    const ny = normal[n + 1]!
    const nz = normal[n + 2]!
    const shaded = kind === MATERIAL.horn ? ON_HORN : 1
    const lit = 1 - around[here]! * 0.97 * shaded
    const open = 1 - around[here + 1]! * 0.9 * shaded
    let tone = 1 + grain * pixelNoise(x, y)
    if (kind === MATERIAL.cloth || kind === MATERIAL.leather) tone *= 1 + CREASE_TONE * strandV[at]!
    const fine = kind === MATERIAL.cloth && strandU[at]! > 0 ? FINE_CLOTHS[strandU[at]!] : undefined
    const toKey = cosine(key, nx, ny, nz)
    const round = (toKey + wrap) / (1 + wrap)
    const keyShare = (round > 0 ? round : 0) * lit * (0.55 + 0.45 * open)
    const toFill = cosine(fill, nx, ny, nz)
    const fillShare = (toFill > 0 ? toFill : 0) * open
    const up = (0.5 - 0.5 * ny) * open
    const down = open - up
    const facing = nz > 0 ? nz : 0
    const grazing = (1 - facing) * (1 - facing) * (1 - facing)
    const edge = (1 - around[here + 2]!) * 1.8
    const onRim = Math.max(0, cosine(rim, nx, ny, nz) + 0.12) * edge
    const onRim2 = Math.max(0, cosine(rim2, nx, ny, nz) + 0.12) * edge
    let shine = toKey > 0 ? gloss * highlight(nx, ny, nz, key.toHalf, squarings) * lit * open : 0
    if (toFill > 0) shine += gloss * 0.2 * highlight(nx, ny, nz, fill.toHalf, squarings) * open
    if (fine) {
      // A broad lobe along the folds and a narrow one on their ridges.
      const broad = toKey > 0 ? highlight(nx, ny, nz, key.toHalf, 3) * lit : 0
      const far = toFill > 0 ? highlight(nx, ny, nz, fill.toHalf, 3) : 0
      shine +=
        (fine.broad * (broad + far * 0.4) + fine.narrow * (toKey > 0 ? highlight(nx, ny, nz, key.toHalf, 5) * lit : 0)) * open
    }
    shine *= look.gloss
    const undyed = kind === MATERIAL.cloth || kind === MATERIAL.leather ? UNDYED : 0
    let mirror = 0
    let kept = 1
    if (kind === MATERIAL.metal) {
      // A landscape in the metal: bright sky above, a dark line of ground, and the floor's light below.
      const mirrored = 2 * ny * nz
      const across = 2 * nx * nz
      mirror =
        (0.1 +
          smoothStep(-0.05, -0.6, mirrored) * 0.62 +
          smoothStep(0.12, 0.5, mirrored) * 0.24 -
          smoothStep(0.2, 0.02, Math.abs(mirrored - across * 0.12)) * 0.09) *
        (0.35 + 0.65 * open)
      // And two windows: a broad one on the side of the light, a narrow one across from it.
      const aside = across * windowSide
      mirror +=
        (smoothStep(0.2, 0.08, Math.abs(aside - 0.62)) * 0.34 + smoothStep(0.1, 0.02, Math.abs(aside + 0.5)) * 0.2) * open
      kept = 0.2
    }
    const grey =
      undyed === 0
        ? 0
        : (LIGHT_OF_BYTE[albedo[n]!]! * 0.3 + LIGHT_OF_BYTE[albedo[n + 1]!]! * 0.59 + LIGHT_OF_BYTE[albedo[n + 2]!]! * 0.11) *
          tone
    for (let channel = 0; channel < 3; channel += 1) {
      const painted = LIGHT_OF_BYTE[albedo[n + channel]!]! * tone
      // Metal mirrors less than paint of its colour is bright, dark metal least.
      const own = kind === MATERIAL.metal ? painted * (0.45 + 0.55 * painted) : painted + (grey - painted) * undyed
      const color = key.color[channel]!
      const light =
        own *
          ((color * keyShare * (fine ? fine.body + (1 - fine.body) * (1 - facing) : 1) +
            fill.color[channel]! * fillShare +
            sky[channel]! * (up + grazing * (fine ? fine.nap : nap) * open) +
            ground[channel]! * down) *
            kept +
            mirror * (sky[channel]! * 0.8 + color * 0.55) +
            (rim.color[channel]! * onRim + rim2.color[channel]! * onRim2) * 0.7) +
        // Metal shines in its own colour.
        color * shine * (kept < 1 ? own + 0.12 : fine ? 0.22 + 0.9 * own : 1) +
        (rim.color[channel]! * onRim + rim2.color[channel]! * onRim2) * 0.035
      rgba[to + channel] = shownByte(light * look.exposure)
    }
  }
}

function highlight(
  nx: number,
  ny: number,
  nz: number,
  [hx, hy, hz]: readonly [number, number, number],
  squarings: number,
): number {
  let value = nx * hx + ny * hy + nz * hz
  if (value <= 0) return 0
  for (let count = 0; count < squarings; count += 1) value *= value
  return value
}
