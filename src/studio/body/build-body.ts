import { bodyWeights } from './body-values.ts'
import type { BodySheet } from './cast-body.ts'
import { faceWeights } from './cast-face.ts'
import { CALM } from './expressions.ts'
import { growHead } from './grow-head.ts'
import { type Form, vertexAt } from './load-form.ts'
import { lowerShoulders } from './lower-shoulders.ts'
import { macroWeights } from './macro-weights.ts'
import { statureDm } from './stature.ts'
import { addTarget, type TargetWeights } from './targets.ts'

/** What a manner does to a body while it is built (`stylise.ts`): traits of the face so many times as strong, and targets of its own. */
export interface Moved {
  readonly traits: number
  readonly targets: TargetWeights
}

const AS_IN_LIFE: Moved = { traits: 1, targets: new Map() }

/**
 * Somebody's body as it stands, arms held away: x y z of every vertex of the form in decimetres, feet on the ground at y 0.
 * Only sums and products, in one order: the same sheet gives the same bytes everywhere.
 */
export function buildBody(form: Form, sheet: BodySheet, expression: TargetWeights = CALM, moved = AS_IN_LIFE): Float32Array {
  const { seed, shape, face, build } = sheet
  const positions = new Float64Array(form.base)
  const ofFace = faceWeights(seed, moved.traits === 1 ? face : stronger(face, moved.traits))
  const add = (weights: TargetWeights) => {
    for (const [name, weight] of weights) {
      const [left, right] = typeof weight === 'number' ? [weight, weight] : weight
      addTarget(positions, form, { name, left, right })
    }
  }
  for (const weights of [macroWeights(shape), bodyWeights(shape, build), ofFace, moved.targets]) add(weights)
  // Before what the face does: a dropped jaw must not make a head another one. Manners shape heads of their own.
  if (moved === AS_IN_LIFE) growHead(form, positions, shape)
  add(expression)
  const body = standing(form, positions, statureDm(shape))
  lowerShoulders(form, body)
  return body
}

/** On the ground, and as tall as somebody of that age is: the targets' children are too small, in right proportions. */
function standing(form: Form, positions: Float64Array, heightDm: number): Float32Array {
  const lowest = positions[vertexAt(form, form.header.sole) * 3 + 1]!
  let highest = lowest
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) highest = Math.max(highest, positions[vertex * 3 + 1]!)
  const scale = heightDm / (highest - lowest)
  const body = new Float32Array(positions.length)
  for (let at = 0; at < body.length; at += 3) {
    body[at] = positions[at]! * scale
    body[at + 1] = (positions[at + 1]! - lowest) * scale
    body[at + 2] = positions[at + 2]! * scale
  }
  return body
}

/** What sets a face apart, more so; eyes stay as they are, or sides would no longer match. */
function stronger(face: BodySheet['face'], times: number): BodySheet['face'] {
  // The same keys.
  return Object.fromEntries(
    Object.entries(face).map(([value, weight]) => [
      value,
      /^(brow|ear|eye|lid|epicanthus|head|neck|faceSlope|pointedEars)/.test(value) ? weight : weight * times,
    ]),
  ) as BodySheet['face']
}
