import type { Form } from './load-form.ts'
import { verticesOf } from './number-runs.ts'
import { expectedAt } from './predict.ts'

/** How strongly each morph target acts; of a sided one, on the left and on the right. */
export type TargetWeights = ReadonlyMap<string, number | readonly [left: number, right: number]>

interface Target {
  readonly isSided: boolean
  /** Vertices of the half, and how far each is moved, in decimetres: three per vertex. */
  readonly vertices: Uint16Array
  readonly deltas: Float32Array
}

const unpacked = new WeakMap<Form, Map<string, Target | undefined>>()

/** A morph target, unpacked when it is first asked for; undefined when this file of the form has none of that name. */
export function findTarget(form: Form, name: string): Target | undefined {
  const known = unpacked.get(form) ?? new Map<string, Target | undefined>()
  unpacked.set(form, known)
  if (!known.has(name)) known.set(name, unpack(form, name))
  return known.get(name)
}

function unpack({ header, own, isHead, forecast, section }: Form, name: string): Target | undefined {
  const entry = header.targets[name]
  if (!entry) return undefined
  const numbers = section(entry.section)
  const runCount = numbers[0]!
  const vertices = verticesOf(numbers.subarray(1, 1 + runCount))
  const deltas = new Float32Array(vertices.length * 3)
  for (let axis = 0; axis < 3; axis += 1) {
    const values = new Int32Array(own.length)
    const from = 1 + runCount + axis * vertices.length
    for (let index = 0; index < vertices.length; index += 1) {
      const vertex = vertices[index]!
      values[vertex] = numbers[from + index]! + expectedAt(values, forecast, vertex)
      deltas[index * 3 + axis] = values[vertex]! * (isHead[vertex] ? header.steps.head : header.steps.below)
    }
  }
  return { isSided: entry.kind === 'sided', vertices, deltas }
}

/** Moves the vertices of the whole form by a target. */
export function addTarget(
  positions: Float64Array,
  form: Form,
  { name, left, right }: { readonly name: string; readonly left: number; readonly right: number },
): void {
  // Before it is unpacked: most targets of most people do nothing.
  if (left === 0 && right === 0) return
  const target = findTarget(form, name)
  if (!target) return
  const { isSided, vertices, deltas } = target
  for (let index = 0; index < vertices.length; index += 1) {
    const place = form.own[vertices[index]!]! * 3
    const twin = form.twins[form.own[vertices[index]!]!]! * 3
    const x = deltas[index * 3]!
    const y = deltas[index * 3 + 1]!
    const z = deltas[index * 3 + 2]!
    if (twin === place) {
      // The middle: what one side does to it and what the mirrored other side does.
      const both = isSided ? left + right : (left + right) / 2
      positions[place] = positions[place]! + x * (isSided ? left - right : (left + right) / 2)
      positions[place + 1] = positions[place + 1]! + y * both
      positions[place + 2] = positions[place + 2]! + z * both
      continue
    }
    positions[place] = positions[place]! + x * left
    positions[place + 1] = positions[place + 1]! + y * left
    positions[place + 2] = positions[place + 2]! + z * left
    positions[twin] = positions[twin]! - x * right
    positions[twin + 1] = positions[twin + 1]! + y * right
    positions[twin + 2] = positions[twin + 2]! + z * right
  }
}
