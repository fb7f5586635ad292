import type { Form } from '../../body/load-form.ts'
import type { Subdivision } from '../../body/subdivide.ts'
import { PART } from '../../raster/figure-buffers.ts'

/** The parts of a figure that skin belongs to, by the bone that a vertex follows most; what is left is the head's. */
const PARTS: readonly (readonly [part: number, bones: RegExp])[] = [
  // The form's own left is on the picture's right.
  [PART.handLeft, /^(wrist|metacarpal|finger).*\.R$/],
  [PART.handRight, /^(wrist|metacarpal|finger).*\.L$/],
  [PART.neck, /^neck0/],
  [PART.body, /^(root|spine|pelvis|breast|clavicle|shoulder|upperarm|lowerarm|upperleg|lowerleg|foot|toe)/],
]

/** A part of the finer skin with vertices of its own. */
export interface SkinPart {
  readonly part: number
  /** Of each vertex the one of the whole finer skin. */
  readonly vertices: Uint32Array
  /** Corners run clockwise where the form's y is mirrored, as in all spaces of figures. */
  readonly triangles: Uint32Array
  /** Of every two triangles the quad of the form that they came from. */
  readonly quadOf: Uint32Array
}

const known = new WeakMap<Subdivision, readonly SkinPart[]>()

/** Head, neck, body and hands of the finer skin; the same for everybody. */
export function skinParts(form: Form, finer: Subdivision): readonly SkinPart[] {
  const before = known.get(finer)
  if (before) return before
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const partOfBone = form.header.bones.map(({ name }) => PARTS.find(([, bones]) => bones.test(name))?.[0] ?? PART.head)
  const parts = [...PARTS.map(([part]) => part), PART.head].map((part) => {
    const quads: number[] = []
    for (let quad = 0; quad < skin.length / 4; quad += 1)
      if (partOfBone[form.bonesOf[skin[quad * 4]! * 4]!] === part) quads.push(quad)
    return cutOut(part, quads, finer)
  })
  known.set(finer, parts)
  return parts
}

function cutOut(part: number, quads: readonly number[], finer: Subdivision): SkinPart {
  const own = new Map<number, number>()
  const numberOf = (vertex: number) => {
    const found = own.get(vertex) ?? own.size
    own.set(vertex, found)
    return found
  }
  const triangles = new Uint32Array(quads.length * 24)
  const quadOf = new Uint32Array(quads.length * 4)
  quads.forEach((quad, index) => {
    // Four finer quads in place of each.
    for (let finerQuad = 0; finerQuad < 4; finerQuad += 1) {
      const at = (quad * 4 + finerQuad) * 4
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => numberOf(finer.quads[at + corner]!))
      triangles.set([a!, c!, b!, a!, d!, c!], (index * 4 + finerQuad) * 6)
      quadOf[index * 4 + finerQuad] = quad
    }
  })
  return { part, vertices: Uint32Array.from(own.keys()), triangles, quadOf }
}
