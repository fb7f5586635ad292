import { mix } from './curve.ts'
import type { Ease } from './ease.ts'
import type { Skeleton } from './skeleton.ts'
import { BACK, type Curve, FRONT, HALF_WIDTH } from './trunk-tables.ts'

/** Heights of the trunk's ends below the pit of the neck (adult scale), and the even steps between them. */
export const TOP = -0.1
export const CROTCH = 5.6
export const STEPS = 240

/** A body's outline from above, step by step: half width, depths before and behind, and how upright its side is. */
export interface Sections {
  readonly halfWidth: Float32Array
  readonly front: Float32Array
  readonly back: Float32Array
  readonly slope: Float32Array
}

/** The tables of this body, scaled, eased and sampled evenly. */
export function trunkSections(
  skeleton: Skeleton,
  { offset, hang, flare = 0, bottom = CROTCH, bell = 1.2, from = 2 }: Ease,
): Sections {
  const { tall, wide, manly, weight, youth, muscle } = skeleton
  const curve = ({ man: ofMan, woman: ofWoman }: { man: Curve; woman: Curve }) => {
    const childish = (y: number) => mix(ofMan(y), ofWoman(y), 0.5)
    return (y: number) => mix(mix(ofWoman(y), ofMan(y), manly), childish(y), youth)
  }
  const widthAt = curve(HALF_WIDTH)
  const frontAt = curve(FRONT)
  const backAt = curve(BACK)
  const sections = {
    halfWidth: new Float32Array(STEPS + 2),
    front: new Float32Array(STEPS + 2),
    back: new Float32Array(STEPS + 2),
    slope: new Float32Array(STEPS + 2),
  }
  let widest = 0
  let frontmost = 0
  for (let step = 0; step < STEPS + 2; step += 1) {
    const height = TOP + (step / STEPS) * (bottom - TOP)
    // A skirt goes on below the hips as wide as they are.
    const y = bottom > CROTCH ? Math.min(height, 4.6) : height
    const middle = Math.exp(-(((y - 3.2) / 1.3) ** 2))
    const chest = Math.exp(-(((y - 1) / 0.9) ** 2))
    const fat = weight - 0.35
    const straight = youth * middle * 0.12
    let halfWidth = (widthAt(y) * (1 + fat * (0.26 + 0.46 * middle)) + straight + chest * (muscle - 0.35) * 0.3) * wide
    let front = frontAt(y) * (1 + fat * (0.3 + 0.75 * middle)) * mix(wide, 1, 0.3)
    let back = backAt(y) * (1 + fat * 0.35) * mix(wide, 1, 0.3)
    if (y > 0.9) {
      widest = Math.max(widest, halfWidth)
      frontmost = Math.max(frontmost, front + skeleton.womanly * 0.2 * (y < 2.2 ? 1 : 0))
      halfWidth = mix(halfWidth, widest, hang)
      front = mix(front, frontmost, hang)
      back = mix(back, Math.max(back, 0.62), hang)
    }
    const skirt = flare * Math.max(0, (height - from) / (bottom - from)) ** bell
    sections.halfWidth[step] = halfWidth + offset + skirt
    sections.front[step] = front + offset + skirt
    sections.back[step] = back + offset + skirt
  }
  for (let step = 0; step < STEPS + 1; step += 1) {
    const rise = ((sections.halfWidth[step + 1]! - sections.halfWidth[step]!) * STEPS) / ((bottom - TOP) * tall)
    sections.slope[step] = 1 / Math.sqrt(1 + Math.min(4, rise * rise))
  }
  return sections
}

/**
 * Distance to the stacked sections at the height of `at` steps: between an ellipse and a rounded box, deeper in front
 * than at the back.
 */
export function loft(
  { halfWidth, front, back, slope }: Sections,
  x: number,
  z: number,
  height: number,
  perStep: number,
): number {
  let at = height
  let beyond = 0
  if (at < 0) {
    beyond = -at / perStep
    at = 0
  } else if (at > STEPS - 0.01) {
    beyond = (at - STEPS + 0.01) / perStep
    at = STEPS - 0.01
  }
  const step = at | 0
  const share = at - step
  const a = halfWidth[step]! + (halfWidth[step + 1]! - halfWidth[step]!) * share
  const depth = z > 0 ? front : back
  const b = depth[step]! + (depth[step + 1]! - depth[step]!) * share
  const u = x / a
  const v = z / b
  const u2 = u * u
  const v2 = v * v
  const round = Math.sqrt(u2 + v2)
  const boxy = Math.sqrt(Math.sqrt(u2 * u2 + v2 * v2))
  const near = 0.55 * round + 0.45 * boxy
  const across = round < 1e-4 ? Math.min(a, b) : Math.sqrt(x * x + z * z) / round
  const side = (near - 1) * across * slope[step]!
  if (beyond === 0) return side
  return side > 0 ? Math.sqrt(side * side + beyond * beyond) : Math.max(side, beyond)
}
