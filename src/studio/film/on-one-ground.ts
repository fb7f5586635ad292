import type { FilmLayers } from './film-layers.ts'

/** Half heads above and below the soles in which the ground is dark under somebody. */
const ZONE = 1.2

/** The place under two figures: near the feet of the second it is as dark as their own picture shows it. */
export function onOneGround(
  plate: Uint8ClampedArray,
  { plate: other, built, widthPx, heightPx }: FilmLayers,
): Uint8ClampedArray {
  const { landmarks, view } = built
  const scale = widthPx / view.widthPx
  const reachPx = ZONE * view.unitPx * scale
  const from = Math.max(0, Math.floor(landmarks.floorYPx * scale - reachPx)) * widthPx * 4
  const to = Math.min(heightPx, Math.ceil(landmarks.floorYPx * scale + reachPx)) * widthPx * 4
  for (let at = from; at < to; at += 1) plate[at] = Math.min(plate[at]!, other[at]!)
  return plate
}
