import { PART } from '../raster/figure-buffers.ts'
import { drawWeather, hasWeatherInFront } from '../scene/weather.ts'
import type { Painting } from './stroke.ts'
import type { PaintJob } from './style.ts'

/** Rain is a line; snow, mist and leaves are paper left bare. */
const RAIN_INK = 1.4
/** Of it what crosses the figure; none crosses a face. */
const RAIN_OVER_FIGURE = 0.3

/** Weather in front of the figure for styles of ink on paper: adds to the ink, or takes ink and washes away. Changes both. */
export function inkWeather(
  ink: Uint8Array,
  { width, height, data }: Painting,
  { scene, figure, createCanvas }: PaintJob,
): void {
  if (!hasWeatherInFront(scene)) return
  const context = createCanvas(width, height).getContext('2d')
  drawWeather(context, scene, { widthPx: width, heightPx: height })
  const fallen = context.getImageData(0, 0, width, height).data
  const isRain = scene.weather === 'rain' || scene.weather === 'storm'
  for (let at = 0, from = 3; at < ink.length; at += 1, from += 4) {
    const alpha = fallen[from]!
    if (alpha === 0) continue
    if (isRain) {
      const part = figure.buffers.part[at]!
      if (part === PART.head) continue
      ink[at] = Math.max(ink[at]!, Math.min(255, alpha * RAIN_INK) * (part === 0 ? 1 : RAIN_OVER_FIGURE))
      continue
    }
    const share = alpha / 255
    ink[at] = ink[at]! * (1 - share)
    for (let to = from - 3; to < from; to += 1) data[to] = data[to]! + (255 - data[to]!) * share
  }
}
