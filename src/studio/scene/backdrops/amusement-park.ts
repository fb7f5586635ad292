import type { Context2D } from '../../canvas.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const BRIGHT = ['#ff5a6a', '#ffd24a', '#4ab8ff', '#6ae08a', '#c07aff', '#ff9a4a'] as const

/** A fun fair: a Ferris wheel, a roller coaster's hills, a carousel under its striped roof, booths, strings of bulbs. */
export function drawAmusementPark(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon + 20
  stage.plane(0.85, (context) => {
    drawCoaster(context, stage, foot)
    drawWheel(context, stage, { x: stage.middle - stage.lightSide * stage.width * 0.24, y: foot - 300, radius: 235, foot })
  })
  stage.plane(0.65, (context) => {
    drawCarousel(context, stage, { x: stage.middle + stage.lightSide * stage.width * 0.27, foot: foot + 40 })
    drawCrowd(context, stage.random('visitors'), {
      fromX: -40,
      toX: stage.width + 40,
      y: foot + 2,
      size: 13,
      rows: 1,
      step: 10,
      coats: BRIGHT.map((hex) => stage.ink(hex, 0.3, 0.4)),
      heads: ['#e8bd98', '#8a5a3c', '#c99470'].map((hex) => stage.ink(hex, 0.3, 0.3)),
    })
  })
  stage.plane(0.45, (context) => {
    space.face(context, '#b9a48c', 0.2, [-60, 0, 16], [60, 0, 16], [60, 0, 0.9], [-60, 0, 0.9])
    for (let z = 15; z > 1; z *= 0.82)
      space.face(context, '#a8927a', 0.25, [-60, 0.005, z], [60, 0.005, z], [60, 0.005, z * 0.98], [-60, 0.005, z * 0.98])
    for (const side of [-1, 1]) {
      const [x, y] = space.at(side * 2.55, 0, 6.2)
      const unit = space.scale(6.2)
      context.fillStyle = stage.ink(side < 0 ? '#c8453c' : '#3d7f9a', 0.05, 0.25)
      context.fillRect(x - unit * 0.7, y - unit * 0.95, unit * 1.4, unit * 0.95)
      context.fillStyle = stage.isDark ? '#ffe2a0' : stage.ink('#4a3a3a', 0.05, 0.4)
      context.fillRect(x - unit * 0.62, y - unit * 1.75, unit * 1.24, unit * 0.8)
      for (let stripe = 0; stripe < 8; stripe += 1) {
        context.fillStyle = stage.ink(stripe % 2 ? '#f8f2e6' : side < 0 ? '#e0524a' : '#3f9ab8', 0.05, 0.1)
        context.beginPath()
        const left = x - unit * 0.84 + stripe * unit * 0.21
        context.moveTo(left + unit * 0.06, y - unit * 2.1)
        context.lineTo(left + unit * 0.21, y - unit * 2.1)
        context.lineTo(left + unit * 0.21, y - unit * 1.72)
        context.arc(left + unit * 0.105, y - unit * 1.72, unit * 0.105, 0, Math.PI)
        context.fill()
      }
      for (let prize = 0; prize < 5; prize += 1) {
        context.fillStyle = BRIGHT[(prize + side + 6) % BRIGHT.length]!
        context.beginPath()
        context.arc(x - unit * 0.46 + prize * unit * 0.23, y - unit * 1.42, unit * 0.085, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
  stage.plane(0.2, (context) => {
    for (const [from, sag, to] of [
      [70, 230, 30],
      [20, 150, 110],
    ] as const)
      for (let bulb = 0; bulb <= 22; bulb += 1) {
        const t = bulb / 22
        const x = t * stage.width
        const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * sag + t * t * to
        const hex = BRIGHT[bulb % BRIGHT.length]!
        if (stage.isDark) addGlow(context, { x, y, radius: 40, hex, strength: 0.8 })
        context.fillStyle = hex
        context.beginPath()
        context.arc(x, y, 7, 0, Math.PI * 2)
        context.fill()
      }
  })
}

function drawWheel(
  context: Context2D,
  stage: Stage,
  { x, y, radius, foot }: { x: number; y: number; radius: number; foot: number },
): void {
  context.strokeStyle = stage.ink('#e8e4ea', 0.35, 0.2)
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(x - 130, foot)
  context.lineTo(x, y)
  context.lineTo(x + 130, foot)
  context.stroke()
  context.lineWidth = 7
  for (const share of [1, 0.86]) {
    context.beginPath()
    context.arc(x, y, radius * share, 0, Math.PI * 2)
    context.stroke()
  }
  context.lineWidth = 3
  for (let spoke = 0; spoke < 14; spoke += 1) {
    const angle = (spoke / 14) * Math.PI * 2 + 0.2
    const [endX, endY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(endX, endY)
    context.stroke()
    const hex = BRIGHT[spoke % BRIGHT.length]!
    if (stage.isDark) addGlow(context, { x: endX, y: endY, radius: 60, hex, strength: 0.7 })
    context.fillStyle = stage.isDark ? hex : stage.ink(hex, 0.3, 0.1)
    context.beginPath()
    context.arc(endX, endY + 12, 21, 0, Math.PI)
    context.rect(endX - 21, endY - 12, 42, 7)
    context.fill()
    context.fillRect(endX - 2, endY - 10, 4, 24)
  }
}

function drawCoaster(context: Context2D, stage: Stage, foot: number): void {
  const height = (x: number) => 120 + 110 * Math.sin(x * 0.0085 + 1) + 60 * Math.sin(x * 0.021)
  context.strokeStyle = stage.ink('#b8a8a0', 0.55, 0.3)
  context.lineWidth = 3
  context.beginPath()
  for (let x = -40; x < stage.width + 40; x += 26) {
    context.moveTo(x, foot)
    context.lineTo(x, foot - height(x))
    context.lineTo(x + 26, foot)
  }
  context.stroke()
  context.strokeStyle = stage.ink('#d8543f', 0.45, 0.2)
  context.lineWidth = 8
  context.beginPath()
  for (let x = -40; x < stage.width + 40; x += 12) context.lineTo(x, foot - height(x))
  context.stroke()
}

function drawCarousel(context: Context2D, stage: Stage, { x, foot }: { x: number; foot: number }): void {
  addGlow(context, { x, y: foot - 110, radius: 260, hex: '#ffdf9a', strength: stage.isDark ? 0.8 : 0.3 })
  context.fillStyle = stage.ink('#8a5a4a', 0.15, 0.4)
  context.fillRect(x - 150, foot - 26, 300, 30)
  context.fillStyle = stage.isDark ? '#ffe9b8' : stage.ink('#f2dfc0', 0.15, 0.15)
  context.fillRect(x - 46, foot - 190, 92, 170)
  for (let stripe = -5; stripe < 5; stripe += 1)
    fillPolygon(context, stage.ink(stripe % 2 ? '#f8f0e0' : '#e0524a', 0.15, stripe < 0 === stage.lightSide < 0 ? 0.05 : 0.4), [
      [x, foot - 300],
      [x + stripe * 35, foot - 190],
      [x + (stripe + 1) * 35, foot - 190],
    ])
  for (const dx of [-130, -74, 70, 126]) {
    context.fillStyle = stage.ink('#d8b04a', 0.1, 0.2)
    context.fillRect(x + dx - 3, foot - 192, 6, 170)
    context.fillStyle = stage.ink('#fbf6ee', 0.1, 0.1)
    context.beginPath()
    context.ellipse(x + dx, foot - 88, 30, 15, 0, 0, Math.PI * 2)
    context.ellipse(x + dx + 27, foot - 108, 9, 19, 0.5, 0, Math.PI * 2)
    context.rect(x + dx - 22, foot - 84, 6, 36)
    context.rect(x + dx + 16, foot - 84, 6, 36)
    context.fill()
    context.fillStyle = stage.ink('#4a7ab0', 0.1, 0.2)
    context.fillRect(x + dx - 10, foot - 104, 20, 14)
  }
}
