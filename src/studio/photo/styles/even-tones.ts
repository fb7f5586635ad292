import type { Painting } from '../../styles/stroke.ts'

/** Of all pixels, how many may be darker or brighter than what becomes the darkest and brightest tone. */
const BEYOND = 0.006
const DARKEST = 10
const BRIGHTEST = 246
/** Mean brightness an average photo has. */
const MIDDLE = 122

/** Spread no further than the first, a photo takes more vivid colours by it; from the second on haze would come to glow. */
const VIVID_UP_TO = 1.15
const HAZY_FROM = 1.6

/** A dull, dark or pale photo with its tones spread again, the same for all three colours: what styles expect. */
export function evenTones({ width, height, data }: Painting): Painting {
  const counts = new Uint32Array(256)
  const row = width * 4
  for (let from = 0; from < data.length; from += row) countRow(data, counts, from, from + row)
  const few = width * height * BEYOND
  let low = 0
  let high = 255
  for (let sum = counts[0]!; sum < few && low < 90; sum += counts[low]!) low += 1
  for (let sum = counts[255]!; sum < few && high > 150; sum += counts[high]!) high -= 1
  // Half the way: a night stays a night.
  const stretch = 1 + ((BRIGHTEST - DARKEST) / Math.max(60, high - low) - 1) * 0.8
  const spread = (value: number) => Math.min(255, Math.max(0, DARKEST + (value - low) * stretch))
  let sum = 0
  for (let value = 0; value < 256; value += 1) sum += counts[value]! * spread(value)
  const mean = Math.min(225, Math.max(25, sum / (width * height)))
  const power = 1 + (Math.log(MIDDLE / 255) / Math.log(mean / 255) - 1) * 0.4
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * (spread(value) / 255) ** power)
  const out = new Uint8ClampedArray(data.length)
  const haze = Math.min(1, Math.max(0, (stretch - VIVID_UP_TO) / (HAZY_FROM - VIVID_UP_TO)))
  for (let from = 0; from < data.length; from += row) {
    if (haze === 0) curveRow(data, out, curve, from, from + row)
    else curveHazyRow(data, out, { curve, haze, from, to: from + row })
  }
  return { width, height, data: out }
}

function countRow(data: Uint8ClampedArray, counts: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 4) {
    const light = Math.round(data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11)
    counts[light] = counts[light]! + 1
  }
}

/** Each colour by itself. */
function curveRow(data: Uint8ClampedArray, out: Uint8ClampedArray, curve: Uint8ClampedArray, from: number, to: number): void {
  for (let at = from; at < to; at += 4) {
    out[at] = curve[data[at]!]!
    out[at + 1] = curve[data[at + 1]!]!
    out[at + 2] = curve[data[at + 2]!]!
    out[at + 3] = 255
  }
}

/** The more haze there was, the more the colours keep their proportions. */
function curveHazyRow(
  data: Uint8ClampedArray,
  out: Uint8ClampedArray,
  span: { readonly curve: Uint8ClampedArray; readonly haze: number; readonly from: number; readonly to: number },
): void {
  const { curve, haze, to } = span
  for (let at = span.from; at < to; at += 4) {
    const light = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
    const factor = curve[Math.round(light)]! / Math.max(1, light)
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = data[channel]!
      const spreadAlone = curve[value]!
      out[channel] = spreadAlone + (value * factor - spreadAlone) * haze
    }
    out[at + 3] = 255
  }
}
