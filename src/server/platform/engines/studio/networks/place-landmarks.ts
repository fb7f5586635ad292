import type { DetectedFace } from './detect-faces.ts'
import type { Network } from './load-network.ts'
import { type Level, readSquare, type Square } from './picture-levels.ts'

/** Face mesh points in pixels of the picture at working size. */
export interface PlacedFace {
  /** 0 to 1: how sure the network is that it looks at a face. */
  readonly score: number
  /** 468 times x, y, z. */
  readonly points: Float32Array
}

const MARGIN = 1.5
/** Outer corners of the eyes. */
const LEFT_EYE = 33
const RIGHT_EYE = 263

/** The points of a face; looked at twice, because the first points tell better than the detector where it lies. */
export async function placeLandmarks(network: Network, levels: readonly Level[], face: DetectedFace): Promise<PlacedFace> {
  const first = await placeIn(network, levels, { ...face, sidePx: face.sidePx * MARGIN })
  if (first.score < 0.5) return first
  const second = await placeIn(network, levels, squareRound(first.points))
  return second.score >= 0.5 ? second : first
}

/** The points of a face that were here in the picture before. */
export function followLandmarks(network: Network, levels: readonly Level[], known: Float32Array): Promise<PlacedFace> {
  return placeIn(network, levels, squareRound(known))
}

async function placeIn(network: Network, levels: readonly Level[], square: Square): Promise<PlacedFace> {
  const { sizePx } = network
  const [mesh, flag] = await network.run(readSquare(levels, square, { sizePx, from: 0, to: 1 }))
  const points = new Float32Array(mesh ?? [])
  const scale = square.sidePx / sizePx
  const [cos, sin] = [Math.cos(square.rotation) * scale, Math.sin(square.rotation) * scale]
  for (let at = 0; at < points.length; at += 3) {
    const right = (points[at] as number) - sizePx / 2
    const down = (points[at + 1] as number) - sizePx / 2
    points[at] = square.centerX + right * cos - down * sin
    points[at + 1] = square.centerY + right * sin + down * cos
    points[at + 2] = (points[at + 2] as number) * scale
  }
  return { score: 1 / (1 + Math.exp(-(flag?.[0] ?? 0))), points }
}

/** As upright as the eyes are, round all points. */
function squareRound(points: Float32Array): Square {
  const [leftX = 0, leftY = 0] = points.subarray(LEFT_EYE * 3)
  const [rightX = 0, rightY = 0] = points.subarray(RIGHT_EYE * 3)
  const rotation = Math.atan2(rightY - leftY, rightX - leftX)
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 3) {
    const [x, y] = [points[at] as number, points[at + 1] as number]
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  return {
    centerX: along * cos - across * sin,
    centerY: along * sin + across * cos,
    sidePx: Math.max(right - left, bottom - top) * MARGIN,
    rotation,
  }
}
