import type { Context2D } from '../../canvas.ts'
import { archPath, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { buildRoom, hangLamp, hangShelf, standBottle } from '../shapes/room.ts'
import type { Stage } from '../stage.ts'

/** A beamed taproom: fire on one side, barrels and bottles on the other, lanterns over the tables. */
export function drawTavern(stage: Stage): void {
  const floorY = stage.horizon + 140
  buildRoom(stage, { wall: '#8a6446', floor: '#5f4230', floorY, boards: '#6e4d36', ceilingBeams: '#4a3022' })
  stage.plane(0.6, (context) => {
    const fireX = stage.middle + stage.lightSide * stage.width * 0.36
    drawHearth(context, stage, fireX, floorY)
    const random = stage.random('bottles')
    const shelfX = stage.middle - stage.lightSide * stage.width * 0.36 - 170
    for (const y of [230, 390]) {
      hangShelf(context, stage, { x: shelfX, y, width: 340, color: '#6b452c' }, (x) => {
        const width = 24 + random() * 16
        const hex = ['#3f6b4a', '#7a3a30', '#b8893e', '#4a5f7a', '#8a7a5a'][Math.floor(random() * 5)]!
        standBottle(context, {
          x,
          y,
          width,
          height: 66 + random() * 46,
          color: stage.ink(hex, 0.05, 0.2),
          shine: stage.ink('#fff0d0', 0, 0.1),
        })
        return width + 10 + random() * 20
      })
    }
  })
  stage.plane(0.35, (context) => {
    const side = -stage.lightSide
    drawBarrel(context, stage, stage.middle + side * stage.width * 0.44, floorY - 40, 86)
    drawBarrel(context, stage, stage.middle + side * stage.width * 0.31, floorY + 40, 70)
    hangLamp(context, stage, { x: stage.middle - 210, y: 150, size: 34, shade: '#5a3c28' })
    hangLamp(context, stage, { x: stage.middle + 220, y: 190, size: 34, shade: '#5a3c28' })
  })
  // Tables where others drank, a candle on each.
  stage.plane(0.4, (context) => {
    for (const [share, y, size] of [
      [-0.15, floorY + 6, 0.7],
      [0.17, floorY + 22, 0.8],
    ] as const)
      layTable(context, stage, { x: stage.middle + share * stage.width, y, size })
  })
  stage.plane(0.12, (context) => {
    fillBox(context, stage.ink('#7d5536', 0, 0.1), { x: -120, y: 880, width: stage.width + 240, height: 26 })
    fillBox(context, stage.ink('#5a3b26', 0, 0.5), { x: -120, y: 906, width: stage.width + 240, height: 240 })
    for (const [x, glow] of [
      [0.1, false],
      [0.9, true],
    ] as const) {
      const centre = stage.width * x
      if (glow) {
        standCandle(context, stage, { x: centre, y: 882, size: 1 })
      } else {
        fillBox(context, stage.ink('#a9783f', 0, 0.1), { x: centre - 44, y: 790, width: 88, height: 92 })
        fillBox(context, stage.ink('#6a4a30', 0, 0.4), { x: centre - 44, y: 812, width: 88, height: 9 })
        fillBox(context, stage.ink('#6a4a30', 0, 0.4), { x: centre - 44, y: 856, width: 88, height: 9 })
        fillSmooth(context, stage.ink('#fdf4dc'), [
          [centre - 50, 798],
          [centre - 34, 772],
          [centre, 766],
          [centre + 36, 772],
          [centre + 50, 798],
        ])
      }
    }
  })
}

function standCandle(context: Context2D, stage: Stage, { x, y, size }: { x: number; y: number; size: number }): void {
  addGlow(context, { x, y: y - 84 * size, radius: 190 * size, hex: '#ffc878', strength: 0.85 })
  fillBox(context, stage.ink('#efe4c8'), { x: x - 13 * size, y: y - 70 * size, width: 26 * size, height: 70 * size })
  fillSmooth(context, '#fff0b8', [
    [x - 9 * size, y - 70 * size],
    [x, y - 112 * size],
    [x + 9 * size, y - 70 * size],
  ])
}

/** A round table on one leg with stools, tankards and a candle. */
function layTable(context: Context2D, stage: Stage, { x, y, size }: { x: number; y: number; size: number }): void {
  const disc = (dx: number, dy: number, rx: number, hex: string, shade: number) => {
    context.fillStyle = stage.ink(hex, 0.05, shade)
    context.beginPath()
    context.ellipse(x + dx * size, y + dy * size, rx * size, rx * 0.22 * size, 0, 0, Math.PI * 2)
    context.fill()
  }
  disc(0, 130, 120, '#2a1a12', 0.6)
  for (const side of [-1, 1]) {
    fillBox(context, stage.ink('#4f3524', 0.05, 0.6), {
      x: x + (side * 128 - 22) * size,
      y: y + 62 * size,
      width: 44 * size,
      height: 76 * size,
    })
    disc(side * 128, 60, 44, '#7d5536', 0.25)
  }
  fillBox(context, stage.ink('#4f3524', 0.05, 0.5), { x: x - 14 * size, y, width: 28 * size, height: 132 * size })
  disc(0, 8, 112, '#4f3524', 0.5)
  disc(0, 0, 112, '#8a5e3c', 0.1)
  for (const dx of [-58, 46]) {
    fillBox(context, stage.ink('#a9783f', 0.05, 0.2), {
      x: x + (dx - 16) * size,
      y: y - 42 * size,
      width: 32 * size,
      height: 44 * size,
    })
    disc(dx, -42, 16, '#f6ead0', 0)
  }
  standCandle(context, stage, { x, y, size: size * 0.62 })
}

function drawHearth(context: Context2D, stage: Stage, x: number, floorY: number): void {
  fillBox(context, stage.ink('#8d8378', 0.05, 0.45), { x: x - 160, y: 120, width: 320, height: floorY - 100 })
  const random = stage.random('hearth')
  for (let stone = 0; stone < 34; stone += 1) {
    fillBox(context, stage.ink(random() < 0.5 ? '#a59a8c' : '#7a7068', 0.05, 0.3), {
      x: x - 154 + (stone % 4) * 77 + random() * 8,
      y: 130 + Math.floor(stone / 4) * 70,
      width: 58 + random() * 10,
      height: 52,
    })
  }
  archPath(context, { x: x - 104, y: floorY - 290, width: 208, height: 300, pointed: false })
  context.fillStyle = '#24120d'
  context.fill()
  addGlow(context, { x, y: floorY - 70, radius: 420, hex: '#ff9a3c', strength: 0.9 })
  for (const [color, size] of [
    ['#f2662a', 1],
    ['#ffab3d', 0.66],
    ['#ffe9a8', 0.34],
  ] as const) {
    fillSmooth(context, color, [
      [x - 76 * size, floorY],
      [x - 66 * size, floorY - 70 * size],
      [x - 30 * size, floorY - 96 * size],
      [x - 14 * size, floorY - 190 * size],
      [x + 22 * size, floorY - 110 * size],
      [x + 52 * size, floorY - 150 * size],
      [x + 76 * size, floorY],
    ])
  }
  fillBox(context, stage.ink('#5b3c28', 0, 0.2), { x: x - 190, y: 330 - 220, width: 380, height: 30 })
}

function drawBarrel(context: Context2D, stage: Stage, x: number, y: number, radius: number): void {
  context.fillStyle = stage.ink('#8a5c38', 0, 0.4)
  context.beginPath()
  context.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = stage.ink('#b07c4c', 0, 0.12)
  context.beginPath()
  context.ellipse(x, y, radius * 0.82, radius * 0.82, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = stage.ink('#6b4429', 0, 0.4)
  context.lineWidth = 5
  context.beginPath()
  for (const share of [-0.5, -0.17, 0.17, 0.5]) {
    const half = Math.sqrt(1 - share * share) * radius * 0.82
    context.moveTo(x + share * radius, y - half)
    context.lineTo(x + share * radius, y + half)
  }
  context.stroke()
  context.strokeStyle = stage.ink('#55504c', 0, 0.3)
  context.lineWidth = 9
  context.beginPath()
  context.ellipse(x, y, radius * 0.93, radius * 0.93, 0, 0, Math.PI * 2)
  context.stroke()
}
