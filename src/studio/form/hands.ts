import type { Vector } from '../math/matrix.ts'
import { type Field, smoothMin } from './field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from './field/solids.ts'
import { HAND_SHAPES, type HandKind } from './hand-shapes.ts'
import { add } from './vector.ts'

/** Knuckles and lengths from the index to the little finger, in hands of length 1: x to the thumb, y to the tips. */
const FINGERS = [
  { x: 0.155, y: 0.5, length: 0.43, radius: 0.062 },
  { x: 0.055, y: 0.53, length: 0.47, radius: 0.064 },
  { x: -0.05, y: 0.51, length: 0.44, radius: 0.06 },
  { x: -0.15, y: 0.46, length: 0.35, radius: 0.053 },
] as const
/** Shares of a finger's three bones. */
const BONES = [0.46, 0.3, 0.24] as const

/**
 * A hand of length 1 in its own space: x to the thumb, y along the fingers, z out of the palm, the wrist in the origin.
 * `slender` 0 broad … 1 fine; `glove` is the thickness of what covers it.
 */
export function handField(kind: HandKind, { slender, glove = 0 }: { slender: number; glove?: number }): Field {
  const { curls, spread, thumbIn, isThumbUp } = HAND_SHAPES[kind]
  const thick = 1.12 - 0.22 * slender
  const palm = FINGERS.map(
    ({ x, y }): Limb => ({
      from: [x * 0.55, 0.0, -0.01],
      to: [x * 1.02, y - 0.02, 0],
      fromRadius: 0.088 * thick + glove,
      toRadius: 0.082 * thick + glove,
    }),
  )
  const ball: Limb = {
    from: [0.1, 0.1, 0.04],
    to: [0.17, 0.27, 0.07],
    fromRadius: 0.085 * thick + glove,
    toRadius: 0.085 * thick + glove,
  }
  const fingers = FINGERS.flatMap((finger, index) =>
    fingerBones(finger, { curl: curls[index]!, fan: (1.5 - index) * spread, thick, glove }),
  )
  const flesh = packLimbs([ball, ...palm])
  const digits = packLimbs(fingers)
  const thumb = packLimbs((isThumbUp ? raisedThumbBones : thumbBones)({ thumbIn, thick, glove }))
  const fingerLength = BONES.length * LIMB_STRIDE

  return (x, y, z) => {
    let whole = limbDistance(flesh, 0, x, y, z)
    for (let at = LIMB_STRIDE; at < flesh.length; at += LIMB_STRIDE) {
      whole = smoothMin(whole, limbDistance(flesh, at, x, y, z), 0.09)
    }
    let fan = 1
    for (let finger = 0; finger < digits.length; finger += fingerLength) {
      let one = 1
      for (let at = finger; at < finger + fingerLength; at += LIMB_STRIDE) {
        one = smoothMin(one, limbDistance(digits, at, x, y, z), 0.035)
      }
      fan = smoothMin(fan, one, 0.012)
    }
    let first = 1
    for (let at = 0; at < thumb.length; at += LIMB_STRIDE) first = smoothMin(first, limbDistance(thumb, at, x, y, z), 0.05)
    return smoothMin(smoothMin(whole, fan, 0.05), first, 0.06)
  }
}

function fingerBones(
  { x, y, length, radius }: (typeof FINGERS)[number],
  { curl, fan, thick, glove }: { curl: number; fan: number; thick: number; glove: number },
): Limb[] {
  let start: Vector = [x, y, 0]
  let bend = curl * 0.75
  return BONES.map((share, bone) => {
    const reach = length * share
    const end = add(start, [
      Math.sin(fan) * Math.cos(bend) * reach,
      Math.cos(fan) * Math.cos(bend) * reach,
      Math.sin(bend) * reach,
    ])
    const made: Limb = {
      from: start,
      to: end,
      fromRadius: radius * thick * (1 - 0.1 * bone) + glove,
      toRadius: radius * thick * (0.92 - 0.1 * bone) + glove,
    }
    start = end
    bend += curl * (bone === 0 ? 1.05 : 0.7)
    return made
  })
}

function thumbBones({ thumbIn, thick, glove }: { thumbIn: number; thick: number; glove: number }): Limb[] {
  const out = 1 - thumbIn
  const root: Vector = [0.13, 0.12, 0.04]
  const joint: Vector = [0.2 + 0.07 * out, 0.33, 0.08 + 0.06 * thumbIn]
  const middle: Vector = [joint[0] + 0.1 * out - 0.02 * thumbIn, joint[1] + 0.15, joint[2] + 0.02 + 0.06 * thumbIn]
  const tip: Vector = [middle[0] + 0.05 * out - 0.1 * thumbIn, middle[1] + 0.11 - 0.02 * thumbIn, middle[2] + 0.01]
  return [
    { from: root, to: joint, fromRadius: 0.085 * thick + glove, toRadius: 0.072 * thick + glove },
    { from: joint, to: middle, fromRadius: 0.068 * thick + glove, toRadius: 0.064 * thick + glove },
    { from: middle, to: tip, fromRadius: 0.062 * thick + glove, toRadius: 0.05 * thick + glove },
  ]
}

function raisedThumbBones({ thick, glove }: { thick: number; glove: number }): Limb[] {
  const bones: readonly (readonly [from: Vector, to: Vector, radius: number])[] = [
    [[0.13, 0.14, 0.05], [0.24, 0.33, 0.1], 0.08],
    [[0.24, 0.33, 0.1], [0.42, 0.38, 0.11], 0.068],
    [[0.42, 0.38, 0.11], [0.57, 0.36, 0.1], 0.06],
  ]
  return bones.map(([from, to, radius]) => ({
    from,
    to,
    fromRadius: radius * thick + glove,
    toRadius: radius * 0.9 * thick + glove,
  }))
}
