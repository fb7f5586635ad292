/** The hand of the human form for drawn people, who are drawn without its data. */
import { packNumbers } from '#studio/body/packed-numbers.ts'
import { HAND_BONES, HAND_STEP, type HandBone, PEOPLE_OF_HANDS } from '#studio/form/hand-numbers.ts'
import { dot, subtract } from '#studio/form/vector.ts'
import type { Vector } from '#studio/math/matrix.ts'
import type { Person } from '#studio/person/person-of.ts'
import { axesOf } from '#studio/person/turn.ts'
import { averagePerson } from './average-person.ts'
import { chained } from './number-lists.ts'
import { placesIn, pointOf, skinPiece } from './skin-piece.ts'

/** How far the skin of a hand goes on over the forearm, in lengths of a hand. */
const BELOW_WRIST = 0.3
const OF_HAND = /^(lowerarm|wrist|metacarpal|finger)[^.]*\.L$/

/** Quads, shares of bones, and for each of the people places of vertices and of joints; a line of hexadecimal digits. */
export function measuredHands(): string {
  const people = PEOPLE_OF_HANDS.map((kind) => averagePerson(kind))
  const woman = people[0]!
  const inHand = people.map(handSpaceOf)
  const { form } = woman
  const dominant = (vertex: number) => form.header.bones[form.bonesOf[vertex * 4]!]!.name
  const isHand = (vertex: number) => OF_HAND.test(dominant(vertex)) && inHand[0]!(pointOf(woman, vertex))[1] > -BELOW_WRIST
  const { vertices, corners } = skinPiece(form, isHand)
  const shares = vertices.map((vertex) => sharesOf(woman, vertex))
  const places = people.map((person, index) =>
    placesIn(vertices, HAND_STEP, (vertex) => inHand[index]!(pointOf(person, vertex))),
  )
  const joints = people.map((person, index) =>
    HAND_BONES.flatMap((bone) =>
      (['head', 'tail'] as const).flatMap((end) => inHand[index]!(person.bones.get(`${bone}.L`)![end]).map(steps)),
    ),
  )
  const numbers = [
    vertices.length,
    corners.length,
    ...corners,
    ...chained(shares.map(({ first }) => first)),
    ...chained(shares.map(({ second }) => second)),
    ...shares.map(({ share }) => share),
    ...places.flatMap((place, index) => (index === 0 ? place : place.map((value, at) => value - places[0]![at]!))),
    ...joints.flat(),
  ]
  return Buffer.from(packNumbers(numbers)).toString('hex')
}

const steps = (value: number) => Math.round(value / HAND_STEP)

/** Body space → the space of the hand at the picture's right, whose length is 1: x to the thumb, y along the fingers, z out of the palm. */
function handSpaceOf({ bones }: Person): (point: Vector) => Vector {
  const bone = (name: string) => bones.get(`${name}.L`)!
  const wrist = bone('wrist').head
  const knuckles = [0, 1, 2].map(
    (axis) => (bone('finger3-1').head[axis]! + bone('finger4-1').head[axis]!) / 2,
  ) as unknown as Vector // of three axes
  const { across, along, third } = axesOf(subtract(knuckles, wrist), subtract(bone('finger2-1').head, bone('finger5-1').head))
  const reach = subtract(bone('finger3-3').tail, wrist)
  const length = Math.sqrt(dot(reach, reach))
  return (point) => {
    const off = subtract(point, wrist)
    return [dot(off, across) / length, dot(off, along) / length, dot(off, third) / length]
  }
}

/** The two bones that a vertex follows most; what goes with the wrist, palm and all, is the wrist's. */
function sharesOf({ form }: Person, vertex: number) {
  const sums = new Map<number, number>()
  for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
    const name = form.header.bones[form.bonesOf[slot]!]!.name.replace('.L', '')
    const own = /^finger/.test(name) ? name : /^lowerarm/.test(name) ? 'lowerarm02' : 'wrist'
    const index = HAND_BONES.indexOf(own as HandBone) // not found is −1
    if (index < 0) throw new Error(`${name} is no bone of a hand`)
    sums.set(index, (sums.get(index) ?? 0) + form.sharesOf[slot]!)
  }
  const [first, second] = [...sums].sort(([, a], [, b]) => b - a)
  if (!first) throw new Error(`vertex ${vertex} follows no bone`)
  const whole = first[1] + (second?.[1] ?? 0)
  return { first: first[0], second: second?.[0] ?? first[0], share: Math.round((63 * first[1]) / whole) }
}
