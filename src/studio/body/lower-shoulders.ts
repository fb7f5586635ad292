import { type Form, vertexAt } from './load-form.ts'

/**
 * The form was modelled with arms held away, which lifts the shoulders with them. Hung down by the upper arm alone, arms come out of
 * shoulders as high as the chin and as broad as a wrestler's. So collar bones and shoulder blades are let down first.
 */
const LOWERED: Readonly<Record<string, { readonly sine: number; readonly cosine: number; readonly inward: number }>> = {
  // Six degrees, then five: until the shoulder is a little below the pit of the neck, as of who stands upright.
  clavicle: { sine: 0.10453, cosine: 0.99452, inward: 0.02 },
  shoulder01: { sine: 0.08716, cosine: 0.99619, inward: 0.04 },
}

/** Where a bone is carried, seen from the front: turned and shifted; the depth stays. */
interface Turned {
  readonly cosine: number
  readonly sine: number
  readonly x: number
  readonly y: number
}

/** Lets down the shoulders of a body that stands as it was modelled, in place. */
export function lowerShoulders(form: Form, body: Float32Array): void {
  const places = placesOf(form, (bone) => {
    const joint = vertexAt(form, form.header.bones[bone]!.head)
    return [body[joint * 3]!, body[joint * 3 + 1]!]
  })
  const { bonesOf, sharesOf } = form
  for (const vertex of movedVertices(form)) {
    const [x, y] = [body[vertex * 3]!, body[vertex * 3 + 1]!]
    let movedX = 0
    let movedY = 0
    let shares = 0
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
      const place = places[bonesOf[slot]!]
      const share = sharesOf[slot]! / 255
      shares += share
      if (!place) {
        movedX += share * x
        movedY += share * y
        continue
      }
      movedX += share * (place.cosine * x - place.sine * y + place.x)
      movedY += share * (place.sine * x + place.cosine * y + place.y)
    }
    body[vertex * 3] = movedX + (1 - shares) * x
    body[vertex * 3 + 1] = movedY + (1 - shares) * y
  }
}

function placesOf({ header }: Form, jointOf: (bone: number) => readonly [number, number]): (Turned | undefined)[] {
  const places: (Turned | undefined)[] = []
  const farOf = (of: string) => jointOf(header.bones.findIndex(({ name }) => name === `upperarm01${of.slice(-2)}`))[0]
  for (const [index, { name, parent }] of header.bones.entries()) {
    const before = places[parent]
    const own = LOWERED[name.slice(0, -2)]
    if (!own) {
      places.push(before)
      continue
    }
    // The form's own left is at positive x; letting it down turns it clockwise.
    const sine = name.endsWith('.L') ? -own.sine : own.sine
    const [x, y] = jointOf(index)
    const to = x - own.inward * farOf(name)
    const turned = { cosine: own.cosine, sine, x: to - own.cosine * x + sine * y, y: y - sine * x - own.cosine * y }
    places.push(before ? after(before, turned) : turned)
  }
  return places
}

/** One turn, then the other. */
function after(second: Turned, first: Turned): Turned {
  return {
    cosine: second.cosine * first.cosine - second.sine * first.sine,
    sine: second.sine * first.cosine + second.cosine * first.sine,
    x: second.cosine * first.x - second.sine * first.y + second.x,
    y: second.sine * first.x + second.cosine * first.y + second.y,
  }
}

const known = new WeakMap<Form, Uint32Array>()

/** Every vertex that follows a shoulder or an arm. */
function movedVertices(form: Form): Uint32Array {
  const found = known.get(form)
  if (found) return found
  const moves = placesOf(form, () => [0, 0]).map((place) => place !== undefined)
  const vertices: number[] = []
  for (let vertex = 0; vertex < form.bonesOf.length / 4; vertex += 1) {
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
      if (form.sharesOf[slot]! === 0 || !moves[form.bonesOf[slot]!]) continue
      vertices.push(vertex)
      break
    }
  }
  known.set(form, Uint32Array.from(vertices))
  return known.get(form)!
}
