import type { Attachment } from '../../body/attach.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease } from './ease.ts'
import { shadeBetweenTeeth } from './shade-between-teeth.ts'
import { skinTone } from './skin-tone.ts'
import { withBraces } from './with-braces.ts'

const YOUNG: Rgb = [0.83, 0.795, 0.725]
const OLD: Rgb = [0.79, 0.715, 0.585]
const GOLD: Rgb = [0.83, 0.62, 0.22]
const GUMS: Rgb = [0.66, 0.34, 0.34]
const TONGUE: Rgb = [0.6, 0.27, 0.27]
const TONGUE_OUT: Rgb = [0.74, 0.38, 0.38]
/** Of its breadth a tooth beside a gap has so much. */
const NARROW = 0.8
/** Half heads that the lower row stands deeper in its gums than the form has it: lower lips cover most of it. */
const SUNK = 0.014
/** Half heads by which the gums of the upper row are drawn up from its teeth: who smiles shows teeth and no gums. */
const DRAWN_UP = 0.035
/** Of their height in the form the upper teeth have so much: between them and the lower lip there would be a black gap. */
const UPPER_HEIGHT = 1.22
/** How much longer fangs are below their middle. */
const FANG = 2.2
/** How much longer tusks are above their middle, and thicker. */
const TUSK = { long: 5, thick: 1.7 } as const
/** How far before the others they stand, in half heads, and how much farther per length. */
const FORWARD = 0.075
const AHEAD = 0.8

/** Where the vertices of teeth or tongue are, in a space whose y runs down, and what they were on the body before it was posed. */
export interface PosedMouthPart {
  readonly part: number
  readonly attachment: Attachment
  readonly positions: Float32Array
}

/** Gums and teeth as somebody has them, with what is said of single teeth. */
export function teethSurface(
  { part, attachment, positions }: PosedMouthPart,
  sheet: CharacterSheet,
  { isMouthShut = false, evenness = 0 }: { readonly isMouthShut?: boolean; readonly evenness?: number } = {},
): Surface {
  const [gums = [], ...teeth] = separateParts(attachment)
  // The middle ones of the upper row stand foremost; beside them the smaller ones, then the canines.
  const foremost = teeth.toSorted((a, b) => meanOf(attachment.positions, b, 2) - meanOf(attachment.positions, a, 2))
  const upper = foremost.filter((tooth) => isUpper(attachment.positions, tooth, foremost[0] ?? []))
  const said = new Set(sheet.marks.map(({ kind }) => kind))
  const own = mixRgb(YOUNG, OLD, ease(20, 85, sheet.ageYears))
  const { darkness } = skinTone(sheet)
  const colors = new Float32Array(positions.length)
  const paint = (vertices: readonly number[], color: Rgb) => {
    for (const vertex of vertices) colors.set(color, vertex * 3)
  }
  for (const tooth of teeth) paint(tooth, own)
  if (said.has('gold tooth')) paint(upper[2] ?? [], GOLD)
  paint(gums, mixRgb(GUMS, sheet.skin.base, 0.15 + 0.3 * darkness))
  darkenBehind(colors, attachment.positions)
  const arch = middleOf(attachment.positions, teeth.flat())
  for (const tooth of teeth) {
    const middle = middleOf(attachment.positions, tooth)
    const out = middle.map((value, axis) => value - arch[axis]!)
    shadeBetweenTeeth(colors, attachment.positions, { tooth, middle, out, evenness })
  }
  const placed = positions.slice()
  const isOfUpperRow = new Set(upper)
  const middle = meanOf(attachment.positions, teeth.flat(), 1)
  for (const vertex of gums) {
    if (attachment.positions[vertex * 3 + 1]! > middle) placed[vertex * 3 + 1] = placed[vertex * 3 + 1]! - DRAWN_UP
  }
  for (const tooth of teeth) {
    const ys = tooth.map((vertex) => placed[vertex * 3 + 1]!)
    const highest = Math.min(...ys)
    const height = Math.max(...ys) - highest
    for (const vertex of tooth) {
      const y = placed[vertex * 3 + 1]!
      // Upper ones reach up to where their gums are drawn to, or between the two would be a black gap.
      const root = DRAWN_UP * Math.max(0, 1 - (2 * (y - highest)) / height)
      placed[vertex * 3 + 1] = isOfUpperRow.has(tooth) ? highest + (y - highest) * UPPER_HEIGHT - root : y + SUNK
    }
  }
  if (said.has('missing tooth')) for (const axis of [0, 1, 2]) drawIn(placed, upper[2] ?? [], axis, 0)
  if (said.has('gap tooth')) for (const tooth of upper.slice(0, 2)) drawIn(placed, tooth, 0, NARROW)
  const tusks = hasTusks(sheet) ? foremost.filter((tooth) => !isOfUpperRow.has(tooth)).slice(4, 6) : []
  for (const tooth of tusks) raise(placed, tooth)
  if (sheet.fangs && tusks.length === 0) for (const tooth of upper.slice(4, 6)) lengthen(placed, tooth)
  const isTusk = new Set(tusks.flat())
  // Of a mouth that is shut only what comes out of it is seen.
  const quads = isMouthShut ? quadsOf(attachment.quads, isTusk) : attachment.quads
  const surface = surfaceOf(part, placed, quads, { color: own, colors, material: MATERIAL.horn })
  const row = { ...surface, normals: asOneRow(surface.normals, placed, teeth) }
  return said.has('braces') && !isMouthShut ? withBraces(row, upper) : row
}

export function tongueSurface(
  { part, attachment, positions }: PosedMouthPart,
  { isOut = false }: { readonly isOut?: boolean } = {},
): Surface {
  const color = isOut ? TONGUE_OUT : TONGUE
  const colors = floatsOf(positions, (_, at) => color[at % 3]!)
  darkenBehind(colors, attachment.positions)
  if (!isOut) darkenAside(colors, attachment.positions)
  return surfaceOf(part, positions, attachment.quads, { color: TONGUE, colors, material: MATERIAL.horn })
}

/** Of how each tooth is round, so much is shaded; the rest is its place in the arch: small in a picture, they would be dots. */
const ROUND = 0.3

function asOneRow(normals: Float32Array, positions: Float32Array, teeth: readonly (readonly number[])[]): Float32Array {
  const row = normals.slice()
  const centre = middleOf(positions, teeth.flat())
  for (const tooth of teeth) {
    const out = middleOf(positions, tooth).map((value, axis) => value - centre[axis]!)
    const per = (1 - ROUND) / (Math.sqrt(out[0]! * out[0]! + out[1]! * out[1]! + out[2]! * out[2]!) || 1)
    for (const vertex of tooth) {
      const [x, y, z] = [0, 1, 2].map((axis) => normals[vertex * 3 + axis]! * ROUND + out[axis]! * per)
      const length = Math.sqrt(x! * x! + y! * y! + z! * z!) || 1
      row.set([x! / length, y! / length, z! / length], vertex * 3)
    }
  }
  return row
}

/** Little light comes into a mouth: what lies further back than the foremost is darker (decimetres of the body). */
function darkenBehind(colors: Float32Array, positions: Float32Array): void {
  let foremost = Number.NEGATIVE_INFINITY
  for (let at = 2; at < positions.length; at += 3) foremost = Math.max(foremost, positions[at]!)
  for (let at = 0; at < colors.length; at += 1) {
    const behind = foremost - positions[at - (at % 3) + 2]!
    colors[at] = colors[at]! * (1 - 0.82 * ease(0.09, 0.4, behind))
  }
}

/** Teeth and cheeks stand about a tongue: its sides are in their shadow. */
function darkenAside(colors: Float32Array, positions: Float32Array): void {
  for (let at = 0; at < colors.length; at += 1) {
    const aside = Math.abs(positions[at - (at % 3)]!)
    colors[at] = colors[at]! * (1 - 0.75 * ease(0.03, 0.16, aside))
  }
}

function surfaceOf(
  part: number,
  positions: Float32Array,
  quads: Uint16Array,
  look: Pick<Surface, 'color' | 'colors' | 'material'>,
): Surface {
  // The space mirrors the form's y: corners run the other way round.
  const triangles = Uint32Array.from({ length: (quads.length / 4) * 6 }, (_, corner) => {
    return quads[Math.floor(corner / 6) * 4 + [0, 2, 1, 0, 3, 2][corner % 6]!]!
  })
  return { part, positions, normals: vertexNormals(positions, quads).map((value) => -value), triangles, ...look }
}

const separated = new WeakMap<Uint16Array, readonly (readonly number[])[]>()

/** Vertices that hang together, the largest lot first: gums, then every tooth. */
function separateParts({ quads, positions }: Attachment): readonly (readonly number[])[] {
  const before = separated.get(quads)
  if (before) return before
  const above = Array.from({ length: positions.length / 3 }, (_, vertex) => vertex)
  const rootOf = (vertex: number): number => {
    let root = vertex
    while (above[root] !== root) root = above[root]!
    above[vertex] = root
    return root
  }
  for (let quad = 0; quad < quads.length; quad += 4) {
    for (let corner = 1; corner < 4; corner += 1) above[rootOf(quads[quad + corner]!)] = rootOf(quads[quad]!)
  }
  const lots = Map.groupBy(above.keys(), rootOf)
  const parts = [...lots.values()].toSorted((a, b) => b.length - a.length)
  separated.set(quads, parts)
  return parts
}

const middleOf = (positions: Float32Array, vertices: readonly number[]) =>
  [0, 1, 2].map((axis) => meanOf(positions, vertices, axis))

const meanOf = (positions: Float32Array, vertices: readonly number[], axis: number) =>
  vertices.reduce((sum, vertex) => sum + positions[vertex * 3 + axis]!, 0) / vertices.length

/** Of the row of the foremost tooth: not more than half a tooth lower than it, as rows rise toward the back. */
function isUpper(positions: Float32Array, tooth: readonly number[], foremost: readonly number[]): boolean {
  return meanOf(positions, tooth, 1) > meanOf(positions, foremost, 1) - 0.04
}

/** Draws a tooth together about its middle along an axis. */
function drawIn(positions: Float32Array, tooth: readonly number[], axis: number, share: number): void {
  const middle = meanOf(positions, tooth, axis)
  for (const vertex of tooth) positions[vertex * 3 + axis] = middle + (positions[vertex * 3 + axis]! - middle) * share
}

/** Those of an orc come out of its lower jaw. */
export const hasTusks = ({ species, fangs }: CharacterSheet): boolean => species === 'orc' && fangs

function quadsOf(quads: Uint16Array, vertices: ReadonlySet<number>): Uint16Array {
  const kept: number[] = []
  for (let quad = 0; quad < quads.length; quad += 4)
    if (vertices.has(quads[quad]!)) kept.push(...quads.subarray(quad, quad + 4))
  return Uint16Array.from(kept)
}

/** Draws a lower tooth up before the upper lip, to a point. */
function raise(positions: Float32Array, tooth: readonly number[]): void {
  const middle = [0, 1, 2].map((axis) => meanOf(positions, tooth, axis))
  const highest = Math.max(...tooth.map((vertex) => middle[1]! - positions[vertex * 3 + 1]!))
  for (const vertex of tooth) {
    const at = vertex * 3
    const above = middle[1]! - positions[at + 1]!
    const thick = TUSK.thick * (above > 0 ? 1 - (0.85 * above) / highest : 1)
    positions[at] = middle[0]! * 1.12 + (positions[at]! - middle[0]!) * thick
    positions[at + 2] = middle[2]! + (positions[at + 2]! - middle[2]!) * thick + FORWARD * 1.4 + Math.max(0, above) * 0.5
    if (above > 0) positions[at + 1] = middle[1]! - above * TUSK.long
  }
}

function lengthen(positions: Float32Array, tooth: readonly number[]): void {
  const middle = meanOf(positions, tooth, 1)
  for (const vertex of tooth) {
    const below = positions[vertex * 3 + 1]! - middle
    if (below <= 0) continue
    positions[vertex * 3 + 1] = middle + below * FANG
    // Its point lies before the lower lip.
    positions[vertex * 3 + 2] = positions[vertex * 3 + 2]! + FORWARD + below * AHEAD
  }
}
