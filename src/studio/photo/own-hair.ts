import type { FaceBox } from './face-box.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** How far round a face its own hair begins, in sizes of the face. */
const ROUND = 0.3

/** The masks without hair that does not begin at this head: that of whoever stands beside. `face` in cells. */
export function ownHair(masks: PhotoMasks, face: FaceBox): PhotoMasks {
  const { widthPx, heightPx } = masks
  const [wide, high] = [(face.right - face.left) * ROUND, (face.bottom - face.top) * ROUND]
  const isAtHead = (at: number) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    return x > face.left - wide && x < face.right + wide && y > face.top - high && y < face.bottom
  }
  const isOwn = new Uint8Array(masks.hair.length)
  const line: number[] = []
  const reach = (at: number) => {
    if (isOwn[at] || masks.hair[at]! < 64) return
    isOwn[at] = 1
    line.push(at)
  }
  for (let at = 0; at < isOwn.length; at += 1) if (isAtHead(at)) reach(at)
  for (let index = 0; index < line.length; index += 1) {
    const at = line[index]!
    const x = at % widthPx
    if (x > 0) reach(at - 1)
    if (x < widthPx - 1) reach(at + 1)
    if (at >= widthPx) reach(at - widthPx)
    if (at < widthPx * (heightPx - 1)) reach(at + widthPx)
  }
  const isForeign = (at: number) => masks.hair[at]! >= 64 && !isOwn[at]
  return {
    ...masks,
    hair: masks.hair.map((value, at) => (isForeign(at) ? 0 : value)),
    background: masks.background.map((value, at) => (isForeign(at) ? 255 : value)),
  }
}
