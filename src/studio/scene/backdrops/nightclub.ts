import { cssColor, rgbFromHex } from '../../color.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

const TILES = ['#ff3f9a', '#3fd0ff', '#ffd23f', '#8f5cff', '#3fffa0'] as const

/** A dance floor: lit tiles underfoot, a mirror ball throwing spots, dancers as silhouettes, lines of neon on the walls. */
export function drawNightclub(stage: Stage): void {
  const space = spaceOf(stage)
  const back = space.at(0, 0, 10)[1]
  stage.plane(0.85, (context) => {
    const wall = context.createLinearGradient(0, 0, 0, back)
    wall.addColorStop(0, '#12082a')
    wall.addColorStop(1, '#4a1a6a')
    context.fillStyle = wall
    context.fillRect(-200, -200, stage.width + 400, 1500)
    for (const [index, hex] of ['#ff3f9a', '#3fd0ff', '#ffd23f'].entries()) {
      for (const side of [-1, 1]) {
        const x = stage.middle + side * stage.width * (0.2 + index * 0.12)
        context.fillStyle = hex
        context.fillRect(x - 4, 190 - index * 50, 8, back - 190 + index * 50)
        addGlow(context, { x, y: back - 210, radius: 230, hex, strength: 0.4 })
      }
    }
    const random = stage.random('spots')
    for (let spot = 0; spot < 90; spot += 1) {
      context.fillStyle = cssColor(rgbFromHex(TILES[spot % TILES.length]!), 0.35 + 0.3 * random())
      context.beginPath()
      context.ellipse(random() * stage.width, random() * back, 6 + random() * 8, 4 + random() * 5, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.6, (context) => {
    for (let row = 0, z = 10; row < 10; row += 1) {
      const near = row === 9 ? 0.9 : z * 0.8
      for (let column = -6; column < 6; column += 1) {
        const hex = TILES[(row * 3 + column * 5 + 60) % TILES.length]!
        context.fillStyle = cssColor(rgbFromHex(hex), (row + column) % 2 ? 0.72 : 0.34)
        context.beginPath()
        for (const [x, depth] of [
          [column, z],
          [column + 0.95, z],
          [column + 0.95, near * 1.02],
          [column, near * 1.02],
        ] as const)
          context.lineTo(...space.at(x * 0.9, 0, depth))
        context.fill()
      }
      z = near
    }
    const shine = context.createLinearGradient(0, back, 0, 1000)
    shine.addColorStop(0, 'rgba(20,8,40,0)')
    shine.addColorStop(1, 'rgba(20,8,40,0.72)')
    context.fillStyle = shine
    context.fillRect(-200, back, stage.width + 400, 700)
    drawCrowd(context, stage.random('dancers'), {
      fromX: -40,
      toX: stage.width + 40,
      y: back - 92,
      size: 32,
      rows: 1,
      step: 10,
      coats: ['#1d0f36', '#2a1648', '#160a2a'],
      heads: ['#3a2058', '#24123e'],
    })
  })
  stage.plane(0.35, (context) => {
    const x = stage.middle - stage.lightSide * stage.width * 0.2
    const y = 150
    const radius = 82
    context.fillStyle = '#0c0818'
    context.fillRect(x - 2, -100, 4, y)
    addGlow(context, { x, y, radius: 360, hex: '#e8d8ff', strength: 0.6 })
    context.fillStyle = '#8a86a8'
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
    const random = stage.random('mirrors')
    for (let row = -6; row <= 6; row += 1) {
      const up = row / 6.6
      const half = Math.sqrt(1 - up * up) * radius
      for (let column = -6; column <= 6; column += 1) {
        const across = Math.sin((column / 6.6) * 1.45)
        const tone = 0.25 + 0.75 * random()
        context.fillStyle =
          random() < 0.24 ? TILES[Math.floor(random() * TILES.length)]! : cssColor([tone, tone, Math.min(1, tone * 1.06)])
        context.fillRect(x + across * half - 4.6, y + up * radius - 4.6, 9.2 * Math.cos(across) + 1, 9.6)
      }
    }
    for (let ray = 0; ray < 8; ray += 1) {
      const angle = (ray / 8) * Math.PI * 2 + 0.3
      const beam = context.createLinearGradient(x, y, x + Math.cos(angle) * 620, y + Math.sin(angle) * 620)
      const color = rgbFromHex(TILES[ray % TILES.length]!)
      beam.addColorStop(0, cssColor(color, 0.34))
      beam.addColorStop(1, cssColor(color, 0))
      context.fillStyle = beam
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + Math.cos(angle - 0.05) * 640, y + Math.sin(angle - 0.05) * 640)
      context.lineTo(x + Math.cos(angle + 0.05) * 640, y + Math.sin(angle + 0.05) * 640)
      context.fill()
    }
  })
}
