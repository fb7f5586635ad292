import type { Picture } from '../../canvas.ts'
import { lightFor } from '../../scene/light.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { lightness } from '../middle-color.ts'
import { type PhotoPixels, sampleAround } from '../photo-pixels.ts'
import type { PhotoFace } from '../photo-reading.ts'

/** Forehead, cheek and jaw of the picture's left and right, and above and below. */
const LEFT = [50, 101, 205, 67]
const RIGHT = [280, 330, 425, 297]
/** One side so much lighter than the other is light from that side. */
const ONE_SIDED = 0.35

/** The light that falls on a face in a photo: from the side that is lighter, a little from above. Its colour is white. */
export function lightOnFace(picture: Picture, face: PhotoFace): Light {
  const { width: widthPx, height: heightPx } = picture
  const nothing = new Uint8Array(1)
  const masks = {
    widthPx: 1,
    heightPx: 1,
    background: nothing,
    hair: nothing,
    bodySkin: nothing,
    faceSkin: nothing,
    clothes: nothing,
    other: nothing,
  }
  const photo: PhotoPixels = { picture, scale: 1, reading: { widthPx, heightPx, face, faceCount: 1, masks } }
  const mean = (points: readonly number[]) => {
    const lights = sampleAround(photo, points, 0.03).map(lightness)
    return lights.reduce((sum, value) => sum + value, 0) / Math.max(1, lights.length)
  }
  const [left, right] = [mean(LEFT), mean(RIGHT)]
  const slope = (right - left) / Math.max(1, right + left)
  const x = Math.max(-0.75, Math.min(0.75, slope / ONE_SIDED))
  const y = -0.42
  const z = Math.sqrt(Math.max(0.2, 1 - x * x - y * y))
  const light = lightFor('studio', 'noon', 'clear')
  return { ...light, keyDirection: [x, y, z] }
}
