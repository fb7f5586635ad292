import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { drawCrown } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A house's front porch: boards of the wall, a door with its lamp, a window, posts and a railing, the garden beside it. */
export function drawPorch(stage: Stage): void {
  const floorY = stage.horizon + 210
  const side = stage.lightSide
  // The house takes two thirds of the picture, the garden the side that the light comes from.
  const corner = stage.middle + side * stage.width * 0.26
  raiseSky(stage)
  stage.plane(0.9, (context) => {
    const random = stage.random('garden')
    for (const [dx, y, radius, air] of [
      [40, 430, 190, 0.4],
      [210, 360, 220, 0.35],
      [110, 600, 150, 0.15],
      [260, 640, 170, 0.12],
    ] as const)
      drawCrown(context, stage, { x: corner + side * dx, y, radius, random, air })
    fillBox(context, stage.ink('#7f9c58', 0.2, 0.2), { x: -120, y: 690, width: stage.width + 240, height: 460 })
  })
  stage.plane(0.6, (context) => {
    const far = stage.middle - side * (stage.width / 2 + 140)
    const box = { x: Math.min(corner, far), width: Math.abs(corner - far) }
    fillBox(context, stage.ink('#d5d2c6', 0.06, 0.4), { ...box, y: -120, height: floorY + 120 })
    for (let y = -110; y < floorY; y += 34) {
      fillBox(context, stage.ink('#e4e1d6', 0.06, 0.3), { ...box, y, height: 24 })
      fillBox(context, stage.ink('#a9a699', 0.06, 0.7), { ...box, y: y + 28, height: 6 })
    }
    fillBox(context, stage.ink('#f4f1e8', 0.04, 0.15), { x: corner - 16, y: -120, width: 32, height: floorY + 120 })
    hangDoor(context, stage, stage.middle - side * stage.width * 0.32, floorY)
    hangWindow(context, stage, stage.middle + side * stage.width * 0.03)
  })
  stage.plane(0.3, (context) => {
    fillBox(context, stage.ink('#9b8468', 0.03, 0.3), { x: -120, y: floorY, width: stage.width + 240, height: 500 })
    for (let board = -14; board <= 14; board += 1)
      fillPolygon(context, stage.ink(board % 2 ? '#a68f72' : '#8f785d', 0.02, 0.25), [
        [stage.middle + board * 50, floorY],
        [stage.middle + board * 50 + 46, floorY],
        [stage.middle + board * 120 + 110, 1150],
        [stage.middle + board * 120, 1150],
      ])
    const shade = context.createLinearGradient(0, -100, 0, 260)
    shade.addColorStop(0, 'rgba(26,20,30,0.6)')
    shade.addColorStop(1, 'rgba(26,20,30,0)')
    context.fillStyle = shade
    context.fillRect(-120, -100, stage.width + 240, 380)
    fillBox(context, stage.ink('#efece3', 0.03, 0.55), { x: -120, y: -120, width: stage.width + 240, height: 150 })
    raiseRailing(context, stage, corner, side)
  })
}

function hangDoor(context: Context2D, stage: Stage, x: number, floorY: number): void {
  fillBox(context, stage.ink('#f2efe6', 0.05, 0.2), { x: x - 128, y: 150, width: 256, height: floorY - 150 })
  fillBox(context, stage.ink('#5c6f68', 0.05, 0.35), { x: x - 104, y: 176, width: 208, height: floorY - 176 })
  for (const dx of [-50, 50])
    for (const [y, height] of [
      [430, 150],
      [610, 170],
    ] as const)
      fillBox(context, stage.ink('#4b5c56', 0.05, 0.5), { x: x + dx - 38, y, width: 76, height })
  fillBox(context, stage.isDark ? '#ffd08a' : stage.ink('#aebfc4', 0.1, 0.2), { x: x - 82, y: 206, width: 164, height: 180 })
  fillBox(context, '#d8b25c', { x: x + 74, y: 560, width: 16, height: 26 })
  const lampX = x + stage.lightSide * 176
  fillBox(context, stage.ink('#2c2a2a', 0.02, 0.3), { x: lampX - 20, y: 250, width: 40, height: 70 })
  fillBox(context, '#ffe2a6', { x: lampX - 13, y: 262, width: 26, height: 50 })
  addGlow(context, { x: lampX, y: 286, radius: stage.isDark ? 420 : 190, hex: '#ffcf82', strength: stage.isDark ? 0.8 : 0.55 })
}

function hangWindow(context: Context2D, stage: Stage, x: number): void {
  fillBox(context, stage.ink('#f4f1e8', 0.04, 0.15), { x: x - 104, y: 196, width: 208, height: 330 })
  const glass = context.createLinearGradient(x - 90, 200, x + 90, 520)
  glass.addColorStop(0, stage.isDark ? '#ffdb9c' : stage.ink('#9fb6c2', 0.1, 0.1))
  glass.addColorStop(1, stage.isDark ? '#e8a75a' : stage.ink('#5f6f78', 0.1, 0.5))
  context.fillStyle = glass
  context.fillRect(x - 88, 212, 176, 298)
  for (const side of [-1, 1])
    fillBox(context, stage.ink('#f7f3ea', 0.05, 0.3), { x: x + side * 66 - 24, y: 212, width: 48, height: 298 })
  fillBox(context, stage.ink('#f4f1e8', 0.04, 0.2), { x: x - 5, y: 212, width: 10, height: 298 })
  fillBox(context, stage.ink('#f4f1e8', 0.04, 0.2), { x: x - 88, y: 350, width: 176, height: 10 })
}

/** Posts before the garden and the balusters between them. */
function raiseRailing(context: Context2D, stage: Stage, corner: number, side: number): void {
  const end = stage.middle + side * (stage.width / 2 + 120)
  const [from, to] = [Math.min(corner, end), Math.max(corner, end)]
  for (let x = from; x < to; x += 46) fillBox(context, stage.ink('#f1eee5', 0.03, 0.3), { x, y: 640, width: 16, height: 190 })
  for (const y of [622, 812])
    fillBox(context, stage.ink('#f7f4ec', 0.02, 0.1), { x: from - 20, y, width: to - from + 40, height: 24 })
  for (const x of [corner, stage.middle + side * stage.width * 0.47]) {
    fillBox(context, stage.ink('#f4f1e8', 0.02, 0.15), { x: x - 24, y: -120, width: 48, height: 980 })
    fillBox(context, stage.ink('#c9c5b8', 0.02, 0.6), { x: x - side * 24 - 6, y: -120, width: 12, height: 980 })
  }
}
