import { type Form, vertexAt } from '../body/load-form.ts'
import type { Skeleton } from '../form/skeleton.ts'
import { subtract } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import { skinOfPart } from './body-parts.ts'
import type { Person } from './person-of.ts'

/** Of the old form's body at rest: its height from the pit of the neck, and half widths of its trunk at three heights. */
const OLD_HEIGHT = 12.45
const OLD_WIDTHS = [
  { y: 1.6, man: 1.36, woman: 1.04 },
  { y: 3, man: 1.1, woman: 0.84 },
  { y: 4.3, man: 1.2, woman: 1.2 },
] as const

/** The lengths and thicknesses of a person, where `old` has those of the old form: what poses and garments reckon with. */
export function measureSkeleton(person: Person, old: Skeleton): Skeleton {
  const bone = (name: string) => person.bones.get(name)!
  const { head: shoulder } = bone('upperarm01.L')
  const elbow = bone('lowerarm01.L').head
  const wrist = bone('wrist.L').head
  const hip = bone('upperleg01.L').head
  const knee = bone('lowerleg01.L').head
  const ankle = bone('foot.L').head
  const hasLegs = skinOfPart(person.form, 'left foot').vertices.length > 0
  const soleY = hasLegs ? lowestOf(person, () => true) : person.rest[vertexAt(person.form, person.form.header.sole) * 3 + 1]!
  const tall = soleY / OLD_HEIGHT
  const trunk = verticesOf(person, WITH_HIPS)
  const ratios = OLD_WIDTHS.map(
    ({ y, man, woman }) => trunkHalfWidth(person, trunk, y * tall) / (man * old.manly + woman * (1 - old.manly)),
  ).filter((ratio) => ratio > 0)
  // What head and shoulders alone cannot tell is as the old form has it, on these legs.
  const drawn = (length: number) => (length / old.tall) * tall
  return {
    ...old,
    tall,
    wide: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
    neckLength: -bone('head').head[1],
    neckTopZ: bone('head').head[2],
    neckRadius: thicknessOf(person, ['neck02', 'neck03'], bone('neck02').head, bone('head').head) ?? drawn(old.neckRadius),
    shoulderX: shoulder[0],
    shoulderY: shoulder[1],
    upperArm: length(subtract(elbow, shoulder)),
    forearm: length(subtract(wrist, elbow)),
    hand: length(subtract(bone('finger3-3.L').tail, wrist)),
    armRadius: thicknessOf(person, ['upperarm02.L'], bone('upperarm02.L').head, elbow) ?? drawn(old.armRadius),
    hipX: hip[0],
    hipY: hip[1],
    hipZ: hip[2],
    frontZ: trunkFront(person, 1.9 * tall, 2.9 * tall),
    thigh: length(subtract(knee, hip)),
    shin: length(subtract(ankle, knee)),
    thighRadius: thicknessOf(person, ['upperleg01.L', 'upperleg02.L'], hip, knee) ?? drawn(old.thighRadius),
    crotchY: hasLegs ? lowestOf(person, (vertex) => Math.abs(person.rest[vertex * 3]!) < 0.02, UPRIGHT) : drawn(old.crotchY),
    soleY,
    ankleHeight: soleY - ankle[1],
    footLength: bone('toe2-3.L').tail[2] - ankle[2],
    waistY: drawn(old.waistY),
  }
}

const length = ([x, y, z]: Vector) => Math.sqrt(x * x + y * y + z * z)

/** Bones whose skin is measured as the trunk's: for the crotch, for its breadth and for what arms lie before. */
const [UPRIGHT, WITH_HIPS, FRONT] = [
  /^(root|spine|pelvis|upperleg01)/,
  /^(root|spine|pelvis|breast|upperleg01)/,
  /^(root|spine|pelvis|breast)/,
]

/** By what bones are called: they are the same for everybody of a form. */
const known = new WeakMap<Form, Map<string, Uint16Array>>()

/** The vertices of the skin that follow a bone of such a name most. */
function verticesOf({ form }: Person, name: RegExp): Uint16Array {
  const ofForm = known.get(form) ?? new Map<string, Uint16Array>()
  known.set(form, ofForm)
  const before = ofForm.get(name.source)
  if (before) return before
  const isMeant = form.header.bones.map((bone) => name.test(bone.name))
  const every = new Uint16Array(form.skinCount).map((_, vertex) => vertex)
  const found = every.filter((vertex) => isMeant[form.bonesOf[vertex * 4]!])
  ofForm.set(name.source, found)
  return found
}

/** The greatest value of the vertices that are meant. */
function most(vertices: Uint16Array, measure: (vertex: number) => number | undefined): number {
  return vertices.reduce((greatest, vertex) => Math.max(greatest, measure(vertex) ?? greatest), Number.NEGATIVE_INFINITY)
}

/** How low the skin goes. */
function lowestOf(person: Person, isMeant: (vertex: number) => boolean, name = /^/): number {
  return most(verticesOf(person, name), (vertex) => (isMeant(vertex) ? person.rest[vertex * 3 + 1]! : undefined))
}

/** Half the breadth of the trunk at a height. */
function trunkHalfWidth({ rest }: Person, trunk: Uint16Array, y: number): number {
  return Math.max(
    0,
    most(trunk, (vertex) => (Math.abs(rest[vertex * 3 + 1]! - y) > 0.15 ? undefined : Math.abs(rest[vertex * 3]!))),
  )
}

/** How far the trunk reaches forward between two heights. */
function trunkFront(person: Person, fromY: number, toY: number): number {
  const { rest } = person
  return most(verticesOf(person, FRONT), (vertex) => {
    const y = rest[vertex * 3 + 1]!
    return y < fromY || y > toY || Math.abs(rest[vertex * 3]!) > 1 ? undefined : rest[vertex * 3 + 2]!
  })
}

/** The mean distance of a bone's skin from its axis; undefined where there is none. */
function thicknessOf(person: Person, names: readonly string[], from: Vector, to: Vector): number | undefined {
  const { rest } = person
  const axis = subtract(to, from)
  const square = axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]
  let sum = 0
  let count = 0
  for (const vertex of verticesOf(person, new RegExp(`^(${names.join('|')})$`))) {
    const [x, y, z] = [rest[vertex * 3]! - from[0], rest[vertex * 3 + 1]! - from[1], rest[vertex * 3 + 2]! - from[2]]
    const share = (x * axis[0] + y * axis[1] + z * axis[2]) / square
    if (share < 0.15 || share > 0.6) continue
    sum += length([x - axis[0] * share, y - axis[1] * share, z - axis[2] * share])
    count += 1
  }
  return count === 0 ? undefined : sum / count
}
