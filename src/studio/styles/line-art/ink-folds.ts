import { smoothStep } from '../../form/curve.ts'
import { blurValues } from '../../raster/blur-values.ts'
import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'

/** How sharply cloth must turn inwards for a line to go on, and for one to be there at all: the change of its normal over the reach. */
const GOES_ON = 0.17
const BEGINS = 0.24
const FULL = 0.42
/** Half heads: what is shorter is a speck, no stroke of a pen. */
const SHORTEST = 0.35
/** Over how many half heads the turn is measured. */
const REACH = 0.022
/** Over how many it is smoothed. */
const SMOOTH = 0.03
/** Toward the outline everything turns away; what turns farther than this is no fold. */
const LEAST_FACING = 0.35

/** Lines along the valleys of cloth, where a fold is deepest. Adds to a layer of ink. */
export function inkFolds(ink: Uint8Array, buffers: FigureBuffers, { penPx }: { readonly penPx: number }): void {
  const { widthPx: width, heightPx: height, unitPx } = buffers
  // Smoothed along the way: cloth is made of cells, and a pen does not follow each.
  const turn = blurValues(turnOfCloth(buffers, Math.max(1, Math.round(REACH * unitPx))), {
    width,
    height,
    radius: Math.max(1, SMOOTH * unitPx),
  })
  const half = Math.max(1, Math.round(penPx / 2))
  const isDeepest = new Uint8Array(turn.length)
  for (let y = half; y < height - half; y += 1) {
    for (let x = half, at = y * width + half; x < width - half; x += 1, at += 1) {
      const own = turn[at]!
      if (own <= GOES_ON) continue
      // Across the fold, which is the way in which it bends more.
      const [aside, along] = [turn[at - half]! + turn[at + half]!, turn[at - half * width]! + turn[at + half * width]!]
      const step = aside < along ? half : half * width
      const isValley = own > turn[at - step]! && own >= turn[at + step]!
      if (isValley) isDeepest[at] = 1
    }
  }
  for (const stroke of strokesOf(isDeepest, width)) {
    if (!stroke.some((at) => turn[at]! > BEGINS) || reachOf(stroke, width) < SHORTEST * unitPx) continue
    for (const at of stroke) {
      const value = 60 + 160 * smoothStep(GOES_ON, FULL, turn[at]!)
      if (value > ink[at]!) ink[at] = value
    }
  }
}

/** What hangs together, as places of its pixels; nothing of the first and last row. */
function strokesOf(mask: Uint8Array, width: number): number[][] {
  const strokes: number[][] = []
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
  for (let start = width + 1; start < mask.length - width - 1; start += 1) {
    if (mask[start] !== 1) continue
    const stroke = [start]
    mask[start] = 2
    for (const at of stroke) {
      for (const step of around) {
        if (mask[at + step] !== 1) continue
        mask[at + step] = 2
        stroke.push(at + step)
      }
    }
    strokes.push(stroke)
  }
  return strokes
}

/** The longer side of the box round a stroke, pixels. */
function reachOf(stroke: readonly number[], width: number): number {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0]
  for (const at of stroke) {
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.max(right - left, bottom - top)
}

/** How far the normals of cloth lean toward each other at every pixel; 0 where another part is near. */
function turnOfCloth({ widthPx: width, heightPx: height, material, part, normal }: FigureBuffers, reach: number): Float32Array {
  const turn = new Float32Array(width * height)
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach, at = y * width + reach; x < width - reach; x += 1, at += 1) {
      const kind = material[at]!
      if (kind !== MATERIAL.cloth && kind !== MATERIAL.leather) continue
      if (normal[at * 3 + 2]! < LEAST_FACING) continue
      const own = part[at]
      const right = at + reach
      const left = at - reach
      const below = at + reach * width
      const above = at - reach * width
      if (part[right] !== own || part[left] !== own || part[below] !== own || part[above] !== own) continue
      turn[at] = normal[left * 3]! - normal[right * 3]! + normal[above * 3 + 1]! - normal[below * 3 + 1]!
    }
  }
  return turn
}
