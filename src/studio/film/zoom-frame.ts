export interface FrameZoom {
  /** At least 1. */
  readonly zoom: number
  /** This place of the frame is seen at that one, as far as the frame goes. */
  readonly of: { readonly x: number; readonly y: number }
  readonly at: { readonly x: number; readonly y: number }
}

/** A frame seen from nearer, RGBA; the very same one where there is nothing to zoom. */
export function zoomFrame(
  frame: Uint8ClampedArray<ArrayBuffer>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  { zoom, of, at }: FrameZoom,
): Uint8ClampedArray<ArrayBuffer> {
  if (zoom <= 1.0001) return frame
  const within = (start: number, length: number) => Math.min(Math.max(0, start), length - length / zoom)
  const left = within(of.x - at.x / zoom, widthPx)
  const top = within(of.y - at.y / zoom, heightPx)
  const seen = new Uint8ClampedArray(new ArrayBuffer(frame.length))
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    const exactY = Math.min(heightPx - 1.001, Math.max(0, top + (y + 0.5) / zoom - 0.5))
    const row = exactY | 0
    const down = exactY - row
    for (let x = 0; x < widthPx; x += 1, to += 4) {
      const exactX = Math.min(widthPx - 1.001, Math.max(0, left + (x + 0.5) / zoom - 0.5))
      const column = exactX | 0
      const right = exactX - column
      const a = (row * widthPx + column) * 4
      const b = a + widthPx * 4
      const [wa, wb, wc, wd] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down]
      seen[to] = frame[a]! * wa + frame[a + 4]! * wb + frame[b]! * wc + frame[b + 4]! * wd
      seen[to + 1] = frame[a + 1]! * wa + frame[a + 5]! * wb + frame[b + 1]! * wc + frame[b + 5]! * wd
      seen[to + 2] = frame[a + 2]! * wa + frame[a + 6]! * wb + frame[b + 2]! * wc + frame[b + 6]! * wd
      seen[to + 3] = 255
    }
  }
  return seen
}
