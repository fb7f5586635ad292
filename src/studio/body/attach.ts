import type { AttachmentEntry } from './form-file.ts'
import type { Form } from './load-form.ts'
import { unchained } from './number-runs.ts'

/** A thing that hangs on the form: its vertices in the form's space, and its quads. */
export interface Attachment {
  readonly positions: Float32Array
  readonly quads: Uint16Array
  /** Per corner of the quads: u and v. */
  readonly uvs: Float32Array
  /** Four bones per vertex and how much of 255 it follows each: `followBones` carries it with the body. */
  readonly bonesOf: Uint8Array
  readonly sharesOf: Uint8Array
}

/** How a thing hangs on the form: the same for everybody. */
interface Binding extends Pick<Attachment, 'quads' | 'uvs' | 'bonesOf' | 'sharesOf'> {
  readonly entry: AttachmentEntry
  /** Three vertices of the form that each vertex hangs on, each with how much and how far off along one axis. */
  readonly slots: readonly { readonly anchors: Int32Array; readonly weights: Int32Array; readonly offsets: Int32Array }[]
}

const bindings = new WeakMap<Form, Map<string, Binding | undefined>>()

function bindingOf(form: Form, name: string): Binding | undefined {
  const known = bindings.get(form) ?? new Map<string, Binding | undefined>()
  bindings.set(form, known)
  if (!known.has(name)) known.set(name, readBinding(form, name))
  return known.get(name)
}

function readBinding(form: Form, name: string): Binding | undefined {
  const entry = form.header.attachments.find((attachment) => attachment.name === name)
  if (!entry) return undefined
  const numbers = form.section(entry.binding)
  const count = entry.vertexCount
  const column = (index: number) => unchained(numbers.subarray(index * count, (index + 1) * count))
  const slots = [0, 1, 2].map((slot) => ({
    anchors: column(slot * 3),
    weights: column(slot * 3 + 1),
    offsets: column(slot * 3 + 2),
  }))
  const bonesOf = new Uint8Array(count * 4)
  const sharesOf = new Uint8Array(count * 4)
  for (let vertex = 0; vertex < count; vertex += 1) {
    // It follows the bones of what it hangs on most.
    const main = slots.reduce((most, slot) => (slot.weights[vertex]! > most.weights[vertex]! ? slot : most)).anchors[vertex]!
    bonesOf.set(form.bonesOf.subarray(main * 4, main * 4 + 4), vertex * 4)
    sharesOf.set(form.sharesOf.subarray(main * 4, main * 4 + 4), vertex * 4)
  }
  const quads = Uint16Array.from(unchained(form.section(entry.quads)))
  return { entry, slots, quads, uvs: uvsOf(form.section(entry.uvs)), bonesOf, sharesOf }
}

/**
 * Teeth, tongue, lashes, brows or eyes, as they sit on this body before it is posed; undefined when this file of the form has none of
 * that name. `calm` is the body without what its face does: teeth do not grow when a mouth opens.
 */
export function attach(form: Form, name: string, body: Float32Array, calm = body): Attachment | undefined {
  const binding = bindingOf(form, name)
  if (!binding) return undefined
  const { entry, slots, quads, uvs, bonesOf, sharesOf } = binding
  const scales = scalesOf(entry, calm)
  const positions = new Float32Array(entry.vertexCount * 3)
  for (let vertex = 0; vertex < entry.vertexCount; vertex += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      let value = (slots[axis]!.offsets[vertex]! / 1000) * scales[axis]!
      for (const { anchors, weights } of slots) value += (weights[vertex]! / 4096) * body[anchors[vertex]! * 3 + axis]!
      positions[vertex * 3 + axis] = value
    }
  }
  return { positions, quads, uvs, bonesOf, sharesOf }
}

/** Stored as all u, then all v, in 1/65535 of the map. */
function uvsOf(numbers: Int32Array): Float32Array {
  const count = numbers.length / 2
  const uvs = new Float32Array(numbers.length)
  for (const axis of [0, 1]) {
    const values = unchained(numbers.subarray(axis * count, (axis + 1) * count))
    for (let corner = 0; corner < count; corner += 1) uvs[corner * 2 + axis] = values[corner]! / 65535
  }
  return uvs
}

/** Offsets grow with the part of the body that the thing belongs to, along each axis by itself. */
function scalesOf({ scales }: AttachmentEntry, body: Float32Array): number[] {
  return scales.map(([from, to, length], axis) => Math.abs(body[from * 3 + axis]! - body[to * 3 + axis]!) / length)
}
