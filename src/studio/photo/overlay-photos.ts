import type { Picture } from '../canvas.ts'
import { resizeValues } from './resize-values.ts'

/** Two pictures without anybody in them: the second goes over into the first from left to right, at the second's size. */
export function overlayPhotos(first: Picture, second: Picture): Picture {
  const { width, height } = second
  const data = second.data.slice()
  const fit = Math.max(width / first.width, height / first.height)
  const seen = { width: width / fit, height: height / fit }
  const [offsetX, offsetY] = [(first.width - seen.width) / 2, (first.height - seen.height) / 2]
  for (let channel = 0; channel < 3; channel += 1) {
    const values = Float32Array.from({ length: first.width * first.height }, (_, pixel) => first.data[pixel * 4 + channel]!)
    const whole = resizeValues(values, first, { width: Math.ceil(first.width * fit), height: Math.ceil(first.height * fit) })
    const stride = Math.ceil(first.width * fit)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const along = Math.min(1, Math.max(0, 0.5 - (x / width - 0.5) * 1.6))
        const share = along * along * (3 - 2 * along)
        const from = whole[(y + Math.floor(offsetY * fit)) * stride + x + Math.floor(offsetX * fit)]!
        const at = (y * width + x) * 4 + channel
        data[at] = data[at]! + (from - data[at]!) * share
      }
    }
  }
  return { width, height, data }
}
