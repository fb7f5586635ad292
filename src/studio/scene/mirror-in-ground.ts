import type { Canvas } from '../canvas.ts'
import { nearPlace } from './near-place.ts'
import type { Stage } from './stage.ts'
import { wetGround } from './wet-ground.ts'

/** Mirrors what is drawn so far in the ground before it. */
export function mirrorInGround(canvas: Canvas, { scene, horizon }: Stage): void {
  const { zoom, aboutY } = nearPlace(scene)
  const context = canvas.getContext('2d')
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const unitPx = canvas.height / 1000
  wetGround(picture, (horizon * zoom + aboutY * (1 - zoom)) * unitPx, unitPx)
  context.putImageData(picture, 0, 0)
}
