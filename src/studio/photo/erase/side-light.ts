import { lightness, middleColor } from '../middle-color.ts'
import { type PhotoPixels, sampleAround } from '../photo-pixels.ts'

const LEFT = [50, 101, 36, 205]
const RIGHT = [280, 330, 266, 425]

/** From where a face is lit: −1 from the picture's left … 1 from its right. */
export function sideLight(photo: PhotoPixels): number {
  const [left, right] = [LEFT, RIGHT].map((points) => {
    const color = middleColor(sampleAround(photo, points, 0.03))
    return color ? lightness(color) : 0
  }) as [number, number]
  const sum = left + right
  return sum === 0 ? 0 : Math.min(1, Math.max(-1, ((right - left) / sum) * 2.5))
}
