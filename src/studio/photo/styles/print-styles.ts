import type { PrintStyle } from './print-hand.ts'

const BLACK = [0.045, 0.04, 0.07] as const

/** Bold black lines, spot blacks, few colours, halftone in the half tones. The candidates: as found, night issue, in the street. */
export function comicStyle(candidate: number): PrintStyle {
  return {
    shape: { eyes: 1.08, nose: 1, mouth: 1, jaw: 1 },
    calm: 9,
    cel: {
      saturation: candidate === 2 ? 1.15 : 1.5,
      skinShadow: [0.84, 0.64, 0.58],
      shadow: candidate === 2 ? [0.62, 0.66, 1.06] : [0.8, 0.78, 0.96],
      pale: 0.04,
      flatSkin: 0.85,
      tones: 5,
      hardness: 0.85,
      hairLight: 0.6,
      lift: 10,
      softness: 3,
    },
    ink: { pen: 2.1, from: 3.4, onSkin: 0.5, onFeatures: 1, behind: 0.75, outline: 1.7 },
    features: {
      ink: BLACK,
      iris: 1.06,
      open: 1.08,
      lash: 0.1,
      glass: 0.1,
      brow: 1,
      nose: 1.2,
      mouth: 1.1,
      lips: 0.3,
      blush: 0,
    },
    contrast: 1.16,
    dots: 130,
    dotColor: candidate === 2 ? [0.5, 0.5, 0.85] : [0.84, 0.6, 0.58],
    dotsFrom: 170,
    dotsFull: 70,
    black: candidate === 2 ? 66 : 50,
    ...(candidate === 3 && { place: { backdrop: 'city street', timeOfDay: 'noon' } as const }),
  }
}

/** Loud flat colours, Ben-Day dots, thick black lines, rays behind. */
export function popStyle(candidate: number): PrintStyle {
  return {
    shape: { eyes: 1.1, nose: 1, mouth: 1.06, jaw: 1 },
    calm: 14,
    cel: {
      saturation: [2, 2.5, 1.5][(candidate - 1) % 3] ?? 2,
      skinShadow: [1, 0.66, 0.62],
      shadow: [0.9, 0.7, 1.1],
      pale: 0.04,
      flatSkin: 1,
      tones: 3,
      hardness: 1,
      hairLight: 0.5,
      lift: candidate === 3 ? 44 : 22,
      softness: 2.5,
    },
    ink: { pen: 3, from: 4.4, onSkin: 0.15, onFeatures: 0.8, behind: 0.2, outline: 2.2 },
    features: {
      ink: [0.05, 0.04, 0.08],
      iris: 1.1,
      open: 1.15,
      lash: 0.13,
      glass: 0.1,
      brow: 1.4,
      nose: 1.4,
      mouth: 1.3,
      lips: 1,
      blush: 0,
    },
    contrast: 1.2,
    dots: 84,
    dotColor: candidate === 2 ? [0.4, 0.6, 1.1] : candidate === 3 ? [0.3, 0.85, 0.75] : [1, 0.42, 0.44],
    dotsFrom: 205,
    dotsFull: 110,
    black: 44,
    place: { backdrop: 'studio', timeOfDay: 'noon' },
  }
}
