import { faceBox } from '../face-box.ts'
import type { PhotoReading } from '../photo-reading.ts'

/** Of the picture's height: only of a face this large the body surely goes on to the lower border. */
const LEAST_FACE = 0.14
/** Of a face this large only shoulders and chest are seen, which grow broader downward. */
const LARGE_FACE = 0.24
/** Confidence (of 255) from which clothes and skin are a body. */
const SURE = 150

/** A reading whose body goes on downward to the border of the picture, where dark cloth before a dark ground left holes in it. */
export function closeFigure(reading: PhotoReading): PhotoReading {
  const { face, masks, heightPx, widthPx } = reading
  if (!face) return reading
  const box = faceBox(face)
  const faceHeight = (box.bottom - box.top) / heightPx
  if (faceHeight < LEAST_FACE) return reading
  const columns = masks.widthPx
  const from = Math.max(1, Math.round((box.bottom / heightPx) * masks.heightPx))
  // Within three faces to either side it is this person and not the next.
  const reach = ((box.right - box.left) / widthPx) * columns * 2.2
  const middle = ((box.left + box.right) / 2 / widthPx) * columns
  const background = masks.background.slice()
  const clothes = masks.clothes.slice()
  const isWide = faceHeight > LARGE_FACE
  const [first, last] = [Math.max(0, Math.floor(middle - reach)), Math.min(columns - 1, Math.ceil(middle + reach))]
  const isBody = new Uint8Array(columns)
  let [left, right] = [columns, -1]
  for (let y = from; y < masks.heightPx; y += 1) {
    for (let x = first; x <= last; x += 1) {
      if (clothes[y * columns + x]! + masks.bodySkin[y * columns + x]! <= SURE) continue
      isBody[x] = 1
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
    for (let x = first; x <= last; x += 1) {
      const at = y * columns + x
      const isInside = isBody[x] === 1 || (isWide && x >= left && x <= right)
      if (!isInside || background[at]! < 60) continue
      clothes[at] = Math.min(255, clothes[at]! + background[at]!)
      background[at] = 0
    }
  }
  return { ...reading, masks: { ...masks, background, clothes } }
}
