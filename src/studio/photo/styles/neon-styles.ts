import type { Rgb } from '../../color.ts'
import { playTape } from '../../styles/cyberpunk-retro/play-tape.ts'
import { at, lamp, NO_TINT, pick, tint } from './light-words.ts'
import type { LitStyle } from './lit-hand.ts'

export function neonpunkStyle(candidate: number): LitStyle {
  const [one, other] = pick<readonly [Rgb, Rgb]>(candidate, [
    [
      [1.5, 0.2, 1.1],
      [0.2, 0.8, 1.7],
    ],
    [
      [0.5, 0.25, 1.8],
      [1.4, 0.3, 0.9],
    ],
    [
      [0.1, 1.4, 1.3],
      [1.3, 0.2, 1.4],
    ],
  ])
  return {
    calm: 8,
    detail: 0.35,
    figure: { contrast: 1.22, saturation: 1.25, shadows: [0.03, 0, 0.09], lights: NO_TINT, vignette: 0 },
    palette: tint([0.02, 0, 0.08], [0.42, 0.1, 0.62], [1, 0.72, 1], 0.36, 0.92),
    lamps: {
      key: lamp(-0.9, -0.2, [one[0] * 0.5 + 0.42, one[1] * 0.5 + 0.34, one[2] * 0.5 + 0.42]),
      fill: [other[0] * 0.4 + 0.12, other[1] * 0.4 + 0.1, other[2] * 0.4 + 0.2],
      rims: [lamp(-0.95, -0.2, one), lamp(0.95, -0.2, other)],
    },
    ink: {
      pen: 1.6,
      from: 5.5,
      onSkin: 0.15,
      onFeatures: 0.15,
      behind: 0.6,
      outline: 1.5,
      color: pick(candidate, [
        [255, 96, 236],
        [150, 120, 255],
        [90, 255, 240],
      ]),
      own: 0,
    },
    place: at('neon city', 'night'),
    behind: tint([0.02, 0, 0.06], [0.2, 0.03, 0.42], [0.7, 0.35, 1], 0.6, 0.8),
    bloom: { radius: 0.02, from: 0.6, strength: 0.8 },
    finish: { contrast: 1.06, saturation: 1.1, shadows: [0.01, 0, 0.03], lights: NO_TINT, vignette: 0.3 },
  }
}

export function cyberpunkStyle(candidate: number): LitStyle {
  const isMirrored = candidate === 2
  const side = isMirrored ? -1 : 1
  return {
    calm: 6,
    detail: 0.55,
    figure: { contrast: 1.16, saturation: 1.1, shadows: [0.02, 0, 0.06], lights: NO_TINT, vignette: 0 },
    palette: tint([0.02, 0.02, 0.09], [0.34, 0.24, 0.46], [1, 0.86, 0.9], candidate === 3 ? 0.45 : 0.3, 0.92),
    lamps: {
      key: lamp(-0.9 * side, -0.2, [1.18, 0.72, 1.02]),
      fill: [0.3, 0.58, 0.8],
      rims: [lamp(-0.95 * side, -0.2, [1.3, 0.2, 0.85]), lamp(0.95 * side, -0.15, [0.15, 1.1, 1.3])],
    },
    ink: { pen: 1, from: 6.5, onSkin: 0.1, onFeatures: 0.15, behind: 0.5, outline: 0, color: [14, 8, 30], own: 0.2 },
    place: at('neon city', 'night'),
    behind: tint([0.02, 0.02, 0.1], [0.4, 0.12, 0.5], [0.6, 0.95, 1], 0.5, 0.75),
    bloom: { radius: 0.02, from: 0.7, strength: 0.55 },
    finish: { contrast: 1.05, saturation: 1.08, shadows: [0.01, 0, 0.03], lights: [-0.01, 0, 0.02], vignette: 0.26 },
  }
}

export function neonCyberpunkStyle(candidate: number): LitStyle {
  const [left, right] = pick<readonly [Rgb, Rgb]>(candidate, [
    [
      [1.7, 0.12, 1],
      [0.05, 1.1, 1.7],
    ],
    [
      [0.1, 1.5, 0.9],
      [1.5, 0.15, 1.2],
    ],
    [
      [1.7, 0.5, 0.1],
      [0.3, 0.4, 1.8],
    ],
  ])
  return {
    calm: 6,
    detail: 0.45,
    figure: { contrast: 1.32, saturation: 0.5, shadows: NO_TINT, lights: NO_TINT, vignette: 0 },
    palette: tint([0, 0, 0.03], [0.28, 0.26, 0.34], [1, 0.95, 1], 0.4, 0.78),
    lamps: {
      key: lamp(-1, -0.1, [left[0] * 0.72 + 0.06, left[1] * 0.72 + 0.06, left[2] * 0.72 + 0.06]),
      fill: [right[0] * 0.62 + 0.03, right[1] * 0.62 + 0.03, right[2] * 0.62 + 0.03],
      rims: [lamp(-0.95, -0.1, left), lamp(0.95, -0.1, right)],
    },
    place: at('neon city', 'night'),
    behind: tint([0, 0, 0.03], [0.3, 0.02, 0.35], [0.1, 0.9, 1], 0.7, 0.6),
    bloom: { radius: 0.026, from: 0.6, strength: 0.8 },
    finish: { contrast: 1.12, saturation: 1.2, shadows: NO_TINT, lights: NO_TINT, vignette: 0.42 },
  }
}

export function cityscapeStyle(candidate: number): LitStyle {
  return {
    calm: 6,
    detail: 0.55,
    figure: { contrast: 1.12, saturation: 0.92, shadows: [0, 0.02, 0.06], lights: NO_TINT, vignette: 0 },
    palette: tint([0.02, 0.05, 0.12], [0.3, 0.4, 0.55], [0.96, 0.95, 0.98], pick(candidate, [0.34, 0.22, 0.64]), 1.04),
    lamps: {
      key: lamp(-0.8, -0.3, [0.84, 0.94, 1.08]),
      fill: [0.46, 0.54, 0.74],
      rims: [
        lamp(
          0.9,
          0.1,
          pick<Rgb>(candidate, [
            [1.3, 0.72, 0.26],
            [1.4, 0.5, 0.2],
            [1.2, 0.3, 0.5],
          ]),
        ),
        lamp(-0.9, -0.3, [0.3, 0.7, 1.3]),
      ],
    },
    ink: { pen: 1, from: 6.5, onSkin: 0.1, onFeatures: 0.15, behind: 0.5, outline: 0, color: [6, 12, 26], own: 0.2 },
    place: at('rooftop', 'night'),
    behind: tint([0.02, 0.04, 0.1], [0.14, 0.3, 0.5], [0.9, 0.86, 0.7], 0.6, 0.7),
    bloom: { radius: 0.02, from: 0.72, strength: 0.5 },
    finish: { contrast: 1.06, saturation: 1.05, shadows: [0, 0.01, 0.04], lights: [0.01, 0, -0.01], vignette: 0.22 },
  }
}

export function sciFiStyle(candidate: number): LitStyle {
  return {
    calm: 5,
    detail: 0.7,
    figure: { contrast: 1.12, saturation: 0.78, shadows: [-0.01, 0.02, 0.05], lights: [-0.02, 0.01, 0.02], vignette: 0 },
    palette: tint([0.02, 0.06, 0.11], [0.34, 0.46, 0.54], [0.94, 1, 1], pick(candidate, [0.3, 0.2, 0.42]), 1.1),
    lamps: {
      key: lamp(-0.7, -0.5, [0.98, 1.02, 1.06]),
      fill: [0.42, 0.56, 0.68],
      rims: [
        lamp(
          0.95,
          -0.2,
          pick<Rgb>(candidate, [
            [0.15, 1.05, 1.25],
            [0.9, 0.5, 0.2],
            [0.5, 0.5, 1.4],
          ]),
        ),
        lamp(-0.95, -0.3, [0.5, 0.8, 1]),
      ],
    },
    place: pick(candidate, [at('spaceship', 'noon'), at('laboratory', 'night'), at('space', 'night')]),
    behind: tint([0.02, 0.05, 0.1], [0.24, 0.42, 0.52], [0.82, 0.97, 1], 0.5, 0.9),
    bloom: { radius: 0.02, from: 0.76, strength: 0.42 },
    finish: { contrast: 1.06, saturation: 1, shadows: [-0.01, 0.01, 0.03], lights: [-0.01, -0.01, 0.01], vignette: 0.24 },
  }
}

export function retroStyle(candidate: number): LitStyle {
  return {
    calm: 10,
    detail: 0.12,
    figure: { contrast: 1.28, saturation: 1.3, shadows: [0.06, 0, 0.12], lights: NO_TINT, vignette: 0 },
    palette: tint(
      [0.12, 0.02, 0.26],
      pick<Rgb>(candidate, [
        [0.82, 0.24, 0.56],
        [0.5, 0.2, 0.7],
        [0.9, 0.36, 0.36],
      ]),
      [1, 0.88, 0.72],
      pick(candidate, [0.44, 0.34, 0.74]),
      1.04,
    ),
    lamps: {
      key: lamp(-0.8, -0.2, [1.06, 0.9, 0.98]),
      fill: [0.56, 0.4, 0.82],
      rims: [lamp(0.9, -0.2, [1.3, 0.5, 0.4]), lamp(-0.9, -0.1, [0.2, 1, 1.3])],
    },
    ink: { pen: 1.8, from: 4.5, onSkin: 0.2, onFeatures: 0.15, behind: 0.6, outline: 1.2, color: [38, 8, 58], own: 0.15 },
    place: candidate === 3 ? at('beach', 'night') : at('neon city', 'night'),
    behind: tint([0.1, 0.02, 0.22], [0.78, 0.16, 0.58], [1, 0.72, 0.55], 0.55, 0.9),
    bloom: { radius: 0.016, from: 0.74, strength: 0.4 },
    over: playTape,
  }
}
