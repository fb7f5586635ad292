import type { Joints } from '../form/pose.ts'
import { type Sway, swayPoint } from '../form/pose.ts'
import type { Matrix, Vector } from '../math/matrix.ts'
import type { Person } from './person-of.ts'
import type { Turn } from './turn.ts'
import { turnFingers } from './turn-fingers.ts'
import { type Turns, turnArm, turnLeg } from './turn-limbs.ts'
import { turnNeck } from './turn-neck.ts'

const TRUNK = /^(root|spine|pelvis|breast|clavicle|shoulder)/

/** How each bone of the form is carried by a pose: by a turn, or with the sway of the trunk. */
export interface PosedBones {
  readonly turns: readonly (Turn | undefined)[]
  readonly sway: Sway
}

/** The pose of the joints on the bones of the form. */
export function poseBones(person: Person, joints: Joints, headInBody: Matrix): PosedBones {
  const turns: Turns = new Map()
  const head = turnNeck(turns, person, headInBody)
  for (const arm of joints.arms) {
    const { hand } = turnArm(turns, person, arm)
    turnFingers(turns, person, { side: arm.side, kind: arm.handKind, way: arm.handWay, grip: arm.grip, hand })
  }
  for (const leg of joints.legs) turnLeg(turns, person, leg)
  const ofBones: (Turn | undefined)[] = []
  for (const [index, { name, parent }] of person.form.header.bones.entries()) {
    if (TRUNK.test(name)) ofBones[index] = undefined
    // What has no turn of its own goes with its parent: toes with the foot, metacarpals with the wrist.
    else ofBones[index] = turns.get(name) ?? (isOfLimb(name) ? ofBones[parent] : head)
  }
  return { turns: ofBones, sway: joints.sway }
}

const isOfLimb = (name: string) => /^(toe|metacarpal|finger)/.test(name)

/** Vertices in body space where the bones carry them: each follows up to four by its shares (linear blend skinning). */
export function carryVertices(
  positions: Float32Array,
  { bonesOf, sharesOf }: { readonly bonesOf: Uint8Array; readonly sharesOf: Uint8Array },
  { turns, sway }: PosedBones,
): Float32Array {
  const posed = new Float32Array(positions.length)
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    const at = vertex * 3
    const x = positions[at]!
    const y = positions[at + 1]!
    const z = positions[at + 2]!
    let swayed: Vector | undefined
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
      const share = sharesOf[slot]! / 255
      if (share === 0) continue
      const turn = turns[bonesOf[slot]!]
      if (!turn) {
        swayed ??= swayPoint([x, y, z], sway)
        for (let axis = 0; axis < 3; axis += 1) posed[at + axis] = posed[at + axis]! + share * swayed[axis]!
        continue
      }
      const { rows, from, to } = turn
      const dx = x - from[0]
      const dy = y - from[1]
      const dz = z - from[2]
      for (let axis = 0; axis < 3; axis += 1) {
        const row = rows[axis]!
        posed[at + axis] = posed[at + axis]! + share * (row[0] * dx + row[1] * dy + row[2] * dz + to[axis]!)
      }
    }
  }
  return posed
}
