import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { headOnView } from '../../raster/head-on-view.ts'
import type { PaintJob } from '../style.ts'

/** Quiet fields with the disc that goes on them. */
const FIELDS: readonly (readonly [field: Rgb, disc: Rgb])[] = [
  [
    [0.95, 0.92, 0.86],
    [0.93, 0.72, 0.58],
  ],
  [
    [0.86, 0.91, 0.91],
    [0.97, 0.84, 0.62],
  ],
  [
    [0.93, 0.87, 0.86],
    [0.62, 0.74, 0.76],
  ],
  [
    [0.88, 0.9, 0.84],
    [0.94, 0.8, 0.72],
  ],
  [
    [0.9, 0.88, 0.93],
    [0.98, 0.86, 0.6],
  ],
]
const NIGHT: readonly [Rgb, Rgb] = [
  [0.2, 0.24, 0.36],
  [0.9, 0.86, 0.74],
]

/** One plain colour and one disc behind the head: sun by day, moon by night. */
export function plainField(
  context: Context2D,
  { character, scene, figure, widthPx, heightPx }: Pick<PaintJob, 'character' | 'scene' | 'figure' | 'widthPx' | 'heightPx'>,
): void {
  const random = randomFor(scene.seed, 'field')
  const own = [character.hair.color, character.skin.base, ...character.garments.slice(-1).map((garment) => garment.color)]
  const far = (color: Rgb) =>
    Math.min(...own.map((one) => Math.abs(one[0] - color[0]) + Math.abs(one[1] - color[1]) + Math.abs(one[2] - color[2])))
  const scored = FIELDS.map((pair) => ({ pair, score: far(pair[0]) + far(pair[1]) + random() * 0.3 }))
  const [field, disc] =
    scene.timeOfDay === 'night' ? NIGHT : scored.reduce((best, next) => (next.score > best.score ? next : best)).pair
  context.fillStyle = cssColor(field)
  context.fillRect(0, 0, widthPx, heightPx)
  const { view, headPlace } = figure
  const head = headOnView(view, headPlace)
  const radius = Math.min(widthPx * 0.42, Math.max(heightPx * 0.16, view.unitPx * 1.55))
  const side = Math.sign(scene.light.keyDirection[0]) || -1
  context.fillStyle = cssColor(mixRgb(disc, field, 0.12))
  context.beginPath()
  context.arc(head.xPx + side * radius * 0.22, head.yPx - radius * 0.06, radius, 0, Math.PI * 2)
  context.fill()
}
