import type { Canvas, Picture } from '../canvas.ts'
import { drawWeather, hasWeatherInFront } from '../scene/weather.ts'
import type { PaintJob } from './style.ts'

/** The picture with what falls or drifts in front of the figure; `canvas` of the same size is drawn over. */
export function addWeather(picture: Picture, canvas: Canvas, { scene, widthPx, heightPx }: PaintJob): Picture {
  if (!hasWeatherInFront(scene)) return picture
  const context = canvas.getContext('2d')
  context.putImageData(picture, 0, 0)
  drawWeather(context, scene, { widthPx, heightPx })
  return context.getImageData(0, 0, widthPx, heightPx)
}
