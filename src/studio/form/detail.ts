/** Pixels per half head from which on everything is made as fine as it can be. */
const FINEST_UNIT_PX = 120
/** The figure of an icon: nothing is made with less than this share of its cells. */
const LEAST_DETAIL = 0.22

/** How finely things are made in a picture with so many pixels per half head, up to 1: no finer than it can show. */
export function detailFor(unitPx: number): number {
  return Math.min(1, Math.max(LEAST_DETAIL, unitPx / FINEST_UNIT_PX))
}

/** Rows, columns or steps for a thing that has `full` of them at detail 1, never fewer than `least`. */
export function stepsFor(detail: number, full: number, least: number): number {
  return Math.max(Math.min(least, full), Math.round(full * Math.min(1, detail)))
}
