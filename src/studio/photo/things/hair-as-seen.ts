import type { Picture } from '../../canvas.ts'
import { hairTones } from '../erase/hair-tones.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'

/**
 * Drawn hair as the photo shows it: in the tones of the hair that was there, shade for shade. `cover` is where it
 * lies; the drawing is not changed.
 */
export function hairAsSeen(
  photo: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  { drawn, cover }: { readonly drawn: Picture; readonly cover: Float32Array },
): Picture {
  const tones = hairTones({ picture: photo, reading, scale: photo.width / reading.widthPx }, () => true)
  const lights = new Uint8Array(cover.length)
  for (let pixel = 0; pixel < lights.length; pixel += 1) lights[pixel] = lightOf(drawn, pixel)
  const counts = new Float64Array(256)
  for (let pixel = 0; pixel < cover.length; pixel += 1) counts[lights[pixel]!]! += cover[pixel]!
  // The share of the hair that is darker than each light.
  const ranks = new Float64Array(256)
  let sum = 0
  const total = counts.reduce((all, count) => all + count, 0)
  for (let light = 0; light < 256; light += 1) {
    ranks[light] = (sum + counts[light]! / 2) / Math.max(1, total)
    sum += counts[light]!
  }
  const data = drawn.data.slice()
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    if (cover[pixel]! < 0.004) continue
    const at = ranks[lights[pixel]!]! * (tones.length - 1.001)
    const [one, other] = [tones[Math.floor(at)]!, tones[Math.floor(at) + 1]!]
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = one[channel]! + (other[channel]! - one[channel]!) * (at - Math.floor(at))
    }
  }
  return { ...drawn, data }
}

const lightOf = ({ data }: Picture, pixel: number) =>
  data[pixel * 4]! * 0.299 + data[pixel * 4 + 1]! * 0.587 + data[pixel * 4 + 2]! * 0.114
