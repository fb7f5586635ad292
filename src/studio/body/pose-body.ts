import { NO_TURN, type Quaternion, rotationOf } from '../math/quaternion.ts'
import type { JointPoint } from './form-file.ts'
import { type Form, vertexAt } from './load-form.ts'

/** How bones are turned from how they were modelled: by name, about axes of the world, relative to the parent. */
export type Pose = Readonly<Record<string, Quaternion>>

/** Where a bone is carried: a rotation, rows first, then a shift. */
export interface BonePlace {
  readonly rotation: readonly number[]
  readonly shift: readonly [number, number, number]
}

type Point = readonly [x: number, y: number, z: number]

/** Ends of every bone of a body, in the order of the form's bones. */
export function jointsOf(form: Form, body: Float32Array): { readonly head: Point; readonly tail: Point }[] {
  // Joints are vertices of the form like others, so that every target moves them.
  const at = (joint: JointPoint): Point => {
    const vertex = vertexAt(form, joint)
    return [body[vertex * 3]!, body[vertex * 3 + 1]!, body[vertex * 3 + 2]!]
  }
  return form.header.bones.map(({ head, tail }) => ({ head: at(head), tail: at(tail) }))
}

/** Where a pose carries every bone of a body: each turns about its head, and its children with it. */
export function placeBones(form: Form, body: Float32Array, pose: Pose): BonePlace[] {
  const joints = jointsOf(form, body)
  const places: BonePlace[] = []
  for (const [index, { name, parent }] of form.header.bones.entries()) {
    const { head } = joints[index]!
    const own = rotationOf(pose[name] ?? NO_TURN)
    const before = places[parent]
    const carried = before ? carry(before, head) : head
    const rotation = before ? product(before.rotation, own) : own
    const [x, y, z] = rotate(rotation, head)
    places.push({ rotation, shift: [carried[0] - x, carried[1] - y, carried[2] - z] })
  }
  return places
}

/** The body in a pose. */
export function poseBody(form: Form, body: Float32Array, pose: Pose): Float32Array {
  const { bonesOf, sharesOf } = form
  return followBones({ positions: body, bonesOf, sharesOf }, placeBones(form, body, pose))
}

/** Vertices where the bones carry them: each follows up to four, by its shares (linear blend skinning). */
export function followBones(
  {
    positions,
    bonesOf,
    sharesOf,
  }: { readonly positions: Float32Array; readonly bonesOf: Uint8Array; readonly sharesOf: Uint8Array },
  places: readonly BonePlace[],
): Float32Array {
  const posed = new Float32Array(positions.length)
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) {
      const share = sharesOf[slot]! / 255
      if (share === 0) continue
      const { rotation, shift } = places[bonesOf[slot]!]!
      for (let axis = 0; axis < 3; axis += 1) {
        const row = axis * 3
        const moved = rotation[row]! * x + rotation[row + 1]! * y + rotation[row + 2]! * z + shift[axis]!
        posed[vertex * 3 + axis] = posed[vertex * 3 + axis]! + share * moved
      }
    }
  }
  return posed
}

/** A point that belongs to a bone, where the bone is carried. */
export function carry({ rotation, shift }: BonePlace, point: Point): Point {
  const [x, y, z] = rotate(rotation, point)
  return [x + shift[0], y + shift[1], z + shift[2]]
}

function rotate(m: readonly number[], [x, y, z]: Point): Point {
  const row = (at: number) => m[at]! * x + m[at + 1]! * y + m[at + 2]! * z
  return [row(0), row(3), row(6)]
}

function product(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [at - (at % 3), at % 3]
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!
  })
}
