import type { Form } from '../body/load-form.ts'

/** Parts of a body that cloth is fitted on by itself, so that an arm before the chest does not push the shirt out. */
export type BodyPart = 'trunk' | 'left arm' | 'right arm' | 'left leg' | 'right leg' | 'left foot' | 'right foot'

/** Bones by the names they have without the letter of their side. */
const BONES = {
  trunk: /^(root|spine|pelvis|breast|clavicle|shoulder|neck0[12])/,
  arm: /^(upperarm|lowerarm|wrist)/,
  leg: /^(upperleg|lowerleg)/,
  foot: /^(foot|toe)/,
} as const

/**
 * How much of a quad has to follow the bones of a part for it to belong there; parts overlap where they meet. The chest goes along
 * with an arm a little and is none of it.
 */
const LEAST_SHARE = { trunk: 0.2, arm: 0.5, leg: 0.2, foot: 0.2 } as const

export interface SkinOfPart {
  readonly quads: Uint16Array
  /** Every vertex of the quads, once. */
  readonly vertices: Uint16Array
  /** Pairs of vertices. */
  readonly edges: Uint16Array
  /** Vertices where the part is cut off from the rest. */
  readonly rim: ReadonlySet<number>
}

const known = new WeakMap<Form, Map<BodyPart, SkinOfPart>>()

/** The skin of a part, the same for everybody. */
export function skinOfPart(form: Form, part: BodyPart): SkinOfPart {
  const parts = known.get(form) ?? new Map<BodyPart, SkinOfPart>()
  known.set(form, parts)
  const found = parts.get(part) ?? findSkin(form, part)
  parts.set(part, found)
  return found
}

export type KindOfPart = keyof typeof BONES

export function kindOf(part: BodyPart): KindOfPart {
  return part === 'trunk' ? part : (part.split(' ')[1] as KindOfPart) // every other part is named 'side kind'
}

function findSkin(form: Form, part: BodyPart): SkinOfPart {
  const share = shareOfPart(form, part)
  const skin = form.quads.get('skin') ?? new Uint16Array()
  const quads: number[] = []
  for (let quad = 0; quad < skin.length; quad += 4) {
    const corners = skin.subarray(quad, quad + 4)
    if (corners.reduce((sum, vertex) => sum + share[vertex]!, 0) / 4 > LEAST_SHARE[kindOf(part)]) quads.push(...corners)
  }
  return { quads: Uint16Array.from(quads), vertices: Uint16Array.from(new Set(quads)), ...edgesOf(quads) }
}

/** How much every vertex of the skin follows the bones of a part, 0 … 1. */
export function shareOfPart({ header, bonesOf, sharesOf, skinCount }: Form, part: BodyPart): Float32Array {
  const [side, kind] =
    part === 'trunk' ? (['', part] as const) : (part.split(' ') as ['left' | 'right', 'arm' | 'leg' | 'foot'])
  const letter = side === 'left' ? '.L' : '.R'
  const isOfPart = header.bones.map(({ name }) => BONES[kind].test(name) && (side === '' || name.endsWith(letter)))
  return Float32Array.from({ length: skinCount }, (_, vertex) => {
    let sum = 0
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) if (isOfPart[bonesOf[slot]!]) sum += sharesOf[slot]! / 255
    return sum
  })
}

/** Every edge once, as pairs of its ends, and the vertices of those that only one quad has. */
function edgesOf(quads: readonly number[]): Pick<SkinOfPart, 'edges' | 'rim'> {
  const sides = new Map<number, number>()
  for (let corner = 0; corner < quads.length; corner += 1) {
    const [from, to] = [quads[corner]!, quads[(corner & ~3) | ((corner + 1) & 3)]!]
    const key = Math.min(from, to) * 65536 + Math.max(from, to)
    sides.set(key, (sides.get(key) ?? 0) + 1)
  }
  const ends = (key: number) => [Math.floor(key / 65536), key % 65536]
  return {
    edges: Uint16Array.from([...sides.keys()].flatMap(ends)),
    rim: new Set([...sides].flatMap(([key, count]) => (count === 1 ? ends(key) : []))),
  }
}
