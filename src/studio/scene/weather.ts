import { seldomPart } from '#studio/seldom-parts.ts'
import type { Context2D } from '../canvas.ts'
import type { SceneSheet, Sight } from '../sheet/scene-sheet.ts'
import { isIndoors } from './indoor-lights.ts'
import { DRIFTING, sightsOf } from './sights-of.ts'

/** What falls or drifts between the viewer and the figure. */
export function hasWeatherInFront(scene: SceneSheet): boolean {
  return !scene.moment?.isWeatherApart && (isWeatherFelt(scene) || hasDriftingSights(scene))
}

const isDrifting = (sight: Sight) => (DRIFTING as readonly Sight[]).includes(sight)
const hasDriftingSights = (scene: SceneSheet) => [...sightsOf(scene)].some(isDrifting)
const isWeatherFelt = ({ backdrop, weather }: SceneSheet) => !isIndoors(backdrop) && weather !== 'clear' && weather !== 'cloudy'

/** Rain, snow, mist, leaves, petals or sparks over the finished figure, `seconds` after the picture; no weather falls under a roof. */
export function drawWeather(
  context: Context2D,
  scene: SceneSheet,
  size: { readonly widthPx: number; readonly heightPx: number },
  seconds = 0,
): void {
  if (!hasWeatherInFront(scene)) return
  const unitPx = size.heightPx / 1000
  const width = size.widthPx / unitPx
  context.setTransform(unitPx, 0, 0, unitPx, 0, 0)
  if (hasDriftingSights(scene)) seldomPart('drifting sights')(context, scene, { width, seconds })
  if (isWeatherFelt(scene)) seldomPart('falling weather')(context, scene, { width, seconds })
  context.setTransform(1, 0, 0, 1, 0, 0)
}
