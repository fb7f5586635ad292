import type { Picture } from '../../canvas.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { linearOfByte } from '../oklab.ts'
import type { PhotoReading } from '../photo-reading.ts'
import type { DrawnOver } from './draw-over.ts'

/** What is drawn goes so far toward the light that the photo's skin is seen in, and no farther than these. */
const GAIN = { share: 0.9, least: 0.3, most: 1.9 } as const

/** How much brighter, in each colour, skin is in the photo than in the drawing of it. */
export function skinGains(
  picture: Picture,
  { masks }: PhotoReading,
  { picture: drawn, buffers }: DrawnOver,
): [number, number, number] {
  const [own, ours] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const { width, height } = picture
  const step = Math.max(1, Math.round(Math.max(width, height) / 400))
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y * masks.heightPx) / height) * masks.widthPx
    for (let x = 0; x < width; x += step) {
      const pixel = y * width + x
      if (buffers.part[pixel] !== PART.head || buffers.material[pixel] !== MATERIAL.skin) continue
      if (masks.faceSkin[row + Math.floor((x * masks.widthPx) / width)]! < 200) continue
      for (let channel = 0; channel < 3; channel += 1) {
        own[channel]! += linearOfByte(picture.data[pixel * 4 + channel]!)
        ours[channel]! += linearOfByte(drawn.data[pixel * 4 + channel]!)
      }
    }
  }
  const gain = (channel: number) => {
    const whole = ours[channel] === 0 ? 1 : own[channel]! / ours[channel]!
    return Math.min(GAIN.most, Math.max(GAIN.least, whole)) ** GAIN.share
  }
  return [gain(0), gain(1), gain(2)]
}
