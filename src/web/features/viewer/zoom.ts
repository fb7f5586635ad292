/** How a picture lies in its frame: times its fitted size, and moved by so many pixels from the middle. */
export interface Zoom {
  readonly scale: number
  readonly xPx: number
  readonly yPx: number
}

export const FITTED: Zoom = { scale: 1, xPx: 0, yPx: 0 }
export const MAX_SCALE = 8

interface Point {
  readonly xPx: number
  readonly yPx: number
}

/** Nearer or farther by a factor, with the point under the pointer (from the middle of the frame) staying where it is. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, frame: { widthPx: number; heightPx: number }): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor))
  const share = scale / zoom.scale
  return within({ scale, xPx: at.xPx - (at.xPx - zoom.xPx) * share, yPx: at.yPx - (at.yPx - zoom.yPx) * share }, frame)
}

export function moveBy(zoom: Zoom, by: Point, frame: { widthPx: number; heightPx: number }): Zoom {
  return within({ ...zoom, xPx: zoom.xPx + by.xPx, yPx: zoom.yPx + by.yPx }, frame)
}

/** No farther than its edges; a fitted picture lies in the middle. */
function within({ scale, xPx, yPx }: Zoom, { widthPx, heightPx }: { widthPx: number; heightPx: number }): Zoom {
  const clamp = (value: number, sidePx: number) => {
    const most = ((scale - 1) * sidePx) / 2
    return Math.min(most, Math.max(-most, value)) || 0
  }
  return { scale, xPx: clamp(xPx, widthPx), yPx: clamp(yPx, heightPx) }
}
