import type { Skeleton } from '#studio/form/skeleton.ts'
import { HIPS, SHOULDERS } from '#studio/form/trunk-numbers.ts'
import { measureSkeleton } from '#studio/person/measure-skeleton.ts'
import type { Person } from '#studio/person/person-of.ts'

/** The skin of these is the trunk's. */
const OF_TRUNK = /^(root|spine|pelvis|breast|clavicle|shoulder|upperleg01)/
/** Of the form's crotch, as high as one that is drawn. */
const FORM_CROTCH = 5.3

interface TrunkPoint {
  readonly x: number
  /** As a drawn trunk has it, in adult half heads. */
  readonly height: number
  /** From the axis on which the shoulders and hips of a drawn trunk are. */
  readonly z: number
}

/** The skin of a trunk as points, `fine` down and across each quad, and the measures of the body. */
export function trunkPoints(person: Person, fine: number): { skeleton: Skeleton; points: TrunkPoint[] } {
  const { form, rest } = person
  const hip = person.bones.get('upperleg01.L')!.head
  const shoulder = person.bones.get('upperarm01.L')!.head
  const skeleton = measureSkeleton(person, { tall: 1 } as Parameters<typeof measureSkeleton>[1])
  const marks = [
    [0, 0],
    [shoulder[1], SHOULDERS],
    [hip[1], HIPS],
    [skeleton.crotchY, FORM_CROTCH],
  ] as const
  const heightOf = (y: number) => {
    const above = Math.max(
      0,
      marks.findLastIndex(([from], index) => y >= from && index < marks.length - 1),
    )
    const [[fromY, from], [toY, to]] = [marks[above]!, marks[above + 1]!]
    return from + ((y - fromY) / (toY - fromY)) * (to - from)
  }
  const axisAt = (height: number) => (hip[2] - shoulder[2]) * Math.min(1, Math.max(0, height / HIPS))
  const isTrunk = (vertex: number) => OF_TRUNK.test(form.header.bones[form.bonesOf[vertex * 4]!]!.name)
  const quads = form.quads.get('skin')!
  const points: TrunkPoint[] = []
  for (let at = 0; at < quads.length; at += 4) {
    const corners = [...quads.subarray(at, at + 4)]
    if (!corners.every(isTrunk)) continue
    for (let point = 0; point < fine * fine; point += 1) {
      const [u, v] = [(point % fine) / (fine - 1), Math.floor(point / fine) / (fine - 1)]
      const weights = [(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v]
      const along = (axis: number) =>
        corners.reduce((sum, vertex, index) => sum + weights[index]! * rest[vertex * 3 + axis]!, 0)
      const height = heightOf(along(1))
      points.push({ x: along(0), height, z: along(2) - axisAt(height) })
    }
  }
  return { skeleton, points }
}
