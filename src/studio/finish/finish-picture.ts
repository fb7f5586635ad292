import type { Picture } from '../canvas.ts'
import { blurValues } from '../raster/blur-values.ts'
import { sharesOfBytes } from '../raster/shares-of-bytes.ts'
import type { LightEffect, SceneSheet } from '../sheet/scene-sheet.ts'
import { drawBlinds } from './draw-blinds.ts'
import { drawRays } from './draw-rays.ts'
import { drawWindow } from './draw-window.ts'
import type { Finished } from './finish.ts'
import { lightFromBehind } from './light-from-behind.ts'
import { lightHigh } from './light-high.ts'
import { lightLow } from './light-low.ts'
import { lightNear } from './light-near.ts'
import { lightSpot } from './light-spot.ts'
import { lightUnder } from './light-under.ts'
import { thickenAir } from './thicken-air.ts'
import { tonePicture } from './tone-picture.ts'

const EFFECTS: Readonly<Record<LightEffect, (finished: Finished) => void>> = {
  silhouette: (finished) => lightFromBehind(finished, { figure: 0.05, place: 1.08, rim: 0, glow: 0.5 }),
  backlit: (finished) => lightFromBehind(finished, { figure: 0.95, place: 1.1, rim: 1.05, glow: 0.7 }),
  'rim light': (finished) => lightFromBehind(finished, { figure: 0.82, place: 0.4, rim: 1.15, glow: 0 }),
  blinds: drawBlinds,
  spotlight: lightSpot,
  'from below': lightUnder,
  'small flame': lightNear,
  'low key': (finished) => lightLow(finished, 1),
  dramatic: (finished) => lightLow(finished, 0.5),
  'high key': lightHigh,
  moonlight: (finished) => tonePicture(finished, 'moonlight'),
  'hard sun': (finished) => tonePicture(finished, 'hard sun'),
  overcast: (finished) => tonePicture(finished, 'overcast'),
  'black and white': (finished) => tonePicture(finished, 'black and white'),
  sepia: (finished) => tonePicture(finished, 'sepia'),
}

/** Of the picture's height: the softness of the figure's edge, and how far its relief reaches in. */
const EDGE = 0.0022
const RELIEF = 0.05

/**
 * What is said of light and air lies over the finished picture, so that it is seen in every style. `mask` is 255 where the figure
 * is. Changes the picture.
 */
export function finishPicture({ width, height, data }: Picture, mask: Uint8ClampedArray, scene: SceneSheet): void {
  const sharp = sharesOfBytes(mask)
  const blurred = (share: number, passes: number) =>
    blurValues(sharp, { width, height, radius: Math.max(1, height * share), passes })
  const finished: Finished = {
    width,
    height,
    data,
    cover: blurred(EDGE, 1),
    relief: blurred(RELIEF, 2),
    light: scene.light,
  }
  if (scene.weather === 'fog') thickenAir(finished)
  if (scene.sights?.includes('rays')) drawRays(finished, scene.seed)
  for (const effect of scene.light.effects ?? []) EFFECTS[effect](finished)
  if (scene.camera.isThroughWindow) drawWindow(finished, scene.seed)
}
