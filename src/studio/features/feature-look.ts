import { mixRgb, type Rgb } from '../color.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'

/** How a style draws features: its line and its tones. Light comes from the scene. */
export interface FeatureLook {
  /** 'drawn' has ink lines and large layered irises, 'painted' soft lids and modelled lips. */
  readonly manner: 'drawn' | 'painted'
  /** Eyes that are neither: glass balls as in figures that were modelled, plain gentle ones, ringed ones of cartoons. */
  readonly eyes?: 'ball' | 'plain' | 'ringed'
  /** A round knob of a nose in place of accents. */
  readonly nose?: 'button'
  /** Blush that the style adds to every cheek, 0 … 1. */
  readonly rosy?: number
  /** Skin is one flat colour that shows nothing finer of its own: freckles are dots on it. */
  readonly isFlatSkin?: boolean
  readonly ink: Rgb
  /** Half heads; 0.02 is a fine anime line. */
  readonly lineWidth: number
  /** The skin in shadow and in light as the style paints it. */
  readonly skinShade: Rgb
  readonly skinLight: Rgb
}

/** A fitting look for a skin; a style may replace any of it. */
export function featureLook(sheet: CharacterSheet, manner: FeatureLook['manner']): FeatureLook {
  const { base } = sheet.skin
  const shade: Rgb = [
    base[0] * base[0] * 0.5 + base[0] * 0.36,
    base[1] * base[1] * 0.5 + base[1] * 0.2,
    base[2] * base[2] * 0.5 + base[2] * 0.22,
  ]
  return {
    manner,
    ink: mixRgb([base[0] * base[0] * 0.34, base[1] * base[1] * 0.2, base[2] * base[2] * 0.26], [0.1, 0.06, 0.1], 0.55),
    lineWidth: manner === 'drawn' ? 0.019 : 0.013,
    skinShade: shade,
    skinLight: mixRgb(base, [1, 0.97, 0.92], 0.4),
  }
}
