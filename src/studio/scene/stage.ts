import type { Canvas, Context2D, CreateCanvas } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { cssColor, mixRgb, rgbFromHex } from '../color.ts'
import { randomFor } from '../random.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { isIndoors } from './indoor-lights.ts'
import { type Season, seasonColor } from './season-color.ts'
import { sightsOf } from './sights-of.ts'
import type { SkyColors } from './sky-colors.ts'
import { skyColorsFor } from './sky-colors.ts'

export type DrawPlane = (context: Context2D) => void

export interface Plane {
  /** 0 beside the figure … 1 at the horizon. */
  readonly distance: number
  readonly draw: DrawPlane
}

/** What a backdrop is drawn on: 1000 units high, `width` wide, the figure in the middle, planes from far to near. */
export interface Stage {
  readonly width: number
  readonly middle: number
  /** Pixels of the picture to a unit: textures are made no finer than they are seen. */
  readonly unitPx: number
  /** y of the horizon or of the line between wall and floor. */
  readonly horizon: number
  readonly scene: SceneSheet
  readonly sky: SkyColors
  readonly isDark: boolean
  /** Seen through a lens that is focused on somebody: what is small has to be bright to be seen. */
  readonly isPhoto: boolean
  /** −1 when the key light comes from the left, 1 from the right: where sun, window and lamp stand. */
  readonly lightSide: -1 | 1
  /** CSS colour of a thing in this scene's light; `distance` adds air, `shade` 0 lit … 1 in shadow. */
  ink(hex: string, distance?: number, shade?: number): string
  /** The same colour in numbers. */
  tone(hex: string, distance?: number, shade?: number): Rgb
  random(trait: string): () => number
  /** For textures that are made once and laid down often. */
  readonly createCanvas: CreateCanvas
  /** What is drawn on a canvas of its own once for this picture. */
  texture(name: string, make: () => Canvas): Canvas
  plane(distance: number, draw: DrawPlane): void
}

const HORIZON = {
  'eye level': 620,
  low: 760,
  high: 470,
  'very low': 880,
  'very high': 330,
  'from the ground': 940,
  overhead: 170,
} as const

/** y of the horizon in a scene, in thousandths of the picture's height. */
export const horizonOf = (scene: SceneSheet): number => HORIZON[scene.camera.angle]

/** How much of their colour things lose under a covered sky. */
const DULLED: Readonly<Partial<Record<SceneSheet['weather'], number>>> = {
  cloudy: 0.08,
  rain: 0.3,
  storm: 0.42,
  snow: 0.16,
  fog: 0.24,
}

function litColor(base: Rgb, scene: SceneSheet, distance: number, shade: number): Rgb {
  const { key, ambient, air, fog } = scene.light
  const isNight = scene.timeOfDay === 'night'
  const exposure = isNight ? 0.62 : 1
  const lit = base.map((channel, index) => {
    const factor = (key[index] ?? 1) * (1 - shade) + (ambient[index] ?? 1) * shade
    return channel * factor * exposure
  }) as unknown as Rgb // three channels in, three out
  const grey = lit[0] * 0.3 + lit[1] * 0.59 + lit[2] * 0.11
  const dulled = isIndoors(scene.backdrop) ? lit : mixRgb(lit, [grey, grey, grey], DULLED[scene.weather] ?? 0)
  return mixRgb(dulled, air, Math.min(1, distance * (0.45 + 0.6 * fog)))
}

/** Snow that falls has fallen before: what is green out of doors lies under it. */
function seasonOf(scene: SceneSheet): Season | undefined {
  if (scene.weather === 'snow' && !isIndoors(scene.backdrop)) return 'snow'
  const sights = sightsOf(scene)
  return sights.has('autumn') ? 'autumn' : sights.has('spring') ? 'spring' : undefined
}

/** A stage for a scene, together with the planes that backdrops put on it. */
export function createStage(
  scene: SceneSheet,
  {
    widthPx,
    heightPx,
    createCanvas,
    photo,
  }: {
    readonly widthPx: number
    readonly heightPx: number
    readonly createCanvas: CreateCanvas
    readonly photo?: unknown
  },
) {
  const width = (1000 * widthPx) / heightPx
  const planes: Plane[] = []
  const season = seasonOf(scene)
  const textures = new Map<string, Canvas>()
  const tone: Stage['tone'] = (hex, distance = 0, shade = 0) =>
    litColor(seasonColor(rgbFromHex(hex), season), scene, distance, shade)
  const stage: Stage = {
    width,
    middle: width / 2,
    unitPx: heightPx / 1000,
    horizon: horizonOf(scene),
    scene,
    sky: skyColorsFor(scene),
    isPhoto: photo !== undefined,
    isDark: scene.timeOfDay === 'night' || scene.timeOfDay === 'dusk',
    lightSide: scene.light.keyDirection[0] > 0 ? 1 : -1,
    ink: (...color) => cssColor(tone(...color)),
    tone,
    createCanvas,
    texture(name, make) {
      const made = textures.get(name) ?? make()
      textures.set(name, made)
      return made
    },
    random: (trait) => randomFor(scene.seed, `backdrop ${trait}`),
    plane: (distance, draw) => planes.push({ distance, draw }),
  }
  return { stage, planes: planes as readonly Plane[] }
}
