import type { Context2D } from '../canvas.ts'
import { cssColor, mixRgb, rgbFromHex } from '../color.ts'
import { gatherClouds } from './clouds.ts'
import { addGlow } from './shapes/glow.ts'
import { drawSkySights } from './sky-sights.ts'
import type { Stage } from './stage.ts'

/** The brightest are seen through a lens that is focused on somebody too. */
function drawGreatStars(context: Context2D, stage: Stage): void {
  const random = stage.random('great stars')
  for (let star = 0; star < 60; star += 1) {
    const [x, y, radius] = [
      random() * stage.width,
      random() * stage.horizon * 0.85,
      (3 + random() ** 2 * 4) * (stage.isPhoto ? 1.7 : 1),
    ]
    addGlow(context, { x, y, radius: radius * (stage.isPhoto ? 2 : 5), hex: '#cfdcff', strength: 0.5 })
    context.fillStyle = '#ffffff'
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
}

/** A band of faint light, aslant across the sky. */
function drawMilkyWay(context: Context2D, stage: Stage): void {
  for (let step = 0; step <= 8; step += 1)
    addGlow(context, {
      x: stage.width * (0.1 + 0.1 * step),
      y: stage.horizon * (0.72 - 0.08 * step),
      radius: 150 + 40 * (step % 3),
      hex: step % 2 ? '#8f9be0' : '#b59ad8',
      strength: 0.22,
    })
}

function drawStars(context: Context2D, stage: Stage): void {
  const random = stage.random('stars')
  // A sky that was said to be full of them.
  const isFull = stage.scene.sights?.includes('stars') ?? false
  if (isFull) drawMilkyWay(context, stage)
  for (let index = 0; index < (isFull ? 460 : 130); index += 1) {
    const x = random() * stage.width
    const y = random() ** 1.4 * stage.horizon * 0.85
    const size = (0.8 + random() ** 3 * 2.6) * (isFull ? 1.8 : 1)
    context.fillStyle = cssColor([0.9, 0.94, 1], stage.sky.stars * (0.35 + 0.6 * random()))
    context.fillRect(x - size / 2, y - size / 2, size, size)
  }
  if (isFull) drawGreatStars(context, stage)
}

function drawSunOrMoon(context: Context2D, stage: Stage): void {
  const { scene } = stage
  const isNight = scene.timeOfDay === 'night'
  const isLow = scene.timeOfDay === 'dawn' || scene.timeOfDay === 'golden hour' || scene.timeOfDay === 'dusk'
  const x = stage.middle + stage.lightSide * stage.width * (isLow ? 0.31 : 0.36)
  const y = isLow ? stage.horizon - 130 : 130
  if (scene.weather !== 'clear' && scene.weather !== 'wind') {
    addGlow(context, { x, y, radius: 380, hex: isNight ? '#8fa3d0' : '#ffffff', strength: 0.25 })
    return
  }
  addGlow(context, {
    x,
    y,
    radius: isNight ? 260 : 560,
    hex: isNight ? '#bcd0ff' : isLow ? '#ffd08a' : '#fff4cf',
    strength: 0.62,
  })
  if (!isNight && !isLow) return // the high sun stands outside the picture; only its glow comes in
  context.fillStyle = cssColor(stage.sky.glow)
  context.beginPath()
  context.arc(x, y, isNight ? 40 : 58, 0, Math.PI * 2)
  context.fill()
  if (!isNight) return
  context.fillStyle = cssColor(mixRgb(stage.sky.glow, rgbFromHex('#8fa6d8'), 0.5), 0.55)
  for (const [dx, dy, radius] of [
    [-10, -8, 10],
    [13, 6, 7],
    [-4, 16, 6],
  ] as const) {
    context.beginPath()
    context.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    context.fill()
  }
}

/** The sky of the hour with its sun or moon, stars and clouds; the farthest plane of every place outdoors. */
export function raiseSky(stage: Stage, options: { readonly clouds?: boolean } = {}): void {
  stage.plane(1, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, stage.horizon + 40)
    gradient.addColorStop(0, cssColor(stage.sky.top))
    gradient.addColorStop(0.55, cssColor(stage.sky.middle))
    gradient.addColorStop(1, cssColor(stage.sky.low))
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, 1200)
    if (stage.sky.stars > 0) drawStars(context, stage)
    drawSunOrMoon(context, stage)
  })
  if (options.clouds !== false && stage.scene.weather !== 'fog') {
    stage.plane(0.95, (context) => context.drawImage(gatherClouds(stage), -100, -100, stage.width + 200, stage.horizon + 100))
  }
  stage.plane(0.95, (context) => drawSkySights(context, stage))
}
