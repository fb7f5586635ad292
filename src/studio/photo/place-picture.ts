import type { Picture } from '../canvas.ts'

/** A picture laid into another: `scale` pixels of the ground for each of its own, its upper left corner at x, y. */
export interface Placement {
  readonly scale: number
  readonly xPx: number
  readonly yPx: number
}

/** A placed picture on a raster of the ground's size; smaller ones are averaged, outside it is empty. */
export function placePicture(
  cut: Picture,
  { scale, xPx, yPx }: Placement,
  size: { readonly width: number; readonly height: number },
): Picture {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  // Each pixel of the ground is the mean of so many samples a side, that none of the picture's pixels is left out.
  const samples = Math.max(1, Math.min(6, Math.round(1 / scale)))
  const share = 1 / (samples * samples)
  const color = new Float64Array(4)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      color.fill(0)
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const offsetX = ((sample % samples) + 0.5) / samples
        const offsetY = (Math.floor(sample / samples) + 0.5) / samples
        addSample(color, cut, (x + offsetX - xPx) / scale - 0.5, (y + offsetY - yPx) / scale - 0.5)
      }
      const cover = color[3]!
      if (cover < 0.5) continue
      const at = (y * size.width + x) * 4
      data[at] = color[0]! / cover
      data[at + 1] = color[1]! / cover
      data[at + 2] = color[2]! / cover
      data[at + 3] = cover * share
    }
  }
  // A canvas’s own pictures lose their sizes when they are spread.
  return { width: size.width, height: size.height, data }
}

/** Adds one bilinear sample, colours weighed by their alpha. */
function addSample(color: Float64Array, { width, height, data }: Picture, x: number, y: number): void {
  if (x < -1 || y < -1 || x > width || y > height) return
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (let corner = 0; corner < 4; corner += 1) {
    const [cornerX, cornerY] = [left + (corner & 1), top + (corner >> 1)]
    const weight = (1 - Math.abs(x - cornerX)) * (1 - Math.abs(y - cornerY))
    // Where a cut-out ends at the picture's border it goes on: the border itself is no edge of the person.
    const at = (Math.min(height - 1, Math.max(0, cornerY)) * width + Math.min(width - 1, Math.max(0, cornerX))) * 4
    const alpha = data[at + 3]! * weight
    color[0]! += data[at]! * alpha
    color[1]! += data[at + 1]! * alpha
    color[2]! += data[at + 2]! * alpha
    color[3]! += alpha
  }
}
