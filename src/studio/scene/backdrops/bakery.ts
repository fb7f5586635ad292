import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { buildRoom, hangLamp, openWindow } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A baker's shop: shelves of loaves on a tiled wall, a brick oven aglow, a counter of cakes under glass, lamps in a row. */
export function drawBakery(stage: Stage): void {
  const floorY = stage.horizon + 190
  const ovenX = stage.middle - stage.lightSide * stage.width * 0.34
  buildRoom(stage, { wall: '#dcc7a6', floor: '#8d6b4b', floorY, boards: '#a07b57' })
  stage.plane(0.75, (context) => {
    openWindow(context, stage, {
      x: stage.middle + stage.lightSide * stage.width * 0.4 - 130,
      y: 110,
      width: 260,
      height: 330,
      frame: '#f2e6cf',
    })
    const random = stage.random('loaves')
    const left = stage.middle - stage.lightSide * stage.width * 0.02 - 250
    for (const y of [220, 350, 480, 610]) {
      fillBox(context, stage.ink('#7a5535', 0.03, 0.55), { x: left - 10, y: y - 116, width: 520, height: 122 })
      layLoaves(context, stage, random, { from: left, to: left + 490, y })
      fillBox(context, stage.ink('#a9784a', 0.03, 0.15), { x: left - 14, y, width: 528, height: 16 })
    }
    raiseOven(context, stage, ovenX, floorY)
  })
  stage.plane(0.35, (context) => {
    const top = 800
    fillBox(context, stage.ink('#9a6c42', 0, 0.35), { x: -120, y: top + 40, width: stage.width + 240, height: 400 })
    fillBox(context, stage.ink('#e9dcc4', 0, 0.1), { x: -120, y: top + 26, width: stage.width + 240, height: 20 })
    const random = stage.random('counter')
    for (let x = -60; x < stage.width + 60; x += 250) {
      // Glass with a row of rolls under it.
      context.fillStyle = 'rgba(255,250,238,0.32)'
      context.fillRect(x, top - 110, 220, 136)
      layLoaves(context, stage, random, { from: x + 8, to: x + 190, y: top + 24 })
      fillBox(context, stage.ink('#f5ead4', 0, 0), { x, y: top - 116, width: 220, height: 7 })
    }
    for (const share of [-0.4, -0.14, 0.14, 0.4])
      hangLamp(context, stage, { x: stage.middle + share * stage.width, y: 70, size: 34, shade: '#5b4636' })
    addGlow(context, { x: stage.middle, y: 260, radius: 640, hex: '#ffdca4', strength: 0.3 })
  })
}

const CRUSTS = ['#c98b45', '#b8742f', '#d9a05a', '#a8642a', '#e0b070'] as const

/** Round loaves and long ones side by side, each lit from above and floured. */
function layLoaves(
  context: Context2D,
  stage: Stage,
  random: () => number,
  row: { readonly from: number; readonly to: number; readonly y: number },
): void {
  for (let x = row.from; x < row.to; ) {
    const half = 30 + random() * 28
    const high = 30 + random() * 26
    const hex = CRUSTS[Math.floor(random() * CRUSTS.length)]!
    const crust = context.createLinearGradient(0, row.y - high * 1.6, 0, row.y)
    crust.addColorStop(0, stage.ink('#f0cd93', 0.03, 0))
    crust.addColorStop(0.4, stage.ink(hex, 0.03, 0.1))
    crust.addColorStop(1, stage.ink('#7a4520', 0.03, 0.5))
    context.fillStyle = crust
    context.beginPath()
    context.ellipse(x + half, row.y - 2, half, high * 1.5, 0, Math.PI, 0)
    context.fill()
    context.strokeStyle = stage.ink('#f6e2bd', 0.03, 0.1)
    context.lineWidth = 5
    context.beginPath()
    for (const dx of [-0.4, 0, 0.4]) {
      context.moveTo(x + half * (1 + dx) - 8, row.y - high * 0.7)
      context.lineTo(x + half * (1 + dx) + 8, row.y - high * 1.1)
    }
    context.stroke()
    x += half * 2 + 4
  }
}

function raiseOven(context: Context2D, stage: Stage, x: number, floorY: number): void {
  const random = stage.random('oven')
  for (let row = 0; row * 40 < floorY - 200; row += 1)
    for (let brick = 0; brick < 5; brick += 1)
      fillBox(context, stage.ink(['#a8684a', '#935640', '#b5765a'][Math.floor(random() * 3)]!, 0.05, 0.35), {
        x: x - 180 + brick * 74 + (row % 2) * 20,
        y: 200 + row * 40,
        width: 70,
        height: 35,
      })
  context.fillStyle = '#3a1c10'
  context.beginPath()
  context.ellipse(x, 600, 128, 150, 0, Math.PI, 0)
  context.fill()
  const fire = context.createRadialGradient(x, 596, 10, x, 590, 120)
  fire.addColorStop(0, '#fff0b0')
  fire.addColorStop(0.4, '#ffa23e')
  fire.addColorStop(1, 'rgba(120,40,12,0)')
  context.fillStyle = fire
  context.fillRect(x - 120, 470, 240, 130)
  addGlow(context, { x, y: 570, radius: 380, hex: '#ffa650', strength: 0.6 })
}
