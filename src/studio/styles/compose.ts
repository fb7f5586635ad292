import type { Canvas, Picture } from '../canvas.ts'
import { findEdges } from '../raster/find-edges.ts'
import { type OutlineOptions, outline } from '../raster/outline.ts'
import { smoothEdges } from '../raster/smooth-edges.ts'
import { addWeather } from './add-weather.ts'
import { drawGroundShadow } from './ground-shadow.ts'
import { type LineColors, layLines } from './lay-lines.ts'
import { layOver } from './lay-over.ts'
import { partFromGround } from './part-from-ground.ts'
import type { Painting } from './stroke.ts'
import type { PaintJob } from './style.ts'
import { wrapLight } from './wrap-light.ts'

export interface Composition {
  /** The figure with its face, transparent beside it. */
  readonly shaded: Uint8ClampedArray
  /** The place, as large as the picture; it is drawn over. */
  readonly backdrop: Canvas
  /** What the style makes of the ground before the figure stands on it. */
  readonly ground?: (ground: Painting) => void
  readonly lines?: Omit<OutlineOptions, 'toLight'> & LineColors
  /** False where no light of the place spills over the figure's edges: drawings keep them clean, and some light them themselves. */
  readonly spill?: boolean
  /** What the style makes of the whole, before rain or snow falls over it. */
  readonly finish?: (painting: Painting) => void
}

/** Puts a picture together as most styles do: ground, shadow under the feet, figure, its lines, clean edges, weather in front. */
export function compose(job: PaintJob, { shaded, backdrop, ground, lines, spill = !lines, finish }: Composition): Picture {
  const { figure, scene, widthPx, heightPx } = job
  const context = backdrop.getContext('2d')
  drawGroundShadow(context, job, 1)
  const picture = context.getImageData(0, 0, widthPx, heightPx)
  // Read once: on Node's canvas each of these is a call into native code.
  const painting = { width: widthPx, height: heightPx, data: picture.data }
  ground?.(painting)
  partFromGround(painting.data, shaded, figure)
  if (spill) wrapLight(shaded, painting)
  layOver(painting.data, shaded)
  const edges = findEdges(figure.buffers)
  if (lines) {
    const ink = outline(figure.buffers, edges, { ...lines, toLight: scene.light.keyDirection })
    layLines(painting.data, ink, figure.buffers, lines)
  }
  smoothEdges(painting.data, painting, edges)
  finish?.(painting)
  return addWeather(picture, backdrop, job)
}
