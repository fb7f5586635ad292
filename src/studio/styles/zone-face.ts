import { ease } from '../person/skin/ease.ts'
import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'

/** Where blood is near the surface, on the base mesh from the front (decimetres): the apples of the cheeks, and the nose's tip. */
const CHEEK = { x: 0.43, y: 6.92, halfWidth: 0.36, halfHeight: 0.28, full: 1 } as const
const NOSE = { x: 0, y: 6.87, halfWidth: 0.17, halfHeight: 0.16, full: 0.6 } as const
/** Where the face's front begins, and heights between which the brow's gold and the jaw's cool come on. */
const FRONT_Z = 0.6
const GOLD = [7.5, 7.9] as const
const COOL = [6.6, 6.3] as const
/** What red, green and blue of the light gain in each zone. */
const ROSE = [0.02, -0.06, -0.05] as const
const GILT = [0.02, 0.005, -0.06] as const
const COOLED = [-0.03, 0, 0.05] as const

/**
 * The three zones of a face as painters see them: gold on the brow, rose across cheeks and nose, cool round the jaw. Changes the
 * figure's layer; of features that are painted nothing.
 */
export function zoneFace(rgba: Uint8ClampedArray, { rest, part, material }: FigureBuffers, share: number): void {
  if (!rest) return
  for (let at = 0; at < part.length; at += 1)
    if (part[at] === PART.head && material[at] === MATERIAL.skin && rest[at * 3 + 2]! >= FRONT_Z)
      zonePixel(rgba, rest, at, share)
}

/** A function of its own, so that engines compile it as a whole. */
function zonePixel(rgba: Uint8ClampedArray, rest: Float32Array, at: number, share: number): void {
  const x = Math.abs(rest[at * 3]!)
  const y = rest[at * 3 + 1]!
  const rose = Math.max(within(x, y, CHEEK), within(x, y, NOSE)) * share
  const gilt = ease(GOLD[0], GOLD[1], y) * share
  const cooled = ease(COOL[0], COOL[1], y) * share
  for (let channel = 0; channel < 3; channel += 1)
    rgba[at * 4 + channel]! *= 1 + ROSE[channel]! * rose + GILT[channel]! * gilt + COOLED[channel]! * cooled
}

function within(x: number, y: number, { x: cx, y: cy, halfWidth, halfHeight, full }: typeof CHEEK | typeof NOSE): number {
  const dx = (x - cx) / halfWidth
  const dy = (y - cy) / halfHeight
  return full * ease(1, 0, dx * dx + dy * dy)
}
