import type { PhotoMasks, PhotoReading } from './photo-reading.ts'

/** Pixels of the photo; lies inside it. */
export interface PhotoCut {
  readonly left: number
  readonly top: number
  readonly widthPx: number
  readonly heightPx: number
}

/** The reading of a cut of the photo, in that cut's pixels. */
export function cropReading(reading: PhotoReading, cut: PhotoCut): PhotoReading {
  const { face, masks, faceCount } = reading
  const { widthPx, heightPx } = cut
  const part = { x: cut.left / reading.widthPx, y: cut.top / reading.heightPx }
  const share = { x: widthPx / reading.widthPx, y: heightPx / reading.heightPx }
  const cutMask = (mask: Uint8Array) => resample(mask, masks, { part, share })
  return {
    widthPx,
    heightPx,
    faceCount,
    ...(face && { face: { score: face.score, landmarks: moved(face.landmarks, cut) } }),
    masks: {
      widthPx: masks.widthPx,
      heightPx: masks.heightPx,
      background: cutMask(masks.background),
      hair: cutMask(masks.hair),
      bodySkin: cutMask(masks.bodySkin),
      faceSkin: cutMask(masks.faceSkin),
      clothes: cutMask(masks.clothes),
      other: cutMask(masks.other),
    },
  }
}

function moved(landmarks: Float32Array, { left, top }: PhotoCut): Float32Array {
  return landmarks.map((value, at) => (at % 3 === 0 ? value - left : at % 3 === 1 ? value - top : value))
}

/** Bilinear, so that a small part of a coarse mask keeps a smooth edge. */
function resample(
  mask: Uint8Array,
  { widthPx, heightPx }: Pick<PhotoMasks, 'widthPx' | 'heightPx'>,
  { part, share }: { part: { x: number; y: number }; share: { x: number; y: number } },
): Uint8Array {
  const result = new Uint8Array(mask.length)
  const place = (index: number, cells: number, from: number, length: number) => {
    const at = Math.min(cells - 1, Math.max(0, (from + ((index + 0.5) / cells) * length) * cells - 0.5))
    const first = Math.floor(at)
    return { first, second: Math.min(cells - 1, first + 1), toward: at - first }
  }
  const columns = Array.from({ length: widthPx }, (_, x) => place(x, widthPx, part.x, share.x))
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    const row = place(y, heightPx, part.y, share.y)
    for (let x = 0; x < widthPx; x += 1, to += 1) {
      const { first, second, toward } = columns[x]!
      const upper = mask[row.first * widthPx + first]! * (1 - toward) + mask[row.first * widthPx + second]! * toward
      const lower = mask[row.second * widthPx + first]! * (1 - toward) + mask[row.second * widthPx + second]! * toward
      result[to] = Math.round(upper + (lower - upper) * row.toward)
    }
  }
  return result
}
