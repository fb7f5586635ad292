import type { Vector } from '../math/matrix.ts'
import { add, dot, scaleBy, subtract } from './vector.ts'

/**
 * Where the elbow (or knee) is when a limb of two bones reaches for `target`; it bends toward `pole`. A target out of
 * reach is pointed at. Answers the middle joint and where the end comes to lie.
 */
export function reach(
  root: Vector,
  target: Vector,
  bones: { readonly first: number; readonly second: number; readonly pole: Vector },
): { readonly middle: Vector; readonly end: Vector } {
  const { first, second, pole } = bones
  const away = subtract(target, root)
  const wanted = Math.hypot(...away)
  const distance = Math.min(Math.max(wanted, Math.abs(first - second) + 0.05), (first + second) * 0.995)
  const along = scaleBy(away, 1 / (wanted || 1))
  const sideways = subtract(pole, scaleBy(along, dot(pole, along)))
  const bend = scaleBy(sideways, 1 / (Math.hypot(...sideways) || 1))
  const forward = (distance * distance + first * first - second * second) / (2 * distance)
  const outward = Math.sqrt(Math.max(0, first * first - forward * forward))
  return {
    middle: add(root, add(scaleBy(along, forward), scaleBy(bend, outward))),
    end: add(root, scaleBy(along, distance)),
  }
}
