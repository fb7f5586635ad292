import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { buildRoom, hangLamp, openWindow } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A maker's shop: tools on the board, a wheel of gears, a bench with a vice and a lamp over it. */
export function drawWorkshop(stage: Stage): void {
  const floorY = stage.horizon + 190
  buildRoom(stage, { wall: '#9a7a5c', floor: '#6f553f', floorY, boards: '#7b5f46', ceilingBeams: '#5a3f2c' })
  const toolSide = -stage.lightSide
  stage.plane(0.65, (context) => {
    openWindow(context, stage, {
      x: stage.middle + stage.lightSide * stage.width * 0.3 - 130,
      y: 130,
      width: 260,
      height: 300,
      frame: '#7d5a3c',
    })
    const boardX = stage.middle + toolSide * stage.width * 0.34 - 170
    fillBox(context, stage.ink('#b8946a', 0.05, 0.25), { x: boardX, y: 140, width: 340, height: 330 })
    drawTools(context, stage, boardX)
  })
  stage.plane(0.5, (context) => {
    for (const [x, y, radius, teeth] of [
      [0.06, 560, 90, 14],
      [0.18, 650, 54, 10],
      [0.95, 610, 110, 16],
    ] as const) {
      drawGear(context, stage, stage.width * x, y, radius, teeth)
    }
  })
  stage.plane(0.25, (context) => {
    hangLamp(context, stage, { x: stage.middle + toolSide * 210, y: 130, size: 60, shade: '#4a6a5a' })
    const benchY = 830
    fillBox(context, stage.ink('#b5844f', 0, 0.05), { x: -120, y: benchY, width: stage.width + 240, height: 30 })
    fillBox(context, stage.ink('#7a5636', 0, 0.5), { x: -120, y: benchY + 30, width: stage.width + 240, height: 300 })
    const viceX = stage.middle + stage.lightSide * stage.width * 0.4
    fillBox(context, stage.ink('#5f6a76', 0, 0.3), { x: viceX - 60, y: benchY - 74, width: 54, height: 74 })
    fillBox(context, stage.ink('#7f8a96', 0, 0.1), { x: viceX + 14, y: benchY - 74, width: 44, height: 74 })
    fillBox(context, stage.ink('#9aa4ae', 0, 0.1), { x: viceX - 100, y: benchY - 44, width: 190, height: 13 })
    for (const [dx, hex, width, height] of [
      [0, '#c9a25c', 46, 60],
      [66, '#7f9a6a', 34, 84],
      [118, '#a8574a', 52, 48],
    ] as const) {
      fillBox(context, stage.ink(hex, 0, 0.2), {
        x: stage.middle + toolSide * stage.width * 0.45 + dx - 60,
        y: benchY - height,
        width,
        height,
      })
    }
    addGlow(context, { x: stage.middle + toolSide * 210, y: 320, radius: 420, hex: '#ffcf8e', strength: 0.35 })
  })
}

function drawTools(context: Context2D, stage: Stage, boardX: number): void {
  const handle = stage.ink('#7a4a2c', 0.03, 0.2)
  const steel = stage.ink('#b9c2cc', 0.03, 0.1)
  for (let tool = 0; tool < 5; tool += 1) {
    const x = boardX + 40 + tool * 64
    fillBox(context, handle, { x: x - 7, y: 300, width: 14, height: 120 })
    if (tool % 3 === 0) fillBox(context, steel, { x: x - 30, y: 262, width: 60, height: 38 })
    else if (tool % 3 === 1) {
      fillPolygon(context, steel, [
        [x - 9, 300],
        [x - 9, 190],
        [x, 170],
        [x + 9, 190],
        [x + 9, 300],
      ])
    } else {
      context.strokeStyle = steel
      context.lineWidth = 13
      context.beginPath()
      context.arc(x, 272, 24, 0.9, Math.PI * 2 - 0.9 + 1.2)
      context.stroke()
    }
  }
}

function drawGear(context: Context2D, stage: Stage, x: number, y: number, radius: number, teeth: number): void {
  const ring = (size: number, color: string) => {
    context.fillStyle = color
    context.beginPath()
    for (let tooth = 0; tooth < teeth; tooth += 1) {
      const from = (tooth / teeth) * Math.PI * 2
      const step = (Math.PI * 2) / teeth
      for (const [share, reach] of [
        [0, 0.86],
        [0.2, 1],
        [0.5, 1],
        [0.7, 0.86],
      ] as const) {
        context.lineTo(x + Math.cos(from + step * share) * size * reach, y + Math.sin(from + step * share) * size * reach)
      }
    }
    context.fill()
  }
  ring(radius, stage.ink('#8a6a38', 0.05, 0.5))
  ring(radius * 0.92, stage.ink('#d2a552', 0.05, 0.12))
  for (const [share, hex, shade] of [
    [0.62, '#9a7638', 0.35],
    [0.54, '#7a5c42', 0.3],
    [0.2, '#e0b868', 0.05],
  ] as const) {
    context.fillStyle = stage.ink(hex, 0.05, shade)
    context.beginPath()
    context.arc(x, y, radius * share, 0, Math.PI * 2)
    context.fill()
  }
}
