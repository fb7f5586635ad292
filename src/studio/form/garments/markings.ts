import { mixRgb, type Rgb } from '../../color.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { edge, type Marking, type Print } from './cloth-prints.ts'
import { topCutOf } from './cuts.ts'
import { necklineDepth } from './neckline.ts'

export type ClothArea = 'body' | 'sleeve' | 'legs'

const SILVER: Rgb = [0.86, 0.88, 0.9]
const GOLD: Rgb = [0.87, 0.7, 0.3]
const WHITE: Rgb = [0.96, 0.95, 0.93]

const bar = (value: number, at: number, half: number) => edge(Math.abs(value - at) - half)
/** A reflective band: coloured edges, silver between. */
const reflective = (value: number, at: number) => (Math.abs(value - at) < 0.09 ? 2 : bar(value, at, 0.19))

/** What marks a garment of this cut wherever it is worn: reflective bands, numbers, borders. Heights are scaled to the body. */
export function ownMarking(bench: Bench, garment: Garment, area: ClothArea): Marking | undefined {
  const { cut, kind, color, trim } = garment
  const { skeleton } = bench.stand
  const { tall, wide } = skeleton
  const scaled = (print: Print, ...tints: Rgb[]): Marking => ({ print: (y, x) => print(y / tall, x / wide), tints })
  const hem = topCutOf(garment)?.hemY ?? 5
  if (kind === 'space suit') return spaceSuit(area, scaled, trim)
  switch (cut) {
    case 'turnout coat':
      return area === 'sleeve'
        ? scaled((y) => reflective(y, 3.5), trim, SILVER)
        : scaled((y) => Math.max(reflective(y, 2.15), reflective(y, hem - 0.5)), trim, SILVER)
    case 'turnout trousers':
      return scaled((y) => reflective(y, 10.6), trim, SILVER)
    case 'hi-vis':
      return scaled((y, x) => Math.max(bar(y, 2.9, 0.16), y < 2.9 ? bar(Math.abs(x), 0.62, 0.14) : 0), trim)
    case 'jersey':
      return area === 'sleeve' ? scaled((y) => bar(y, 1.45, 0.12), trim) : scaled(number, trim)
    case 'varsity':
    case 'bomber':
      return undefined
    case 'track jacket':
      return area === 'sleeve'
        ? scaled((_, x) => Math.max(bar(x, 0.02, 0.035), bar(x, 0.16, 0.035)), trim)
        : scaled((y, x) => bar(y - 0.25 * Math.abs(x), 1.15, 0.1), trim)
    case 'sailor blouse':
      return area === 'sleeve' ? scaled((y) => Math.max(bar(y, 4.05, 0.05), bar(y, 4.25, 0.05)), trim) : undefined
    case 'denim jacket':
      return area === 'body'
        ? scaled((y, x) => Math.max(bar(y, 1.12, 0.018), bar(Math.abs(x) - 0.08 * y, 0.72, 0.016)) * 0.85, trim)
        : undefined
    case 'wetsuit':
      return area === 'sleeve'
        ? scaled((_, x) => edge(0.12 - x), trim)
        : scaled((y, x) => (y < 0.75 ? 0 : edge(0.78 + 0.16 * Math.sin(y * 1.4) - Math.abs(x))), trim)
    case 'bodysuit':
      // Thin lines that run with the body.
      return area === 'sleeve'
        ? scaled((y, x) => Math.max(bar(x, 0.05, 0.03), bar(y, 1.5, 0.04)), trim)
        : scaled(
            (y, x) =>
              Math.max(
                bar(Math.abs(x), 0.72 - 0.12 * Math.sin(y * 1.3), 0.03),
                y < 2.2 ? bar(y + 0.55 * Math.abs(x), 1.75, 0.03) : 0,
              ),
            trim,
          )
    case 'lolita dress':
      // Lace at the hem, and a row of frills above it.
      return area === 'body'
        ? scaled(
            (y, x) =>
              Math.max(
                edge(hem - 0.16 - y - 0.07 * Math.abs(Math.cos(x * 9))),
                bar(y + 0.04 * Math.cos(x * 18), hem - 0.75, 0.05),
              ),
            trim,
          )
        : scaled((y) => bar(y, 4.05, 0.1), trim)
    case 'cheer top':
      // Chevrons over the chest and a band at the hem.
      return area === 'body'
        ? scaled(
            (y, x) =>
              Math.max(bar(y + 0.55 * Math.abs(x), 1.95, 0.11), bar(y + 0.55 * Math.abs(x), 1.62, 0.05), bar(y, 3.62, 0.09)),
            trim,
          )
        : undefined
    case 'court gown':
      // Lace at the sleeves; before the body a stomacher with bows, below it the petticoat between open skirts.
      if (area === 'sleeve') return scaled((y) => bar(y, 2.2, 0.14), WHITE)
      return scaled(
        (y, x) => {
          const aside = Math.abs(x)
          const opens = y < 3.1 ? 0.46 - 0.1 * y : 0.15 + 0.2 * (y - 3.1)
          const lace = bar(aside + 0.03 * Math.cos(y * 14), opens, 0.05)
          if (lace > 0.3) return lace
          if (aside > opens || y < 0.4) return y > hem - 0.4 ? bar(y + 0.05 * Math.cos(x * 9), hem - 0.22, 0.08) : 0
          const step = y < 3.1 ? Math.abs(((y / 0.5 + 20) % 1) - 0.5) * 0.5 : 1
          const bow = y < 3.1 ? edge(step - 0.05 - 0.45 * aside) * edge(aside - 0.2) : 0
          const vine = y > 3.1 ? bar(x, 0.18 * Math.sin(y * 4.2), 0.02) : 0
          return bow > 0.4 ? 3 : Math.max(1.99, vine > 0.4 ? 2.25 : 0)
        },
        WHITE,
        mixRgb(color, trim, 0.72),
        mixRgb(color, [0.2, 0.1, 0.14], 0.2),
      )
    case 'victorian dress':
      if (area === 'sleeve') return scaled((y) => bar(y, 4.3, 0.07), trim)
      return scaled((y, x) => {
        if (y > 3.3) return Math.max(bar(y + 0.04 * Math.cos(x * 14), hem - 0.3, 0.07), bar(y, hem - 0.7, 0.03))
        const button = edge(Math.hypot(x, (((y * 3.4 + 20) % 1) - 0.5) / 3.4) - 0.035)
        const tucks = y > 0.5 && y < 2.6 ? bar(Math.abs(x), 0.3 - 0.06 * y, 0.018) : 0
        return Math.max(button, tucks)
      }, trim)
    case 'superhero':
      if (area === 'sleeve') return undefined
      return scaled(
        (y, x) =>
          Math.abs(y - 3.62) < 0.15 ? 2 : y > 3.7 ? edge(y - 5.25 + 0 * x) * edge(Math.abs(x) * 1.1 - 6.4 + y * 0.4) : 0,
        trim,
        GOLD,
      )
    case 'samurai armor':
      return scaled(lacing, mixRgb(color, [0.05, 0.03, 0.04], 0.75), trim)
    case 'leather armor':
      return scaled(
        (y, x) => {
          const row = Math.round(y / 0.42)
          const stud = edge(
            Math.hypot(y - row * 0.42, x - Math.round(x / 0.42 + (row % 2) / 2) * 0.42 + ((row % 2) * 0.42) / 2) - 0.045,
          )
          return stud > 0 ? 1 + stud : Math.max(bar(Math.abs(x), 0.84, 0.02), bar(y, 3.05, 0.03)) * 0.9
        },
        mixRgb(trim, [0, 0, 0], 0.3),
        [0.72, 0.66, 0.52],
      )
    case 'sari':
      if (area === 'sleeve') return scaled((y) => edge(1.02 - y), trim)
      return scaled(
        (y) => (y > hem - 0.7 ? (Math.abs(y - hem + 0.82) < 0.06 ? 2 : edge(hem - 0.62 - y)) : 0),
        trim,
        mixRgb(trim, WHITE, 0.4),
      )
    case 'choli':
      return area === 'sleeve' ? scaled((y) => edge(1.12 - y), trim) : scaled((y) => edge(2.28 - y), trim)
    case 'long skirt':
      return garment.pattern === 'embroidered'
        ? scaled((y) => edge(11.4 - y), trim)
        : scaled((y) => Math.max(bar(y, 8.6, 0.02), bar(y, 10.2, 0.02)) * 0.7, mixRgb(color, [0, 0, 0], 0.3))
    case 'hanbok':
      return area === 'body' ? scaled((y) => edge(y - 1.9), trim) : undefined
    case 'dirndl':
      return area === 'body'
        ? scaled((y, x) => edge(y - necklineDepth(skeleton, 'scoop') / tall - 0.02 + 0.1 * Math.cos(x * 3)), WHITE)
        : undefined
    case 'wedding dress':
      // Lace along the hem and on the bodice.
      return scaled((y, x) => (y > hem - 1.5 || y < 2.9 ? lace(y, x) * 0.75 : 0), mixRgb(color, [0.72, 0.66, 0.62], 0.42))
    case 'maid dress':
      return area === 'body' ? scaled((y) => edge(hem - 0.16 - y + 0), trim) : undefined
    case 'qipao':
      return area === 'body' ? scaled((y) => edge(hem - 0.14 - y), trim) : undefined
    case 'salwar':
      return area === 'sleeve' ? scaled((y) => edge(4.25 - y), trim) : scaled((y) => edge(hem - 0.22 - y), trim)
    case 'abaya':
      return area === 'sleeve' ? scaled((y) => edge(4.2 - y), trim) : undefined
    case 'toga':
      return scaled((y) => edge(hem - 0.24 - y), trim)
    case 'wizard robe':
      return area === 'sleeve'
        ? scaled((y) => edge(4.2 - y), trim)
        : scaled((y, x) => Math.max(edge(hem - 0.5 - y), sparks(y, x)), trim)
    case 'school blazer':
      return undefined
    case 'swim trunks':
      return scaled((_, x) => bar(Math.abs(x), 1.02, 0.06), trim)
    case 'military':
      return area === 'sleeve' ? scaled((y) => Math.max(bar(y, 4.05, 0.045), bar(y, 4.22, 0.045)), trim) : undefined
    case 'cyber jacket':
      return area === 'sleeve' ? scaled((y) => Math.max(bar(y, 1.5, 0.04), bar(y, 3.3, 0.04)), trim) : undefined
    default:
      return undefined
  }
}

function spaceSuit(area: ClothArea, scaled: (print: Print, ...tints: Rgb[]) => Marking, trim: Rgb): Marking {
  const seam: Rgb = [0.52, 0.55, 0.6]
  const red: Rgb = mixRgb(trim, [0.82, 0.28, 0.16], 0.8)
  if (area === 'sleeve') {
    return scaled(
      (y) =>
        Math.abs(y - 1.5) < 0.13
          ? 1
          : Math.max(0, bar(y, 2.55, 0.03), bar(y, 3.9, 0.05)) * 0.9 +
            (Math.max(bar(y, 2.55, 0.03), bar(y, 3.9, 0.05)) > 0 ? 1 : 0),
      red,
      seam,
    )
  }
  if (area === 'legs') return scaled((y) => Math.max(bar(y, 8.3, 0.035), bar(y, 7.9, 0.035), bar(y, 10.4, 0.05)), seam)
  return scaled((y, x) => Math.max(bar(y, 3.55, 0.06), y < 3.5 ? bar(Math.abs(x), 0.98, 0.022) : 0) * 0.9, seam)
}

/** A one and a nought on the chest. */
const number: Print = (y, x) => {
  if (y < 1.15 || y > 2.55) return 0
  const one = Math.max(edge(Math.abs(x + 0.36) - 0.1), y < 1.5 ? edge(Math.abs(x + 0.5 + (y - 1.25) * 0.5) - 0.1) : 0)
  const nought = Math.hypot((x - 0.24) / 0.34, (y - 1.85) / 0.68)
  return Math.max(one, edge((Math.abs(nought - 0.83) - 0.22) * 0.3))
}

/** Rows of small plates, each hung on the one above by cords. */
const lacing: Print = (y, x) => {
  const row = ((y % 0.36) + 0.36) % 0.36
  if (row < 0.045) return 1
  const cord = Math.abs(x - Math.round(x / 0.15) * 0.15) < 0.036
  if (cord && row < 0.25) return 2
  return 0
}

/** Scallops with a dot in each. */
const lace: Print = (y, x) => {
  const [v, u] = [
    y - Math.round(y / 0.26) * 0.26,
    x - Math.round(x / 0.3 + (Math.round(y / 0.26) % 2) / 2) * 0.3 + ((Math.round(y / 0.26) % 2) * 0.3) / 2,
  ]
  const away = Math.hypot(u, v)
  return Math.max(edge(Math.abs(away - 0.11) - 0.014), edge(away - 0.035))
}

/** Small crosses of light, thinly strewn. */
const sparks: Print = (y, x) => {
  const [row, column] = [Math.round(y / 0.62), Math.round(x / 0.55)]
  const odd = Math.abs(Math.sin(row * 12.9 + column * 78.2) * 43.7) % 1
  const [v, u] = [Math.abs(y - row * 0.62 - (odd - 0.5) * 0.2), Math.abs(x - column * 0.55 - (odd - 0.5) * 0.25)]
  return odd < 0.3 ? 0 : edge(Math.sqrt(u) + Math.sqrt(v) - 0.34)
}
