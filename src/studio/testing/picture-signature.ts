import type { Picture } from '../canvas.ts'

/**
 * What a style does to a picture as a whole, in ten numbers of about 0 … 1: mean colour, colourfulness, contrast, how much
 * of it is line or texture (fine and broad), how light the lightest and how dark the darkest tenth is, and how flat it is.
 */
export function pictureSignature({ width, height, data }: Picture): number[] {
  const count = width * height
  const brightness = new Float32Array(count)
  const sums = [0, 0, 0]
  let colorful = 0
  for (let at = 0, from = 0; at < count; at += 1, from += 4) {
    const [red, green, blue] = [data[from]! / 255, data[from + 1]! / 255, data[from + 2]! / 255]
    sums[0]! += red
    sums[1]! += green
    sums[2]! += blue
    colorful += Math.max(red, green, blue) - Math.min(red, green, blue)
    brightness[at] = red * 0.3 + green * 0.59 + blue * 0.11
  }
  const mean = brightness.reduce((sum, value) => sum + value, 0) / count
  const contrast = Math.sqrt(brightness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count)
  const sorted = Float32Array.from(brightness).sort()
  const steps = [1, 3].map((reach) => meanStep(brightness, { width, height, reach }))
  return [
    ...sums.map((sum) => sum / count),
    colorful / count,
    contrast * 2,
    ...steps.map((step) => step.mean * 4),
    steps[0]!.flat,
    sorted[Math.floor(count * 0.9)]!,
    sorted[Math.floor(count * 0.1)]!,
  ]
}

/** Mean difference of pixels `reach` apart, and the share of them that hardly differ. */
function meanStep(
  values: Float32Array,
  { width, height, reach }: { readonly width: number; readonly height: number; readonly reach: number },
): { readonly mean: number; readonly flat: number } {
  let sum = 0
  let flat = 0
  let count = 0
  for (let y = 0; y < height - reach; y += 1) {
    for (let x = 0; x < width - reach; x += 1, count += 1) {
      const at = y * width + x
      const step = Math.abs(values[at]! - values[at + reach]!) + Math.abs(values[at]! - values[at + reach * width]!)
      sum += step
      if (step < 0.012) flat += 1
    }
  }
  return { mean: sum / count, flat: flat / count }
}

/** How far two signatures are apart: 0 for the same picture. */
export function signatureDistance(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0))
}
