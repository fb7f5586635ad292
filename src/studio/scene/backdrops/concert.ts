import type { Context2D } from '../../canvas.ts'
import { cssColor, rgbFromHex } from '../../color.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

const BEAMS = ['#ff3f8a', '#3fb8ff', '#ffb03f', '#9a5cff'] as const

/** On stage before a full hall: beams of colour through haze, a truss of lamps, amplifiers and drums, raised hands in the dark. */
export function drawConcert(stage: Stage): void {
  const space = spaceOf(stage)
  const floor = space.at(0, 0, 9)[1]
  stage.plane(0.95, (context) => {
    const hall = context.createLinearGradient(0, 0, 0, floor)
    hall.addColorStop(0, '#0c0a1e')
    hall.addColorStop(0.7, '#2a1648')
    hall.addColorStop(1, '#5a2a6a')
    context.fillStyle = hall
    context.fillRect(-200, -200, stage.width + 400, 1500)
    addGlow(context, { x: stage.middle, y: floor - 190, radius: 560, hex: '#c04cff', strength: 0.5 })
    const random = stage.random('beams')
    for (let beam = 0; beam < 10; beam += 1) {
      const x = stage.width * ((beam + 0.5) / 10)
      castBeam(context, x, (random() - 0.5) * 520, BEAMS[beam % BEAMS.length]!)
    }
    context.fillStyle = '#16131f'
    context.fillRect(-200, 40, stage.width + 400, 15)
    context.fillRect(-200, 92, stage.width + 400, 11)
    context.strokeStyle = '#16131f'
    context.lineWidth = 6
    context.beginPath()
    for (let x = -100; x < stage.width + 100; x += 60) {
      context.moveTo(x, 98)
      context.lineTo(x + 30, 46)
      context.lineTo(x + 60, 98)
    }
    context.stroke()
  })
  stage.plane(0.7, (context) => {
    const random = stage.random('crowd')
    drawCrowd(context, random, {
      fromX: -60,
      toX: stage.width + 60,
      y: floor - 110,
      size: 15,
      rows: 5,
      step: 27,
      growth: 0.16,
      coats: ['#1d1630', '#251a3c', '#160f26'],
      heads: ['#33244a', '#221734', '#452f58'],
    })
    context.strokeStyle = '#2c1f42'
    context.lineCap = 'round'
    for (let arm = 0; arm < 34; arm += 1) {
      const x = random() * stage.width
      const y = floor - 60 + random() * 60
      context.lineWidth = 9
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + (random() - 0.5) * 40, y - 70 - random() * 46)
      context.stroke()
      if (arm % 4 === 0) addGlow(context, { x, y: y - 110, radius: 26, hex: '#eaf4ff', strength: 0.9 })
    }
    context.lineCap = 'butt'
  })
  stage.plane(0.4, (context) => {
    space.face(context, '#2b2433', 0.2, [-30, 0, 9], [30, 0, 9], [30, 0, 0.9], [-30, 0, 0.9])
    for (let x = -9; x < 9; x += 0.6)
      space.face(context, '#3a3044', 0.2, [x, 0.01, 9], [x + 0.03, 0.01, 9], [x + 0.03, 0.01, 0.9], [x, 0.01, 0.9])
    for (const [x, hex] of [
      [-2.4, '#ff5aa0'],
      [0, '#ffe2b0'],
      [2.4, '#5ab8ff'],
    ] as const) {
      const [cx, cy] = space.at(x, 0, 5.4)
      addGlow(context, { x: cx, y: cy, radius: 300, hex, strength: 0.5 })
    }
    for (const side of [-1, 1]) {
      for (const level of [0, 0.85]) {
        space.block(context, '#1c1a22', { x: side * 2.15, y: level, z: 5, width: 0.95, height: 0.8, depth: 0.5 })
        for (const dx of [-0.22, 0.22]) {
          const [px, py] = space.at(side * 2.15 + dx, level + 0.4, 4.99)
          for (const [radius, hex] of [
            [38, '#3c3a46'],
            [30, '#16151c'],
            [11, '#4a4858'],
          ] as const) {
            context.fillStyle = hex
            context.beginPath()
            context.arc(px, py, radius, 0, Math.PI * 2)
            context.fill()
          }
        }
      }
      space.block(context, '#141318', { x: side * 1.15, z: 4.1, width: 0.55, height: 0.26, depth: 0.4 })
    }
  })
}

function castBeam(context: Context2D, x: number, drift: number, hex: string): void {
  const beam = context.createLinearGradient(x, 100, x + drift, 900)
  beam.addColorStop(0, cssColor(rgbFromHex(hex), 0.62))
  beam.addColorStop(1, cssColor(rgbFromHex(hex), 0))
  context.save()
  context.globalCompositeOperation = 'screen'
  context.fillStyle = beam
  context.beginPath()
  context.moveTo(x - 9, 104)
  context.lineTo(x + 9, 104)
  context.lineTo(x + drift + 110, 940)
  context.lineTo(x + drift - 110, 940)
  context.fill()
  context.restore()
  addGlow(context, { x, y: 108, radius: 70, hex, strength: 0.9 })
  context.fillStyle = '#fffaf4'
  context.beginPath()
  context.arc(x, 108, 12, 0, Math.PI * 2)
  context.fill()
}
