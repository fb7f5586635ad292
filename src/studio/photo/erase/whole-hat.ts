import type { Picture } from '../../canvas.ts'

/** How unlike the hat's own colour, of 255 in each channel, its shaded side and its brim may be. */
const ALIKE = 34
/** A hat's colour that runs out over more than this many times what was found is the ground's. */
const MOST_GROWN = 3

/** A hat as far as its colour goes on from where it was found; `mayBe` says where it can be at all. */
export function wholeHat(
  { width, height, data }: Picture,
  found: Float32Array,
  mayBe: (x: number, y: number) => boolean,
): Float32Array {
  const sum = [0, 0, 0]
  const open: number[] = []
  for (let at = 0; at < found.length; at += 1) {
    if (found[at]! < 0.8) continue
    open.push(at)
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[at * 4 + channel]!
  }
  const first = open.length
  if (first === 0) return found
  const mean = sum.map((value) => value / first)
  const isAlike = (at: number) => mean.every((value, channel) => Math.abs(data[at * 4 + channel]! - value) < ALIKE)
  const whole = found.slice()
  for (let index = 0; index < open.length; index += 1) {
    if (open.length > first * MOST_GROWN) return found
    const at = open[index]!
    const x = at % width
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || whole[next]! >= 0.8) continue
      if (!isAlike(next) || !mayBe(next % width, Math.floor(next / width))) continue
      whole[next] = 1
      open.push(next)
    }
  }
  return whole
}
