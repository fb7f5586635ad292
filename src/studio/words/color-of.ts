import { mixRgb, type Rgb, rgbFromHex } from '../color.ts'
import { findTerms } from './find-terms.ts'
import { COLORS, SHADES } from './lexicon/colors.ts'

/**
 * The colour of words such as 'dark green' or 'silver lilac' (a mixture). `names` are names that mean something else on
 * this kind of thing, such as 'red' of hair. Undefined when no colour is in the words.
 */
export function colorOf(words: string, names: Readonly<Record<string, string>> = {}): Rgb | undefined {
  const whole = names[words] ?? COLORS[words]
  if (whole !== undefined) return rgbFromHex(whole)
  const terms = findTerms(words, SHADES, COLORS, names)
  const colors: Rgb[] = []
  let shades: string[] = []
  terms.forEach((term, index) => {
    const isLast = index === terms.length - 1
    const hex = names[term] ?? COLORS[term]
    if (SHADES[term] && !(isLast && colors.length === 0 && names[term])) {
      shades.push(term)
      return
    }
    if (hex === undefined) return
    colors.push(shades.reduceRight(shaded, rgbFromHex(hex)))
    shades = []
  })
  if (colors.length === 0) return undefined
  // The last word names the colour, the ones before lean it: 'silver lilac' is a lilac.
  return colors.reduce((mixture, color) => mixRgb(mixture, color, 0.6))
}

function shaded(color: Rgb, word: string): Rgb {
  const shade = SHADES[word]
  if (!shade) return color
  const grey = 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  switch (shade.toward) {
    case 'white':
      return mixRgb(color, [0.98, 0.97, 0.95], shade.share)
    case 'black':
      return mixRgb(color, [0.06, 0.05, 0.08], shade.share)
    case 'grey':
      return mixRgb(color, [grey, grey, grey], shade.share)
    case 'vivid':
      return [away(color[0], grey, shade.share), away(color[1], grey, shade.share), away(color[2], grey, shade.share)]
    default:
      return shade.toward satisfies never
  }
}

const away = (channel: number, grey: number, share: number) => Math.min(1, Math.max(0, channel + (channel - grey) * share))
