import type { Form } from '../body/load-form.ts'

const HAND = /^(wrist|metacarpal|finger)/
/** Heights of the base mesh along the forearm are told by the bone: how much of it a vertex has to follow the hand. */
const LEAST_SHARE = 0.08

interface GloveQuads {
  /** Corners as places in `vertices`. */
  readonly quads: Uint16Array
  readonly vertices: Uint16Array
}

const known = new WeakMap<Form, Map<number, GloveQuads>>()

/** The skin of a hand down to its wrist, −1 the picture's left, 1 its right: the same for everybody. */
export function quadsOfGlove(form: Form, side: -1 | 1): GloveQuads {
  const gloves = known.get(form) ?? new Map<number, GloveQuads>()
  known.set(form, gloves)
  const found = gloves.get(side) ?? findGlove(form, side)
  gloves.set(side, found)
  return found
}

function findGlove({ header, bonesOf, sharesOf, quads: surfaces }: Form, side: -1 | 1): GloveQuads {
  const letter = side === 1 ? '.L' : '.R'
  const isOfHand = header.bones.map(({ name }) => HAND.test(name) && name.endsWith(letter))
  const isGloved = (vertex: number) => {
    let share = 0
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) if (isOfHand[bonesOf[slot]!]) share += sharesOf[slot]! / 255
    return share > LEAST_SHARE
  }
  const skin = surfaces.get('skin') ?? new Uint16Array()
  const numbers = new Map<number, number>()
  const quads: number[] = []
  for (let quad = 0; quad < skin.length; quad += 4) {
    const corners = skin.subarray(quad, quad + 4)
    if (!corners.some(isGloved)) continue
    for (const vertex of corners) {
      if (!numbers.has(vertex)) numbers.set(vertex, numbers.size)
      quads.push(numbers.get(vertex)!)
    }
  }
  return { quads: Uint16Array.from(quads), vertices: Uint16Array.from(numbers.keys()) }
}
