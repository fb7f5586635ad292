import type { Context2D } from '../../canvas.ts'
import { randomFor } from '../../random.ts'
import { headOnView } from '../../raster/head-on-view.ts'
import type { PaintJob } from '../style.ts'
import { drawDoor } from './door.ts'

type Place = Pick<PaintJob, 'scene' | 'figure' | 'widthPx' | 'heightPx'>

/** Where in the picture things may float, as shares of width and height, and how large they are, as a share of the height. */
const SPOTS = [
  { x: 0.13, y: 0.2, size: 0.2 },
  { x: 0.88, y: 0.46, size: 0.24 },
  { x: 0.7, y: 0.1, size: 0.12 },
  { x: 0.1, y: 0.56, size: 0.13 },
  { x: 0.3, y: 0.08, size: 0.07 },
  { x: 0.93, y: 0.18, size: 0.14 },
  { x: 0.24, y: 0.36, size: 0.08 },
  { x: 0.74, y: 0.32, size: 0.07 },
] as const
const LEAST_THINGS = 4
/** Smaller than this, a door would not be read as one. */
const LEAST_DOOR = 0.12

/** A moon too near, doors in the air, round stones, each with a shadow on the ground that is too long. */
export function drawFloatingThings(context: Context2D, { scene, figure, widthPx, heightPx }: Place): void {
  const random = randomFor(scene.seed, 'floating things')
  const side = Math.sign(scene.light.keyDirection[0]) || -1
  const isMirrored = random() < 0.5
  const { view, headPlace } = figure
  const { xPx: headX, yPx: headY } = headOnView(view, headPlace)
  drawMoon(context, headX + side * heightPx * 0.2, Math.max(heightPx * 0.2, headY - heightPx * 0.06), heightPx * 0.3)
  const count = LEAST_THINGS + Math.floor(random() * 3)
  const chosen = SPOTS.map((spot) => ({ spot, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
  for (const { spot, lot } of chosen) {
    const share = isMirrored ? 1 - spot.x : spot.x
    const x = share * widthPx + (random() - 0.5) * 0.04 * widthPx
    const y = (spot.y + (random() - 0.5) * 0.06) * heightPx
    const size = spot.size * (0.85 + 0.3 * random()) * heightPx
    const groundY = heightPx * (0.8 + 0.12 * random())
    drawShadow(context, { x: x - side * size * 0.9, y: groundY, width: size * 1.5, height: size * 0.1 })
    if (spot.size >= LEAST_DOOR && lot < 0.7) drawDoor(context, { x, y, height: size, lean: (random() - 0.5) * 0.5, side })
    else drawStone(context, { x, y, radius: size * 0.5, side })
  }
}

function drawMoon(context: Context2D, x: number, y: number, radius: number): void {
  const gradient = context.createRadialGradient(x - radius * 0.3, y - radius * 0.3, radius * 0.1, x, y, radius)
  gradient.addColorStop(0, 'rgb(255,244,220)')
  gradient.addColorStop(0.7, 'rgb(246,212,180)')
  gradient.addColorStop(1, 'rgb(222,164,150)')
  context.fillStyle = gradient
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function drawStone(
  context: Context2D,
  { x, y, radius, side }: { readonly x: number; readonly y: number; readonly radius: number; readonly side: number },
): void {
  const gradient = context.createRadialGradient(
    x + side * radius * 0.4,
    y - radius * 0.4,
    radius * 0.1,
    x + side * radius * 0.2,
    y - radius * 0.1,
    radius * 1.25,
  )
  gradient.addColorStop(0, 'rgb(255,226,190)')
  gradient.addColorStop(0.5, 'rgb(206,140,128)')
  gradient.addColorStop(1, 'rgb(70,56,98)')
  context.fillStyle = gradient
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function drawShadow(
  context: Context2D,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  context.save()
  context.transform(1, 0, 0, height / width, x, y)
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, width)
  gradient.addColorStop(0, 'rgba(40,28,66,0.5)')
  gradient.addColorStop(0.7, 'rgba(40,28,66,0.32)')
  gradient.addColorStop(1, 'rgba(40,28,66,0)')
  context.fillStyle = gradient
  context.fillRect(-width, -width, width * 2, width * 2)
  context.restore()
}
