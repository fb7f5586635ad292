import { smoothStep } from '../form/curve.ts'
import type { MouthShape } from '../mouth/mouth-shape.ts'
import type { MouthFrame } from './mouth-frame.ts'

/** Half widths of the mouth that a wide open one is high. */
const MOST_OPEN = 0.74
/** Of an opening, the share by which the upper lip rises; the jaw does the rest. */
const UPPER_SHARE = 0.13
/** Where the lips of an open mouth meet again, from the upper one down. */
const MEETING = 0.4
/** How much of the lips' way the chin goes. */
const CHIN_SHARE = 0.72
const SIDE_REACH = 1.25

/** Where the pixel of a speaking face comes from, in the mouth's own measure. */
export interface MouthSource {
  x: number
  y: number
  /** 0 skin and lips … 1 the inside of the mouth. */
  inside: number
  /** Inside: how far from the upper lip, and how far it is to the lower one, in half widths. */
  fromTop: number
  gap: number
}

export type MouthWarp = (x: number, y: number, to: MouthSource) => void

/** How a mouth is bent to stand in a shape; the answer is written into `to`, once for each pixel. */
export function mouthWarp(frame: MouthFrame, { open, wide, round }: MouthShape): MouthWarp {
  const [upper, upperInner, lowerInner, lower] = frame.edges
  const half = (1 + (wide - 1) * 0.55) * (1 - 0.34 * round)
  const height = MOST_OPEN * open
  const softPx = 0.8 / frame.unitPx
  const ownGap = Math.max(0, lowerInner(0) - upperInner(0))
  const drop = (1 - UPPER_SHARE) * height - (1 - MEETING) * ownGap
  const { noseY, chinY } = frame
  return (x, y, to) => {
    const off = Math.abs(x)
    // The corners are drawn in or apart, and the cheeks follow.
    const follow = off <= half ? off / half : 1 - smoothStep(0, SIDE_REACH, off - half)
    const fade = 1 - smoothStep(0.5, 1.5, Math.abs(y - (y > 0 ? drop * 0.5 : 0)))
    const u = x - Math.sign(x) * (half - 1) * follow * fade
    const inU = Math.min(1, Math.abs(u))
    const lens = (1 - inU * inU) ** (0.72 - 0.2 * round)
    const own = Math.max(0, lowerInner(u) - upperInner(u))
    const meeting = upperInner(u) + MEETING * own
    // Pressed lips are a little thinner than lips at rest.
    const gap = height * lens
    const top = meeting - UPPER_SHARE * gap
    const bottom = meeting + (1 - UPPER_SHARE) * gap
    const rise = top - upperInner(u)
    const fall = bottom - lowerInner(u)
    const jaw = CHIN_SHARE * drop * (1 - smoothStep(0.9, 2.1, Math.abs(u)))
    to.x = u
    to.inside = 0
    if (y <= top) {
      to.y =
        between(y, noseY, upper(u) + 0.75 * rise, noseY, upper(u)) ??
        between(y, upper(u) + 0.75 * rise, top, upper(u), upperInner(u)) ??
        y
      if (gap > 0.02) to.inside = smoothStep(-softPx, softPx, y - top)
    } else if (y < bottom) {
      to.y = upperInner(u) + Math.min(own, y - top)
      to.inside = gap > 0.02 ? Math.min(smoothStep(-softPx, softPx, y - top), smoothStep(-softPx, softPx, bottom - y)) : 0
    } else {
      const lowest = Math.max(chinY + 0.5, chinY + jaw + 0.1)
      to.y =
        between(y, bottom, lower(u) + fall, lowerInner(u), lower(u)) ??
        between(y, lower(u) + fall, chinY + jaw, lower(u), chinY) ??
        between(y, chinY + jaw, lowest + 0.9, chinY, lowest + 0.9) ??
        y
      if (gap > 0.02) to.inside = smoothStep(-softPx, softPx, bottom - y)
    }
    to.fromTop = y - top
    to.gap = gap
  }
}

/** The place between `fromSource` and `toSource` that lies where `y` does between `from` and `to`; undefined outside. */
function between(y: number, from: number, to: number, fromSource: number, toSource: number): number | undefined {
  if (y < from || y > to) return undefined
  return fromSource + ((toSource - fromSource) * (y - from)) / Math.max(1e-4, to - from)
}
