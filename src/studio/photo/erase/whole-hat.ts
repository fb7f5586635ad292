import type { Picture } from '../../canvas.ts'

/** Colours are kept in boxes of so many values a side, of 255; a box that holds less of a hat than this share is none of its. */
const BOX = 16
const LEAST_SHARE = 0.004
/** Of its share of the hat, at most, a colour has so much of anything else that is surely the hat's. */
const SURELY = 0.3

interface HatSearch {
  /** Where it can be at all; 'surely' where only a colour says so that little else has. */
  readonly mayBe: (x: number, y: number) => 'yes' | 'surely' | 'no'
  readonly mostPx: number
  /** Pixels of which it is known that they show something else. */
  readonly isGround: (pixel: number) => boolean
  readonly isHair: (pixel: number) => boolean
}

/** A hat as far as its colours go on from where it was found. Undefined where they run out into the ground. */
export function wholeHat(picture: Picture, found: Float32Array, search: HatSearch): Float32Array | undefined {
  const { width, height, data } = picture
  const { mayBe, mostPx } = search
  const open: number[] = []
  for (let at = 0; at < found.length; at += 1) if (found[at]! >= 0.8) open.push(at)
  const { own, sure } = ownColors(data, open, search)
  const whole = found.slice()
  for (let index = 0; index < open.length; index += 1) {
    if (open.length > mostPx) return undefined
    const at = open[index]!
    const x = at % width
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || whole[next]! >= 0.8) continue
      const box = boxOf(data, next)
      if (!own.has(box)) continue
      const may = mayBe(next % width, Math.floor(next / width))
      if (may === 'no' || (may === 'surely' && !sure.has(box))) continue
      whole[next] = 1
      open.push(next)
    }
  }
  return whole
}

/** The colours of what was found, without those that are rather the ground's or the hair's. */
function ownColors(data: Uint8ClampedArray, found: readonly number[], { isGround, isHair }: HatSearch) {
  const every = Array.from({ length: data.length / 4 / 3 }, (_, index) => index * 3)
  const hat = shares(data, found)
  const others = [shares(data, every.filter(isGround)), shares(data, every.filter(isHair))]
  const own = new Set<number>()
  const sure = new Set<number>()
  for (const [box, share] of hat) {
    if (share < LEAST_SHARE) continue
    // Light that falls a little differently is the same colour.
    for (const red of [-1024, 0, 1024]) {
      for (const green of [-32, 0, 32]) {
        for (const blue of [-1, 0, 1]) {
          const near = box + red + green + blue
          const most = Math.max(share, hat.get(near) ?? 0)
          const other = Math.max(...others.map((each) => each.get(near) ?? 0))
          if (other <= most) own.add(near)
          if (other <= most * SURELY) sure.add(near)
        }
      }
    }
  }
  return { own, sure }
}

function shares(data: Uint8ClampedArray, pixels: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const at of pixels) counts.set(boxOf(data, at), (counts.get(boxOf(data, at)) ?? 0) + 1 / pixels.length)
  return counts
}

const boxOf = (data: Uint8ClampedArray, at: number) =>
  Math.floor(data[at * 4]! / BOX) * 1024 + Math.floor(data[at * 4 + 1]! / BOX) * 32 + Math.floor(data[at * 4 + 2]! / BOX)
