import type { Form } from './load-form.ts'
import { GROWN_YEARS } from './macro-weights.ts'
import { vertexNormals } from './vertex-normals.ts'

/** Cloth on the skin: its own vertices, and the quads between them. */
export interface BaseGarment {
  readonly positions: Float32Array
  readonly quads: Uint16Array
  /** The vertex of the skin that lies below each. */
  readonly below: Uint16Array
}

/** Heights of the base mesh, in decimetres: where briefs and top begin and end. */
const BRIEFS = { fromY: -1.35, toY: 0.75 }
const TOP = { fromY: 2.1, toY: 4.55 }
/** How far the cloth stands off the skin, in decimetres. */
const THICKNESS = 0.035
const TRUNK = /^(root|spine|pelvis|breast|upperleg|clavicle|shoulder)/

/** How a base garment is cut from the skin of a form: alike for everybody who wears those bands. */
interface Pattern {
  readonly quads: Uint16Array
  readonly below: Uint16Array
  /** What would stick out over the hem is drawn back to it by a share of the way to another vertex inside. */
  readonly inside: Uint16Array
  readonly back: Float64Array
}

/**
 * What everybody wears under everything: briefs, a top, or one piece for children. It is made from the body itself and takes no
 * words, so that nothing that is said and no edit takes it off. `body` may be in any pose.
 */
export function baseGarment(form: Form, body: Float32Array, wearer: Wearer): BaseGarment {
  const { quads, below, inside, back } = patternOf(form, bandsOf(wearer))
  const normals = vertexNormals(body, form.quads.get('skin') ?? [])
  const positions = new Float32Array(below.length * 3)
  for (let index = 0; index < below.length; index += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const own = below[index]! * 3 + axis
      const near = inside[index]! * 3 + axis
      const place = body[own]! + normals[own]! * THICKNESS
      positions[index * 3 + axis] = place + (body[near]! + normals[near]! * THICKNESS - place) * back[index]!
    }
  }
  return { positions, quads, below }
}

/** The vertices of the skin that it lies on. */
export const underBaseGarment = (form: Form, wearer: Wearer): Uint16Array => patternOf(form, bandsOf(wearer)).below

const patterns = new WeakMap<Form, Map<Bands, Pattern>>()

function patternOf(form: Form, bands: Bands): Pattern {
  const known = patterns.get(form) ?? new Map<Bands, Pattern>()
  patterns.set(form, known)
  const pattern = known.get(bands) ?? cutPattern(form, bands)
  known.set(bands, pattern)
  return pattern
}

function cutPattern(form: Form, bands: Bands): Pattern {
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const isOfTrunk = trunkOf(form)
  const quads: number[] = []
  const below: number[] = []
  const nearest: number[] = []
  const back: number[] = []
  for (const { fromY, toY } of bands) {
    /** How far a vertex is beyond the band, along the height of the base mesh. */
    const beyond = (vertex: number) => {
      const y = form.base[vertex * 3 + 1]!
      return isOfTrunk[vertex] ? Math.max(0, fromY - y, y - toY) : Number.POSITIVE_INFINITY
    }
    const numbers = new Map<number, number>()
    const inside = new Map<number, number[]>()
    for (let quad = 0; quad < skin.length; quad += 4) {
      const corners = skin.subarray(quad, quad + 4)
      const covered = corners.filter((vertex) => beyond(vertex) === 0)
      if (covered.length === 0) continue
      for (const vertex of corners) {
        if (!numbers.has(vertex)) numbers.set(vertex, below.length + numbers.size)
        inside.set(vertex, [...(inside.get(vertex) ?? []), ...covered])
        quads.push(numbers.get(vertex)!)
      }
    }
    for (const vertex of numbers.keys()) {
      const near = nearestOn(form.base, vertex, inside.get(vertex)!)
      below.push(vertex)
      nearest.push(near)
      back.push(drawnBack(beyond(vertex), Math.abs(form.base[vertex * 3 + 1]! - form.base[near * 3 + 1]!)))
    }
  }
  return {
    quads: Uint16Array.from(quads),
    below: Uint16Array.from(below),
    inside: Uint16Array.from(nearest),
    back: Float64Array.from(back),
  }
}

const drawnBack = (over: number, across: number) =>
  over === 0 || over === Number.POSITIVE_INFINITY ? 0 : Math.min(1, over / across)

/** Which of the others is nearest to a vertex. */
function nearestOn(positions: Float32Array, vertex: number, others: readonly number[]): number {
  const distance = (other: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + Math.abs(positions[other * 3 + axis]! - positions[vertex * 3 + axis]!), 0)
  return others.reduce((best, other) => (distance(other) < distance(best) ? other : best))
}

interface Wearer {
  readonly ageYears: number
  readonly masculinity: number
}

type Bands = readonly { readonly fromY: number; readonly toY: number }[]

const ONE_PIECE: Bands = [{ fromY: BRIEFS.fromY, toY: TOP.toY }]
const BRIEFS_ALONE: Bands = [BRIEFS]
const TWO_PIECES: Bands = [BRIEFS, TOP]

/** Of men the briefs alone, of women a top with them, of children one piece. */
function bandsOf({ ageYears, masculinity }: Wearer): Bands {
  if (ageYears < GROWN_YEARS) return ONE_PIECE
  return masculinity > 0.75 ? BRIEFS_ALONE : TWO_PIECES
}

/** 1 for vertices that follow the bones of the trunk more than any others. */
function trunkOf({ header, bonesOf, vertexCount }: Form): Uint8Array {
  const isTrunk = header.bones.map(({ name }) => TRUNK.test(name))
  return Uint8Array.from({ length: vertexCount }, (_, vertex) => (isTrunk[bonesOf[vertex * 4]!] ? 1 : 0))
}
