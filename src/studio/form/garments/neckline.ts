import { humanForm } from '#studio/person/human-form.ts'
import { mix, smoothStep } from '../curve.ts'
import { type Field, smoothMin } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { neckBaseOf, riseAt } from './neck-base.ts'
import type { Neckline } from './tops.ts'

/** Half-width beyond the neck, depth in front and behind (adult half heads), and how pointed the front is. */
const SHAPES: Record<Neckline, { wide: number; front: number; back: number; pointed: number }> = {
  high: { wide: 0.02, front: 0.02, back: -0.2, pointed: 0 },
  crew: { wide: 0.1, front: 0.3, back: 0.0, pointed: 0 },
  wide: { wide: 0.55, front: 0.34, back: 0.15, pointed: 0 },
  scoop: { wide: 0.42, front: 0.95, back: 0.4, pointed: 0 },
  v: { wide: 0.14, front: 1.0, back: 0.02, pointed: 1 },
  'narrow v': { wide: -0.04, front: 0.82, back: 0.02, pointed: 1 },
  'deep v': { wide: 0.12, front: 2.5, back: 0, pointed: 1 },
  plunging: { wide: 0.26, front: 1.8, back: 0.02, pointed: 1 },
  straight: { wide: 3, front: 1.05, back: 1.3, pointed: 0 },
  band: { wide: 3, front: 1.52, back: 1.6, pointed: 0 },
  'off shoulder': { wide: 3, front: 0.86, back: 1, pointed: 0 },
  sweetheart: { wide: 3, front: 1, back: 1.2, pointed: 0 },
  halter: { wide: 0.14, front: 0.62, back: 1.2, pointed: 0.7 },
  strappy: { wide: 0.66, front: 1.05, back: 1.5, pointed: 0.15 },
}
const ROOT_Y = -0.02
/** Of real shoulders a neckline takes less, and cloth goes up to the neck. */
const REAL_WIDTH = 0.8
const TO_NECK = 0.04
/** Round ones without a collar lie a little away from the neck. */
const OFF_NECK = 0.1
/** The edges of an open shirt end inside its collar. */
const INSIDE_COLLAR = 0.08
const ROUND: ReadonlySet<Neckline> = new Set(['crew', 'wide', 'scoop'])
/** How far cloth without a collar climbs the sides of the neck. */
const CLIMBS_TO = -0.11
const CLIMBS_REAL_TO = -0.45

/** On a real neck so far over where a collar is sewn on. */
const OVER_SEAM = 0.04

/** The corner between the edges of a front and the seam of a collar is cut round: a sharp one would stand up beside the collar's end. */
const ROUNDED = 0.22

/** They end as one line round the trunk, below the shoulders. */
export const BAR: ReadonlySet<Neckline> = new Set(['straight', 'band', 'off shoulder', 'sweetheart'])

/** So much wider a pointed one without a collar is on a real body: the collar of a shirt goes between it and the neck. */
const ROOM_FOR_COLLAR = 0.16

/** Negative on the cloth, positive in the hole for neck and head; below a collar it ends where that is sewn on. */
export function necklineCut(stand: Stand, neckline: Neckline, hasCollar = true, endsAtSeam = false): Field {
  const { skeleton, joints } = stand
  const { front, back, pointed } = SHAPES[neckline]
  const { tall } = skeleton
  const tilt = joints.sway.shoulderTilt
  if (stand.body && neckline !== 'band' && (neckline === 'strappy' || BAR.has(neckline)))
    return humanForm().bodiceLine(stand, neckline)
  if (BAR.has(neckline)) {
    return (x, y, z) =>
      (mix(back, front, smoothStep(-0.4, 0.4, z)) - 0.1 * Math.cos(Math.min(1, Math.abs(x)) * Math.PI)) * tall - y + x * tilt
  }
  const base = neckBaseOf(stand)
  const isOpen = !hasCollar && pointed === 1 && base.rise > 0
  const { seamY } = base
  const overSeam: Field | undefined = seamY && ((x, y, z) => seamY(x, z) - OVER_SEAM - y + x * tilt)
  // A high one ends there all round, however somebody bends.
  if (neckline === 'high' && overSeam) return overSeam
  const halfWidth = necklineHalfWidth(stand, neckline) + (isOpen ? ROOM_FOR_COLLAR : 0)
  // Under a collar the cloth climbs the nape.
  const nape = !isOpen && (pointed === 1 || neckline === 'high') ? 0.3 : 0
  // It ends where the neck begins to rise, or its corners would stand up like horns.
  const climbsTo = neckline === 'high' ? undefined : base.rise > 0 ? Math.min(CLIMBS_REAL_TO, -0.3 - base.rise) : CLIMBS_TO
  const isRound = base.rise > 0 && ROUND.has(neckline)
  return (x, worldY, z) => {
    // A round one bends all the way down from a real shoulder.
    const higher = isRound ? Math.max(0, base.rise - riseAt(base, z)) : 0
    const y = worldY + nape * smoothStep(-0.05, -0.3, z) + riseAt(base, z) + higher
    const drawnDepth = mix(back, front, smoothStep(-0.35, 0.35, z)) * tall - ROOT_Y
    const depth = base.rise > 0 ? realDepth(drawnDepth, z, pointed === 1) + higher : Math.max(0.04, drawnDepth)
    const u = Math.abs(x) / halfWidth
    const v = Math.max(0, y - x * tilt - ROOT_Y) / depth
    const round = 1 - Math.sqrt(u * u + v * v)
    // As many half heads as the edge is away, so that bands along it are of one width.
    const scale = base.rise > 0 ? (u * u * halfWidth + v * v * depth) / (u * u + v * v + 1e-6) : Math.min(halfWidth, depth)
    const sharp = 1 - u * (1 - 0.45 * Math.min(1, v)) - v
    const hole = mix(round, pointed * sharp + (1 - pointed) * round, smoothStep(0, 0.3, z)) * scale
    const onNeck = climbsTo === undefined ? hole : Math.max(hole, climbsTo - y + x * tilt)
    return overSeam && endsAtSeam ? -smoothMin(-onNeck, -overSeam(x, worldY, z), ROUNDED) : onNeck
  }
}

/** What is cut deeper than this is worn over something. */
const DEEP = 1.5

/** Real collar bones lie lower than drawn ones; and behind, a real neck is left by a round hole like in front. */
function realDepth(drawn: number, z: number, isPointed: boolean): number {
  const lower = drawn > DEEP ? drawn - 0.14 : Math.min(isPointed ? 0.6 : 0.4, drawn - 0.1 - drawn * 0.25)
  return Math.max(mix(0.3, 0.04, smoothStep(-0.1, 0.3, z)), lower)
}

/** Half the width of a neckline at the neck. */
export function necklineHalfWidth(stand: Stand, neckline: Neckline): number {
  const { wide } = SHAPES[neckline]
  const { radius, rise } = neckBaseOf(stand)
  if (rise === 0) return radius + wide * stand.skeleton.wide
  const shape = neckline === 'narrow v' ? -INSIDE_COLLAR : ROUND.has(neckline) ? OFF_NECK : 0
  return radius + wide * REAL_WIDTH * (stand.skeleton.shoulderX - radius) - TO_NECK + shape
}

/** Lowest point of a neckline in front, body space. */
export function necklineDepth(skeleton: Stand['skeleton'], neckline: Neckline): number {
  return SHAPES[neckline].front * skeleton.tall
}

/** Half the gap of a pointed neckline at a height. */
export function vHalfGap(stand: Stand, neckline: Neckline, y: number): number {
  const v = Math.max(0, (y - ROOT_Y) / (necklineDepth(stand.skeleton, neckline) - ROOT_Y))
  return v >= 1 ? 0 : (necklineHalfWidth(stand, neckline) * (1 - v)) / (1 - 0.45 * v)
}
