import type { Vector } from '../../math/matrix.ts'

/** Decimetres that teeth and tongue of the form lie too high: behind parted lips no upper teeth would be seen, and much tongue. */
const TOO_HIGH = { teeth: 0.045, tongue: 0.13 } as const
/** Of the way of the jaw a tongue goes so much at its root; at its tip, all of it. */
const AT_ROOT = 0.75

/** Of their breadth, and how much deeper, teeth stand behind a child's small lips: those of the form would come through the corners. */
const NARROWER = 0.12
const DEEPER_DM = 0.02

const STILL: Vector = [0, 0, 0]

/** How far the vertices of these quads have moved from one body to another, on average. */
export function moveOf(quads: Uint16Array, from: Float32Array, to: Float32Array): Vector {
  const sums = [0, 0, 0]
  for (const vertex of quads) {
    for (let axis = 0; axis < 3; axis += 1) sums[axis] = sums[axis]! + to[vertex * 3 + axis]! - from[vertex * 3 + axis]!
  }
  const count = quads.length || 1
  return [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

/** Teeth or tongue (the form's space, y up, z to the front) where they belong; a tongue goes with the jaw that it lies in. */
export function seated(name: keyof typeof TOO_HIGH, part: Float32Array, jaw: Vector, childhood = 0): Float32Array {
  const [x, y, z] = name === 'tongue' ? jaw : STILL
  let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 2; at < part.length; at += 3) {
    back = Math.min(back, part[at]!)
    front = Math.max(front, part[at]!)
  }
  const placed = part.slice()
  for (let at = 0; at < part.length; at += 3) {
    const share = AT_ROOT + ((1 - AT_ROOT) * (part[at + 2]! - back)) / (front - back || 1)
    placed[at] = part[at]! * (1 - NARROWER * childhood) + x * share
    placed[at + 1] = part[at + 1]! + y * share - TOO_HIGH[name]
    placed[at + 2] = part[at + 2]! + z * share - DEEPER_DM * childhood
  }
  return placed
}
