import { type FaceBox, faceBox } from './face-box.ts'
import { ownHair } from './own-hair.ts'
import type { PhotoMasks, PhotoReading } from './photo-reading.ts'

/** Skin of a face smaller than this share of the main one's box is a cheek, an ear or a mistake. */
const OTHER_FACE_SHARE = 0.12
const PARTS = ['hair', 'bodySkin', 'faceSkin', 'clothes', 'other'] as const satisfies readonly (keyof PhotoMasks)[]

interface Stand {
  /** In cells. */
  readonly middle: number
  readonly width: number
}

/** The reading with only the person whose face it holds; whoever stands beside is background. */
export function solePerson(reading: PhotoReading): PhotoReading {
  const { face, masks, widthPx, heightPx } = reading
  if (!face) return reading
  const { left, right, top, bottom } = faceBox(face)
  const [across, down] = [masks.widthPx / widthPx, masks.heightPx / heightPx]
  const cells: FaceBox = { left: left * across, right: right * across, top: top * down, bottom: bottom * down }
  const others = otherFaces(masks, cells)
  const alone = others.length > 0 ? onOwnSide(masks, standOf(cells), others) : masks
  return { ...reading, masks: ownHair(alone, cells) }
}

const standOf = ({ left, right }: { left: number; right: number }): Stand => ({
  middle: (left + right) / 2,
  width: Math.max(1, right - left),
})

/** People stand beside each other: what is nearer to another face, measured in faces, is the other's. */
function onOwnSide(masks: PhotoMasks, own: Stand, others: readonly Stand[]): PhotoMasks {
  const distance = ({ middle, width }: Stand, x: number) => Math.abs(x + 0.5 - middle) / width
  const isOwn = Array.from({ length: masks.widthPx }, (_, x) => others.every((other) => distance(other, x) >= distance(own, x)))
  const kept = { ...masks, background: masks.background.map((value, at) => (isOwn[at % masks.widthPx] ? value : 255)) }
  for (const part of PARTS) kept[part] = masks[part].map((value, at) => (isOwn[at % masks.widthPx] ? value : 0))
  return kept
}

/** Islands of a face's skin apart from the main face. */
function otherFaces({ faceSkin, widthPx, heightPx }: PhotoMasks, main: FaceBox): Stand[] {
  const least = (main.right - main.left) * (main.bottom - main.top) * OTHER_FACE_SHARE
  const seen = new Uint8Array(faceSkin.length)
  const stands: Stand[] = []
  for (let start = 0; start < faceSkin.length; start += 1) {
    if (seen[start] || faceSkin[start]! < 128) continue
    const island = [start]
    seen[start] = 1
    for (let index = 0; index < island.length; index += 1) {
      const at = island[index]!
      const x = at % widthPx
      const next = [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx]
      for (const one of next) {
        if (one < 0 || one >= widthPx * heightPx || seen[one] || faceSkin[one]! < 128) continue
        seen[one] = 1
        island.push(one)
      }
    }
    const columns = island.map((at) => at % widthPx)
    const [left, right] = [Math.min(...columns), Math.max(...columns) + 1]
    const isMain = left < main.right && right > main.left && island.some((at) => Math.floor(at / widthPx) < main.bottom)
    if (!isMain && island.length >= least) stands.push(standOf({ left, right }))
  }
  return stands
}
