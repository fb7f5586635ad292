import { ease } from './ease.ts'

/** Decimetres that a tongue comes out before the lower lip, lies on it, and hangs at its tip. */
const OUT = { before: 0.16, above: 0.03, hangs: 0.17 } as const
/** Of its thickness and breadth in the mouth, what it keeps between the lips. */
const KEPT = { thick: 0.45, broad: 0.92 } as const

/** A tongue (the form's space, y up, z to the front) put out over the lower lip, whose foremost place is `lip`. */
export function tongueOut(tongue: Float32Array, lip: readonly [number, number, number]): Float32Array {
  let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 2; at < tongue.length; at += 3) {
    back = Math.min(back, tongue[at]!)
    front = Math.max(front, tongue[at]!)
  }
  const along = (at: number) => (tongue[at + 2]! - back) / (front - back || 1)
  let [sum, count] = [0, 0]
  for (let at = 0; at < tongue.length; at += 3) {
    if (along(at) < 0.8) continue
    sum += tongue[at + 1]!
    count += 1
  }
  const tipY = sum / (count || 1)
  const placed = tongue.slice()
  for (let at = 0; at < tongue.length; at += 3) {
    const share = along(at)
    const out = ease(0.2, 0.85, share)
    const outY = lip[1] + OUT.above + (tongue[at + 1]! - tipY) * KEPT.thick - OUT.hangs * ease(0.6, 1.05, share)
    placed[at] = tongue[at]! * (1 - (1 - KEPT.broad) * out)
    placed[at + 1] = tongue[at + 1]! * (1 - out) + outY * out
    placed[at + 2] = tongue[at + 2]! + (lip[2] + OUT.before - front) * out
  }
  return placed
}
