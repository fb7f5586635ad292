import type { Picture } from '../../canvas.ts'
import { FACE_OUTLINE } from '../face-points.ts'
import { healRegion } from '../heal/heal-region.ts'
import { byteOfLinear, linearOfByte } from '../oklab.ts'
import { photoHints } from '../photo-hints.ts'
import { maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { hairTones } from './hair-tones.ts'
import { meshArea } from './mesh-area.ts'
import { openSkin } from './open-skin.ts'
import { type Scalp, scalpOf } from './scalp.ts'
import { scalpHair } from './scalp-hair.ts'
import { sideLight } from './side-light.ts'
import { sureOf } from './sure-of.ts'

/** In distances of the outer eye corners: hair that is seen here, below the eyes, is long. */
const LONG = { from: 0.15, to: 1.2, wide: 1.7, least: 0.1 } as const
/** In half breadths of the head: hair stands out no farther than this beside the eyes. */
const MOST_BESIDE = 0.2

/**
 * What a hat hid, made up: behind it the ground goes on, below it the forehead, and over the crown lies hair in the tones of
 * what is seen of it. `region` is 0…1 for each pixel; the picture is not changed.
 */
export function revealScalp(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  region: Float32Array,
): Picture {
  const { width, height } = picture
  const { face } = reading
  const photo: PhotoPixels = { picture, reading, scale: width / reading.widthPx }
  const scalp = scalpOf(face)
  // What hair will cover needs no ground.
  const beyond = region.map((value, pixel) => {
    if (value === 0) return 0
    const { out, down } = scalp.placeOf(pixel % width, Math.floor(pixel / width))
    return out < 0.97 && down < 0 ? 0 : value
  })
  const ground = healRegion(picture, beyond, sureOf(picture, reading.masks, ['background']))
  const isFace = meshArea(face, FACE_OUTLINE, 1.06)
  const forehead = region.map((value, pixel) => {
    if (value === 0) return 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return isFace(x, y) || (scalp.placeOf(x, y).rise < 0.25 && scalp.placeOf(x, y).down < -0.1) ? value : 0
  })
  const skin = healRegion(ground, forehead, openSkin(photo, face, region))
  const { isLong, beside } = hairBeside(photo, scalp, region)
  const hints = photoHints(reading, picture)
  const hair = scalpHair({
    width,
    height,
    region,
    scalp,
    tones: hairTones(photo, (x, y) => scalp.placeOf(x, y).down < 1.6 && region[Math.floor(y) * width + Math.floor(x)]! < 0.05),
    texture: hints.hair?.texture ?? 'straight',
    ...(isLong && { parting: -0.25 }),
    beside,
    light: sideLight(photo),
  })
  const data = skin.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const share = (region[pixel]! * hair.data[at + 3]!) / 255
    if (share < 0.004) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      const own = linearOfByte(data[channel]!)
      data[channel] = byteOfLinear(own + (linearOfByte(hair.data[channel]!) - own) * share)
    }
  }
  return { width, height, data }
}

/** Whether hair falls below the eyes, and how far it stands out there. */
function hairBeside(
  photo: PhotoPixels,
  { placeOf, unitPx }: Scalp,
  region: Float32Array,
): { isLong: boolean; beside: [number, number] } {
  const { width, height } = photo.picture
  const step = Math.max(1, Math.round(unitPx * 0.03))
  let [seen, left, right] = [0, 0, 0]
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (maskAt(photo, 'hair', x, y) < 180 || region[y * width + x]! > 0.02) continue
      const { along, down, out } = placeOf(x, y)
      if (down < -0.25 || down > LONG.to || Math.abs(along) > LONG.wide) continue
      if (down > LONG.from && Math.abs(along) > 0.45) seen += (step / unitPx) ** 2
      if (down > 0.35 || down < -0.1) continue
      if (along < 0) left = Math.max(left, out)
      else right = Math.max(right, out)
    }
  }
  const isLong = seen > LONG.least
  const more = (out: number) => (isLong ? Math.min(MOST_BESIDE, Math.max(0, out - 1.12)) : 0)
  return { isLong, beside: [more(left), more(right)] }
}
