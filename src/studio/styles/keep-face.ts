import type { FaceLayer } from './face-layer.ts'

/**
 * Lays eyes, brows and mouth of a sharp drawing over a painted one again, so that the picture is sharpest there.
 * `share` says how much of the drawing comes back, 0 … 1. Changes `data`.
 */
export function keepFace(
  data: Uint8ClampedArray,
  drawn: Uint8ClampedArray,
  { face, widthPx, share }: { readonly face: FaceLayer; readonly widthPx: number; readonly share: number },
): void {
  const { leftPx, topPx } = face
  const { width, height, data: layer } = face.picture
  for (let y = 0, from = 3; y < height; y += 1) {
    let to = ((y + topPx) * widthPx + leftPx) * 4
    for (let x = 0; x < width; x += 1, to += 4, from += 4) {
      const alpha = layer[from]!
      if (alpha === 0 || drawn[to + 3] === 0) continue
      const kept = (alpha / 255) * share
      data[to] = data[to]! + (drawn[to]! - data[to]!) * kept
      data[to + 1] = data[to + 1]! + (drawn[to + 1]! - data[to + 1]!) * kept
      data[to + 2] = data[to + 2]! + (drawn[to + 2]! - data[to + 2]!) * kept
    }
  }
}
