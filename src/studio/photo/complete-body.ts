import type { Picture } from '../canvas.ts'
import { completeHat } from './complete-hat.ts'
import type { FaceBox } from './face-box.ts'
import { cellColors, likeCells } from './like-cells.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** Where a breast must be: below the chin, in heights of the face, and to both sides of its middle, in widths. */
const BREAST = { from: 0.35, to: 1.3, half: 0.55 } as const
/** Less of it found than this, and the network has overlooked plain dark clothes. */
const LEAST_FOUND = 0.55
const MOST_HALF_WIDTHS = 2.6

/**
 * The masks with the clothes that the networks overlook now and then: a body is below every face, and plain dark cloth that hangs
 * together with what was found of it belongs to it; so do the brims of hats. `face` is in pixels of the picture.
 */
export function completeBody(picture: Picture, masks: PhotoMasks, face: FaceBox | undefined): PhotoMasks {
  if (!face) return masks
  return completeClothes(picture, completeHat(picture, masks, face), face)
}

function completeClothes(picture: Picture, masks: PhotoMasks, face: FaceBox): PhotoMasks {
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
  const colors = cellColors(picture, masks)
  const seeds = breast.filter((at) => masks.clothes[at]! > 128)
  const first = seeds.length > 0 ? seeds : breast.slice(0, Math.ceil(faceWidth * BREAST.half))
  const isInReach = (at: number) =>
    Math.floor(at / widthPx) > chin && Math.abs((at % widthPx) - middle) < faceWidth * MOST_HALF_WIDTHS
  const grown = likeCells(first, masks, { colors, isInReach })
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
