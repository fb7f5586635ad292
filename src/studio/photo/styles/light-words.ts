import type { Rgb } from '../../color.ts'
import type { Duotone } from '../../styles/duotone.ts'
import type { PhotoPlace } from './photo-scene.ts'
import type { Lamp } from './relight.ts'

/** One of three, for the first, second and third candidate. */
export const pick = <Value>(candidate: number, values: readonly [Value, Value, Value]): Value =>
  values[(candidate - 1) % 3] ?? values[0]

export const at = (backdrop: PhotoPlace['backdrop'], timeOfDay: PhotoPlace['timeOfDay']): PhotoPlace => ({
  backdrop,
  timeOfDay,
})

/** A light from a direction: x right, y down. */
export const lamp = (x: number, y: number, color: Rgb): Lamp => ({ toward: [x, y], color })

/** A palette from dark to light; `share` of it replaces the picture's colours, after `exposure`. */
export const tint = (dark: Rgb, middle: Rgb, light: Rgb, share: number, exposure: number): Duotone => ({
  ramp: [dark, middle, light],
  share,
  exposure,
})

export const NO_TINT: Rgb = [0, 0, 0]
