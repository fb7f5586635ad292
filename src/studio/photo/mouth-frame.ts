import { FACE_POINT, facePoint } from './face-points.ts'
import { heightAt } from './height-at.ts'
import type { PhotoFace } from './photo-reading.ts'

/**
 * The mouth of a photo in its own measure: x along the line between its corners, −1 and 1 at them, y at right angles to it,
 * down to the chin, in the same unit.
 */
export interface MouthFrame {
  readonly x: number
  readonly y: number
  /** Unit vector along the mouth. */
  readonly right: readonly [number, number]
  /** Half the mouth's width in pixels. */
  readonly unitPx: number
  /** Edges of the lips over −1…1: outer and inner of the upper one, inner and outer of the lower one. */
  readonly edges: readonly [upper: Edge, upperInner: Edge, lowerInner: Edge, lower: Edge]
  readonly chinY: number
  /** Under the nose: nothing above it moves. */
  readonly noseY: number
}

/** y over x, from corner to corner. */
export type Edge = (x: number) => number

const UPPER = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291]
const UPPER_INNER = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308]
const LOWER_INNER = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308]
const LOWER = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291]
/** Samples of an edge over −1…1. */
const STEPS = 24

/** Where the mouth of a face is, and the shape of its lips. */
export function mouthFrame(face: PhotoFace): MouthFrame {
  const [left, right] = [facePoint(face, FACE_POINT.mouthLeft), facePoint(face, FACE_POINT.mouthRight)]
  const unitPx = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y) / 2)
  const along = [(right.x - left.x) / (2 * unitPx), (right.y - left.y) / (2 * unitPx)] as const
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const inFrame = (index: number): readonly [number, number] => {
    const { x, y } = facePoint(face, index)
    const [dx, dy] = [(x - middle.x) / unitPx, (y - middle.y) / unitPx]
    return [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]]
  }
  const edge = (points: readonly number[]): Edge => {
    const line = points.map(inFrame)
    const samples = Float32Array.from({ length: STEPS + 1 }, (_, step) => heightAt(line, (2 * step) / STEPS - 1))
    return (x) => {
      const place = Math.min(STEPS - 0.001, Math.max(0, ((x + 1) / 2) * STEPS))
      const step = Math.floor(place)
      return samples[step]! + (samples[step + 1]! - samples[step]!) * (place - step)
    }
  }
  return {
    ...middle,
    right: along,
    unitPx,
    edges: [edge(UPPER), edge(UPPER_INNER), edge(LOWER_INNER), edge(LOWER)],
    chinY: inFrame(FACE_POINT.chin)[1],
    noseY: inFrame(FACE_POINT.noseBase)[1],
  }
}
