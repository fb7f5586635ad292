import type { Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'

/** A plain wall of one colour: a little lighter in the middle, darker toward its corners, as a studio lights it. */
export function plainGround(color: Rgb, { width, height }: { readonly width: number; readonly height: number }): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.42)
      const light = 1.06 - 0.34 * away * away * 2
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = color[channel]! * 255 * light
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}
