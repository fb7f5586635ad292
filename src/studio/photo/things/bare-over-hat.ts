import type { Picture } from '../../canvas.ts'
import { pressedAbove } from '../../form/headwear/build-headwear.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { healRegion } from '../heal/heal-region.ts'
import { partMatte } from '../part-matte.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'

/** Hats that press the hair down to here take it all in. */
const CLOSED = 0.78
/** Of the hat's width: how far hair stands out beside it. */
const BESIDE = 0.35
const OPEN: ReadonlySet<string> = new Set(['headband', 'crown', 'flower crown', 'tiara'])

/** The photo without the hair that would stand out over and beside a hat. */
export function bareOverHat(
  picture: Picture,
  { masks }: PhotoReading,
  cover: Float32Array,
  character: CharacterSheet,
): Picture {
  const { headwear } = character
  if (!headwear || OPEN.has(headwear.kind) || pressedAbove(character) < CLOSED) return picture
  const { width, height } = picture
  const lowest = lowestOf(cover, width, height)
  const hair = partMatte(picture, masks, 'hair')
  const region = new Float32Array(cover.length)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (y < lowest[x]! && hair[pixel]! > 0.05 && cover[pixel]! < 0.99) region[pixel] = 1
    }
  }
  const wider = blurPlane(region, { width, height, radius: Math.max(2, Math.max(width, height) * 0.006), passes: 2 })
  const ground = resizeValues(
    masks.background.map((value) => (value > 200 ? 1 : 0)),
    { width: masks.widthPx, height: masks.heightPx },
    picture,
  )
  const isBare = (pixel: number) => Math.floor(pixel / width) < lowest[pixel % width]! + 2
  return healRegion(
    picture,
    wider.map((value, pixel) => (isBare(pixel) ? Math.min(1, value * 4) : region[pixel]!)),
    ground,
  )
}

/** The row in each column below which the hat ends; beside the hat, where it ends at its nearest side. */
function lowestOf(cover: Float32Array, width: number, height: number): Float32Array {
  const lowest = new Float32Array(width).fill(-1)
  for (let x = 0; x < width; x += 1) {
    for (let y = height - 1; y >= 0; y -= 1) {
      if (cover[y * width + x]! < 0.5) continue
      lowest[x] = y
      break
    }
  }
  const first = lowest.findIndex((row) => row >= 0)
  const last = lowest.findLastIndex((row) => row >= 0)
  if (first < 0) return lowest
  // Others may stand beside whoever wears it.
  const room = (last - first) * BESIDE
  return lowest.map((row, x) =>
    x < first - room || x > last + room ? -1 : x < first ? lowest[first]! : x > last ? lowest[last]! : row,
  )
}
