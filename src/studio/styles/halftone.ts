export interface Screen {
  /** Distance of neighbouring dots. */
  readonly pitchPx: number
  /** Of the rows of dots. */
  readonly angle: number
}

/**
 * A printer's screen: the function answers how much of a pixel its dot covers, 0 … 1, for a tone of 0 (paper) … 1 (all
 * ink). Above a half the dots have grown together and paper is left between them.
 */
export function createScreen({ pitchPx, angle }: Screen): (x: number, y: number, share: number) => number {
  const cos = Math.cos(angle) / pitchPx
  const sin = Math.sin(angle) / pitchPx
  return (x, y, share) => {
    if (share <= 0.02) return 0
    if (share >= 0.98) return 1
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    const isPaper = share > 0.5
    // Paper is left as dots between the dots.
    const shift = isPaper ? 0.5 : 0
    const du = u + shift - Math.round(u + shift)
    const dv = v + shift - Math.round(v + shift)
    const radius = Math.sqrt((isPaper ? 1 - share : share) / Math.PI)
    const cover = (radius - Math.sqrt(du * du + dv * dv)) * pitchPx + 0.5
    const dot = cover <= 0 ? 0 : cover >= 1 ? 1 : cover
    return isPaper ? 1 - dot : dot
  }
}
