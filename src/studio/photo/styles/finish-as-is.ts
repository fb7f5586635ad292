import type { Picture } from '../../canvas.ts'
import type { PhotoJob } from './photo-hand.ts'

/** How strongly the tones are spread, and warmth added to the lights, by candidate. */
const MOODS = [
  { spread: 0.5, warmth: 0, vivid: 1.04 },
  { spread: 0.7, warmth: 6, vivid: 1.1 },
  { spread: 0.15, warmth: -15, vivid: 0.88 },
] as const
/** Of all pixels, how many may be darker or brighter than what becomes the darkest and brightest tone. */
const BEYOND = 0.004
/** No channel is moved by a larger factor toward a neutral white. */
const MOST_GAIN = 0.12

/** Keep Original: the photo itself, its white found and its tones spread a little; nothing is repainted, transparency stays. */
export function finishAsIs({ photo, candidate }: PhotoJob): Picture {
  const { width, height, data } = photo
  const { spread, warmth, vivid } = MOODS[(candidate - 1) % 3]!
  const sums = [0, 0, 0]
  const light = new Uint32Array(256)
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel]! += data[at + channel]!
    }
    light[Math.round(data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11)]! += 1
    count += 1
  }
  if (count === 0) return { width, height, data: data.slice() }
  const [low, high] = ends(light, count * BEYOND)
  const grey = (sums[0]! + sums[1]! + sums[2]!) / 3
  const stretch = 1 + (255 / Math.max(100, high - low) - 1) * spread
  const out = new Uint8ClampedArray(data.length)
  const gains = sums.map((sum) => 1 + Math.min(MOST_GAIN, Math.max(-MOST_GAIN, (grey / Math.max(1, sum) - 1) * 0.35)))
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map((channel) => (data[at + channel]! * gains[channel]! - low * spread) * stretch) as [
      number,
      number,
      number,
    ]
    const luma = red * 0.3 + green * 0.59 + blue * 0.11
    const warm = (warmth * luma) / 255
    out[at] = luma + (red - luma) * vivid + warm
    out[at + 1] = luma + (green - luma) * vivid + warm * 0.3
    out[at + 2] = luma + (blue - luma) * vivid - warm
    out[at + 3] = data[at + 3]!
  }
  return { width, height, data: out }
}

function ends(counts: Uint32Array, few: number): readonly [number, number] {
  let [low, high] = [0, 255]
  for (let sum = counts[0]!; sum < few && low < 60; sum += counts[low]!) low += 1
  for (let sum = counts[255]!; sum < few && high > 180; sum += counts[high]!) high -= 1
  return [low, high]
}
