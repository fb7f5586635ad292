import { type Form, vertexAt } from './load-form.ts'

/** Places on the base mesh (decimetres), in the words of those who measure faces; those of the sides are the left ones. */
const PLACES = {
  crown: [0, 8.49, 0.32],
  hairline: [0, 8.01, 1.39],
  browMiddle: [0, 7.43, 1.52],
  noseRoot: [0, 7.26, 1.51],
  noseBridge: [0, 7.1, 1.58],
  noseTip: [0, 6.96, 1.67],
  noseBase: [0, 6.79, 1.56],
  upperLip: [0, 6.68, 1.6],
  lowerLip: [0, 6.57, 1.55],
  chinFront: [0, 6.27, 1.48],
  chinBottom: [0, 6.16, 1.29],
  throat: [0, 5.78, 0.69],
  innerEye: [0.204, 7.272, 1.345],
  outerEye: [0.435, 7.281, 1.308],
  upperLid: [0.311, 7.332, 1.411],
  lowerLid: [0.311, 7.241, 1.393],
  brow: [0.34, 7.464, 1.419],
  temple: [0.644, 7.621, 1.042],
  cheekbone: [0.609, 7.076, 1.176],
  cheek: [0.59, 6.843, 1.123],
  jaw: [0.555, 6.651, 1.049],
  jawCorner: [0.475, 6.432, 0.938],
  mouthCorner: [0.267, 6.609, 1.416],
  nostrilWing: [0.237, 6.913, 1.455],
  earTop: [0.732, 7.732, 0.294],
  earLobe: [0.468, 6.528, 0.507],
  neckSide: [0.48, 5.761, 0.391],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>

export type Landmark = keyof typeof PLACES

const found = new WeakMap<Form, ReadonlyMap<Landmark, number>>()

/** The vertex of the skin that is this landmark of everybody; on the right side when it is asked for. */
export function landmarkVertex(form: Form, name: Landmark, side: 'left' | 'right' = 'left'): number {
  const vertices = found.get(form) ?? nearestVertices(form)
  found.set(form, vertices)
  const left = vertices.get(name)!
  return side === 'left' ? left : form.twins[left]!
}

/** Where a landmark of a body is. */
export function landmarkOf(
  form: Form,
  body: ArrayLike<number>,
  name: Landmark,
  side: 'left' | 'right' = 'left',
): [number, number, number] {
  const at = landmarkVertex(form, name, side) * 3
  return [body[at]!, body[at + 1]!, body[at + 2]!]
}

function nearestVertices(form: Form): ReadonlyMap<Landmark, number> {
  const { skinMiddle, skinSide } = form.header.counts
  const entries = Object.entries(PLACES).map(([name, [x, y, z]]) => {
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    for (let half = 0; half < skinMiddle + skinSide; half += 1) {
      const vertex = vertexAt(form, [half, 0])
      const [dx, dy, dz] = [form.base[vertex * 3]! - x, form.base[vertex * 3 + 1]! - y, form.base[vertex * 3 + 2]! - z]
      const distance = dx * dx + dy * dy + dz * dz
      if (distance >= least || (x === 0 && half >= skinMiddle)) continue
      least = distance
      nearest = vertex
    }
    return [name as Landmark, nearest] as const // the keys of the table
  })
  return new Map(entries)
}
