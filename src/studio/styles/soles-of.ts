import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** Where a foot, or the hem of a long skirt, meets the ground in the picture: buffer pixels. */
interface Sole {
  readonly middleX: number
  readonly middleY: number
  readonly halfWidth: number
  /** How much its line falls to the right, for each pixel. */
  readonly slope: number
}

/** Soles are seen slightly from above at most: steeper lines are sides of shoes. */
const STEEPEST = 0.45
/** Of a run of columns narrower than this share of the height looked at, nothing stands: a strap, the tip of a cane. */
const NARROWEST = 0.12

/** The lines on which a figure stands, by runs of columns whose lowest dots are not higher than `heightPx` over its lowest. */
export function solesOf(
  { widthPx, part }: Pick<FigureBuffers, 'widthPx' | 'part'>,
  { lowest, heightPx }: { readonly lowest: number; readonly heightPx: number },
): Sole[] {
  const top = Math.max(0, Math.floor(lowest - heightPx))
  const soles: Sole[] = []
  let run: number[] = []
  for (let x = 0; x <= widthPx; x += 1) {
    let y = x < widthPx ? lowest : -1
    while (y >= top && part[y * widthPx + x] === 0) y -= 1
    // A foot ends where its edge leaps to the leg or to the other foot.
    const isOn = y >= top && (run.length === 0 || Math.abs(y - run.at(-1)!) < heightPx * 0.3)
    if (!isOn) {
      if (run.length > heightPx * NARROWEST) soles.push(soleOf(run, x - run.length))
      run = []
    }
    if (y >= top) run.push(y)
  }
  return soles
}

function soleOf(bottoms: readonly number[], fromX: number): Sole {
  const middle = (bottoms.length - 1) / 2
  const mean = bottoms.reduce((sum, y) => sum + y, 0) / bottoms.length
  let rise = 0
  let run = 0
  for (const [index, y] of bottoms.entries()) {
    rise += (index - middle) * (y - mean)
    run += (index - middle) ** 2
  }
  const slope = run === 0 ? 0 : Math.max(-STEEPEST, Math.min(STEEPEST, rise / run))
  return { middleX: fromX + middle, middleY: mean, halfWidth: bottoms.length / 2, slope }
}
