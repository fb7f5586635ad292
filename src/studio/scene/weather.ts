import type { Context2D } from '../canvas.ts'
import { cssColor } from '../color.ts'
import { randomFor } from '../random.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { isIndoors } from './indoor-lights.ts'

/** What falls or drifts between the viewer and the figure. */
export function hasWeatherInFront({ backdrop, weather }: SceneSheet): boolean {
  return !isIndoors(backdrop) && weather !== 'clear' && weather !== 'cloudy'
}

/** Rain, snow, mist or leaves over the finished figure; draws nothing under a roof. */
export function drawWeather(
  context: Context2D,
  scene: SceneSheet,
  size: { readonly widthPx: number; readonly heightPx: number },
): void {
  if (!hasWeatherInFront(scene)) return
  const unitPx = size.heightPx / 1000
  const width = size.widthPx / unitPx
  context.setTransform(unitPx, 0, 0, unitPx, 0, 0)
  const random = randomFor(scene.seed, 'weather')
  if (scene.weather === 'rain' || scene.weather === 'storm') drawRain(context, scene, random, width)
  if (scene.weather === 'snow') drawSnow(context, random, width)
  if (scene.weather === 'fog') drawMist(context, scene, random, width)
  if (scene.weather === 'wind') drawLeaves(context, random, width)
  context.setTransform(1, 0, 0, 1, 0, 0)
}

function drawRain(context: Context2D, scene: SceneSheet, random: () => number, width: number): void {
  const isStorm = scene.weather === 'storm'
  const slant = isStorm ? 0.42 : 0.18
  context.lineCap = 'round'
  for (let drop = 0; drop < (isStorm ? 150 : 95); drop += 1) {
    const near = random() ** 2
    const x = random() * (width + 300) - 150
    const y = random() * 1100 - 80
    const length = 26 + near * 66
    context.strokeStyle = cssColor([0.86, 0.92, 1], 0.2 + near * 0.3)
    context.lineWidth = 1.4 + near * 2.4
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * slant, y + length)
    context.stroke()
  }
  context.lineCap = 'butt'
}

function drawSnow(context: Context2D, random: () => number, width: number): void {
  for (let flake = 0; flake < 120; flake += 1) {
    const near = random() ** 3
    const x = random() * width
    const y = random() * 1000
    // The middle of the face stays clear of large flakes.
    const isOverFace = Math.abs(x - width / 2) < 210 && y > 180 && y < 640
    if (isOverFace && near > 0.2) continue
    const radius = 2.2 + near * 15
    context.fillStyle = cssColor([1, 1, 1], near > 0.4 ? 0.5 : 0.85)
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
}

function drawMist(context: Context2D, scene: SceneSheet, random: () => number, width: number): void {
  for (let bank = 0; bank < 7; bank += 1) {
    const x = random() * width
    const y = 620 + bank * 60
    const radius = 330 + random() * 200
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    gradient.addColorStop(0, cssColor(scene.light.air, 0.34))
    gradient.addColorStop(1, cssColor(scene.light.air, 0))
    context.save()
    context.transform(1, 0, 0, 0.34, x, y)
    context.fillStyle = gradient
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
    context.restore()
  }
}

function drawLeaves(context: Context2D, random: () => number, width: number): void {
  const colors = ['#d9822b', '#c24f2a', '#e3b23c', '#8fae4a'] as const
  for (let leaf = 0; leaf < 22; leaf += 1) {
    const x = random() * width
    const y = random() * 1000
    const size = 9 + random() ** 2 * 20
    const turn = random() * 6.28
    const color = colors[leaf % colors.length]!
    const isOverFace = Math.abs(x - width / 2) < 190 && y > 180 && y < 640
    if (isOverFace) continue
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    context.fillStyle = color
    context.beginPath()
    context.moveTo(-size, 0)
    context.quadraticCurveTo(0, -size * 0.75, size, 0)
    context.quadraticCurveTo(0, size * 0.5, -size, 0)
    context.fill()
    context.restore()
  }
}
