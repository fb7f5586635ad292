import type { Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { healRegion } from '../heal/heal-region.ts'
import { maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { meshArea, RING } from './mesh-area.ts'

/** So much darker than the skin round it, of its light, is a spot; and so much redder. */
const DARKER = 0.055
const REDDER = 0.035
/** Skin round a spot is looked at this far, as a share of the picture's longer side; ink covers more. */
const ROUND = { spot: 0.012, ink: 0.05 } as const
/** More of the skin than this share has no spots. */
const CROWDED = 0.3
/** Of 255: from here on a cell is skin. */
const SKIN = 140

/** The photo without spots, freckles, scars or ink on the skin; undefined where the skin is even. */
export function eraseSpots(
  picture: Picture,
  reading: PhotoReading,
  { isInk }: { readonly isInk: boolean },
): Picture | undefined {
  const { width, height, data } = picture
  const photo: PhotoPixels = { reading, picture, scale: 1 }
  const skin = skinOf(photo, isInk)
  const light = new Float32Array(width * height)
  const red = new Float32Array(width * height)
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 4) {
    light[pixel] = (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255
    red[pixel] = (data[at]! - data[at + 1]!) / 255
  }
  const radius = Math.max(2, Math.max(width, height) * (isInk ? ROUND.ink : ROUND.spot))
  const options = { width, height, radius, passes: 2 }
  const count = blurPlane(skin, options)
  const mean = (values: Float32Array) =>
    blurPlane(
      values.map((value, pixel) => value * skin[pixel]!),
      options,
    )
  const [meanLight, meanRed] = [mean(light), mean(red)]
  const marked = new Float32Array(light.length)
  for (let pixel = 0; pixel < marked.length; pixel += 1) {
    if (skin[pixel] === 0 || count[pixel]! < (isInk ? 0.3 : 0.96)) continue
    const around = meanLight[pixel]! / count[pixel]!
    const isDark = light[pixel]! < around * (1 - DARKER * (isInk ? 2.4 : 1))
    const isRed = !isInk && red[pixel]! > meanRed[pixel]! / count[pixel]! + REDDER
    if (!isDark && !isRed) continue
    marked[pixel] = 1
  }
  // Where every other pixel is one, it is stubble or shade.
  const crowd = blurPlane(marked, { ...options, radius: radius * 2 })
  const spots = marked.map((value, pixel) => (isInk || crowd[pixel]! < CROWDED ? value : 0))
  const found = spots.reduce((sum, value) => sum + value, 0)
  if (found === 0) return undefined
  const wide = Math.max(1, Math.round(radius * 0.12))
  const region = blurPlane(spots, { width, height, radius: wide, passes: 2 }).map((value, pixel) =>
    skin[pixel]! > 0 ? Math.min(1, value * 3) : 0,
  )
  return healRegion(
    picture,
    region,
    skin.map((value, pixel) => (region[pixel]! > 0 ? 0 : value)),
  )
}

/** Skin without what a face has of its own. */
function skinOf(photo: PhotoPixels, isInk: boolean): Float32Array {
  const { width, height } = photo.picture
  const { face } = photo.reading
  const rings = [RING.leftEye, RING.rightEye, RING.leftBrow, RING.rightBrow, RING.lips]
  const features = face ? rings.map((ring) => meshArea(face, ring, 1.35)) : []
  const nose = face && meshArea(face, [98, 97, 2, 326, 327, 278, 4, 48], 1.25)
  const skin = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const sure =
        maskAt(photo, 'faceSkin', x, y) + maskAt(photo, 'bodySkin', x, y) + (isInk ? maskAt(photo, 'other', x, y) : 0)
      if (sure > SKIN && !features.some((isFeature) => isFeature(x, y)) && !nose?.(x, y)) skin[at] = 1
    }
  }
  return skin
}
