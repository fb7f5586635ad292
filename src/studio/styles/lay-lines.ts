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

/** Lays ink over a picture; each line is a deep tone of the surface beside it, mixed with the style's ink (lesson 30). */
export function layLines(rgba: Uint8ClampedArray, lines: Float32Array, buffers: FigureBuffers, colors: LineColors): void {
  const { widthPx: width, heightPx: height, part, albedo } = buffers
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const share = lines[at]!
      if (share === 0) continue
      // A contour reaches beyond the figure: it takes its colour from the nearest figure pixel.
      let source = at
      for (let reach = 1; part[source] === 0 && reach <= 4; reach += 1) {
        if (x >= reach && part[at - reach] !== 0) source = at - reach
        else if (x + reach < width && part[at + reach] !== 0) source = at + reach
        else if (y >= reach && part[at - reach * width] !== 0) source = at - reach * width
        else if (y + reach < height && part[at + reach * width] !== 0) source = at + reach * width
      }
      const to = at * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const base = albedo[source * 3 + channel]! / 255
        const deep = base * base * colors.tint[channel]!
        const line = (deep + (colors.ink[channel]! - deep) * colors.inkShare) * 255
        rgba[to + channel] = rgba[to + channel]! + (line - rgba[to + channel]!) * share
      }
    }
  }
}
