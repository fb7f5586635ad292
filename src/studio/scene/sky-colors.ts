import type { Rgb } from '../color.ts'
import { mixRgb, rgbFromHex } from '../color.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

export interface SkyColors {
  readonly top: Rgb
  readonly middle: Rgb
  readonly low: Rgb
  /** Around the sun or moon. */
  readonly glow: Rgb
  readonly cloud: Rgb
  readonly cloudShade: Rgb
  readonly stars: number
}

type Hexes = readonly [top: string, middle: string, low: string, glow: string, cloud: string, cloudShade: string]

const SKIES: Readonly<Record<SceneSheet['timeOfDay'], Hexes>> = {
  dawn: ['#5d74b8', '#c39bc4', '#fcd0ab', '#ffe3b8', '#ffd9cc', '#a788b8'],
  morning: ['#3f8fd6', '#86c3ec', '#d8effa', '#fff6da', '#ffffff', '#a8c6e4'],
  noon: ['#1f78cf', '#5cacec', '#bfe4f8', '#ffffff', '#ffffff', '#9dc3e8'],
  afternoon: ['#3a85c8', '#82bbe2', '#e8ecd8', '#fff2c8', '#fffaf0', '#a9bad4'],
  'golden hour': ['#5b7fb8', '#e8b088', '#ffc768', '#fff0b0', '#ffdca0', '#c98c80'],
  dusk: ['#323a6c', '#7a5a8c', '#ec9478', '#ffb988', '#d08a94', '#564a74'],
  night: ['#0c1438', '#1c2c60', '#3a5284', '#cfe0ff', '#51649a', '#26355f'],
}

const OVERCAST: Readonly<Partial<Record<SceneSheet['weather'], readonly [hex: string, share: number]>>> = {
  cloudy: ['#a9b4c0', 0.5],
  rain: ['#7b8692', 0.78],
  storm: ['#474e5c', 0.84],
  snow: ['#b4bfd0', 0.55],
  fog: ['#b9c2c8', 0.7],
}

/** A sun near the horizon colours the clouds that would hide a high one. */
const LOW_SUN: ReadonlySet<SceneSheet['timeOfDay']> = new Set(['dawn', 'golden hour', 'dusk'])

/** The sky of the hour, greyed by the weather. */
export function skyColorsFor(scene: Pick<SceneSheet, 'timeOfDay' | 'weather' | 'skyColor'>): SkyColors {
  const overcast = OVERCAST[scene.weather]
  const isNight = scene.timeOfDay === 'night'
  const { skyColor } = scene
  const [top, middle, low, glow, cloud, cloudShade] = SKIES[scene.timeOfDay].map((hex) => {
    const own = rgbFromHex(hex)
    const color = skyColor ? inColor(own, skyColor) : own
    if (!overcast) return color
    const grey = rgbFromHex(overcast[0])
    const share = overcast[1] * (scene.weather === 'cloudy' && LOW_SUN.has(scene.timeOfDay) ? 0.36 : 1)
    return mixRgb(color, isNight ? mixRgb(grey, [0.04, 0.06, 0.12], 0.72) : grey, share)
  }) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb] // six hexes in, six colours out
  return { top, middle, low, glow, cloud, cloudShade, stars: isNight && !overcast ? 1 : scene.timeOfDay === 'dusk' ? 0.3 : 0 }
}

const LUMA = [0.3, 0.59, 0.11] as const
const lightOf = (color: Rgb) => color[0] * LUMA[0] + color[1] * LUMA[1] + color[2] * LUMA[2]

/** A part of the sky in another colour, half as light as it was and half as light as that. */
function inColor(own: Rgb, color: Rgb): Rgb {
  const [before, now] = [lightOf(own), Math.max(0.02, lightOf(color))]
  const light = (before + now) / 2
  const lit: Rgb =
    light <= now
      ? [(color[0] * light) / now, (color[1] * light) / now, (color[2] * light) / now]
      : mixRgb(color, [1, 1, 1], (light - now) / Math.max(0.02, 1 - now))
  return mixRgb(own, lit, 0.88)
}
