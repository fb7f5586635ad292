import type { Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { beardHint } from '../beard-hint.ts'
import { FACE_POINT, facePoint } from '../face-points.ts'
import { lightness, type Samples } from '../middle-color.ts'
import type { PhotoPixels } from '../photo-pixels.ts'
import { pixelAt } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { seenCheeks } from '../skin-hint.ts'
import { vividness } from '../vividness.ts'

/** Widths of faces in pixels: in smaller ones hair and skin can not be told by their grain. */
const LEAST_FACE_PX = 64
/** Where beards grow, in heights of the face from the base of the nose down and in widths to both sides of it. */
const ZONE = { above: 0.06, below: 0.95, aside: 0.58 } as const
/** Of the cheeks' lightness and vividness: hair is less bright or less red. */
const SHADED = 0.8
const FADED = 0.86
/** Grain of hair, as a share of its lightness. */
const ROUGH = 0.07
/** Of the face's width: how far apart pixels are compared, and how far round a cell its neighbours vote. */
const APART = 0.012
const VOTE = 0.035
const MAJORITY = 0.42

/** The reading with the beard as hair: the networks take it for skin, and styles paint skin flat. */
export function withBeard(picture: Picture, reading: PhotoReading): PhotoReading {
  const photo: PhotoPixels = { reading, picture, scale: picture.width / reading.widthPx }
  const { face, masks } = reading
  const cheeks = face && seenCheeks(photo)
  if (!face || !cheeks || !beardHint(photo)) return reading
  const zone = zoneOf(face, photo)
  if (zone.width < LEAST_FACE_PX) return reading
  const skin: Samples[number] = [cheeks[0] * 255, cheeks[1] * 255, cheeks[2] * 255]
  const { widthPx, heightPx } = masks
  const [column, row] = [picture.width / widthPx, picture.height / heightPx]
  const votes = new Float32Array(widthPx * heightPx)
  const inZone = new Uint8Array(votes.length)
  for (let at = 0; at < votes.length; at += 1) {
    const [x, y] = [((at % widthPx) + 0.5) * column, (Math.floor(at / widthPx) + 0.5) * row]
    if (masks.faceSkin[at]! + masks.bodySkin[at]! < 60 || !zone.has(x, y)) continue
    inZone[at] = 1
    if (isHair(photo.picture, { x, y, apart: Math.max(1, zone.width * APART), skin })) votes[at] = 1
  }
  const voted = blurPlane(votes, { width: widthPx, height: heightPx, radius: Math.max(1, (zone.width * VOTE) / column) })
  const share = voted.map((value, at) => (inZone[at] ? Math.min(1, Math.max(0, (value - MAJORITY) / 0.15 + 0.5)) : 0))
  const less = (mask: Uint8Array) => mask.map((value, at) => Math.round(value * (1 - share[at]!)))
  return {
    ...reading,
    masks: {
      ...masks,
      faceSkin: less(masks.faceSkin),
      bodySkin: less(masks.bodySkin),
      hair: masks.hair.map((value, at) => Math.max(value, Math.round(255 * share[at]!))),
    },
  }
}

/** Below the nose and beside the lips, along the face's own axes. */
function zoneOf(face: PhotoFace, { scale }: PhotoPixels) {
  const at = (index: number) => facePoint(face, index, scale)
  const [top, chin, nose] = [at(FACE_POINT.hairline), at(FACE_POINT.chin), at(FACE_POINT.noseBase)]
  const [left, right] = [at(FACE_POINT.cheekLeft), at(FACE_POINT.cheekRight)]
  const [mouthLeft, mouthRight] = [at(FACE_POINT.mouthLeft), at(FACE_POINT.mouthRight)]
  const [upperLip, lowerLip] = [at(FACE_POINT.upperLip), at(FACE_POINT.lowerLip)]
  const height = Math.max(1, Math.hypot(chin.x - top.x, chin.y - top.y))
  const width = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y))
  const [downX, downY] = [(chin.x - top.x) / height, (chin.y - top.y) / height]
  const along = (x: number, y: number) => (x - nose.x) * downX + (y - nose.y) * downY
  const across = (x: number, y: number) => (x - nose.x) * downY - (y - nose.y) * downX
  const lips = {
    x: (mouthLeft.x + mouthRight.x) / 2,
    y: (upperLip.y + lowerLip.y) / 2,
    wide: Math.max(1, Math.hypot(mouthRight.x - mouthLeft.x, mouthRight.y - mouthLeft.y) * 0.48),
    high: Math.max(1, Math.hypot(lowerLip.x - upperLip.x, lowerLip.y - upperLip.y) * 0.5),
  }
  const isLip = (x: number, y: number) => ((x - lips.x) / lips.wide) ** 2 + ((y - lips.y) / lips.high) ** 2 < 1
  return {
    width,
    has: (x: number, y: number) => {
      const down = along(x, y)
      if (down < height * ZONE.above || down > height * ZONE.below) return false
      return Math.abs(across(x, y)) < width * ZONE.aside && !isLip(x, y)
    },
  }
}

function isHair(
  picture: Picture,
  { x, y, apart, skin }: { x: number; y: number; apart: number; skin: Samples[number] },
): boolean {
  const here = pixelAt(picture, x, y)
  const around = [
    pixelAt(picture, x - apart, y),
    pixelAt(picture, x + apart, y),
    pixelAt(picture, x, y - apart),
    pixelAt(picture, x, y + apart),
  ]
  const own = lightness(here)
  const grain = around.reduce((sum, other) => sum + Math.abs(lightness(other) - own), 0) / 4 / Math.max(8, own)
  const all: Samples[number] = [0, 1, 2].map(
    (channel) => (here[channel]! + around.reduce((sum, other) => sum + other[channel]!, 0)) / 5,
  ) as [number, number, number] // three channels in, three out
  const isShaded = lightness(all) < SHADED * lightness(skin)
  const isFaded = vividness(skin) > 0.12 && vividness(all) < FADED * vividness(skin) && lightness(all) < 1.15 * lightness(skin)
  return grain > ROUGH && (isShaded || isFaded)
}
