import type { Rgb } from '../color.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

export interface LineColors {
  /** What the lines tend to. */
  readonly ink: Rgb
  /** 0 takes the colour of what they surround, darkened; 1 is pure ink. */
  readonly inkShare: number
  /** Tint of the darkened colour. */
  readonly tint: Rgb
}

/** A contour reaches this far beyond the figure. */
const REACH_PX = 6

/** Lays ink over a picture; each line is a deep tone of the surface beside it, mixed with the style's ink (lesson 30). */
export function layLines(rgba: Uint8ClampedArray, ink: Uint8Array, buffers: FigureBuffers, colors: LineColors): void {
  const { widthPx: width, part, albedo } = buffers
  const [inkRed, inkGreen, inkBlue] = colors.ink
  const [tintRed, tintGreen, tintBlue] = colors.tint
  const own = 1 - colors.inkShare
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] === 0) continue
    const share = ink[at]! / 255
    let source = at
    for (let reach = 1; part[source] === 0 && reach <= REACH_PX; reach += 1) {
      if (part[at - reach]) source = at - reach
      else if (part[at + reach]) source = at + reach
      else if (part[at - reach * width]) source = at - reach * width
      else if (part[at + reach * width]) source = at + reach * width
    }
    const from = source * 3
    const to = at * 4
    const red = albedo[from]!
    const green = albedo[from + 1]!
    const blue = albedo[from + 2]!
    const lineRed = ((red * red) / 255) * tintRed * own + inkRed * 255 * colors.inkShare
    const lineGreen = ((green * green) / 255) * tintGreen * own + inkGreen * 255 * colors.inkShare
    const lineBlue = ((blue * blue) / 255) * tintBlue * own + inkBlue * 255 * colors.inkShare
    rgba[to] = rgba[to]! + (lineRed - rgba[to]!) * share
    rgba[to + 1] = rgba[to + 1]! + (lineGreen - rgba[to + 1]!) * share
    rgba[to + 2] = rgba[to + 2]! + (lineBlue - rgba[to + 2]!) * share
  }
}
