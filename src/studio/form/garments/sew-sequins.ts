import type { FigureBuffers } from '../../raster/figure-buffers.ts'

/** Half heads from one sequin to the next. */
const APART = 0.044
/** How far they lean, as a share of their normal. */
const LEAN = 0.55
/** The share of sequins that catch a lamp. */
const SPARKLING = 0.055

/** One pixel of cloth sewn over with sequins: each leans its own way and is a little lighter or darker; few of them sparkle. */
export function sewSequins({ albedo, normal }: FigureBuffers, pixel: number, along: number, across: number): void {
  const row = Math.floor(along / APART)
  const place = across / APART + (row & 1) * 0.5
  const column = Math.floor(place)
  const away = Math.hypot(along / APART - row - 0.5, place - column - 0.5)
  const dice = Math.imul(row * 73856093 + column * 19349663, 0x9e3779b1) >>> 0
  const [first, second, third] = [(dice & 1023) / 1023, ((dice >>> 10) & 1023) / 1023, ((dice >>> 20) & 1023) / 1023]
  const n = pixel * 3
  const [x, y, z] = [
    normal[n]! + (first - 0.5) * 2 * LEAN,
    normal[n + 1]! + (second - 0.5) * 2 * LEAN,
    Math.max(0.08, normal[n + 2]!),
  ]
  const length = Math.sqrt(x * x + y * y + z * z)
  normal[n] = x / length
  normal[n + 1] = y / length
  normal[n + 2] = z / length
  const sparkles = third < SPARKLING && away < 0.5
  // Between the round discs the ground is seen.
  const tone = (0.5 + 0.5 * third) * (away > 0.47 ? 0.55 : 1)
  for (let at = n; at < n + 3; at += 1) albedo[at] = sparkles ? albedo[at]! + (255 - albedo[at]!) * 0.85 : albedo[at]! * tone
}
