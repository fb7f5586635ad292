import type { View } from '../../raster/view.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { FLYING_COMPANIONS } from '../../sheet/flying-companions.ts'
import { FACE_POINT, facePoint } from '../face-points.ts'
import type { PhotoFace, PhotoMasks } from '../photo-reading.ts'

/** Small enough to stay on the shoulder. */
const SMALL: ReadonlySet<CompanionKind> = new Set<CompanionKind>(['snake', 'hamster', 'squirrel'])
/** On a drawn shoulder animals are small; before the picture they are larger, as far as they hide no face and no third of it. */
const LARGER = { least: 0.8, most: 1.6 }
const WIDEST = 0.36
/** Of an animal's height: so much lies below the picture, where the feet of whoever is in it are outside too. */
const BELOW = 0.16
/** In half heads from the chin down to the ground. */
const GROUND = 12.5

/** Whether an animal would hang in the air beside the shoulder in a photo. */
export const standsBeside = (kind: CompanionKind | undefined): boolean =>
  kind !== undefined && !FLYING_COMPANIONS.has(kind) && !SMALL.has(kind)

/** From where an animal that was drawn on a shoulder has to be seen to sit beside somebody, at the lower edge of a photo or on its ground. */
export function besideView(
  { view, cover }: { readonly view: View; readonly cover: Float32Array },
  face: PhotoFace,
  masks: PhotoMasks,
): View {
  const { widthPx: width, heightPx: height } = view
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    if (cover[pixel]! < 0.5) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right <= left) return view
  const chin = facePoint(face, FACE_POINT.chin).y
  const room = Math.min((height - chin) / (1 - BELOW) / (bottom - top), (WIDEST * width) / (right - left))
  const larger = Math.max(LARGER.least, Math.min(LARGER.most, room))
  const half = ((right - left) / 2) * larger
  const tall = (bottom - top) * larger
  const x = Math.max(half, Math.min(width - half, (isLeftFree(masks) ? 0.17 : 0.83) * width))
  const y = Math.min(height + tall * BELOW, chin + GROUND * view.unitPx)
  return {
    ...view,
    unitPx: view.unitPx * larger,
    originXPx: x - ((left + right) / 2 - view.originXPx) * larger,
    originYPx: y - (bottom - view.originYPx) * larger,
  }
}

/** On which side of the lower half less of somebody is. */
function isLeftFree({ background, widthPx, heightPx }: PhotoMasks): boolean {
  let sum = 0
  for (let cell = Math.floor(heightPx / 2) * widthPx; cell < background.length; cell += 1) {
    sum += cell % widthPx < widthPx / 2 ? background[cell]! : -background[cell]!
  }
  return sum > 0
}
