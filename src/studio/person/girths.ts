import type { Form } from '../body/load-form.ts'
import { DIRECTIONS, type Outlines } from '../form/field/outline-field.ts'
import { shareOfPart, skinOfPart } from './body-parts.ts'

const STEP = 0.06
/** Share of an arm from which on skin goes along with it. */
const MOST_OF_ARM = 0.15
/** Points down and across a quad: the rows between its corners must not be missed. */
const [DOWN, ACROSS] = [6, 3]

/**
 * How a tape would lie round the trunk of an unposed body at every height: for directions all round, how far it reaches in each.
 * Cloth spans what is hollow, so nothing more is needed of it.
 */
export function measureGirths(form: Form, rest: Float32Array): Outlines {
  const { vertices } = skinOfPart(form, 'trunk')
  const quads = withoutArms(form)
  let fromY = Number.POSITIVE_INFINITY
  let toY = Number.NEGATIVE_INFINITY
  for (const vertex of vertices) {
    fromY = Math.min(fromY, rest[vertex * 3 + 1]!)
    toY = Math.max(toY, rest[vertex * 3 + 1]!)
  }
  const rows = Math.ceil((toY - fromY) / STEP) + 1
  const reach = new Float32Array(rows * DIRECTIONS.length).fill(Number.NEGATIVE_INFINITY)
  for (let quad = 0; quad < quads.length; quad += 4) {
    for (let down = 0; down < DOWN; down += 1) {
      for (let across = 0; across < ACROSS; across += 1) {
        const u = across / (ACROSS - 1)
        const v = down / (DOWN - 1)
        const row = Math.round((valueOn(rest, quads, quad, 1, u, v) - fromY) / STEP)
        measure(reach, row * DIRECTIONS.length, valueOn(rest, quads, quad, 0, u, v), valueOn(rest, quads, quad, 2, u, v))
      }
    }
  }
  fillGaps(reach, rows)
  return { fromY, step: STEP, rows, reach: softened(softened(reach, rows), rows) }
}

/** A coordinate of a place on a quad. */
function valueOn(rest: Float32Array, quads: Uint16Array, quad: number, axis: number, u: number, v: number): number {
  const upper = rest[quads[quad]! * 3 + axis]! * (1 - u) + rest[quads[quad + 1]! * 3 + axis]! * u
  const lower = rest[quads[quad + 3]! * 3 + axis]! * (1 - u) + rest[quads[quad + 2]! * 3 + axis]! * u
  return upper * (1 - v) + lower * v
}

/** The directions as plain numbers: millions of products are taken with them. */
const FLAT = Float64Array.from(DIRECTIONS.flat())

function measure(reach: Float32Array, first: number, x: number, z: number): void {
  for (let index = 0; index < FLAT.length / 2; index += 1) {
    const far = x * FLAT[index * 2]! + z * FLAT[index * 2 + 1]!
    if (far > reach[first + index]!) reach[first + index] = far
  }
}

const kept = new WeakMap<Form, Uint16Array>()

/** The quads of the trunk but for those that go along with the arms: a tape goes under them. */
function withoutArms(form: Form): Uint16Array {
  const found = kept.get(form)
  if (found) return found
  const arms = [shareOfPart(form, 'left arm'), shareOfPart(form, 'right arm')]
  const { quads } = skinOfPart(form, 'trunk')
  const made: number[] = []
  for (let quad = 0; quad < quads.length; quad += 4) {
    const corners = quads.subarray(quad, quad + 4)
    if (corners.every((vertex) => arms.every((share) => share[vertex]! < MOST_OF_ARM))) made.push(...corners)
  }
  kept.set(form, Uint16Array.from(made))
  return Uint16Array.from(made)
}

/** Rows that no point fell into are as the one above. */
function fillGaps(reach: Float32Array, rows: number): void {
  const width = DIRECTIONS.length
  for (let row = 1; row < rows; row += 1) {
    if (reach[row * width] === Number.NEGATIVE_INFINITY) reach.copyWithin(row * width, (row - 1) * width, row * width)
  }
}

function softened(reach: Float32Array, rows: number): Float32Array {
  const width = DIRECTIONS.length
  return reach.map((value, at) => {
    const row = Math.floor(at / width)
    const above = reach[row > 0 ? at - width : at]!
    const below = reach[row < rows - 1 ? at + width : at]!
    return 0.5 * value + 0.25 * (above + below)
  })
}
