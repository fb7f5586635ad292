import type { Picture } from '../canvas.ts'
import type { FaceBox } from './face-box.ts'
import { cellColors, likeCells } from './like-cells.ts'
import type { PhotoMasks } from './photo-reading.ts'

/** Of 255: surely worn on the head, and surely the ground behind it. */
const WORN = 170
const GROUND = 200
/** Where a hat may be: to both sides of a face's middle and above it, in widths and heights of the face. */
const REACH = { aside: 2.3, above: 1.3 } as const
/** So much of the face's area must be worn above the eyes to be a hat. */
const LEAST_HAT = 0.06
/** More than this share of what was found of a hat, and its colour has run out into the ground. */
const MOST_NEW = 0.9

/** The masks with the brims of hats that the networks cut off: what has the hat's colour and hangs together with it. */
export function completeHat(picture: Picture, masks: PhotoMasks, face: FaceBox): PhotoMasks {
  const { widthPx, heightPx, background, other } = masks
  const [x, y] = [widthPx / picture.width, heightPx / picture.height]
  const [width, height] = [(face.right - face.left) * x, (face.bottom - face.top) * y]
  const [middle, top] = [((face.left + face.right) / 2) * x, face.top * y]
  const isAbove = (at: number, lowest: number) => {
    const row = Math.floor(at / widthPx)
    return row > top - height * REACH.above && row < lowest && Math.abs((at % widthPx) - middle) < width * REACH.aside
  }
  const seeds: number[] = []
  for (let at = 0; at < other.length; at += 1) if (other[at]! > WORN && isAbove(at, top + height * 0.4)) seeds.push(at)
  if (seeds.length < width * height * LEAST_HAT) return masks
  const isInReach = (at: number) => isAbove(at, top + height * 0.75)
  const grown = likeCells(seeds, masks, { colors: cellColors(picture, masks), isInReach })
  const isNew = (at: number) => grown[at] === 1 && background[at]! > 255 - WORN
  let ground = 0
  for (let at = 0; at < grown.length; at += 1) if (isNew(at) && background[at]! > GROUND) ground += 1
  if (ground > seeds.length * MOST_NEW) return masks
  return {
    ...masks,
    other: other.map((value, at) => (isNew(at) ? 255 : value)),
    background: background.map((value, at) => (isNew(at) ? 0 : value)),
  }
}
