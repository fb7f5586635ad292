import type { Context2D } from '../../canvas.ts'
import { randomFor } from '../../random.ts'
import type { PaintJob } from '../style.ts'

const HORIZON = 0.66

/** Polished spheres and eggs of stone that hang in the air, each with its long shadow on the floor. */
export function drawFloatingThings(context: Context2D, { scene, widthPx, heightPx }: PaintJob, side: number): void {
  const random = randomFor(scene.seed, 'floating things')
  const unit = Math.min(heightPx, widthPx)
  for (let thing = 0; thing < 9; thing += 1) {
    const aside = thing % 2 === 0 ? -1 : 1
    const x = widthPx * (0.5 + aside * (0.22 + 0.27 * random()))
    const y = heightPx * (0.06 + 0.5 * random())
    const radius = unit * (0.012 + 0.035 * random() ** 1.5)
    const tall = 0.85 + 0.5 * random()
    const groundY = heightPx * (HORIZON + 0.05 + radius / unit + 0.12 * random())
    context.fillStyle = 'rgba(52,28,52,0.28)'
    context.beginPath()
    context.ellipse(x + side * radius * 4, groundY, radius * 4.2, radius * 0.32, 0, 0, 2 * Math.PI)
    context.fill()
    const lightX = x - side * radius * 0.4
    const gradient = context.createRadialGradient(lightX, y - radius * 0.45 * tall, radius * 0.05, x, y, radius * 1.25 * tall)
    const [lit, middle, dark] = STONES[Math.floor(random() * STONES.length)]!
    gradient.addColorStop(0, lit)
    gradient.addColorStop(0.5, middle)
    gradient.addColorStop(1, dark)
    context.fillStyle = gradient
    context.beginPath()
    context.ellipse(x, y, radius, radius * tall, 0, 0, 2 * Math.PI)
    context.fill()
  }
}

const STONES = [
  ['#fff6e2', '#d9b48a', '#6b4a4e'],
  ['#eafaf4', '#6fa79c', '#234a58'],
  ['#ffe3d2', '#d0694f', '#5d2438'],
] as const
