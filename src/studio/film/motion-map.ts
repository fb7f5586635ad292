import { clamp, smoothStep } from '../form/curve.ts'
import type { LegPx, PointPx } from '../form/find-landmarks.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { FilmLayers } from './film-layers.ts'
import { isOfHead } from './is-of-head.ts'
import { walkingLegs } from './walking-legs.ts'

/** Layer pixels between two knots of the map. */
export const KNOT_PX = 12
/** Passes that carry what a knot knows to its neighbours, so that nothing tears. */
const SMOOTHINGS = 3
const SAMPLE_STEP = 2

/** How much of each movement every place of the figure takes part in, on a grid of knots; 0…1 but for depth. */
export interface MotionMap {
  readonly columns: number
  readonly rows: number
  readonly knotPx: number
  /** Layer pixels per half head. */
  readonly unitPx: number
  readonly head: Float32Array
  readonly breath: Float32Array
  readonly hair: Float32Array
  /** Head, hair and what is worn there, as far as they are seen. */
  readonly ofHead: Float32Array
  readonly cloth: Float32Array
  /** Toward the viewer, half heads. */
  readonly depth: Float32Array
  /** Depth of the joint that the head turns on. */
  readonly headDepth: number
  readonly throat: readonly [x: number, y: number]
  /** How much goes with each leg; nothing where no legs are known. */
  readonly legs?: readonly [Float32Array, Float32Array]
}

/** Reads from a figure's buffers what of it can move. */
export function mapMotion({ built, widthPx, heightPx }: FilmLayers): MotionMap {
  const { buffers, landmarks, view, headPlace } = built
  const scale = widthPx / view.widthPx
  const unitPx = view.unitPx * scale
  const columns = Math.ceil(widthPx / KNOT_PX) + 1
  const rows = Math.ceil(heightPx / KNOT_PX) + 1
  const count = columns * rows
  const [cover, hair, cloth, depth, ofHead] = [0, 0, 0, 0, 0].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const knotInBuffer = KNOT_PX / scale
  for (let row = 0, knot = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, knot += 1) {
      let [seen, asked, hairSum, clothSum, depthSum, headSum] = [0, 0, 0, 0, 0, 0]
      const fromX = Math.max(0, Math.round((column - 0.5) * knotInBuffer))
      const toX = Math.min(buffers.widthPx, Math.round((column + 0.5) * knotInBuffer))
      const fromY = Math.max(0, Math.round((row - 0.5) * knotInBuffer))
      const toY = Math.min(buffers.heightPx, Math.round((row + 0.5) * knotInBuffer))
      for (let y = fromY; y < toY; y += SAMPLE_STEP) {
        for (let x = fromX; x < toX; x += SAMPLE_STEP) {
          asked += 1
          const pixel = y * buffers.widthPx + x
          const material = buffers.material[pixel]
          if (material === MATERIAL.none) continue
          seen += 1
          depthSum += buffers.depth[pixel]!
          if (isOfHead(buffers, pixel)) headSum += 1
          if (material === MATERIAL.hair) hairSum += buffers.strandU[pixel]! ** 1.5
          if (material === MATERIAL.cloth) clothSum += 1
        }
      }
      if (seen === 0) continue
      cover[knot] = seen / asked
      depth[knot] = depthSum / seen
      hair[knot] = hairSum / asked
      cloth[knot] = clothSum / asked
      ofHead[knot] = headSum / asked
    }
  }
  const shoulderY = ((landmarks.shoulders[0].yPx + landmarks.shoulders[1].yPx) / 2) * scale
  const chinY = landmarks.chin.yPx * scale
  const throatY = landmarks.throat.yPx * scale
  const fromRows = (weight: (y: number) => number) =>
    Float32Array.from({ length: count }, (_, knot) => weight(Math.floor(knot / columns) * KNOT_PX))
  const falling = fromRows((y) => smoothStep(shoulderY, shoulderY + 5 * unitPx, y))
  const grid = { columns, rows }
  const at = ({ xPx, yPx }: PointPx) => [xPx * scale, yPx * scale] as const
  const onLayers = ({ hip, knee, ankle }: LegPx) => ({ hip: at(hip), knee: at(knee), ankle: at(ankle) })
  return {
    ...grid,
    knotPx: KNOT_PX,
    unitPx,
    head: fromRows((y) => 1 - smoothStep(chinY - 0.1 * unitPx, throatY + 0.4 * unitPx, y)),
    breath: fromRows((y) => 1 - smoothStep(shoulderY + 0.5 * unitPx, shoulderY + 3.2 * unitPx, y)),
    hair: smooth(hair, grid),
    ofHead: smooth(ofHead, grid),
    cloth: smooth(
      cloth.map((share, knot) => share * falling[knot]!),
      grid,
    ),
    depth: spread(depth, cover, grid),
    headDepth: headPlace[11],
    throat: [landmarks.throat.xPx * scale, throatY],
    legs: walkingLegs([onLayers(landmarks.legs[0]), onLayers(landmarks.legs[1])], { ...grid, knotPx: KNOT_PX, unitPx }),
  }
}

interface Grid {
  readonly columns: number
  readonly rows: number
}

function smooth(values: Float32Array, grid: Grid): Float32Array {
  let smoothed = values
  for (let pass = 0; pass < SMOOTHINGS; pass += 1) smoothed = meanOfNine(smoothed, grid)
  return smoothed
}

/** Depth carried beyond the silhouette, and then smoothed: an edge of depth would tear. */
function spread(depth: Float32Array, cover: Float32Array, grid: Grid): Float32Array {
  let weighted: Float32Array = depth.map((value, knot) => value * cover[knot]!)
  let weights = cover
  let known: Float32Array = depth
  for (let pass = 0; pass < 8; pass += 1) {
    weighted = meanOfNine(weighted, grid)
    weights = meanOfNine(weights, grid)
    const [sums, shares, before] = [weighted, weights, known]
    known = before.map((value, knot) => (cover[knot]! > 0 || shares[knot]! < 0.001 ? value : sums[knot]! / shares[knot]!))
  }
  return smooth(known, grid)
}

function meanOfNine(values: Float32Array, { columns, rows }: Grid): Float32Array {
  const mean = new Float32Array(values.length)
  for (let row = 0, knot = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, knot += 1) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy += 1) {
        const line = clamp(row + dy, 0, rows - 1) * columns
        for (let dx = -1; dx <= 1; dx += 1) sum += values[line + clamp(column + dx, 0, columns - 1)]!
      }
      mean[knot] = sum / 9
    }
  }
  return mean
}
