import type { Eye } from '../raster/view.ts'
import type { FigurePlace } from '../sheet/scene-sheet.ts'

/** How far the camera is, and at what height, in heights of the picture. */
const DISTANCE = 2.2
const HEIGHT = 0.4

/** The one eye that sees all who share a picture, in the view space of whoever has that place: hands that meet would part otherwise. */
export function sharedEye({ unit, x, y }: FigurePlace): Eye {
  return { x: -x / unit, y: (HEIGHT - y) / unit, z: 0, nearness: unit / DISTANCE }
}
