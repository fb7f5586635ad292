import type { Context2D, CreateCanvas } from '../canvas.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { isIndoors } from '../scene/indoor-lights.ts'
import { horizonOf } from '../scene/stage.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

export interface Footing {
  readonly buffers: FigureBuffers
  readonly scene: SceneSheet
  readonly createCanvas: CreateCanvas
  /** Row of the buffers on which the figure stands. */
  readonly lowest: number
  /** Picture pixels per buffer pixel. */
  readonly scale: number
}

/** How dark the shadow is under the sun, under lamps and under clouds. */
const DARK = { sun: 0.5, lamps: 0.3, clouds: 0.14 } as const
/** The shadow is made so many pixels high: it is soft. */
const SMALL_PX = 150
/** How far aside and how far back a shadow reaches at most, in heights of the figure. */
const LONGEST = { aside: 1.05, back: 0.42 } as const
/** Thousandths of the height to a metre on the ground, at a metre's distance. */
const FOCAL = 1050
/** What is as wide as this share of the picture is a wall or a bed that somebody leans on: its shadow falls elsewhere. */
const WIDEST = 0.86

/** The shadow that somebody throws over the ground behind them, away from the key. */
export function castOnGround(context: Context2D, { buffers, scene, createCanvas, lowest, scale }: Footing): void {
  const { widthPx, heightPx, part } = buffers
  const step = Math.max(1, Math.round(heightPx / SMALL_PX))
  const border = 8
  const width = Math.ceil(widthPx / step) + border * 2
  const height = Math.ceil(lowest / step) + border * 2
  const mask = createCanvas(width, height)
  const maskContext = mask.getContext('2d')
  const picture = maskContext.createImageData(width, height)
  let [left, right, top] = [widthPx, 0, lowest]
  for (let row = 0; row * step < lowest; row += 1)
    for (let column = 0; column * step < widthPx; column += 1) {
      if (part[row * step * widthPx + column * step] === 0) continue
      left = Math.min(left, column * step)
      right = Math.max(right, column * step)
      top = Math.min(top, row * step)
      const at = ((row + border) * width + column + border) * 4
      picture.data[at] = 16
      picture.data[at + 1] = 12
      picture.data[at + 2] = 30
      // It is lost in the light of the sky the farther it lies.
      picture.data[at + 3] = 255 * (0.3 + 0.7 * ((row * step) / lowest) ** 2)
    }
  if (right - left > widthPx * WIDEST || right <= left) return
  maskContext.putImageData(picture, 0, 0)
  const soft = createCanvas(width, height)
  const softContext = soft.getContext('2d')
  softContext.filter = 'blur(1.6px)'
  softContext.drawImage(mask, 0, 0)

  const [dx, dy, dz] = scene.light.keyDirection
  const rise = Math.max(0.3, -dy)
  const horizon = (horizonOf(scene) * heightPx) / 1000
  const slope = Math.max(0, lowest - horizon) / ((FOCAL * heightPx) / 1000)
  const aside = Math.max(-LONGEST.aside, Math.min(LONGEST.aside, -dx / rise))
  const room = (0.85 * (lowest - horizon)) / Math.max(1, lowest - top)
  const back = Math.min(LONGEST.back, room, (dz / rise) * slope * 1.15)
  if (back < 0.02) return
  const foot = lowest + border * step
  context.save()
  context.globalAlpha = darkness(scene)
  context.globalCompositeOperation = 'multiply'
  context.imageSmoothingEnabled = true
  context.setTransform(
    scale * step,
    0,
    -scale * step * aside,
    scale * step * back,
    scale * (foot * aside - border * step),
    scale * (lowest - foot * back),
  )
  context.drawImage(soft, 0, 0)
  context.restore()
}

function darkness({ backdrop, weather, timeOfDay }: SceneSheet): number {
  if (isIndoors(backdrop) || timeOfDay === 'night') return DARK.lamps
  return weather === 'clear' || weather === 'wind' ? DARK.sun : DARK.clouds
}
