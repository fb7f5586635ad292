/** sRGB colour, each channel 0..1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** '#rrggbb' → channels of 0..1. */
export function rgbFromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** CSS text of a colour, for canvas paths. */
export function cssColor([red, green, blue]: Rgb, alpha = 1): string {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
