import type { Context2D } from '../../canvas.ts'
import { archPath } from '../shapes/buildings.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { drawCrown, drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A walled garden: a rose arch behind the head, hedges in rows to it, a fountain's gleam, blossoms in front. */
export function drawGarden(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  const random = stage.random('garden')
  const rose = ['#e84f78', '#f2f0ea', '#f0a23c', '#b04fd0'][Math.floor(random() * 4)]!
  stage.plane(0.85, (context) => {
    for (let index = 0; index < 8; index += 1) {
      drawCrown(context, stage, {
        x: (index / 7) * stage.width,
        y: foot - 90 - random() * 70,
        radius: 110 + random() * 40,
        random,
        leaves: ['#a5c890', '#7fac7c', '#5f9070'],
        air: 0.55,
      })
    }
    context.fillStyle = stage.ink('#8fbe62', 0.3, 0.1)
    context.fillRect(-100, foot - 10, stage.width + 200, 700)
  })
  for (const [index, row] of [
    { y: foot + 10, height: 70, inset: 150 },
    { y: foot + 90, height: 110, inset: 250 },
  ].entries()) {
    stage.plane(0.6 - index * 0.25, (context) => drawHedges(context, stage, row))
  }
  stage.plane(0.45, (context) => drawArch(context, stage, random, foot, rose))
  stage.plane(0.15, (context) => {
    fillSmooth(context, stage.ink('#dccfae', 0.05, 0.1), [
      [stage.middle - 60, foot + 6],
      [stage.middle + 60, foot + 6],
      [stage.middle + 150, foot + 130],
      [stage.middle + 330, 1150],
      [stage.middle - 330, 1150],
      [stage.middle - 150, foot + 130],
    ])
    for (const side of [-1, 1]) {
      for (let bush = 0; bush < 3; bush += 1) {
        const x = stage.middle + side * (stage.width * (0.33 + bush * 0.1))
        const y = foot + 240 + bush * 20
        drawCrown(context, stage, { x, y, radius: 96, random, leaves: ['#8cc257', '#579a45', '#2f6a3c'] })
        for (let flower = 0; flower < 9; flower += 1)
          drawRose(context, stage, x + (random() - 0.5) * 170, y + (random() - 0.5) * 130, 13 + random() * 8, rose)
      }
    }
    drawGrass(context, random, {
      fromX: -40,
      toX: stage.width + 40,
      y: 1010,
      height: 70,
      count: 60,
      colors: [stage.ink('#3f7f3c', 0, 0.4), stage.ink('#6aae4a'), stage.ink('#9ad05e')],
    })
  })
}

function drawHedges(context: Context2D, stage: Stage, row: { y: number; height: number; inset: number }): void {
  for (const side of [-1, 1]) {
    const inner = stage.middle + side * row.inset
    const outer = stage.middle + side * stage.width * 0.62
    fillPolygon(context, stage.ink('#3d7a45', 0.2, 0.55), [
      [inner, row.y],
      [outer, row.y],
      [outer, row.y + row.height],
      [inner, row.y + row.height],
    ])
    fillPolygon(context, stage.ink('#79b455', 0.2, 0.05), [
      [inner, row.y],
      [outer, row.y],
      [outer, row.y - row.height * 0.3],
      [inner + side * row.height * 0.3, row.y - row.height * 0.3],
    ])
  }
}

function drawArch(context: Context2D, stage: Stage, random: () => number, foot: number, rose: string): void {
  const arch = { x: stage.middle - 230, y: 60, width: 460, height: foot - 20 }
  archPath(context, { ...arch, pointed: false, open: true })
  context.strokeStyle = stage.ink('#3c7a44', 0.12, 0.4)
  context.lineWidth = 62
  context.stroke()
  context.strokeStyle = stage.ink('#79b050', 0.1)
  context.lineWidth = 26
  context.stroke()
  for (let flower = 0; flower < 64; flower += 1) {
    const turn = random() * 1.9 - 0.45
    const isOnArc = turn > 0 && turn < 1
    const angle = Math.PI + Math.min(1, Math.max(0, turn)) * Math.PI
    const radius = 230 + (random() - 0.5) * 56
    const x = stage.middle + Math.cos(angle) * radius
    const y = isOnArc ? arch.y + 230 + Math.sin(angle) * radius : arch.y + 230 + random() * (foot - 260)
    drawRose(context, stage, x, y, 10 + random() * 9, rose)
  }
}

function drawRose(context: Context2D, stage: Stage, x: number, y: number, size: number, hex: string): void {
  for (const [factor, shade, dx] of [
    [1, 0.45, 0],
    [0.72, 0.05, stage.lightSide * 0.16],
    [0.36, 0.5, stage.lightSide * 0.1],
  ] as const) {
    context.fillStyle = stage.ink(hex, 0.05, shade)
    context.beginPath()
    context.ellipse(x + dx * size, y - Math.abs(dx) * size, size * factor, size * factor * 0.86, 0, 0, Math.PI * 2)
    context.fill()
  }
}
