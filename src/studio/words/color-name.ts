import { type Rgb, rgbFromHex } from '../color.ts'

/** The name in a table whose colour is nearest; for telling a person what a sheet holds. */
export function colorName(color: Rgb, names: Readonly<Record<string, string>>): string {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const [name, hex] of Object.entries(names)) {
    const away = distance(color, rgbFromHex(hex))
    if (away < least) {
      least = away
      best = name
    }
  }
  return best
}

/** The "redmean" distance: near enough to how far two colours look apart (compuphase.com/cmetric.htm). */
function distance(a: Rgb, b: Rgb): number {
  const red = (a[0] + b[0]) / 2
  return (2 + red) * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + (3 - red) * (a[2] - b[2]) ** 2
}
