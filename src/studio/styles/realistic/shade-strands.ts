import type { HairLayer } from '../../raster/figure-buffers.ts'
import { LIGHT_OF_BYTE, shownByte } from './photo-tones.ts'
import type { Shading } from './shading.ts'
import { cosine } from './skin-glow.ts'

/** Light that a hair lets through to its neighbours: even its dark side is not black. */
const WRAP = 0.45
/** Light finds its way between strands: their own shadow on each other is never whole. */
const OF_STRANDS = 0.62
/** How much of its light a hair loses deep between others, and has more before them. */
const DEEP = 0.72
const HIGH = 0.2
/** Of the light the surface of a hair throws back, and what comes out again in its colour. */
const OUTER = 0.11
const INNER = 1.05
/** How much of its own colour even the outer highlight has: grey on brown hair would be dust. */
const TINGED = 0.5
const GLEAM = 0.3
/** To this place along it, of 127, a hair is its root. */
const ROOTS = 16
/** How far the highlights of locks lie apart, and of wisps that lie over others: one soft band, ragged as hair is. */
const SHIFT = 0.07
const SHIFT_HIGH = 0.06
/** The sky in the surface of hairs: black ones are not a hole. */
const SHEEN = 0.021
/** No hair is blacker: what the darkest still throws back from within. */
const BLACKEST = 0.004
/** Of the reflector before a face, on hair: it hangs beside it and is as well lit. */
const FRONT = 2.2
/** And what its surface throws back of that, where it lies across. */
const FRONT_SHINE = 0.07
/** How much more light from behind comes through pale hair. */
const THROUGH = 1
/** What hair takes of the light on the skin between it. */
const SHADE = 0.42

/** Pixels to the side and down, and how much each counts: farther along what hangs. */
const BESIDE = Int8Array.of(-4, 0, 1, -2, 0, 2, -1, 0, 2, 1, 0, 2, 2, 0, 2, 4, 0, 1, 0, -4, 2, 0, -2, 2, 0, 2, 2, 0, 4, 2)

/** Hairs of a row over what has been painted there, by how much of each pixel they cover. */
export function shadeStrandsRow(rgba: Uint8ClampedArray, y: number, shading: Shading, hairs: HairLayer): void {
  const { around, lights, look, hairShine, hairSquarings } = shading
  const { cover, albedo, normal, tangent, lie } = hairs
  const { key, fill, front, rim, rim2, sky, ground } = lights
  const [kx, ky, kz] = key.toLight
  const [hx, hy, hz] = fromAbove(key.toHalf)
  const width = shading.buffers.widthPx
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const covered = cover[at]!
    if (covered === 0) continue
    const n = at * 3
    const here = x * 3
    const nx = normal[n]! / 127
    const ny = normal[n + 1]! / 127
    const nz = normal[n + 2]! / 127
    const tx = tangent[n]! / 127
    const ty = tangent[n + 1]! / 127
    const tz = tangent[n + 2]! / 127
    const lock = lie[n + 1]! / 127
    const before = depthBeside(hairs, at, x, width)
    // Pale hair lets much of the light through.
    const palest = LIGHT_OF_BYTE[Math.max(albedo[n]!, albedo[n + 1]!, albedo[n + 2]!)]!
    // A single hair over skin lies in no mass of others.
    const mass = covered / 255
    const relief = 1 + before * mass * (before < 0 ? DEEP * (1 - 0.6 * palest) : HIGH)
    const shadow = around[here]!
    const open = (1 - around[here + 1]! * 0.65) * relief
    const tone = (0.98 + 0.05 * lock) * (0.82 + (0.22 * lie[n]!) / 127)
    const alongKey = tx * kx + ty * ky + tz * kz
    const across = Math.sqrt(Math.max(0, 1 - alongKey * alongKey))
    // Two highlights: the light's own from the surface, and one in the hair's colour from within, nearer the root.
    const alongHalf = tx * hx + ty * hy + tz * hz
    const shift = lock * SHIFT + before * SHIFT_HIGH
    const outerBand = band(alongHalf + 0.06 + shift, hairSquarings)
    const innerBand = band(alongHalf - 0.14 + shift, hairSquarings > 4 ? 4 : 2)
    const toKey = cosine(key, nx, ny, nz)
    const lit = 1 - shadow * OF_STRANDS
    const round = (toKey + WRAP) / (1 + WRAP)
    const keyShare = (round > 0 ? round : 0) * (0.45 + 0.55 * across) * lit * (0.4 + 0.6 * open) * 0.84
    const toFill = (cosine(fill, nx, ny, nz) + WRAP) / (1 + WRAP)
    const fillShare = (toFill > 0 ? toFill : 0) * open
    const facing = (0.35 + 0.65 * (nz > 0 ? nz : 0)) * open
    const frontShare = FRONT * facing
    const frontShine = FRONT_SHINE * facing * band(tz * 0.93 - ty * 0.37 + shift, 3) * hairShine * mass
    const up = (0.5 - 0.5 * ny) * open
    const down = open - up
    const near = (1 - around[here + 2]!) * 2
    const edge = near * near
    const onRim = Math.max(0, cosine(rim, nx, ny, nz) + 0.25) * edge
    const onRim2 = Math.max(0, cosine(rim2, nx, ny, nz) + 0.25) * edge
    const seen = toKey > -0.2 ? (toKey + 0.2 > 0.5 ? 1 : (toKey + 0.2) * 2) : 0
    // Single hairs over skin or air are too thin for a shine of their own.
    // Nor do roots, which skin and other hairs hide.
    const grown = lie[n]! >= ROOTS ? 1 : lie[n]! / ROOTS
    const gloss = look.gloss * hairShine * seen * lit * open * mass * grown
    // The band lies where hair faces upward: on what hangs there is but a gleam.
    const outer = outerBand * OUTER * gloss * (ny > -0.06 ? GLEAM : ny < -0.5 ? 1 : GLEAM + (1 - GLEAM) * (-0.06 - ny) * 2.27)
    const inner = innerBand * INNER * gloss
    const to = at * 4
    const alpha = rgba[to + 3]!
    // Over what is there; beside the figure nothing is.
    const share = alpha === 0 ? 1 : mass
    const shade = 1 - SHADE * mass
    // Of all colours as much, or blond would be green.
    const kept = (1 - (0.3 + 0.2 * palest) * palest) * tone
    const through = 0.9 + THROUGH * palest
    const most = (palest + BLACKEST) * kept
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (LIGHT_OF_BYTE[albedo[n + channel]!]! + BLACKEST) * kept
      const color = key.color[channel]!
      const light =
        sky[channel]! * SHEEN * (0.3 + up) * mass +
        own *
          (color * (keyShare + inner) +
            fill.color[channel]! * fillShare +
            front[channel]! * frontShare +
            sky[channel]! * up +
            ground[channel]! * down +
            (rim.color[channel]! * onRim + rim2.color[channel]! * onRim2) * through) +
        color * outer * (1 - TINGED + (TINGED * own) / most) +
        front[channel]! * frontShine +
        (rim.color[channel]! * onRim + rim2.color[channel]! * onRim2) * 0.06 * mass
      const shown = shownByte(light * look.exposure)
      const behind = rgba[to + channel]! * shade
      rgba[to + channel] = behind + (shown - behind) * share
    }
    if (alpha !== 255) rgba[to + 3] = Math.max(alpha, covered)
  }
}

/** How far before (above 0) or behind those around it what is here lies, with its neighbours': gaps of one pixel would be dark specks. */
function depthBeside({ cover, lie }: HairLayer, at: number, x: number, width: number): number {
  let sum = lie[at * 3 + 2]! * 2
  for (let tap = 0; tap < BESIDE.length; tap += 3) {
    const aside = x + BESIDE[tap]!
    const to = at + BESIDE[tap]! + BESIDE[tap + 1]! * width
    // Beyond the picture and where no hair is, nothing is said.
    if (aside >= 0 && aside < width && cover[to]) sum += lie[to * 3 + 2]! * BESIDE[tap + 2]!
  }
  return sum / (127 * 20)
}

/** A light as low as the face would shine all along what hangs: its highlight is a band round the crown. */
const LEAST_ABOVE = 0.42

function fromAbove([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const above = Math.min(y, -LEAST_ABOVE)
  const per = 1 / Math.sqrt(x * x + above * above + z * z)
  return [x * per, above * per, z * per]
}

/** 1 where `along` is nothing, falling off the faster the more often it is squared. */
function band(along: number, squarings: number): number {
  let value = 1 - along * along
  if (value <= 0) return 0
  for (let count = 0; count < squarings; count += 1) value *= value
  return value
}
