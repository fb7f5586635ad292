import type { Form } from '../../body/load-form.ts'
import type { Subdivision } from '../../body/subdivide.ts'
import { PART } from '../../raster/figure-buffers.ts'

/** A limb or the trunk: what is said of somebody's skin is said of one of them. */
export interface SkinPlace {
  readonly part: 'arm' | 'hand' | 'trunk' | 'leg' | 'foot'
  /** −1 the picture's left, where the form's own right is. */
  readonly side?: -1 | 1
}

interface Belonging {
  readonly part: number
  readonly bones: RegExp
  readonly place: SkinPlace
}

/** The parts of a figure that skin belongs to, by the bone that a vertex follows most; what is left is the head's. */
const PARTS: readonly Belonging[] = [
  ...([-1, 1] as const).flatMap((side): Belonging[] => {
    const [name, hand] = side === 1 ? ['L', PART.handRight] : ['R', PART.handLeft]
    return [
      { part: hand, bones: new RegExp(`^(wrist|metacarpal|finger).*\\.${name}$`), place: { part: 'hand', side } },
      { part: PART.body, bones: new RegExp(`^(upperarm|lowerarm).*\\.${name}$`), place: { part: 'arm', side } },
      { part: PART.body, bones: new RegExp(`^(upperleg|lowerleg).*\\.${name}$`), place: { part: 'leg', side } },
      { part: PART.body, bones: new RegExp(`^(foot|toe).*\\.${name}$`), place: { part: 'foot', side } },
    ]
  }),
  { part: PART.neck, bones: /^neck0/, place: { part: 'trunk' } },
  { part: PART.body, bones: /^(root|spine|pelvis|breast|clavicle|shoulder)/, place: { part: 'trunk' } },
]

/** A part of the finer skin with vertices of its own. */
export interface SkinPart {
  readonly part: number
  /** Undefined of the head. */
  readonly place?: SkinPlace
  /** Of each vertex the one of the whole finer skin. */
  readonly vertices: Uint32Array
  /** Corners run clockwise where the form's y is mirrored, as in all spaces of figures. */
  readonly triangles: Uint32Array
  /** Of every two triangles the quad of the form that they came from. */
  readonly quadOf: Uint32Array
}

/** What no bone of the list carries. */
const HEAD = -1

const known = new WeakMap<Subdivision, readonly SkinPart[]>()

/** Head, neck, trunk and limbs of the finer skin; the same for everybody. */
export function skinParts(form: Form, finer: Subdivision): readonly SkinPart[] {
  const before = known.get(finer)
  if (before) return before
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const placeOfBone = form.header.bones.map(({ name }) => PARTS.findIndex(({ bones }) => bones.test(name)))
  const quadsOf = new Map<number, number[]>([...PARTS.keys(), HEAD].map((index) => [index, []]))
  for (let quad = 0; quad < skin.length / 4; quad += 1)
    quadsOf.get(placeOfBone[form.bonesOf[skin[quad * 4]! * 4]!]!)?.push(quad)
  const parts = [...quadsOf].map(([index, quads]) => {
    const { part, place } = PARTS[index] ?? { part: PART.head }
    return { ...cutOut(quads, finer, finer.quads.length / skin.length), part, ...(place && { place }) }
  })
  known.set(finer, parts)
  return parts
}

function cutOut(quads: readonly number[], finer: Subdivision, perQuad: number): Omit<SkinPart, 'part' | 'place'> {
  const own = new Map<number, number>()
  const numberOf = (vertex: number) => {
    const found = own.get(vertex) ?? own.size
    own.set(vertex, found)
    return found
  }
  const triangles = new Uint32Array(quads.length * perQuad * 6)
  const quadOf = new Uint32Array(quads.length * perQuad)
  quads.forEach((quad, index) => {
    for (let finerQuad = 0; finerQuad < perQuad; finerQuad += 1) {
      const at = (quad * perQuad + finerQuad) * 4
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => numberOf(finer.quads[at + corner]!))
      triangles.set([a!, c!, b!, a!, d!, c!], (index * perQuad + finerQuad) * 6)
      quadOf[index * perQuad + finerQuad] = quad
    }
  })
  return { vertices: Uint32Array.from(own.keys()), triangles, quadOf }
}
