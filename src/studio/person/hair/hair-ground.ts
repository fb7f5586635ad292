import { landmarkVertex } from '../../body/landmarks.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import { apply, type Matrix, translate, type Vector } from '../../math/matrix.ts'
import type { Person } from '../person-of.ts'
import { measureRadial, type RadialShape } from './radial-shape.ts'

/** What hair grows on and what it may not go through, in head space. */
export interface HairGround {
  readonly person: Person
  /** Every vertex of the form, with the face's expression, and the normals of the skin, outward. */
  readonly vertices: Float32Array
  readonly normals: Float32Array
  readonly head: RadialShape
  /** Trunk and shoulders, in body space, and the way there. */
  readonly trunk: RadialShape
  readonly toBody: Matrix
  readonly toHead: Matrix
  readonly neck: { readonly halfWidth: number; readonly halfDepth: number; readonly z: number; readonly fromY: number }
  /** Places of the face that hair keeps clear of. */
  readonly browY: number
  readonly eyeY: number
  readonly eyeOuterX: number
  readonly chinY: number
  /** Down to this height a hat presses the hair to the head. */
  readonly pressedTo?: number
  /** Tucked behind the ears, so that they are seen. */
  readonly isBehindEars: boolean
  /** Down, as the head is held. */
  readonly down: Vector
}

export interface GroundOptions {
  /** Every vertex in body space, unposed, where the face does something; otherwise the person's own. */
  readonly face?: Float32Array
  /** Where the head is held over the body: head space → body space. */
  readonly headInBody?: Matrix
  readonly pressedTo?: number | undefined
  readonly isBehindEars?: boolean
}

/** Of the head, where directions are counted from: behind the brow. */
const HEAD_CENTER: Vector = [0, -0.12, -0.06]
/** Beyond it lie ears, and of heads that are broader, beyond so many times the breadth at their temples. */
const EAR_X = 0.66
const BESIDE_TEMPLE = 1.22
/** Of the trunk, in body space. */
const TRUNK_CENTER: Vector = [0, 1.5, -0.05]
/** How far a body reaches down that hair may lie on. */
const LOWEST_TRUNK = 4.6

export function hairGround(
  person: Person,
  { face = person.rest, headInBody, pressedTo, isBehindEars = false }: GroundOptions = {},
): HairGround {
  const { form, headOrigin } = person
  const vertices = new Float32Array(form.vertexCount * 3)
  for (let at = 0; at < vertices.length; at += 3) {
    vertices[at] = face[at]! - headOrigin[0]
    vertices[at + 1] = face[at + 1]! - headOrigin[1]
    vertices[at + 2] = face[at + 2]! - headOrigin[2]
  }
  const skin = form.quads.get('skin')!
  const normals = vertexNormals(vertices, skin)
  // y runs down here: the form's corners run the other way round.
  for (let at = 0; at < normals.length; at += 1) normals[at] = -normals[at]!
  const toBody = headInBody ?? translate(...headOrigin)
  const at = (name: Parameters<typeof landmarkVertex>[1]) => {
    const from = landmarkVertex(form, name) * 3
    return vertices.subarray(from, from + 3)
  }
  const chinY = at('chinBottom')[1]!
  const neckSide = at('neckSide')
  const throat = at('throat')
  const earX = Math.max(EAR_X, at('temple')[0]! * BESIDE_TEMPLE)
  const isClearOfEars = isBehindEars || person.body.face.pointedEars > 0
  return {
    person,
    vertices,
    normals,
    head: measureRadial(
      // Hair falls behind ears that are drawn out to a point or wear something, not over them.
      sampled(vertices, skin, (x, y) => y < 0.98 && !(isClearOfEars && Math.abs(x) > earX && y < 0.35)),
      HEAD_CENTER,
      3,
    ),
    trunk: trunkOf(person),
    toBody,
    toHead: inverse(toBody),
    neck: {
      halfWidth: Math.abs(neckSide[0]!),
      halfDepth: (throat[2]! - neckSide[2]!) * 1.05,
      z: neckSide[2]!,
      fromY: 0.55,
    },
    browY: at('brow')[1]!,
    eyeY: at('outerEye')[1]!,
    eyeOuterX: at('outerEye')[0]!,
    chinY,
    ...(pressedTo !== undefined && { pressedTo }),
    isBehindEars,
    down: turnedBack(toBody, [0, 1, 0]),
  }
}

const trunks = new WeakMap<Person, RadialShape>()

function trunkOf(person: Person): RadialShape {
  const [shoulderX] = person.bones.get('upperarm01.L')!.head
  const trunk =
    trunks.get(person) ??
    measureRadial(
      sampled(
        person.rest,
        person.form.quads.get('skin')!,
        (x, y) => y > -0.12 && y < LOWEST_TRUNK && Math.abs(x) < shoulderX * 1.12,
      ),
      TRUNK_CENTER,
      6,
    )
  trunks.set(person, trunk)
  return trunk
}

/** Nine points of every quad whose first corner is wanted. */
function sampled(vertices: Float32Array, quads: Uint16Array, isWanted: (x: number, y: number) => boolean): Float32Array {
  const points = new Float32Array((quads.length / 4) * 27)
  let length = 0
  for (let quad = 0; quad < quads.length; quad += 4) {
    const a = quads[quad]! * 3
    const b = quads[quad + 1]! * 3
    const c = quads[quad + 2]! * 3
    const d = quads[quad + 3]! * 3
    if (!isWanted(vertices[a]!, vertices[a + 1]!)) continue
    for (let u = 0; u <= 1; u += 0.5) {
      for (let v = 0; v <= 1; v += 0.5) {
        for (let axis = 0; axis < 3; axis += 1) {
          const upper = vertices[a + axis]! * (1 - u) + vertices[b + axis]! * u
          const lower = vertices[d + axis]! * (1 - u) + vertices[c + axis]! * u
          points[length] = upper * (1 - v) + lower * v
          length += 1
        }
      }
    }
  }
  return points.subarray(0, length)
}

/** Of a place that turns and moves. */
function inverse(m: Matrix): Matrix {
  const back = translate(-m[3], -m[7], -m[11])
  const rows: Matrix = [m[0], m[4], m[8], 0, m[1], m[5], m[9], 0, m[2], m[6], m[10], 0]
  const [x, y, z] = apply(rows, [back[3], back[7], back[11]])
  return [rows[0], rows[1], rows[2], x, rows[4], rows[5], rows[6], y, rows[8], rows[9], rows[10], z]
}

function turnedBack(m: Matrix, [x, y, z]: Vector): Vector {
  return [m[0] * x + m[4] * y + m[8] * z, m[1] * x + m[5] * y + m[9] * z, m[2] * x + m[6] * y + m[10] * z]
}
