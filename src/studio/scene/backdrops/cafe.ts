import { fillBox } from '../shapes/buildings.ts'
import { buildRoom, hangLamp, hangShelf, openWindow, standBottle } from '../shapes/room.ts'
import { drawCrown } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** Of the wall, and of the panels below it. */
const PAINTS = [
  ['#c9a98a', '#4f7f72', '#3f6a60'],
  ['#d2c6b4', '#6d5a4c', '#57473c'],
  ['#b8b3a4', '#44576a', '#364656'],
  ['#cbb29a', '#8a5f4c', '#704b3c'],
] as const

/** A corner café: a broad window, pendant lamps in a row, a shelf of cups, plants and a little table. */
export function drawCafe(stage: Stage): void {
  const floorY = stage.horizon + 170
  const [wall, panels, joints] = PAINTS[Math.floor(stage.random('paint')() * PAINTS.length)]!
  buildRoom(stage, { wall, floor: '#8a6a50', floorY, boards: '#9a785a' })
  stage.plane(0.7, (context) => {
    fillBox(context, stage.ink(panels, 0.05, 0.25), { x: -100, y: 560, width: stage.width + 200, height: floorY - 570 })
    for (let panel = 0; panel < 11; panel += 1) {
      fillBox(context, stage.ink(joints, 0.05, 0.4), { x: panel * 104 - 20, y: 586, width: 5, height: floorY - 610 })
    }
    fillBox(context, stage.ink('#e7d6bc', 0.05, 0.1), { x: -100, y: 548, width: stage.width + 200, height: 14 })
    openWindow(context, stage, {
      x: stage.middle + stage.lightSide * stage.width * 0.26 - 190,
      y: 90,
      width: 380,
      height: 400,
      frame: '#efe2cc',
    })
    const random = stage.random('cups')
    const shelfX = stage.middle - stage.lightSide * stage.width * 0.34 - 160
    for (const y of [210, 350, 490]) {
      hangShelf(context, stage, { x: shelfX, y, width: 320, color: '#8a5f40' }, (x) => {
        const hex = ['#f3ebdd', '#b87a62', '#8fa69a', '#cdb078', '#6a7686'][Math.floor(random() * 5)]!
        if (random() < 0.4) {
          standBottle(context, {
            x,
            y,
            width: 30,
            height: 74,
            color: stage.ink(hex, 0.05, 0.25),
            shine: stage.ink('#ffffff', 0, 0.1),
          })
          return 44
        }
        fillBox(context, stage.ink(hex, 0.05, 0.15), { x, y: y - 36, width: 40, height: 36 })
        fillBox(context, stage.ink(hex, 0.05, 0.6), { x: x + 28, y: y - 36, width: 12, height: 36 })
        context.strokeStyle = stage.ink(hex, 0.05, 0.3)
        context.lineWidth = 6
        context.beginPath()
        context.arc(x + 42, y - 19, 10, -1.3, 1.3)
        context.stroke()
        return 68
      })
    }
  })
  stage.plane(0.3, (context) => {
    for (const [x, y] of [
      [-0.36, 90],
      [-0.12, 60],
      [0.14, 60],
      [0.38, 90],
    ] as const) {
      hangLamp(context, stage, { x: stage.middle + x * stage.width, y, size: 40, shade: '#d2733f' })
    }
  })
  stage.plane(0.12, (context) => {
    const random = stage.random('plant')
    const x = stage.middle - stage.lightSide * stage.width * 0.45
    drawCrown(context, stage, { x, y: 640, radius: 120, random, leaves: ['#9cc56a', '#5f9a52', '#386b45'] })
    fillBox(context, stage.ink('#c46a45', 0, 0.15), { x: x - 60, y: 740, width: 120, height: 130 })
    fillBox(context, stage.ink('#a95538', 0, 0.4), { x: x - 68, y: 730, width: 136, height: 26 })
    const tableX = stage.middle + stage.lightSide * stage.width * 0.42
    context.fillStyle = stage.ink('#7b5238', 0, 0.05)
    context.beginPath()
    context.ellipse(tableX, 850, 190, 32, 0, 0, Math.PI * 2)
    context.fill()
    fillBox(context, stage.ink('#4b3a30', 0, 0.4), { x: tableX - 10, y: 860, width: 20, height: 260 })
    fillBox(context, stage.ink('#f6efe2'), { x: tableX - 32, y: 790, width: 64, height: 46 })
    context.strokeStyle = stage.ink('#ffffff', 0, 0.1)
    context.globalAlpha = 0.5
    context.lineWidth = 6
    context.lineCap = 'round'
    context.beginPath()
    for (const dx of [-12, 10]) {
      context.moveTo(tableX + dx, 780)
      context.bezierCurveTo(tableX + dx - 16, 750, tableX + dx + 18, 730, tableX + dx, 696)
    }
    context.stroke()
    context.lineCap = 'butt'
    context.globalAlpha = 1
  })
}
