/** The foot of the human form for drawn people, who are drawn without its data. */
import { packNumbers } from '#studio/body/packed-numbers.ts'
import { FOOT_STEP, SHIN } from '#studio/form/foot-numbers.ts'
import type { Vector } from '#studio/math/matrix.ts'
import { averagePerson } from './average-person.ts'
import { placesIn, pointOf, skinPiece } from './skin-piece.ts'

const OF_FOOT = /^(lowerleg|foot|toe)[^.]*\.L$/

/** Quads and places of vertices; a line of hexadecimal digits. */
export function measuredFeet(): string {
  const person = averagePerson('woman')
  const { form } = person
  const ankle = person.bones.get('foot.L')!.head
  const isOfFoot = (vertex: number) => OF_FOOT.test(form.header.bones[form.bonesOf[vertex * 4]!]!.name)
  const lowest = Math.max(...Array.from({ length: form.skinCount }, (_, vertex) => pointOf(person, vertex)[1]))
  const depth = lowest - ankle[1]
  const tip = Math.max(
    ...Array.from({ length: form.skinCount }, (_, vertex) => (isOfFoot(vertex) ? pointOf(person, vertex)[2] : ankle[2])),
  )
  const length = tip - ankle[2]
  // Outward and forward in lengths from the ankle to the toes, down in depths from the ankle to the sole.
  const inFoot = (vertex: number): Vector => {
    const [x, y, z] = pointOf(person, vertex)
    return [(x - ankle[0]) / length, (y - ankle[1]) / depth, (z - ankle[2]) / length]
  }
  const { vertices, corners } = skinPiece(form, (vertex) => isOfFoot(vertex) && inFoot(vertex)[1] > -SHIN)
  return Buffer.from(
    packNumbers([vertices.length, corners.length, ...corners, ...placesIn(vertices, FOOT_STEP, inFoot)]),
  ).toString('hex')
}
