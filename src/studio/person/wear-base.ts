import { type BaseGarment, baseGarment, underBaseGarment } from '../body/modesty.ts'
import { type Subdivision, subdivided, subdivisionOf } from '../body/subdivide.ts'
import { vertexNormals } from '../body/vertex-normals.ts'
import { mixRgb, type Rgb } from '../color.ts'
import { isClosedTop } from '../form/garments/tuck-in.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { GarmentCut } from '../sheet/garment-cut.ts'
import type { PosedBody } from './body-fields.ts'

/** What everybody wears under everything is of linen, or of a darker cloth on skin that looks like linen. */
const CLOTHS: readonly Rgb[] = [
  [0.93, 0.91, 0.87],
  [0.38, 0.42, 0.5],
]

/** What leaves so much bare that the base garment is seen: it is then a part of it. */
const SCANT: ReadonlySet<GarmentCut | undefined> = new Set(['bikini', 'shell top', 'swimsuit', 'leotard', 'briefs'])
/** A cloth whose channels differ by so much from the skin's, squared and summed, is never taken for skin. */
const FAR_FROM_SKIN = 0.12

/** The colour of somebody's base garment: that of their swimwear, or of the top whose edge it may show at, else of whichever cloth is further from their skin. */
export function baseColor({ skin, garments }: Pick<CharacterSheet, 'skin' | 'garments'>): Rgb {
  const away = (cloth: Rgb) => cloth.reduce((sum, value, channel) => sum + (value - skin.base[channel]!) ** 2, 0)
  const worn = garments.find(({ cut }) => SCANT.has(cut)) ?? garments.find((garment) => isClosedTop(garment))
  const shade = worn && shadesOf(worn.color).find((cloth) => away(cloth) > FAR_FROM_SKIN)
  return shade ?? CLOTHS.reduce((best, cloth) => (away(cloth) > away(best) ? cloth : best))
}

/** A colour of cloth, and where it is too near the skin's, the same darker or lighter. */
function shadesOf(color: Rgb): readonly Rgb[] {
  return [color, mixRgb(color, [0, 0, 0], 0.4), mixRgb(color, [0, 0, 0], 0.65), mixRgb(color, [1, 1, 1], 0.45)]
}

interface Wearing {
  readonly sheet: CharacterSheet
  /** 1 for every vertex of the skin that closed cloth hides. */
  readonly covered: Uint8Array
  readonly part: number
}

/**
 * The base garment on a posed body, in body space. No word of a sheet is asked for it but age and sex; only what lies under
 * closed cloth with all its surroundings is left away.
 */
export function wearBase({ form, posed }: PosedBody, { sheet, covered, part }: Wearing): Surface {
  const look = { part, material: MATERIAL.cloth, color: baseColor(sheet), doubleSided: true }
  // Under whole clothes nobody sees it.
  if (underBaseGarment(form, sheet).every((vertex) => covered[vertex] === 1)) return { ...look, ...NOTHING }
  // The garment is made in the form's own space, whose y runs up.
  const garment = baseGarment(form, mirrored(posed), sheet)
  const finer = finerOf(garment)
  const positions = mirrored(subdivided(garment.positions, finer, 3))
  const normals = vertexNormals(positions, finer.quads).map((value) => -value)
  const triangles: number[] = []
  for (let quad = 0; quad < garment.quads.length; quad += 4) {
    if (garment.quads.subarray(quad, quad + 4).every((vertex) => covered[garment.below[vertex]!] === 1)) continue
    // Four finer quads in place of each.
    for (let at = quad * 4; at < quad * 4 + 16; at += 4) {
      const [a, b, c, d] = finer.quads.subarray(at, at + 4) as unknown as [number, number, number, number]
      triangles.push(a, c, b, a, d, c)
    }
  }
  return { ...look, positions, normals, triangles: Uint32Array.from(triangles) }
}

const NOTHING = { positions: new Float32Array(), normals: new Float32Array(), triangles: new Uint32Array() }

const known = new WeakMap<Uint16Array, Subdivision>()

/** A garment of the same pattern is subdivided once. */
function finerOf({ quads, positions }: BaseGarment): Subdivision {
  const found = known.get(quads) ?? subdivisionOf(quads, positions.length / 3)
  known.set(quads, found)
  return found
}

function mirrored(positions: Float32Array): Float32Array {
  return positions.map((value, at) => (at % 3 === 1 ? -value : value))
}
