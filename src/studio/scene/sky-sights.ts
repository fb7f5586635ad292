import type { Context2D } from '../canvas.ts'
import { addGlow } from './shapes/glow.ts'
import { sightsOf } from './sights-of.ts'
import type { Stage } from './stage.ts'

/** Lightning, a rainbow, northern lights, fireworks, falling stars and rays of light: whatever of them the scene has. */
export function drawSkySights(context: Context2D, stage: Stage): void {
  const sights = sightsOf(stage.scene)
  if (sights.has('aurora')) drawAurora(context, stage)
  if (sights.has('meteors')) drawMeteors(context, stage)
  if (sights.has('rainbow')) drawRainbow(context, stage)
  if (sights.has('fireworks')) drawFireworks(context, stage)
  if (sights.has('lightning') && !sights.has('sand')) drawLightning(context, stage)
  if (sights.has('rays')) drawRays(context, stage)
}

function drawAurora(context: Context2D, stage: Stage): void {
  const random = stage.random('aurora')
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const [band, [low, high]] of (
    [
      ['60,255,150', '90,120,255'],
      ['80,255,210', '190,80,255'],
      ['120,255,120', '60,200,255'],
    ] as const
  ).entries()) {
    const phase = random() * 6
    const base = 200 + band * 90
    for (let x = -20; x < stage.width + 20; x += 7) {
      const y = base + Math.sin(x * 0.006 + phase) * 70 + Math.sin(x * 0.017 + phase * 2) * 26
      const height = 150 + 90 * Math.sin(x * 0.03 + phase) + 60 * random()
      const strength = 0.2 + 0.2 * Math.sin(x * 0.011 + phase * 1.7) + 0.08 * random()
      if (strength < 0.03) continue
      const curtain = context.createLinearGradient(0, y - height, 0, y + 26)
      curtain.addColorStop(0, `rgba(${high},0)`)
      curtain.addColorStop(0.5, `rgba(${high},${(strength * 0.5).toFixed(3)})`)
      curtain.addColorStop(0.9, `rgba(${low},${strength.toFixed(3)})`)
      curtain.addColorStop(1, `rgba(${low},0)`)
      context.fillStyle = curtain
      context.fillRect(x, y - height, 8, height + 26)
    }
  }
  context.restore()
}

function drawMeteors(context: Context2D, stage: Stage): void {
  const random = stage.random('meteors')
  for (let meteor = 0; meteor < 6; meteor += 1) {
    const x = random() * stage.width
    const y = 40 + random() * 330
    const length = 110 + random() * 150
    const trail = context.createLinearGradient(x, y, x + stage.lightSide * length, y - length * 0.5)
    trail.addColorStop(0, 'rgba(255,255,255,0.95)')
    trail.addColorStop(1, 'rgba(200,220,255,0)')
    context.strokeStyle = trail
    context.lineWidth = 4
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + stage.lightSide * length, y - length * 0.5)
    context.stroke()
    addGlow(context, { x, y, radius: 26, hex: '#ffffff', strength: 0.9 })
  }
}

function drawRainbow(context: Context2D, stage: Stage): void {
  const x = stage.middle - stage.lightSide * stage.width * 0.12
  context.lineWidth = 17
  for (const [index, hex] of [
    '255,70,70',
    '255,160,50',
    '255,236,80',
    '90,210,100',
    '70,150,255',
    '100,90,230',
    '170,90,220',
  ].entries()) {
    context.strokeStyle = `rgba(${hex},0.52)`
    context.beginPath()
    context.arc(x, stage.horizon + 130, Math.min(stage.width * 0.62, 640) - index * 16, Math.PI, 0)
    context.stroke()
  }
}

function drawFireworks(context: Context2D, stage: Stage): void {
  const random = stage.random('fireworks')
  for (const [share, y, size] of [
    [0.16, 170, 130],
    [0.84, 130, 150],
    [0.36, 90, 84],
    [0.66, 270, 90],
    [0.93, 360, 76],
    [0.06, 380, 80],
  ] as const) {
    const x = stage.width * share
    const hex = ['255,90,110', '255,210,90', '110,200,255', '150,255,150', '230,130,255', '255,160,70'][
      Math.floor(random() * 6)
    ]!
    const sparks = 30
    for (let spark = 0; spark < sparks; spark += 1) {
      const angle = (spark / sparks) * Math.PI * 2 + random() * 0.16
      const reach = size * (0.7 + 0.4 * random())
      const [endX, endY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + reach * 0.12]
      const trail = context.createLinearGradient(x, y, endX, endY)
      trail.addColorStop(0, `rgba(${hex},0)`)
      trail.addColorStop(1, `rgba(${hex},0.9)`)
      context.strokeStyle = trail
      context.lineWidth = 3
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo((x + endX) / 2, (y + endY) / 2 - reach * 0.06, endX, endY)
      context.stroke()
      context.fillStyle = '#fffdf0'
      context.beginPath()
      context.arc(endX, endY, 3.4, 0, Math.PI * 2)
      context.fill()
    }
    addGlow(context, { x, y, radius: size * 1.5, hex: '#ffd8b0', strength: 0.4 })
  }
}

function drawLightning(context: Context2D, stage: Stage): void {
  const random = stage.random('lightning')
  const startX = stage.middle - stage.lightSide * stage.width * (0.24 + 0.12 * random())
  addGlow(context, { x: startX, y: 90, radius: 520, hex: '#c8d4ff', strength: 0.55 })
  context.lineJoin = 'miter'
  const bolt = (x: number, y: number, toY: number, width: number, depth: number) => {
    const points: [number, number][] = [[x, y]]
    let px = x
    for (let py = y; py < toY; ) {
      py += 26 + random() * 34
      px += (random() - 0.5) * 74
      points.push([px, py])
      if (depth === 0 && random() < 0.3) bolt(px, py, py + 130 * random() + 60, width * 0.5, 1)
    }
    for (const [grow, color] of [
      [4, 'rgba(150,170,255,0.35)'],
      [1, '#fbfcff'],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = width * grow
      context.beginPath()
      for (const [bx, by] of points) context.lineTo(bx, by)
      context.stroke()
    }
  }
  bolt(startX, -30, stage.horizon - 40, 5, 0)
}

function drawRays(context: Context2D, stage: Stage): void {
  const random = stage.random('rays')
  const x = stage.middle + stage.lightSide * stage.width * 0.4
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let ray = 0; ray < 9; ray += 1) {
    const angle = Math.PI / 2 + stage.lightSide * (0.06 + ray * 0.11 + random() * 0.05)
    const wide = 0.016 + random() * 0.03
    const reach = 1250
    const light = context.createLinearGradient(x, -80, x + Math.cos(angle) * reach, -80 + Math.sin(angle) * reach)
    light.addColorStop(0, 'rgba(255,244,206,0.5)')
    light.addColorStop(1, 'rgba(255,244,206,0)')
    context.fillStyle = light
    context.beginPath()
    context.moveTo(x, -80)
    context.lineTo(x + Math.cos(angle - wide) * reach, -80 + Math.sin(angle - wide) * reach)
    context.lineTo(x + Math.cos(angle + wide) * reach, -80 + Math.sin(angle + wide) * reach)
    context.fill()
  }
  context.restore()
}
