import type { Context2D } from '../../canvas.ts'
import { archPath, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

const BINDINGS = ['#7c2f2a', '#2f5346', '#30476b', '#8a6a2e', '#5a3458', '#8b8272', '#3e2b24', '#a4552d'] as const

/** Two walls of books that run toward a tall window behind the head, a ladder and a green lamp. */
export function drawLibrary(stage: Stage): void {
  const floorY = stage.horizon + 150
  stage.plane(0.9, (context) => {
    fillBox(context, stage.ink('#6b4a34', 0.2, 0.5), { x: -100, y: -100, width: stage.width + 200, height: 1200 })
    const window = { x: stage.middle - 120, y: 60, width: 240, height: 520 }
    archPath(context, {
      ...window,
      x: window.x - 24,
      y: window.y - 24,
      width: window.width + 48,
      height: window.height + 24,
      pointed: false,
    })
    context.fillStyle = stage.ink('#8f6b48', 0.1, 0.3)
    context.fill()
    archPath(context, { ...window, pointed: false })
    const pane = context.createLinearGradient(0, window.y, 0, window.y + window.height)
    pane.addColorStop(0, stage.isDark ? '#1f2f5e' : '#b9dcf2')
    pane.addColorStop(1, stage.isDark ? '#46588f' : '#fff3d2')
    context.fillStyle = pane
    context.fill()
    context.strokeStyle = stage.ink('#5b4030', 0.1, 0.4)
    context.lineWidth = 8
    context.beginPath()
    for (const share of [1 / 3, 2 / 3]) {
      context.moveTo(window.x + window.width * share, window.y + 10)
      context.lineTo(window.x + window.width * share, window.y + window.height)
    }
    for (const share of [0.3, 0.55, 0.8]) {
      context.moveTo(window.x, window.y + window.height * share)
      context.lineTo(window.x + window.width, window.y + window.height * share)
    }
    context.stroke()
    addGlow(context, {
      x: stage.middle,
      y: 300,
      radius: 480,
      hex: stage.isDark ? '#5f7fd0' : '#fff0c4',
      strength: stage.isDark ? 0.35 : 0.7,
    })
  })
  for (const side of [-1, 1] as const) stage.plane(0.6, (context) => drawShelves(context, stage, side, floorY))
  stage.plane(0.4, (context) => {
    fillPolygon(context, stage.ink('#5d3b27', 0, 0.35), [
      [stage.middle - 190, floorY - 70],
      [stage.middle + 190, floorY - 70],
      [stage.width + 300, 1100],
      [-300, 1100],
    ])
    fillPolygon(context, stage.ink('#8c2f34', 0, 0.25), [
      [stage.middle - 90, floorY - 66],
      [stage.middle + 90, floorY - 66],
      [stage.middle + 420, 1100],
      [stage.middle - 420, 1100],
    ])
    drawLadder(context, stage, floorY)
  })
  stage.plane(0.15, (context) => drawDeskLamp(context, stage))
}

/** Shelves in perspective: the far end is smaller and nearer to the window. */
function drawShelves(context: Context2D, stage: Stage, side: -1 | 1, floorY: number): void {
  const random = stage.random(`books ${side}`)
  const farX = stage.middle + side * 170
  const nearX = stage.middle + side * (stage.width * 0.5 + 160)
  const eyeY = stage.horizon - 40
  const at = (share: number, height: number): readonly [number, number] => {
    const scale = 0.5 + share * 0.95
    return [farX + (nearX - farX) * share ** 1.25, eyeY + height * scale]
  }
  const rows = 7
  const top = -760
  const bottom = (floorY - eyeY) / 0.62
  fillPolygon(context, stage.ink('#3d271b', 0.1, 0.7), [at(0, top), at(1, top), at(1, bottom), at(0, bottom)])
  for (let row = 0; row < rows; row += 1) {
    const shelfTop = top + ((bottom - top) * row) / rows
    const shelfBottom = top + ((bottom - top) * (row + 1)) / rows
    let share = 0.01
    while (share < 0.99) {
      const width = 0.018 + random() * 0.022
      const tall = 0.66 + random() * 0.26
      const next = Math.min(0.995, share + width)
      const bookTop = shelfBottom - (shelfBottom - shelfTop) * tall
      const shade = (1 - share) * 0.2 + (random() < 0.3 ? 0.5 : 0.1)
      const hex = BINDINGS[Math.floor(random() * BINDINGS.length)]!
      if (random() > 0.06) {
        fillPolygon(context, stage.ink(hex, 0.22 * (1 - share), shade), [
          at(share, bookTop),
          at(next, bookTop),
          at(next, shelfBottom),
          at(share, shelfBottom),
        ])
        const bandY = bookTop + (shelfBottom - bookTop) * 0.2
        if (random() < 0.5) {
          fillPolygon(context, stage.ink('#c9a45c', 0.15, 0.25), [
            at(share, bandY),
            at(next, bandY),
            at(next, bandY + 7),
            at(share, bandY + 7),
          ])
        }
      }
      share = next + 0.002
    }
    fillPolygon(context, stage.ink('#7a5233', 0.1, 0.15), [
      at(0, shelfBottom - 8),
      at(1, shelfBottom - 8),
      at(1, shelfBottom + 8),
      at(0, shelfBottom + 8),
    ])
  }
  fillPolygon(context, stage.ink('#8a5d3a', 0.1, 0.1), [at(0, top), at(0.04, top), at(0.04, bottom), at(0, bottom)])
}

function drawLadder(context: Context2D, stage: Stage, floorY: number): void {
  const x = stage.middle - stage.lightSide * stage.width * 0.37
  context.strokeStyle = stage.ink('#a9743f', 0, 0.15)
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(x - 46, floorY + 210)
  context.lineTo(x - 10, -60)
  context.moveTo(x + 60, floorY + 210)
  context.lineTo(x + 66, -60)
  for (let rung = 0; rung < 9; rung += 1) {
    const share = rung / 9
    const y = floorY + 150 - share * (floorY + 170)
    context.moveTo(x - 38 + share * 30, y)
    context.lineTo(x + 61 + share * 5, y)
  }
  context.stroke()
}

function drawDeskLamp(context: Context2D, stage: Stage): void {
  const x = stage.middle + stage.lightSide * stage.width * 0.41
  const y = 760
  fillBox(context, stage.ink('#4a2e1f', 0, 0.3), { x: x - 190, y: y + 120, width: 380, height: 240 })
  fillBox(context, stage.ink('#7a5030', 0, 0.05), { x: x - 190, y: y + 108, width: 380, height: 18 })
  fillBox(context, stage.ink('#b58b45'), { x: x - 5, y: y, width: 10, height: 110 })
  fillBox(context, stage.ink('#b58b45'), { x: x - 34, y: y + 98, width: 68, height: 12 })
  addGlow(context, { x, y: y + 30, radius: 300, hex: '#ffd890', strength: 0.75 })
  fillPolygon(context, '#2f8a62', [
    [x - 78, y + 12],
    [x - 58, y - 34],
    [x + 58, y - 34],
    [x + 78, y + 12],
  ])
  fillPolygon(context, '#eafbd0', [
    [x - 76, y + 6],
    [x - 78, y + 14],
    [x + 78, y + 14],
    [x + 76, y + 6],
  ])
}
