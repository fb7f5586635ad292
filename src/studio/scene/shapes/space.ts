import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { fillPolygon, type Point } from './polygon.ts'

/** Metres: x to the right of the middle, y above the floor, z away from the viewer. */
export type Place = readonly [x: number, y: number, z: number]

export interface Block {
  /** Middle of its front face. */
  readonly x: number
  /** Its foot above the floor. */
  readonly y?: number
  /** Distance of its front face. */
  readonly z: number
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** The viewer's eye above the floor, and how many units a metre fills at one metre's distance. A standing figure is 2.4 m away. */
const EYE_M = 0.7
const FOCAL = 1050
/** Nearer than this nothing is drawn: it would grow beyond all bounds. */
const NEAREST_M = 0.9

/** A place in true perspective: what stands in it is given in metres. */
export interface Space {
  at(x: number, y: number, z: number): Point
  /** Units of the stage to a metre at that distance. */
  scale(z: number): number
  /** Air between the viewer and that distance, for `stage.ink`. */
  air(z: number): number
  /** A flat shape of any corners; its air is that of its farthest corner. */
  face(context: Context2D, hex: string, shade: number, ...corners: readonly Place[]): void
  /** A block with its front, its visible side and, below the eye, its top. */
  block(context: Context2D, hex: string, block: Block): void
}

export function spaceOf(stage: Stage): Space {
  const at = (x: number, y: number, z: number): Point => {
    const scale = FOCAL / Math.max(NEAREST_M, z)
    return [stage.middle + x * scale, stage.horizon + (EYE_M - y) * scale]
  }
  const air = (z: number) => Math.min(0.75, Math.max(0, (z - 3) * 0.03))
  const face: Space['face'] = (context, hex, shade, ...corners) => {
    const far = Math.max(...corners.map(([, , z]) => z))
    fillPolygon(
      context,
      stage.ink(hex, air(far), shade),
      corners.map((corner) => at(...corner)),
    )
  }
  return {
    at,
    scale: (z) => FOCAL / z,
    air,
    face,
    block(context, hex, { x, y = 0, z, width, height, depth }) {
      const [left, right, top, back] = [x - width / 2, x + width / 2, y + height, z + depth]
      if (top < EYE_M) face(context, hex, 0.05, [left, top, z], [right, top, z], [right, top, back], [left, top, back])
      if (y > EYE_M) face(context, hex, 0.9, [left, y, z], [right, y, z], [right, y, back], [left, y, back])
      if (left > 0 || right < 0) {
        const side = left > 0 ? left : right
        const isLit = (left > 0 ? -1 : 1) === stage.lightSide
        face(context, hex, isLit ? 0.12 : 0.75, [side, y, z], [side, y, back], [side, top, back], [side, top, z])
      }
      face(context, hex, 0.35, [left, y, z], [right, y, z], [right, top, z], [left, top, z])
    },
  }
}
