import type { Rgb } from '../../color.ts'
import type { Strands } from '../../raster/strands.ts'

/** How one hair is entered. */
export interface StrandLook {
  readonly root: Rgb
  readonly tip: Rgb
  readonly part: number
  readonly across: number
  /** `Strands.strengths`; whole where it is not said. */
  readonly strength?: number
}

export interface StrandCollector {
  /** Room for so many points, to be filled in at once; answers the array and where they begin. */
  add(count: number, look: StrandLook): { readonly positions: Float32Array; readonly at: number }
  finish(shape: { width: number; tipShare: number; tipsFrom?: Strands['tipsFrom'] }): Strands
}

export function collectStrands(): StrandCollector {
  let positions = new Float32Array(1 << 16)
  let points = 0
  const starts: number[] = []
  const colors: number[] = []
  const parts: number[] = []
  const across: number[] = []
  const strengths: number[] = []
  return {
    add(count, look) {
      if ((points + count) * 3 > positions.length) {
        const larger = new Float32Array(Math.max(positions.length * 2, (points + count) * 3))
        larger.set(positions)
        positions = larger
      }
      starts.push(points)
      colors.push(...look.root, ...look.tip)
      parts.push(look.part)
      across.push(look.across)
      strengths.push(look.strength ?? 1)
      const at = points * 3
      points += count
      return { positions, at }
    },
    finish: ({ width, tipShare, tipsFrom = [0, 1] }) => ({
      starts: new Uint32Array(starts.concat(points)),
      positions: positions.subarray(0, points * 3),
      colors: new Float32Array(colors),
      parts: new Uint16Array(parts),
      across: new Float32Array(across),
      strengths: new Float32Array(strengths),
      tipsFrom,
      width,
      tipShare,
    }),
  }
}
