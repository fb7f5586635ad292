import type { Picture } from '../canvas.ts'
import type { FaceBox } from './face-box.ts'
import { oklabOf } from './oklab.ts'
import type { PhotoMasks } from './photo-reading.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Where a breast must be: below the chin, in heights of the face, and to both sides of its middle, in widths. */
const BREAST = { from: 0.35, to: 1.3, half: 0.55 } as const
/** Less of it found than this, and the network has overlooked plain dark clothes. */
const LEAST_FOUND = 0.55
/** How unlike the clothes that were found the rest of them may be, in OKLab, and how unlike from cell to cell. */
const LIKE = 0.13
const LIKE_NEXT = 0.045
const MOST_HALF_WIDTHS = 2.6

/**
 * The masks with the clothes that the networks overlook now and then: a body is below every face, and plain dark cloth that hangs
 * together with what was found of it belongs to it. `face` is in pixels of the picture.
 */
export function completeBody(picture: Picture, masks: PhotoMasks, face: FaceBox | undefined): PhotoMasks {
  if (!face) return masks
  const { widthPx, heightPx } = masks
  const [x, y] = [widthPx / picture.width, heightPx / picture.height]
  const [faceWidth, faceHeight] = [(face.right - face.left) * x, (face.bottom - face.top) * y]
  const [middle, chin] = [((face.left + face.right) / 2) * x, face.bottom * y]
  const breast = cellsOf(masks, {
    left: middle - faceWidth * BREAST.half,
    right: middle + faceWidth * BREAST.half,
    top: chin + faceHeight * BREAST.from,
    bottom: Math.min(heightPx, chin + faceHeight * BREAST.to),
  })
  const found = breast.filter((at) => masks.background[at]! < 128)
  if (breast.length === 0 || found.length >= breast.length * LEAST_FOUND) return masks
  const colors = colorsOf(picture, masks)
  const seeds = breast.filter((at) => masks.clothes[at]! > 128)
  const first = seeds.length > 0 ? seeds : breast.slice(0, Math.ceil(faceWidth * BREAST.half))
  const mean = [0, 1, 2].map((channel) => first.reduce((sum, at) => sum + colors[at * 3 + channel]!, 0) / first.length)
  const isInReach = (at: number) =>
    Math.floor(at / widthPx) > chin && Math.abs((at % widthPx) - middle) < faceWidth * MOST_HALF_WIDTHS
  const grown = grow(first, { colors, mean, masks, isInReach })
  const clothes = masks.clothes.map((value, at) =>
    grown[at] ? Math.max(value, 255 - masks.bodySkin[at]! - masks.hair[at]!) : value,
  )
  const background = masks.background.map((value, at) => (grown[at] ? 0 : value))
  return { ...masks, clothes, background }
}

function cellsOf({ widthPx, heightPx }: PhotoMasks, box: FaceBox): number[] {
  const cells: number[] = []
  for (let y = Math.max(0, Math.round(box.top)); y < Math.min(heightPx, box.bottom); y += 1) {
    for (let x = Math.max(0, Math.round(box.left)); x < Math.min(widthPx, box.right); x += 1) cells.push(y * widthPx + x)
  }
  return cells
}

/** The colour of each cell in OKLab. */
function colorsOf(picture: Picture, { widthPx, heightPx }: PhotoMasks): Float32Array {
  const small = shrinkPicture(picture, Math.max(widthPx, heightPx))
  const colors = new Float32Array(widthPx * heightPx * 3)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(((y + 0.5) * small.height) / heightPx))
    for (let x = 0; x < widthPx; x += 1, at += 3) {
      const column = Math.min(small.width - 1, Math.floor(((x + 0.5) * small.width) / widthPx))
      const from = (row * small.width + column) * 4
      colors.set(oklabOf(small.data[from]!, small.data[from + 1]!, small.data[from + 2]!), at)
    }
  }
  return colors
}

function grow(
  seeds: readonly number[],
  order: {
    colors: Float32Array
    mean: readonly number[]
    masks: PhotoMasks
    isInReach: (at: number) => boolean
  },
): Uint8Array {
  const { colors, mean, masks, isInReach } = order
  const { widthPx, heightPx } = masks
  const grown = new Uint8Array(widthPx * heightPx)
  const far = (at: number, other: readonly number[]) =>
    Math.hypot(colors[at * 3]! - other[0]!, colors[at * 3 + 1]! - other[1]!, colors[at * 3 + 2]! - other[2]!)
  const open = [...seeds]
  for (const at of open) grown[at] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const own = [colors[at * 3]!, colors[at * 3 + 1]!, colors[at * 3 + 2]!]
    const x = at % widthPx
    for (const next of [x > 0 ? at - 1 : -1, x < widthPx - 1 ? at + 1 : -1, at - widthPx, at + widthPx]) {
      if (next < 0 || next >= grown.length || grown[next] || !isInReach(next)) continue
      if (far(next, mean) > LIKE || far(next, own) > LIKE_NEXT) continue
      grown[next] = 1
      open.push(next)
    }
  }
  return grown
}
