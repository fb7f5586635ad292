import type { Rgb } from '../../color.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { lightOf } from './photo-tones.ts'

type Direction = readonly [x: number, y: number, z: number]

export interface PhotoLamp {
  readonly toLight: Direction
  /** Half way to the viewer, for shine. */
  readonly toHalf: Direction
  readonly color: Rgb
}

/** The lamps of a portrait in linear light, coloured by the place. */
export interface PhotoLights {
  readonly key: PhotoLamp
  readonly fill: PhotoLamp
  readonly rim: PhotoLamp
  readonly rim2: PhotoLamp
  /** From the viewer, on skin alone: who photographs a face brings a reflector. */
  readonly front: Rgb
  readonly sky: Rgb
  readonly ground: Rgb
}

const KEY = 1.7
const FILL = 0.17
/** A key stands nearer to the viewer's side than the sun does: so much of its distance aside is kept. */
const TOWARD_FACE = 0.75
const FRONT = 0.19
const RIM = 1.9
const SKY = 0.29
const GROUND = 0.12

/** Key, a fill from the other side, two rims and a sky over warm ground. */
export function photoLights(light: Light, filled = 1): PhotoLights {
  const [x, y, z] = light.keyDirection
  const key = balanced(inLight(light.key), TAKEN_FOR_WHITE * Math.min(1, lumaOf(light.ambient) / DAY))
  const ground = GROUND * filled
  const front = FRONT * Math.sqrt(filled)
  const sky = inLight(light.ambient)
  const side = x <= 0 ? 1 : -1
  const back = light.rim2 ?? {
    direction: [-light.rimDirection[0], light.rimDirection[1], light.rimDirection[2]] as const,
    color: light.ambient,
  }
  return {
    key: lamp([x * TOWARD_FACE, y, z], times(key, KEY)),
    fill: lamp([side * 0.72, -0.12, 0.68], times(sky, FILL * filled)),
    rim: lamp(light.rimDirection, times(inLight(light.rim), RIM)),
    rim2: lamp(back.direction, times(inLight(back.color), light.rim2 ? RIM : 0.45)),
    front: [
      (key[0] * 0.6 + sky[0] * 0.4) * front,
      (key[1] * 0.58 + sky[1] * 0.4) * front,
      (key[2] * 0.56 + sky[2] * 0.39) * front,
    ],
    sky: times(sky, SKY * filled),
    // What lies before somebody throws the key's light up at them, warmer than it came.
    ground: [
      (key[0] * 0.85 + sky[0] * 0.4) * ground,
      (key[1] * 0.75 + sky[1] * 0.38) * ground,
      (key[2] * 0.65 + sky[2] * 0.37) * ground,
    ],
  }
}

/** Of a coloured key so much is taken for white, as cameras and eyes do: faces at sunset are warm, not orange. */
const TAKEN_FOR_WHITE = 0.46
/** What lights places by day (0 … 1). In the dark a fire is all there is, and stays as red as it is. */
const DAY = 0.5

const lumaOf = ([red, green, blue]: Rgb) => red * 0.3 + green * 0.59 + blue * 0.11

function balanced(color: Rgb, taken: number): Rgb {
  const [red, green, blue] = color
  const grey = lumaOf(color)
  const toGrey = (value: number) => value + (grey - value) * taken
  return [toGrey(red), toGrey(green), toGrey(blue)]
}

const inLight = ([red, green, blue]: Rgb): Rgb => [lightOf(red), lightOf(green), lightOf(blue)]
const times = ([red, green, blue]: Rgb, factor: number): Rgb => [red * factor, green * factor, blue * factor]

function lamp(direction: Direction, color: Rgb): PhotoLamp {
  const toLight = unit(direction)
  return { toLight, toHalf: unit([toLight[0], toLight[1], toLight[2] + 1]), color }
}

function unit([x, y, z]: Direction): Direction {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}
