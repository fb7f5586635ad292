import type { Rgb } from '../../color.ts'
import type { FeatureLook } from './feature-look.ts'
import { at, NO_TINT, pick } from './light-words.ts'
import type { LitStyle } from './lit-hand.ts'

/** Modelled eyes: no line but the lashes. */
const MODELLED: FeatureLook = {
  ink: [0.14, 0.09, 0.09],
  iris: 1.25,
  open: 1.2,
  lash: 0.055,
  glass: 0.7,
  brow: 0.9,
  nose: 0,
  mouth: 0.45,
  lips: 0.35,
  blush: 0.35,
}

/** Rounded forms, soft saturated colour, a clean set with a soft shadow. */
export function cartoon3dStyle(candidate: number): LitStyle {
  return {
    shape: { eyes: 1.34, nose: 1.04, mouth: 1, jaw: 0.94 },
    calm: 18,
    detail: 0,
    softSkin: 0.72,
    figure: { contrast: 1.05, saturation: 1.2, shadows: [0.04, 0.02, 0.05], lights: [0.01, 0.01, 0], vignette: 0 },
    lamps: {
      key: { toward: [-0.7, -0.6], color: [1.14, 1.1, 1.04] },
      fill: [0.72, 0.72, 0.84],
      rims: [{ toward: [0.9, -0.3], color: [0.3, 0.28, 0.34] }],
    },
    features: { ...MODELLED, brow: 1.4 },
    place: pick(candidate, [at('bedroom', 'noon'), at('kitchen', 'noon'), at('garden', 'noon')]),
  }
}

/** A feature film: large clear eyes, warm bounced light, skin that lets light through, lamps out of focus behind. */
export function pixarStyle(candidate: number): LitStyle {
  return {
    shape: { eyes: 1.4, nose: 0.98, mouth: 1.02, jaw: 0.92 },
    calm: 11,
    detail: 0.08,
    softSkin: 0.66,
    figure: { contrast: 1.02, saturation: 1.1, shadows: [0.07, 0.02, 0.02], lights: [0.04, 0.015, -0.04], vignette: 0 },
    lamps: {
      key: { toward: [-0.8, -0.5], color: [1.16, 1.06, 0.92] },
      fill: [0.7, 0.6, 0.62],
      rims: [
        {
          toward: [0.9, -0.4],
          color: pick<Rgb>(candidate, [
            [0.85, 0.5, 0.24],
            [0.4, 0.5, 0.9],
            [0.8, 0.4, 0.5],
          ]),
        },
      ],
    },
    features: { ...MODELLED, iris: 1.34, glass: 1 },
    place: pick(candidate, [at('meadow', 'golden hour'), at('cafe', 'dusk'), at('village', 'dusk')]),
    bloom: { radius: 0.03, from: 0.8, strength: 0.3 },
    finish: { contrast: 1.03, saturation: 1.06, shadows: [0.015, 0, 0], lights: [0.02, 0.01, -0.02], vignette: 0.24 },
  }
}

/** Cel and clay between each other: a thin line, bright colour, glossy hair, layered eyes. */
export function anime3dStyle(candidate: number): LitStyle {
  return {
    shape: { eyes: 1.42, nose: 0.8, mouth: 0.88, jaw: 0.88 },
    calm: 12,
    detail: 0,
    softSkin: 0.8,
    figure: { contrast: 1.04, saturation: 1.26, shadows: [0.05, 0.03, 0.1], lights: [0.04, 0.03, 0.04], vignette: 0 },
    lamps: {
      key: { toward: [-0.6, -0.7], color: [1.12, 1.1, 1.1] },
      fill: [0.82, 0.76, 0.95],
      rims: [{ toward: [0.9, -0.4], color: [0.6, 0.6, 0.8] }],
    },
    ink: { pen: 1, from: 6.5, onSkin: 0.02, onFeatures: 0.1, behind: 0, outline: 0.8, color: [52, 28, 56], own: 0.4 },
    features: {
      ink: [0.16, 0.1, 0.16],
      iris: 1.5,
      open: 1.3,
      lash: 0.11,
      glass: 1,
      brow: 0.8,
      nose: 0.4,
      mouth: 0.7,
      lips: 0.5,
      blush: 0.9,
    },
    place: pick(candidate, [at('sky', 'noon'), at('garden', 'afternoon'), at('city street', 'noon')]),
    bloom: { radius: 0.025, from: 0.82, strength: 0.3 },
  }
}

/** A sculptor's model: clay with a breath of the photo's colours, on a turntable. */
export function model3dStyle(candidate: number): LitStyle {
  return {
    shape: { eyes: 1.06, nose: 1, mouth: 1, jaw: 1 },
    calm: 16,
    detail: 0.06,
    softSkin: 0.6,
    figure: {
      contrast: 1.02,
      saturation: pick(candidate, [0.22, 0.02, 0.42]),
      shadows: [0.08, 0.08, 0.09],
      lights: NO_TINT,
      vignette: 0,
    },
    palette: {
      ramp: [
        [0.22, 0.22, 0.24],
        pick<Rgb>(candidate, [
          [0.56, 0.55, 0.54],
          [0.52, 0.54, 0.58],
          [0.72, 0.47, 0.36],
        ]),
        [0.92, 0.91, 0.9],
      ],
      share: pick(candidate, [0.7, 0.9, 0.85]),
      exposure: 1.04,
    },
    lamps: {
      key: { toward: [-0.8, -0.6], color: [1.14, 1.13, 1.12] },
      fill: [0.58, 0.6, 0.64],
      rims: [{ toward: [0.9, -0.3], color: [0.4, 0.43, 0.48] }],
    },
    place: at('studio', 'noon'),
    behind: {
      ramp: [
        [0.2, 0.2, 0.22],
        [0.5, 0.5, 0.52],
        [0.85, 0.85, 0.86],
      ],
      share: 0.6,
      exposure: 0.9,
    },
  }
}
