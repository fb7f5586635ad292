import type { Rgb } from '../../color.ts'
import { scatterSparks } from '../../styles/fantasy/scatter-sparks.ts'
import type { Grade } from '../../styles/grade.ts'
import { brushOver } from './brush-over.ts'
import { at, lamp, NO_TINT, pick, tint } from './light-words.ts'
import type { LitStyle } from './lit-hand.ts'

const PLAIN: Grade = { contrast: 1, saturation: 1, shadows: NO_TINT, lights: NO_TINT, vignette: 0 }

export function fantasyStyle(candidate: number): LitStyle {
  return {
    calm: 10,
    detail: 0.3,
    figure: { contrast: 1.1, saturation: 1.18, shadows: [0.01, 0, 0.04], lights: [0.05, 0.02, -0.06], vignette: 0 },
    palette: tint([0.05, 0.03, 0.12], [0.5, 0.38, 0.34], [1, 0.88, 0.66], 0.18, 1.1),
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
    behind: tint([0.02, 0.03, 0.12], [0.2, 0.36, 0.36], [1, 0.86, 0.56], 0.42, 0.9),
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
    behind: tint([0.1, 0.18, 0.34], [0.62, 0.68, 0.76], [1, 1, 1], 0.35, 1.1),
    finish: { contrast: 1.03, saturation: 0.96, shadows: [0.01, 0.015, 0.03], lights: [0, 0, 0.01], vignette: 0 },
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
    behind: tint([0.02, 0.07, 0.1], [0.3, 0.38, 0.38], [1, 0.84, 0.62], 0.4, 0.72),
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
      lights: NO_TINT,
      vignette: 0,
    },
    lamps: {
      key: lamp(candidate === 2 ? 0.9 : -0.9, -0.4, [1.06, 1.04, 1]),
      fill: [0.66, 0.66, 0.68],
      rims: [lamp(0.9, -0.3, [0.16, 0.16, 0.17])],
    },
    place: at('studio', candidate === 3 ? 'dusk' : 'noon'),
    behind: tint([0.08, 0.07, 0.06], [0.5, 0.47, 0.44], [1, 0.98, 0.95], 0.25, 0.95),
    finish: { contrast: 1.03, saturation: 0.96, shadows: NO_TINT, lights: NO_TINT, vignette: 0.26 },
    grain: 3,
  }
}

export function photorealStyle(candidate: number): LitStyle {
  return {
    calm: 2.2,
    detail: 0.8,
    figure: {
      ...PLAIN,
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
    finish: { ...PLAIN, vignette: pick(candidate, [0.2, 0.2, 0.46]) },
    grain: 2,
  }
}

export function surrealistStyle(candidate: number): LitStyle {
  return {
    calm: 9,
    detail: 0.35,
    figure: { contrast: 1.06, saturation: 1.04, shadows: [0.05, 0.01, 0.07], lights: [0.04, 0, -0.05], vignette: 0 },
    palette: tint([0.16, 0.1, 0.26], [0.68, 0.46, 0.48], [1, 0.9, 0.74], pick(candidate, [0.28, 0.18, 0.4]), 1.02),
    lamps: { key: lamp(-0.8, -0.3, [1.08, 0.98, 0.88]), fill: [0.62, 0.52, 0.74], rims: [lamp(0.9, -0.2, [0.6, 0.35, 0.4])] },
    place: pick(candidate, [at('desert', 'dusk'), at('sea', 'dusk'), at('meadow', 'dusk')]),
    behind: tint([0.2, 0.2, 0.42], [0.8, 0.5, 0.5], [1, 0.85, 0.6], 0.55, 1),
  }
}

export function fantasyArtStyle(candidate: number): LitStyle {
  return {
    calm: 15,
    detail: 0.05,
    figure: { contrast: 1.16, saturation: 1.1, shadows: [0.03, 0, 0.06], lights: [0.06, 0.01, -0.05], vignette: 0 },
    palette: tint(
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
    behind: tint([0.1, 0.05, 0.16], [0.6, 0.36, 0.4], [1, 0.86, 0.64], 0.5, 0.9),
    finish: { contrast: 1.06, saturation: 1.06, shadows: [0.02, 0, 0.02], lights: [0.02, 0.01, -0.03], vignette: 0.3 },
    over: brushOver,
  }
}
