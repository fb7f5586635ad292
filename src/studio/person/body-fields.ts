import type { Form } from '../body/load-form.ts'
import { vertexNormals } from '../body/vertex-normals.ts'
import { distanceGrid } from '../form/field/distance-grid.ts'
import type { Field } from '../form/field/field.ts'
import type { Outlines } from '../form/field/outline-field.ts'
import { type BodyPart, type KindOfPart, kindOf, type SkinOfPart, skinOfPart } from './body-parts.ts'
import { measureGirths } from './girths.ts'
import { skinDiscs } from './skin-discs.ts'

/** Somebody as they stand in the picture: every vertex of the form in body space, which runs down. */
export interface PosedBody {
  readonly form: Form
  /** The same unposed. */
  readonly rest: Float32Array
  readonly posed: Float32Array
  /** Seen small and for a moment: cloth need not lie as closely. */
  readonly isRough?: boolean
}

/** Half heads between the points of a part's grid. */
const CELL: Record<KindOfPart, number> = { trunk: 0.11, arm: 0.1, leg: 0.11, foot: 0.07 }
/** How much larger the cells of a rough figure are. */
const ROUGH = 2.4
/** How far from the skin cloth hangs at most, but for wide sleeves and skirts, which are told from further away. */
const REACH = 0.45

const known = {
  fine: new WeakMap<Float32Array, Map<BodyPart, Field>>(),
  rough: new WeakMap<Float32Array, Map<BodyPart, Field>>(),
}
const normalsOf = new WeakMap<Float32Array, Float32Array>()

/** The distance to the skin of a part of a posed body; worked out when a point is first asked for: much is out of the picture. */
export function distanceToPart(body: PosedBody, part: BodyPart): Field {
  let field: Field | undefined
  return (x, y, z) => {
    field ??= gridOf(body, part)
    return field(x, y, z)
  }
}

function gridOf({ form, posed, isRough = false }: PosedBody, part: BodyPart): Field {
  const ofBodies = known[isRough ? 'rough' : 'fine']
  const fields = ofBodies.get(posed) ?? new Map<BodyPart, Field>()
  ofBodies.set(posed, fields)
  const found = fields.get(part)
  if (found) return found
  const discs = skinDiscs(skinOfPart(form, part), posed, outwardNormals(form, posed))
  const field = distanceGrid(discs, { cell: CELL[kindOf(part)] * (isRough ? ROUGH : 1), reach: REACH })
  fields.set(part, field)
  return field
}

const girths = new WeakMap<Float32Array, Outlines>()

/** How a tape lies round the trunk of a body at rest. */
export function girthsOf({ form, rest }: PosedBody): Outlines {
  const found = girths.get(rest) ?? measureGirths(form, rest)
  girths.set(rest, found)
  return found
}

export const skinOf = ({ form }: PosedBody, part: BodyPart): SkinOfPart => skinOfPart(form, part)

/** Unit normals of the skin in body space: it mirrors the form's own, so its quads run the other way round. */
export function outwardNormals(form: Form, posed: Float32Array): Float32Array {
  const found = normalsOf.get(posed)
  if (found) return found
  const normals = vertexNormals(posed.subarray(0, form.skinCount * 3), form.quads.get('skin') ?? [])
  for (let at = 0; at < normals.length; at += 1) normals[at] = -normals[at]!
  normalsOf.set(posed, normals)
  return normals
}
