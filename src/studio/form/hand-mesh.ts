import { unchained } from '../body/number-runs.ts'
import { vertexNormals } from '../body/vertex-normals.ts'
import type { Vector } from '../math/matrix.ts'
import type { Bone } from '../person/person-of.ts'
import { swung, type Turn } from '../person/turn.ts'
import { turnFingers } from '../person/turn-fingers.ts'
import { mix } from './curve.ts'
import type { Mesh } from './grid.ts'
import { HAND_BONES, HAND_STEP, PEOPLE_OF_HANDS } from './hand-numbers.ts'
import type { HandKind } from './hand-shapes.ts'
import { MEASURED_HAND } from './measured-hand.ts'
import { measuredMesh, trianglesOf } from './measured-mesh.ts'
import { unit } from './vector.ts'

interface HandOrder {
  /** 0 feminine … 1 masculine. */
  readonly manly: number
  /** Thickness of what covers it. */
  readonly glove?: number
  /** Which of the ways of a hand at rest it is, 0…1. */
  readonly way?: number | undefined
  /** Half the thickness of what the fingers close round, in lengths of the hand. */
  readonly grip?: number | undefined
  /** From the wrist to the elbow. */
  readonly toElbow: Vector
}

const UPRIGHT: Turn['rows'] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/**
 * A hand as it was measured on the human form, of length 1 in its own space: x to the thumb, y along the fingers, z out of the
 * palm, the wrist in the origin.
 */
export function handMesh(kind: HandKind, { manly, glove = 0, way, grip, toElbow }: HandOrder): Mesh {
  const { quads, triangles, firstBones, secondBones, shares } = measured()
  const { rest, bones } = handOf(manly)
  const turns = new Map<string, Turn>()
  const wrist: Turn = { rows: UPRIGHT, from: [0, 0, 0], to: [0, 0, 0] }
  turns.set('wrist.L', wrist)
  const forearm = bones.get('lowerarm02.L')!.head
  turns.set('lowerarm02.L', { ...wrist, rows: turnBetweenWays(unit(forearm), unit(toElbow)) })
  turnFingers(turns, { bones }, { side: 1, kind, way, grip, hand: wrist })
  const turnOf = HAND_BONES.map((bone) => turns.get(`${bone}.L`)!)
  const positions = new Float32Array(rest.length)
  for (let vertex = 0; vertex < shares.length; vertex += 1) {
    const share = shares[vertex]! / 63
    carry(positions, rest, { vertex, turn: turnOf[firstBones[vertex]!]!, share })
    if (share < 1) carry(positions, rest, { vertex, turn: turnOf[secondBones[vertex]!]!, share: 1 - share })
  }
  const normals = vertexNormals(positions, quads)
  taper(positions)
  for (let at = 0; at < normals.length; at += 1) {
    normals[at] = -normals[at]!
    positions[at] = positions[at]! + glove * normals[at]!
  }
  return { positions, normals, triangles }
}

/** So much narrower is the end of what goes on over the forearm: it is within the arm and seen nowhere. */
const TAPER = 0.8
const TAPERS_OVER = 0.3

function taper(positions: Float32Array): void {
  for (let at = 0; at < positions.length; at += 3) {
    const y = positions[at + 1]!
    if (y >= 0) continue
    const narrower = 1 + (TAPER * Math.max(-1, y / TAPERS_OVER)) / 4
    positions[at] = positions[at]! * narrower
    positions[at + 2] = positions[at + 2]! * narrower
  }
}

/** Adds a share of where a turn carries a vertex. */
function carry(
  to: Float32Array,
  rest: Float32Array,
  { vertex, turn: { rows, from, to: end }, share }: { readonly vertex: number; readonly turn: Turn; readonly share: number },
): void {
  const at = vertex * 3
  const [dx, dy, dz] = [rest[at]! - from[0], rest[at + 1]! - from[1], rest[at + 2]! - from[2]]
  for (let axis = 0; axis < 3; axis += 1) {
    const row = rows[axis]!
    to[at + axis] = to[at + axis]! + share * (row[0] * dx + row[1] * dy + row[2] * dz + end[axis]!)
  }
}

/** The shortest turn that brings one direction onto another. */
function turnBetweenWays(before: Vector, after: Vector): Turn['rows'] {
  const columns = UPRIGHT.map((axis) => swung(axis, before, after))
  const row = (axis: number): Vector => [columns[0]![axis]!, columns[1]![axis]!, columns[2]![axis]!]
  return [row(0), row(1), row(2)]
}

/** Between the measured hands. */
function handOf(manly: number) {
  const { people } = measured()
  const [woman, man] = people as [Measured, Measured]
  const between = (of: (hand: Measured) => Float32Array) => of(woman).map((value, at) => mix(value, of(man)[at]!, manly))
  const joints = between((hand) => hand.joints)
  const end = (at: number): Vector => [joints[at]!, joints[at + 1]!, joints[at + 2]!]
  const bones = new Map(
    HAND_BONES.map((bone, index): [string, Bone] => [`${bone}.L`, { head: end(index * 6), tail: end(index * 6 + 3) }]),
  )
  return { rest: between((hand) => hand.rest), bones }
}

interface Measured {
  readonly rest: Float32Array
  /** Heads and tails of the bones. */
  readonly joints: Float32Array
}

let known: ReturnType<typeof readHand> | undefined

function measured() {
  known ??= readHand()
  return known
}

/** What scripts/form/measured-hands.ts has written. */
function readHand() {
  const { take, takeQuads, takePlaces } = measuredMesh(MEASURED_HAND)
  const { vertexCount, quads } = takeQuads()
  const firstBones = Uint8Array.from(unchained(take(vertexCount)))
  const secondBones = Uint8Array.from(unchained(take(vertexCount)))
  const shares = Uint8Array.from(take(vertexCount))
  const own = PEOPLE_OF_HANDS.map(() => takePlaces(vertexCount, HAND_STEP))
  const people = own.map(
    (places, index): Measured => ({
      rest: index === 0 ? places : places.map((value, at) => value + own[0]![at]!),
      joints: Float32Array.from(take(HAND_BONES.length * 6), (value) => value * HAND_STEP),
    }),
  )
  return { quads, triangles: trianglesOf(quads), firstBones, secondBones, shares, people }
}
