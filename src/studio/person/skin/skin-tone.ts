import type { Rgb } from '../../color.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease } from './ease.ts'

/** What decides how a skin behaves, taken from its colour. */
export interface SkinTone {
  /** 0 fair … 1 very dark. */
  readonly darkness: number
  /** 1 for colours that people have; 0 for blue, green and grey ones. */
  readonly natural: number
  /** What a channel is multiplied by where blood shows fully. */
  readonly flush: Rgb
  /** What it is multiplied by in thin, shaded skin (lids, under the eyes). */
  readonly shade: Rgb
  /** Colour of healthy lips without paint. */
  readonly lips: Rgb
}

/** How a skin of this colour shows blood and shade. */
export function skinTone({ skin }: Pick<CharacterSheet, 'skin'>): SkinTone {
  const [red, green, blue] = skin.base
  const luma = red * 0.3 + green * 0.59 + blue * 0.11
  const darkness = ease(0.72, 0.26, luma)
  const natural = ease(0.02, 0.09, red - green) * ease(-0.03, 0.03, green - blue)
  const mixed = (own: number, other: number) => other + (own - other) * natural
  // Skin of other blood flushes in the colour that its sheet names, and is shaded in its own.
  const foreign = (channel: 0 | 1 | 2) => {
    const ratio = (skin.blush[channel] + 0.12) / (skin.base[channel] + 0.12)
    return Math.min(1.12, Math.max(0.72, ratio))
  }
  const pale = 1 - darkness
  return {
    darkness,
    natural,
    flush: [
      mixed(1 + 0.01 * pale - 0.05 * darkness, foreign(0)),
      mixed(0.74 + 0.12 * darkness, foreign(1)),
      mixed(0.73 + 0.13 * darkness, foreign(2)),
    ],
    shade: [mixed(0.86, 0.8), mixed(0.77 + 0.03 * darkness, 0.8), mixed(0.79 + 0.03 * darkness, 0.82)],
    lips: lipsOf(skin.base, { darkness, natural }),
  }
}

function lipsOf([red, green, blue]: Rgb, { darkness, natural }: { readonly darkness: number; readonly natural: number }): Rgb {
  const own: Rgb = [
    red * (0.87 - 0.06 * darkness) + 0.02,
    green * (0.665 + 0.1 * darkness),
    blue * (0.705 + 0.13 * darkness) + 0.015,
  ]
  const foreign: Rgb = [red * 0.74 + 0.03, green * 0.7, blue * 0.74 + 0.02]
  return [
    foreign[0] + (own[0] - foreign[0]) * natural,
    foreign[1] + (own[1] - foreign[1]) * natural,
    foreign[2] + (own[2] - foreign[2]) * natural,
  ]
}
