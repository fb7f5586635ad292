import type { FaceBox } from './face-box.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** A hand seen from any side, as a share of the face's box. */
const HAND_SHARE = 0.42
/** Bare skin up to this size away from the neck is a hand alone; more is an arm with the hand at its end. */
const ALONE_SHARE = 0.62

/**
 * 255 in the cells of hands: small islands of body skin that do not hang on the neck, and the far ends of bare arms. An arm that
 * the picture cuts off shows no hand. `face` in cells.
 */
export function handsOf(masks: PhotoMasks, face: FaceBox | undefined): Uint8Array {
  const { widthPx, heightPx, bodySkin } = masks
  const hands = new Uint8Array(widthPx * heightPx)
  if (!face) return hands
  const area = (face.right - face.left) * (face.bottom - face.top)
  const seen = new Uint8Array(widthPx * heightPx)
  const shoulders = { x: (face.left + face.right) / 2, y: face.bottom + (face.bottom - face.top) * 0.5 }
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || bodySkin[start]! < 128) continue
    const island = islandFrom(start, masks, seen)
    const isNeck = island.some((at) => {
      const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
      return x > face.left && x < face.right && y < face.bottom + (face.bottom - face.top) * 0.35
    })
    const isCutOff = island.some((at) => at % widthPx < 2 || at % widthPx > widthPx - 3 || at >= widthPx * (heightPx - 2))
    if (isNeck || isCutOff) continue
    const far = (at: number) => Math.hypot((at % widthPx) - shoulders.x, Math.floor(at / widthPx) - shoulders.y)
    const ends =
      island.length <= area * ALONE_SHARE
        ? island
        : island.toSorted((a, b) => far(b) - far(a)).slice(0, Math.round(area * HAND_SHARE))
    for (const at of ends) hands[at] = 255
  }
  return hands
}

function islandFrom(start: number, { widthPx, heightPx, bodySkin }: PhotoMasks, seen: Uint8Array): number[] {
  const island = [start]
  seen[start] = 1
  for (let index = 0; index < island.length; index += 1) {
    const at = island[index]!
    const x = at % widthPx
    for (const next of [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx]) {
      if (next < 0 || next >= widthPx * heightPx || seen[next] || bodySkin[next]! < 128) continue
      seen[next] = 1
      island.push(next)
    }
  }
  return island
}
