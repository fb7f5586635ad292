import type { Rgb } from '../../color.ts'
import { playTape } from '../../styles/cyberpunk-retro/play-tape.ts'
import type { Duotone } from '../../styles/duotone.ts'
import { scatterSparks } from '../../styles/fantasy/scatter-sparks.ts'
import type { Grade } from '../../styles/grade.ts'
import { brushOver } from './brush-over.ts'
import type { LitStyle } from './lit-hand.ts'
import type { PhotoPlace } from './photo-scene.ts'
import type { Lamp } from './relight.ts'

const NONE: Rgb = [0, 0, 0]
const plain: Grade = { contrast: 1, saturation: 1, shadows: NONE, lights: NONE, vignette: 0 }
const lamp = (x: number, y: number, color: Rgb): Lamp => ({ toward: [x, y], color })
const ramp = (dark: Rgb, middle: Rgb, light: Rgb, share: number, exposure: number): Duotone => ({
  ramp: [dark, middle, light],
  share,
  exposure,
})
/** One of three, for the first, second and third candidate. */
const pick = <Value>(candidate: number, values: readonly [Value, Value, Value]): Value =>
  values[(candidate - 1) % 3] ?? values[0]
const at = (backdrop: PhotoPlace['backdrop'], timeOfDay: PhotoPlace['timeOfDay']): PhotoPlace => ({ backdrop, timeOfDay })

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
    figure: { contrast: 1.22, saturation: 1.25, shadows: [0.03, 0, 0.09], lights: NONE, vignette: 0 },
    palette: ramp([0.02, 0, 0.08], [0.42, 0.1, 0.62], [1, 0.72, 1], 0.36, 0.92),
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
    behind: ramp([0.02, 0, 0.06], [0.2, 0.03, 0.42], [0.7, 0.35, 1], 0.6, 0.8),
    bloom: { radius: 0.02, from: 0.6, strength: 0.8 },
    finish: { contrast: 1.06, saturation: 1.1, shadows: [0.01, 0, 0.03], lights: NONE, vignette: 0.3 },
  }
}

export function cyberpunkStyle(candidate: number): LitStyle {
  const isMirrored = candidate === 2
  const side = isMirrored ? -1 : 1
  return {
    calm: 6,
    detail: 0.55,
    figure: { contrast: 1.16, saturation: 1.1, shadows: [0.02, 0, 0.06], lights: NONE, vignette: 0 },
    palette: ramp([0.02, 0.02, 0.09], [0.34, 0.24, 0.46], [1, 0.86, 0.9], candidate === 3 ? 0.45 : 0.3, 0.92),
    lamps: {
      key: lamp(-0.9 * side, -0.2, [1.18, 0.72, 1.02]),
      fill: [0.3, 0.58, 0.8],
      rims: [lamp(-0.95 * side, -0.2, [1.3, 0.2, 0.85]), lamp(0.95 * side, -0.15, [0.15, 1.1, 1.3])],
    },
    ink: { pen: 1, from: 6.5, onSkin: 0.1, onFeatures: 0.15, behind: 0.5, outline: 0, color: [14, 8, 30], own: 0.2 },
    place: at('neon city', 'night'),
    behind: ramp([0.02, 0.02, 0.1], [0.4, 0.12, 0.5], [0.6, 0.95, 1], 0.5, 0.75),
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
    figure: { contrast: 1.32, saturation: 0.5, shadows: NONE, lights: NONE, vignette: 0 },
    palette: ramp([0, 0, 0.03], [0.28, 0.26, 0.34], [1, 0.95, 1], 0.4, 0.78),
    lamps: {
      key: lamp(-1, -0.1, [left[0] * 0.72 + 0.06, left[1] * 0.72 + 0.06, left[2] * 0.72 + 0.06]),
      fill: [right[0] * 0.62 + 0.03, right[1] * 0.62 + 0.03, right[2] * 0.62 + 0.03],
      rims: [lamp(-0.95, -0.1, left), lamp(0.95, -0.1, right)],
    },
    place: at('neon city', 'night'),
    behind: ramp([0, 0, 0.03], [0.3, 0.02, 0.35], [0.1, 0.9, 1], 0.7, 0.6),
    bloom: { radius: 0.026, from: 0.6, strength: 0.8 },
    finish: { contrast: 1.12, saturation: 1.2, shadows: NONE, lights: NONE, vignette: 0.42 },
  }
}

export function cityscapeStyle(candidate: number): LitStyle {
  return {
    calm: 6,
    detail: 0.55,
    figure: { contrast: 1.12, saturation: 0.92, shadows: [0, 0.02, 0.06], lights: NONE, vignette: 0 },
    palette: ramp([0.02, 0.05, 0.12], [0.3, 0.4, 0.55], [0.96, 0.95, 0.98], pick(candidate, [0.34, 0.22, 0.64]), 1.04),
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
    behind: ramp([0.02, 0.04, 0.1], [0.14, 0.3, 0.5], [0.9, 0.86, 0.7], 0.6, 0.7),
    bloom: { radius: 0.02, from: 0.72, strength: 0.5 },
    finish: { contrast: 1.06, saturation: 1.05, shadows: [0, 0.01, 0.04], lights: [0.01, 0, -0.01], vignette: 0.22 },
  }
}

export function sciFiStyle(candidate: number): LitStyle {
  return {
    calm: 5,
    detail: 0.7,
    figure: { contrast: 1.12, saturation: 0.78, shadows: [-0.01, 0.02, 0.05], lights: [-0.02, 0.01, 0.02], vignette: 0 },
    palette: ramp([0.02, 0.06, 0.11], [0.34, 0.46, 0.54], [0.94, 1, 1], pick(candidate, [0.3, 0.2, 0.42]), 1.1),
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
    behind: ramp([0.02, 0.05, 0.1], [0.24, 0.42, 0.52], [0.82, 0.97, 1], 0.5, 0.9),
    bloom: { radius: 0.02, from: 0.76, strength: 0.42 },
    finish: { contrast: 1.06, saturation: 1, shadows: [-0.01, 0.01, 0.03], lights: [-0.01, -0.01, 0.01], vignette: 0.24 },
  }
}

export function fantasyStyle(candidate: number): LitStyle {
  return {
    calm: 10,
    detail: 0.3,
    figure: { contrast: 1.1, saturation: 1.18, shadows: [0.01, 0, 0.04], lights: [0.05, 0.02, -0.06], vignette: 0 },
    palette: ramp([0.05, 0.03, 0.12], [0.5, 0.38, 0.34], [1, 0.88, 0.66], 0.18, 1.1),
    lamps: {
      key: lamp(-0.8, -0.5, [1.1, 0.98, 0.82]),
      fill: [0.6, 0.58, 0.76],
      rims: [
        lamp(
          0.9,
          -0.3,
          pick<Rgb>(candidate, [
            [0.3, 1, 0.95],
            [0.8, 0.4, 1.2],
            [1.1, 0.5, 0.2],
          ]),
        ),
        lamp(-0.85, -0.5, [1.1, 0.84, 0.42]),
      ],
    },
    place: pick(candidate, [at('castle', 'golden hour'), at('forest', 'dusk'), at('cathedral', 'golden hour')]),
    behind: ramp([0.02, 0.03, 0.12], [0.2, 0.36, 0.36], [1, 0.86, 0.56], 0.42, 0.9),
    bloom: { radius: 0.03, from: 0.74, strength: 0.45 },
    finish: { contrast: 1.05, saturation: 1.08, shadows: [0.01, 0, 0.03], lights: [0.02, 0.01, -0.03], vignette: 0.24 },
    over: (painting, seed) => scatterSparks(painting, { seed, color: [255, 214, 120] }),
  }
}

export function corporateStyle(candidate: number): LitStyle {
  return {
    calm: 3.5,
    detail: 0.7,
    figure: { contrast: 1.02, saturation: 0.94, shadows: [0.01, 0.014, 0.026], lights: [0.02, 0.02, 0.02], vignette: 0 },
    lamps: { key: lamp(-0.5, -0.7, [1.1, 1.09, 1.08]), fill: [0.96, 0.97, 1], rims: [lamp(0.9, -0.3, [0.4, 0.42, 0.45])] },
    place: pick(candidate, [at('office', 'noon'), at('studio', 'noon'), at('library', 'noon')]),
    behind: ramp([0.1, 0.18, 0.34], [0.62, 0.68, 0.76], [1, 1, 1], 0.35, 1.1),
    finish: { contrast: 1.03, saturation: 0.96, shadows: [0.01, 0.015, 0.03], lights: [0, 0, 0.01], vignette: 0 },
  }
}

export function retroStyle(candidate: number): LitStyle {
  return {
    calm: 10,
    detail: 0.12,
    figure: { contrast: 1.28, saturation: 1.3, shadows: [0.06, 0, 0.12], lights: NONE, vignette: 0 },
    palette: ramp(
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
    behind: ramp([0.1, 0.02, 0.22], [0.78, 0.16, 0.58], [1, 0.72, 0.55], 0.55, 0.9),
    bloom: { radius: 0.016, from: 0.74, strength: 0.4 },
    over: playTape,
  }
}

export function cinematicStyle(candidate: number): LitStyle {
  return {
    calm: 2.5,
    detail: 0.9,
    figure: { contrast: 1.16, saturation: 0.86, shadows: [-0.03, 0.03, 0.06], lights: [0.07, 0.01, -0.09], vignette: 0 },
    lamps: { key: lamp(-0.85, -0.2, [1.16, 1.02, 0.84]), fill: [0.34, 0.46, 0.52], rims: [lamp(0.9, -0.3, [0.42, 0.8, 0.95])] },
    ...(candidate !== 3 && {
      place: pick(candidate, [at('city street', 'dusk'), at('cafe', 'night'), at('city street', 'night')]),
    }),
    behind: ramp([0.02, 0.07, 0.1], [0.3, 0.38, 0.38], [1, 0.84, 0.62], 0.4, 0.72),
    bloom: { radius: 0.03, from: 0.76, strength: 0.35 },
    finish: { contrast: 1.1, saturation: 0.96, shadows: [-0.02, 0.02, 0.04], lights: [0.04, 0.01, -0.05], vignette: 0.4 },
    grain: 5,
  }
}

export function realismStyle(candidate: number): LitStyle {
  return {
    calm: 2.5,
    detail: 0.85,
    figure: {
      contrast: pick(candidate, [1.05, 1.05, 1.2]),
      saturation: pick(candidate, [0.82, 0.7, 0.25]),
      shadows: [0.01, 0.008, 0.004],
      lights: NONE,
      vignette: 0,
    },
    lamps: {
      key: lamp(candidate === 2 ? 0.9 : -0.9, -0.4, [1.06, 1.04, 1]),
      fill: [0.66, 0.66, 0.68],
      rims: [lamp(0.9, -0.3, [0.16, 0.16, 0.17])],
    },
    place: at('studio', candidate === 3 ? 'dusk' : 'noon'),
    behind: ramp([0.08, 0.07, 0.06], [0.5, 0.47, 0.44], [1, 0.98, 0.95], 0.25, 0.95),
    finish: { contrast: 1.03, saturation: 0.96, shadows: NONE, lights: NONE, vignette: 0.26 },
    grain: 3,
  }
}

export function photorealStyle(candidate: number): LitStyle {
  return {
    calm: 2.2,
    detail: 0.8,
    figure: {
      ...plain,
      contrast: pick(candidate, [1.06, 1.1, 1.02]),
      saturation: pick(candidate, [1.08, 0.98, 1.12]),
      lights: pick<Rgb>(candidate, [
        [0.02, 0.01, -0.02],
        [0, 0.005, 0.015],
        [0.12, 0.03, -0.12],
      ]),
    },
    lamps: { key: lamp(-0.7, -0.5, [1.06, 1.05, 1.03]), fill: [0.9, 0.9, 0.92], rims: [lamp(0.9, -0.4, [0.12, 0.11, 0.1])] },
    bloom: { radius: 0.02, from: 0.84, strength: 0.22 },
    finish: { ...plain, vignette: pick(candidate, [0.2, 0.2, 0.46]) },
    grain: 2,
  }
}

export function surrealistStyle(candidate: number): LitStyle {
  return {
    calm: 9,
    detail: 0.35,
    figure: { contrast: 1.06, saturation: 1.04, shadows: [0.05, 0.01, 0.07], lights: [0.04, 0, -0.05], vignette: 0 },
    palette: ramp([0.16, 0.1, 0.26], [0.68, 0.46, 0.48], [1, 0.9, 0.74], pick(candidate, [0.28, 0.18, 0.4]), 1.02),
    lamps: { key: lamp(-0.8, -0.3, [1.08, 0.98, 0.88]), fill: [0.62, 0.52, 0.74], rims: [lamp(0.9, -0.2, [0.6, 0.35, 0.4])] },
    place: pick(candidate, [at('desert', 'dusk'), at('sea', 'dusk'), at('meadow', 'dusk')]),
    behind: ramp([0.2, 0.2, 0.42], [0.8, 0.5, 0.5], [1, 0.85, 0.6], 0.55, 1),
  }
}

export function fantasyArtStyle(candidate: number): LitStyle {
  return {
    calm: 15,
    detail: 0.05,
    figure: { contrast: 1.16, saturation: 1.1, shadows: [0.03, 0, 0.06], lights: [0.06, 0.01, -0.05], vignette: 0 },
    palette: ramp(
      [0.08, 0.04, 0.14],
      pick<Rgb>(candidate, [
        [0.56, 0.36, 0.4],
        [0.3, 0.42, 0.5],
        [0.56, 0.42, 0.24],
      ]),
      [1, 0.86, 0.66],
      0.32,
      0.95,
    ),
    lamps: { key: lamp(-0.9, -0.3, [1.14, 0.96, 0.78]), fill: [0.4, 0.34, 0.56], rims: [lamp(0.9, -0.4, [0.95, 0.45, 0.3])] },
    place: pick(candidate, [at('ruins', 'dusk'), at('mountains', 'dawn'), at('sky', 'golden hour')]),
    behind: ramp([0.1, 0.05, 0.16], [0.6, 0.36, 0.4], [1, 0.86, 0.64], 0.5, 0.9),
    finish: { contrast: 1.06, saturation: 1.06, shadows: [0.02, 0, 0.02], lights: [0.02, 0.01, -0.03], vignette: 0.3 },
    over: brushOver,
  }
}
