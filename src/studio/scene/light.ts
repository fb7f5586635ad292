import type { Rgb } from '../color.ts'
import { mixRgb } from '../color.ts'
import type { BackdropKind, Light, SceneSheet } from '../sheet/scene-sheet.ts'
import { INDOOR_LIGHTS } from './indoor-lights.ts'

type TimeOfDay = SceneSheet['timeOfDay']
type Weather = SceneSheet['weather']
type Direction = readonly [number, number, number]

interface Daylight {
  readonly keyDirection: Direction
  readonly key: Rgb
  readonly ambient: Rgb
  readonly rim: Rgb
  readonly air: Rgb
}

/**
 * The sun and the sky through a day, as factors on a base colour. No key is stronger than (1.12, 0.89, 0.70): beyond that
 * a white shirt turns into skin. Nights keep a bright key, so that a stated colour stays that colour.
 */
const DAYLIGHT: Readonly<Record<TimeOfDay, Daylight>> = {
  dawn: {
    keyDirection: [-0.72, -0.4, 0.58],
    key: [1.1, 0.91, 0.8],
    ambient: [0.55, 0.52, 0.78],
    rim: [1, 0.74, 0.62],
    air: [0.95, 0.8, 0.78],
  },
  morning: {
    keyDirection: [-0.6, -0.56, 0.6],
    key: [1.07, 1.01, 0.93],
    ambient: [0.58, 0.64, 0.82],
    rim: [1, 0.93, 0.78],
    air: [0.83, 0.9, 0.95],
  },
  noon: {
    keyDirection: [-0.36, -0.74, 0.58],
    key: [1.05, 1.03, 0.98],
    ambient: [0.56, 0.66, 0.86],
    rim: [0.95, 0.98, 1],
    air: [0.78, 0.89, 0.97],
  },
  afternoon: {
    keyDirection: [-0.62, -0.54, 0.58],
    key: [1.08, 1, 0.9],
    ambient: [0.57, 0.6, 0.8],
    rim: [1, 0.9, 0.72],
    air: [0.86, 0.88, 0.9],
  },
  'golden hour': {
    keyDirection: [-0.76, -0.34, 0.56],
    key: [1.12, 0.9, 0.71],
    ambient: [0.54, 0.48, 0.7],
    rim: [1, 0.74, 0.4],
    air: [0.98, 0.74, 0.55],
  },
  dusk: {
    keyDirection: [-0.7, -0.42, 0.58],
    key: [1.03, 0.86, 0.86],
    ambient: [0.46, 0.42, 0.68],
    rim: [1, 0.6, 0.56],
    air: [0.68, 0.5, 0.66],
  },
  night: {
    keyDirection: [-0.56, -0.58, 0.6],
    key: [0.89, 0.92, 1.01],
    ambient: [0.35, 0.38, 0.58],
    rim: [0.62, 0.76, 1],
    air: [0.22, 0.28, 0.46],
  },
}

/** What weather does to daylight: how grey the key becomes, how thick the air. */
const WEATHER: Readonly<Record<Weather, { readonly grey: number; readonly fog: number }>> = {
  clear: { grey: 0, fog: 0.12 },
  wind: { grey: 0.1, fog: 0.12 },
  cloudy: { grey: 0.55, fog: 0.25 },
  rain: { grey: 0.7, fog: 0.42 },
  storm: { grey: 0.75, fog: 0.4 },
  snow: { grey: 0.5, fog: 0.38 },
  fog: { grey: 0.8, fog: 0.85 },
}

/** How grey a low sun's light is under clouds. */
const COLORED_CLOUDS = 0.2
/** y of the direction to a sun that stands near the horizon. */
const LOW_SUN = -0.45

const luminanceOf = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue

function towardGrey(color: Rgb, share: number): Rgb {
  const grey = luminanceOf(color)
  return mixRgb(color, [grey * 0.98, grey, grey * 1.03], share)
}

function mirrored([x, y, z]: Direction): Direction {
  return [-x, y, z]
}

/** Where people live lamps are lit at night: they are what lights a face, and the sky fills the shadows. */
const UNDER_LAMPS: ReadonlySet<BackdropKind> = new Set([
  'city street',
  'downtown',
  'alley',
  'market',
  'village',
  'park',
  'porch',
  'bridge',
  'harbour',
  'rooftop',
  'amusement park',
  'shrine',
])
const LAMPS: Pick<Daylight, 'key' | 'ambient'> = { key: [1.09, 0.93, 0.76], ambient: [0.33, 0.36, 0.6] }

function outdoors(backdrop: BackdropKind, timeOfDay: TimeOfDay, weather: Weather): Light {
  const day = { ...DAYLIGHT[timeOfDay], ...(timeOfDay === 'night' && UNDER_LAMPS.has(backdrop) && LAMPS) }
  const isLow = day.keyDirection[1] > LOW_SUN
  // Under clouds a low sun shines all the same: they are what it colours.
  const { fog } = WEATHER[weather]
  const grey = isLow && weather === 'cloudy' ? COLORED_CLOUDS : WEATHER[weather].grey
  return {
    keyDirection: day.keyDirection,
    key: towardGrey(day.key, grey * 0.7),
    ambient: towardGrey(mixRgb(day.ambient, day.key, grey * 0.18), grey * 0.35),
    rimDirection: [0.82, -0.38, -0.42],
    rim: mixRgb(day.rim, day.air, grey * 0.6),
    // A low sun stands in the picture, behind whoever looks out of it.
    ...(isLow && grey < 0.3 ? { rim2: { direction: [-0.84, -0.3, -0.44], color: day.rim } } : {}),
    fog,
    air: towardGrey(day.air, grey * 0.6),
  }
}

/**
 * The light of a place at an hour: key, sky fill, rim and air, which figure, features, backdrop and grade all read.
 * `side` says from where the key comes (default: the picture's left).
 */
export function lightFor(
  backdrop: BackdropKind,
  timeOfDay: TimeOfDay,
  weather: Weather,
  options: { readonly side?: 'left' | 'right' } = {},
): Light {
  const light =
    INDOOR_LIGHTS[backdrop]?.(timeOfDay === 'night' || timeOfDay === 'dusk') ?? outdoors(backdrop, timeOfDay, weather)
  if (options.side !== 'right') return light
  return {
    ...light,
    keyDirection: mirrored(light.keyDirection),
    rimDirection: mirrored(light.rimDirection),
    ...(light.rim2 ? { rim2: { direction: mirrored(light.rim2.direction), color: light.rim2.color } } : {}),
  }
}
