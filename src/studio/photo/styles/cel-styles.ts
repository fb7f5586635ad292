import type { CelStyle } from './cel-hand.ts'

const INK = [0.16, 0.1, 0.15] as const

/** Painted cels: thin coloured lines, two tones of skin, glassy eyes. The candidates: clear, evening, and pale in a drawn street. */
export function animeStyle(candidate: number): CelStyle {
  const isEvening = candidate === 2
  const isPale = candidate === 3
  return {
    shape: { eyes: 1.3, nose: 0.9, mouth: 0.94, jaw: 0.93 },
    calm: 9,
    cel: {
      saturation: isPale ? 1.12 : 1.34,
      skinShadow: isEvening ? [0.84, 0.66, 0.76] : [0.9, 0.74, 0.76],
      shadow: isEvening ? [0.82, 0.74, 1.02] : [0.9, 0.86, 1],
      pale: isPale ? 0.3 : 0.2,
      flatSkin: 0.9,
      tones: 6,
      hardness: 0.7,
      hairLight: 0.75,
      lift: isPale ? 26 : 15,
      softness: 4,
    },
    ink: { pen: 1.5, from: isPale ? 6 : 4.6, onSkin: 0.12, onFeatures: 0.5, behind: 0.3, outline: 1 },
    inkColor: isEvening ? [44, 18, 62] : [46, 22, 40],
    inkOwn: 0.45,
    features: {
      ink: INK,
      iris: 1.42,
      open: 1.22,
      lash: 0.12,
      glass: 1,
      brow: 0.8,
      nose: 0.8,
      mouth: 0.9,
      lips: 0.5,
      blush: 0.7,
    },
    warmth: isEvening ? 0.07 : isPale ? -0.02 : 0.02,
    contrast: isPale ? 0.96 : 1.05,
    ...(isPale && { place: { backdrop: 'city street', timeOfDay: 'afternoon' } as const }),
  }
}

/** Saturday morning: one shade, a medium outline, bright colours. The candidates: as found, candy, and out in the garden. */
export function cartoonStyle(candidate: number): CelStyle {
  return {
    shape: { eyes: 1.2, nose: 1.06, mouth: 1.05, jaw: 0.97 },
    calm: 15,
    cel: {
      saturation: candidate === 2 ? 1.9 : 1.62,
      skinShadow: [0.9, 0.78, 0.74],
      shadow: [0.86, 0.84, 0.96],
      pale: 0.04,
      flatSkin: 1,
      tones: 3,
      hardness: 0.88,
      hairLight: 0.3,
      lift: 26,
      softness: 3,
    },
    ink: { pen: 3, from: 5.2, onSkin: 0.08, onFeatures: 0.35, behind: 0.5, outline: 1.5 },
    inkColor: [36, 24, 34],
    inkOwn: 0.12,
    features: {
      ink: [0.12, 0.08, 0.11],
      iris: 1.2,
      open: 1.25,
      lash: 0.1,
      glass: 0.15,
      brow: 1.5,
      nose: 1.5,
      mouth: 1.3,
      lips: 0.25,
      blush: 0.5,
    },
    warmth: 0.03,
    contrast: 1.06,
    ...(candidate === 3 && { place: { backdrop: 'garden', timeOfDay: 'noon' } as const }),
  }
}

/** A cable-channel comedy: a thick even outline, no shade to speak of, candy colours, flat shapes behind. */
export function americanCartoonStyle(candidate: number): CelStyle {
  return {
    shape: { eyes: 1.42, nose: 1.2, mouth: 1.14, jaw: candidate === 2 ? 1.1 : 0.9 },
    calm: 22,
    cel: {
      saturation: 1.85,
      skinShadow: [0.95, 0.9, 0.87],
      shadow: [0.9, 0.86, 1.02],
      pale: 0.04,
      flatSkin: 1,
      tones: 3,
      hardness: 0.95,
      hairLight: 0,
      lift: 16,
      softness: 2.5,
    },
    ink: { pen: 4, from: 6, onSkin: 0.02, onFeatures: 0.2, behind: 0.3, outline: 2.1 },
    inkColor: [20, 12, 16],
    inkOwn: 0,
    features: {
      ink: [0.07, 0.045, 0.06],
      iris: 0.9,
      open: 1.38,
      lash: 0.13,
      glass: 0,
      brow: 2,
      nose: 2.4,
      mouth: 1.8,
      lips: 0,
      blush: 0.3,
    },
    warmth: 0.02,
    contrast: 1.1,
    place: {
      backdrop: (['city street', 'bedroom', 'beach'] as const)[(candidate - 1) % 3] ?? 'city street',
      timeOfDay: 'noon',
    },
  }
}

/** Hand-painted film: a soft brown line, flat gentle colour, small plain eyes, a lush painted world behind. */
export function ghibliStyle(candidate: number): CelStyle {
  return {
    shape: { eyes: 1.16, nose: 0.86, mouth: 0.96, jaw: 1.03 },
    calm: 12,
    cel: {
      saturation: 1.12,
      skinShadow: [0.95, 0.85, 0.79],
      shadow: [0.98, 0.9, 0.88],
      pale: 0.04,
      flatSkin: 0.92,
      tones: 5,
      hardness: 0.62,
      hairLight: 0.14,
      lift: 20,
      softness: 9,
    },
    ink: { pen: 1.4, from: 4.6, onSkin: 0.08, onFeatures: 0.4, behind: 0.4, outline: 0.9 },
    inkColor: [84, 50, 36],
    inkOwn: 0.3,
    features: {
      ink: [0.3, 0.17, 0.12],
      iris: 1.22,
      open: 1.15,
      lash: 0.08,
      glass: 0.1,
      brow: 0.9,
      nose: 0.8,
      mouth: 0.9,
      lips: 0.15,
      blush: 1,
    },
    warmth: 0.03,
    contrast: 0.99,
    place: {
      backdrop: (['meadow', 'village', 'forest'] as const)[(candidate - 1) % 3] ?? 'meadow',
      timeOfDay: candidate === 2 ? 'afternoon' : 'noon',
    },
  }
}
