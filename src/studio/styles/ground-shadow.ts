import { seldomPart } from '#studio/seldom-parts.ts'
import type { Context2D } from '../canvas.ts'
import { solesOf } from './soles-of.ts'
import type { PaintJob } from './style.ts'

/** The lowest part of a standing figure, in half heads, that throws its shadow on the ground. */
const FOOT_HEIGHT = 1
/** Feet so many half heads over the ground still stand on it. */
const IN_THE_AIR = 0.35
/** Nearer to the lower edge than this share of the height, the feet are outside the picture. */
const CUT_OFF = 0.012

/**
 * A soft dark pool under the feet of a figure that stands in the picture, and the shadow that it throws; nothing for busts.
 * `scale` is picture pixels per buffer pixel.
 */
export function drawGroundShadow(
  context: Context2D,
  { figure: { buffers }, scene, createCanvas }: Pick<PaintJob, 'figure' | 'scene' | 'createCanvas'>,
  scale: number,
): void {
  const { widthPx, heightPx, unitPx, part, floorRow, tread } = buffers
  let lowest = -1
  for (let at = part.length - 1; at >= 0 && lowest < 0; at -= 1) if (part[at] !== 0) lowest = Math.floor(at / widthPx)
  if (lowest < 0 || lowest > heightPx * (1 - CUT_OFF)) return
  if (tread && floorRow !== undefined && floorRow < heightPx) lowest = Math.round(floorRow)
  let [left, right] = tread ?? [widthPx, 0]
  for (let y = Math.max(0, Math.floor(lowest - FOOT_HEIGHT * unitPx)); !tread && y <= lowest; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (part[y * widthPx + x] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
    }
  }
  // Of somebody in the air the shadow lies below, smaller and fainter.
  const gap = Math.max(0, (floorRow ?? lowest) - lowest - unitPx * IN_THE_AIR)
  const faint = 1 / (1 + (0.45 * gap) / unitPx)
  const radius = faint * Math.max(gap > 0 ? 2.2 * unitPx : 0, (right - left) * 0.62 + unitPx * 0.3) * scale
  const [x, y] = [((left + right) / 2) * scale, (lowest + gap - unitPx * 0.06) * scale]
  const soles = tread || gap > 0 ? [] : solesOf(buffers, { lowest, heightPx: FOOT_HEIGHT * unitPx })
  if (gap === 0 && !tread) seldomPart('light of places').cast(context, { buffers, scene, createCanvas, lowest, scale })
  // A wide soft pool, and a narrow dark one where nothing is seen to touch the ground.
  for (const [size, flat, dark] of [
    [1.25, 0.26, 0.42],
    [0.82, 0.13, soles.length > 0 ? 0.12 : 0.62],
  ] as const) {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius * size)
    gradient.addColorStop(0, `rgba(18,12,32,${dark * faint})`)
    gradient.addColorStop(0.5, `rgba(18,12,32,${dark * 0.6 * faint})`)
    gradient.addColorStop(1, 'rgba(18,12,32,0)')
    context.save()
    context.transform(1, 0, 0, flat, x, y)
    context.fillStyle = gradient
    context.fillRect(-radius * size, -radius * size, radius * size * 2, radius * size * 2)
    context.restore()
  }
  // Each sole darkens the ground that it stands on.
  for (const { middleX, middleY, halfWidth, slope } of soles) {
    const wide = (halfWidth * 1.08 + unitPx * 0.12) * scale
    const high = Math.min(0.24 * unitPx, halfWidth * 0.7) * scale
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, 'rgba(12,9,20,0.8)')
    gradient.addColorStop(0.62, 'rgba(12,9,20,0.62)')
    gradient.addColorStop(1, 'rgba(12,9,20,0)')
    context.save()
    context.transform(wide, slope * wide, 0, high, middleX * scale, middleY * scale)
    context.fillStyle = gradient
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  }
}
