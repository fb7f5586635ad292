/** Girths of the human form's limbs for drawn people, who are drawn without its data. */
import { packNumbers } from '#studio/body/packed-numbers.ts'
import { BONES_OF_LIMBS, type LimbBone, PEOPLE_OF_LIMBS, RADIUS_STEP, STATIONS, WAY_STEP } from '#studio/form/limb-numbers.ts'
import { add, cross, dot, scaleBy, subtract, unit } from '#studio/form/vector.ts'
import type { Vector } from '#studio/math/matrix.ts'
import type { Person } from '#studio/person/person-of.ts'
import { axesOf } from '#studio/person/turn.ts'
import { averagePerson } from './average-person.ts'
import { leastSquares } from './least-squares.ts'

/** Of the form's own left. `skin` names the bones whose skin is round it, where it goes on beyond its ends. */
const LIMBS: Readonly<Record<LimbBone, { from: string; to: string; limb: 'arm' | 'leg'; skin: RegExp }>> = {
  upperArm: { from: 'upperarm01', to: 'lowerarm01', limb: 'arm', skin: /^(upperarm0.|lowerarm0.)\.L$/ },
  forearm: { from: 'lowerarm01', to: 'wrist', limb: 'arm', skin: /^(upperarm0.|lowerarm0.|wrist)\.L$/ },
  thigh: { from: 'upperleg01', to: 'lowerleg01', limb: 'leg', skin: /^(upperleg0.|lowerleg0.)\.L$/ },
  shin: { from: 'lowerleg01', to: 'foot', limb: 'leg', skin: /^(upperleg0.|lowerleg0.)\.L$/ },
}
const JOINTS = { arm: ['upperarm01', 'lowerarm01', 'wrist'], leg: ['upperleg01', 'lowerleg01', 'foot'] } as const

/** How far along a bone skin is counted, in shares of its length: as a bell's half width. */
const NEAR = 0.055
/** How much a wave must be needed to be believed where skin is on one side only. */
const DOUBT = 0.012

/** Directions of the resting limbs, then the girths of all people; a line of hexadecimal digits. */
export function measuredLimbs(): string {
  const people = PEOPLE_OF_LIMBS.map((kind) => (kind === 'strong' ? averagePerson('man', { muscle: 1 }) : averagePerson(kind)))
  const ways = waysAtRest(people[1]!).flatMap((way) => way.map((value) => Math.round(value / WAY_STEP)))
  const girths = people.flatMap((person) => {
    const measured = BONES_OF_LIMBS.map((bone) => girthsOf(person, bone))
    // Radii are shares of how thick the upper bone of the limb is.
    const thickness = [measured[0]!, measured[2]!].map((upper) => {
      const middle = upper.slice(2, 7)
      return middle.reduce((sum, waves) => sum + waves[0]!, 0) / middle.length
    })
    return measured.flatMap((stations, index) =>
      stations.flatMap((waves) => waves.map((value) => Math.round(value / thickness[index >> 1]! / RADIUS_STEP))),
    )
  })
  return Buffer.from(packNumbers([...ways, ...girths])).toString('hex')
}

const boneOf = ({ bones }: Person, name: string) => bones.get(`${name}.L`)!.head

/** Upper and lower direction and hinge of arm and leg, and the arm's hinge as its hand sees it. */
function waysAtRest(person: Person): Vector[] {
  const [arm, leg] = (['arm', 'leg'] as const).map((limb) => {
    const [root, middle, end] = JOINTS[limb].map((name) => boneOf(person, name)) as [Vector, Vector, Vector]
    const [upper, lower] = [unit(subtract(middle, root)), unit(subtract(end, middle))]
    return [upper, lower, unit(cross(upper, lower))] as const
  })
  const knuckles = scaleBy(add(boneOf(person, 'finger3-1'), boneOf(person, 'finger4-1')), 0.5)
  const { across, along, third } = axesOf(
    subtract(knuckles, boneOf(person, 'wrist')),
    subtract(boneOf(person, 'finger2-1'), boneOf(person, 'finger5-1')),
  )
  const hinge = arm![2]
  return [...arm!, ...leg!, [dot(hinge, across), dot(hinge, along), dot(hinge, third)]]
}

/** The waves of the radius round a bone, station by station. */
function girthsOf(person: Person, bone: LimbBone): number[][] {
  const { from, to, limb, skin } = LIMBS[bone]
  const [root, middle, end] = JOINTS[limb].map((name) => boneOf(person, name)) as [Vector, Vector, Vector]
  const hinge = unit(cross(unit(subtract(middle, root)), unit(subtract(end, middle))))
  const [start, axis] = [boneOf(person, from), subtract(boneOf(person, to), boneOf(person, from))]
  const { along, across, third } = axesOf(axis, hinge)
  const length = Math.sqrt(dot(axis, axis))
  const { form, rest } = person
  const points: { at: number; value: number; waves: number[] }[] = []
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    if (!skin.test(form.header.bones[form.bonesOf[vertex * 4]!]!.name)) continue
    const off = subtract([rest[vertex * 3]!, rest[vertex * 3 + 1]!, rest[vertex * 3 + 2]!], start)
    const [x, y] = [dot(off, across), dot(off, third)]
    const radius = Math.sqrt(x * x + y * y)
    const [c, s] = [x / radius, y / radius]
    points.push({ at: dot(off, along) / length, value: radius, waves: wavesAt(c, s) })
  }
  return Array.from({ length: STATIONS }, (_, station) => {
    const place = station / (STATIONS - 1)
    const near = points
      .map((point) => ({ ...point, weight: bell((point.at - place) / NEAR) }))
      .filter(({ weight }) => weight > 0)
    const waves = leastSquares(near, (wave) => DOUBT * Math.ceil(wave / 2) ** 2)
    const atJoint = bone === 'upperArm' ? 1 : 0
    return bone === 'shin' ? waves : rounder(waves, Math.abs(place - atJoint))
  })
}

/**
 * The form's arms are bent as they rest: the tip of its elbow is none of a straight one, nor of one that is bent more. And what is
 * round its hip is the trunk's, which drawn people have of their own.
 */
const JOINT = { reach: 0.28, rounder: 0.75, thinner: 0.1 } as const

function rounder(waves: readonly number[], fromJoint: number): number[] {
  const share = Math.max(0, 1 - fromJoint / JOINT.reach)
  return waves.map((value, index) => value * (1 - share * (index === 0 ? JOINT.thinner : JOINT.rounder)))
}

const bell = (away: number) => (Math.abs(away) < 2 ? (1 - (away * away) / 4) ** 3 : 0)

/** 1, and cosine and sine of once and twice a turn. */
export function wavesAt(c: number, s: number): number[] {
  return [1, c, s, c * c - s * s, 2 * c * s]
}
