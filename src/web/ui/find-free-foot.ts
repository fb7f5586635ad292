/** A part of the screen, px from its left upper corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What can be pressed, and how much it matters that it stays free. */
export interface Control extends Box {
  weight: number
}

const EDGE_PX = 16
/** Between the toast and what is above or below it. */
const GAP_PX = 8
const STEP_PX = 8

/**
 * How far above the lower edge of the screen a toast stands so that it covers as little of the `controls` as can be: the lowest
 * such place in the lower half. Where it stands already (`nowPx`) it stays while nothing is below it.
 */
export function findFreeFoot(
  toast: { left: number; right: number; heightPx: number },
  { controls, screenHeightPx, nowPx }: { controls: readonly Control[]; screenHeightPx: number; nowPx?: number | undefined },
): number {
  const coveredAt = (footPx: number) => {
    const bottom = screenHeightPx - footPx
    const box = { left: toast.left, right: toast.right, top: bottom - toast.heightPx - GAP_PX, bottom: bottom + GAP_PX }
    return controls.reduce((sum, control) => sum + (overlap(control, box) ? control.weight : 0), 0)
  }
  if (nowPx !== undefined && coveredAt(nowPx) === 0) return nowPx
  let best = { footPx: EDGE_PX, covered: coveredAt(EDGE_PX) }
  for (let footPx = EDGE_PX + STEP_PX; best.covered > 0 && footPx <= screenHeightPx / 2; footPx += STEP_PX) {
    const covered = coveredAt(footPx)
    if (covered < best.covered) best = { footPx, covered }
  }
  return best.footPx
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
