import type { Context2D } from '../../canvas.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

const CORALS = ['#ff7a6a', '#ffb25a', '#e86aa8', '#9a6ae0', '#ffd86a'] as const

/** Under the sea: rays from the surface, a reef with corals and weed, fish in a school, bubbles rising. */
export function drawUnderwater(stage: Stage): void {
  const floor = stage.horizon + 170
  stage.plane(1, (context) => {
    const sea = context.createLinearGradient(0, 0, 0, 1000)
    sea.addColorStop(0, stage.isDark ? '#1f6f9a' : '#8fe6ee')
    sea.addColorStop(0.35, stage.isDark ? '#124a7a' : '#33b2d4')
    sea.addColorStop(1, stage.isDark ? '#0a2450' : '#0f5f98')
    context.fillStyle = sea
    context.fillRect(-200, -200, stage.width + 400, 1500)
    const random = stage.random('rays')
    for (let ray = 0; ray < 9; ray += 1) {
      const x = stage.width * (ray / 8) + (random() - 0.5) * 60
      const width = 20 + random() * 50
      const gradient = context.createLinearGradient(0, -40, 0, 780)
      gradient.addColorStop(0, 'rgba(240,255,250,0.34)')
      gradient.addColorStop(1, 'rgba(240,255,250,0)')
      context.fillStyle = gradient
      context.beginPath()
      context.moveTo(x, -60)
      context.lineTo(x + width, -60)
      context.lineTo(x + width * 2.6 - stage.lightSide * 210, 800)
      context.lineTo(x - width - stage.lightSide * 210, 800)
      context.fill()
    }
  })
  stage.plane(0.8, (context) => {
    const random = stage.random('school')
    for (let fish = 0; fish < 16; fish += 1)
      drawFish(context, {
        x: stage.middle + stage.lightSide * (0.18 + random() * 0.3) * stage.width,
        y: 210 + random() * 210,
        size: 15 + random() * 12,
        side: stage.lightSide,
        body: fish % 3 ? '#ffd23f' : '#f4f6f8',
        stripe: '#3a6fb0',
      })
    const rock = (x: number, width: number, height: number) =>
      fillSmooth(context, stage.isDark ? '#12406a' : '#2580ab', [
        [x - width, floor + 40],
        [x - width * 0.7, floor - height * 0.7],
        [x, floor - height],
        [x + width * 0.6, floor - height * 0.6],
        [x + width, floor + 40],
      ])
    rock(stage.width * 0.14, 210, 330)
    rock(stage.width * 0.88, 230, 270)
  })
  stage.plane(0.45, (context) => {
    const sand = context.createLinearGradient(0, floor, 0, 1000)
    sand.addColorStop(0, stage.isDark ? '#2c5a80' : '#7fc4cc')
    sand.addColorStop(1, stage.isDark ? '#3f6a80' : '#d8d2a4')
    context.fillStyle = sand
    context.fillRect(-200, floor, stage.width + 400, 600)
    const random = stage.random('caustics')
    context.strokeStyle = 'rgba(255,255,240,0.3)'
    context.lineWidth = 3
    for (let net = 0; net < 40; net += 1) {
      const x = random() * stage.width
      const share = random()
      const y = floor + 14 + share * 220
      context.beginPath()
      context.ellipse(x, y, 26 + share * 50, 6 + share * 12, 0.1, 0, Math.PI * 1.4)
      context.stroke()
    }
    for (let coral = 0; coral < 12; coral += 1) {
      const side = coral % 2 ? 1 : -1
      const x = stage.middle + side * stage.width * (0.25 + random() * 0.27)
      drawCoral(context, random, {
        x,
        y: floor + 30 + random() * 90,
        size: 60 + random() * 80,
        hex: CORALS[coral % CORALS.length]!,
      })
    }
  })
  stage.plane(0.2, (context) => {
    const random = stage.random('weed')
    for (let weed = 0; weed < 14; weed += 1) {
      const x = stage.middle + (weed % 2 ? 1 : -1) * stage.width * (0.32 + random() * 0.2)
      const height = 190 + random() * 260
      const sway = (random() - 0.5) * 120
      context.strokeStyle = ['#2f8f5a', '#4fae5c', '#1f6f5a'][weed % 3]!
      context.lineWidth = 9 + random() * 9
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(x, 1010)
      context.bezierCurveTo(x + sway, 1010 - height * 0.4, x - sway, 1010 - height * 0.7, x + sway * 0.4, 1010 - height)
      context.stroke()
    }
    context.lineCap = 'butt'
    for (let bubble = 0; bubble < 34; bubble += 1) {
      const x = random() * stage.width
      const y = random() * 900
      const radius = 3 + random() ** 2 * 15
      context.fillStyle = 'rgba(230,252,255,0.26)'
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = 'rgba(255,255,255,0.75)'
      context.beginPath()
      context.arc(x - radius * 0.34, y - radius * 0.34, radius * 0.24, 0, Math.PI * 2)
      context.fill()
    }
    drawFish(context, {
      x: stage.middle - stage.lightSide * stage.width * 0.3,
      y: 330,
      size: 52,
      side: -stage.lightSide as -1 | 1,
      body: '#ff7f2a',
      stripe: '#ffffff',
    })
  })
}

function drawFish(
  context: Context2D,
  fish: { x: number; y: number; size: number; side: -1 | 1; body: string; stripe: string },
): void {
  const { x, y, size, side } = fish
  fillPolygon(context, fish.body, [
    [x - side * size * 0.8, y],
    [x - side * size * 1.5, y - size * 0.5],
    [x - side * size * 1.5, y + size * 0.5],
  ])
  context.fillStyle = fish.body
  context.beginPath()
  context.ellipse(x, y, size, size * 0.5, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = fish.stripe
  for (const at of [-0.25, 0.35])
    context.fillRect(x + side * at * size - size * 0.08, y - size * 0.44, size * 0.16, size * 0.88)
  context.fillStyle = '#16202a'
  context.beginPath()
  context.arc(x + side * size * 0.66, y - size * 0.1, size * 0.09, 0, Math.PI * 2)
  context.fill()
}

/** A branching coral. */
function drawCoral(context: Context2D, random: () => number, coral: { x: number; y: number; size: number; hex: string }): void {
  context.strokeStyle = coral.hex
  context.lineCap = 'round'
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const endX = x + Math.cos(angle) * length
    const endY = y + Math.sin(angle) * length
    context.lineWidth = length * 0.34
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(endX, endY)
    context.stroke()
    if (depth === 3) return
    for (const turn of [-0.5, 0, 0.5]) grow(endX, endY, angle + turn + (random() - 0.5) * 0.3, length * 0.66, depth + 1)
  }
  grow(coral.x, coral.y, -Math.PI / 2, coral.size * 0.4, 1)
  context.lineCap = 'butt'
}
