import type { FigureBuffers } from './figure-buffers.ts'
import type { SmallDepth } from './small-depth.ts'

/** How far from a place its surroundings are looked at, in half heads: pores of cloth to the hollow under a chin. */
const REACHES = [0.02, 0.045, 0.09, 0.17, 0.3, 0.5] as const
const DIRECTIONS = [
  [1, 0],
  [0.92, 0.38],
  [0.38, 0.92],
  [-0.38, 0.92],
  [-0.92, 0.38],
  [-1, 0],
  [-0.92, -0.38],
  [-0.38, -0.92],
  [0.38, -0.92],
  [0.92, -0.38],
] as const
/** What rises less over the surface than this (a sine) is its own roundness. */
const BIAS = 0.14
/** What stands further in front than this hides nothing of what surrounds the place. */
const FAR = 0.55

interface Samples {
  readonly x: Int32Array
  readonly y: Int32Array
  /** In half heads, as the whole pixels that are read are. */
  readonly dx: Float32Array
  readonly dy: Float32Array
  readonly weight: Float32Array
  readonly perDirection: number
}

/**
 * How much of the sky over its surface each pixel of a figure loses to what stands around it, 0…1, from the depth alone: the
 * horizon is searched in ten directions (after Bavoil and Sainz, "Image-space horizon-based ambient occlusion", 2008).
 */
export function hiddenSky(small: SmallDepth, { normal, widthPx }: FigureBuffers): Float32Array {
  const samples = samplesFor(small.unitPx)
  const hidden = new Float32Array(small.depth.length)
  const across = widthPx / small.widthPx
  for (let y = 0; y < small.heightPx; y += 1) hideRow(hidden, y, { small, normal, across, widthPx, samples })
  return hidden
}

function samplesFor(unitPx: number): Samples {
  const reaches = REACHES.filter((reach, index) => reach * unitPx >= 0.9 || index === REACHES.length - 1)
  const all = DIRECTIONS.flatMap(([cos, sin]) =>
    reaches.map((reach) => ({
      x: Math.round(cos * reach * unitPx),
      y: Math.round(sin * reach * unitPx),
      weight: 1 - (reach / 0.62) * (reach / 0.62),
    })),
  )
  return {
    x: Int32Array.from(all, ({ x }) => x),
    y: Int32Array.from(all, ({ y }) => y),
    dx: Float32Array.from(all, ({ x }) => x / unitPx),
    dy: Float32Array.from(all, ({ y }) => y / unitPx),
    weight: Float32Array.from(all, ({ weight }) => weight),
    perDirection: reaches.length,
  }
}

interface Hiding {
  readonly small: SmallDepth
  readonly normal: Float32Array
  readonly across: number
  readonly widthPx: number
  readonly samples: Samples
}

/** A function of its own, so that engines compile it as a whole. */
function hideRow(hidden: Float32Array, y: number, { small, normal, across, widthPx: fullWidth, samples }: Hiding): void {
  const { widthPx, heightPx, depth, mask } = small
  const { x: offX, y: offY, dx, dy, weight, perDirection } = samples
  const count = offX.length
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    if (mask[at] === 0) continue
    const from = (y * across * fullWidth + x * across) * 3
    const nx = normal[from]!
    const ny = normal[from + 1]!
    const nz = normal[from + 2]!
    const z = depth[at]!
    let sum = 0
    for (let sample = 0; sample < count; ) {
      let highest = 0
      for (let step = 0; step < perDirection; step += 1, sample += 1) {
        const sampleX = x + offX[sample]!
        const sampleY = y + offY[sample]!
        if (sampleX < 0 || sampleY < 0 || sampleX >= widthPx || sampleY >= heightPx) continue
        const vz = depth[sampleY * widthPx + sampleX]! - z
        if (!(vz > -1) || vz > FAR) continue
        const vx = dx[sample]!
        const vy = dy[sample]!
        const rise = vx * nx + vy * ny + vz * nz
        if (rise <= 0) continue
        const sine = (rise / Math.sqrt(vx * vx + vy * vy + vz * vz) - BIAS) * weight[sample]!
        if (sine > highest) highest = sine
      }
      sum += highest
    }
    const share = (sum * perDirection) / count
    hidden[at] = share >= 1 ? 1 : share
  }
}
