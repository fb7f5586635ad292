import type { Context2D } from '../../canvas.ts'
import { archPath, fillBox } from '../shapes/buildings.ts'
import { growTurf, layPath } from '../shapes/ground.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawCrown } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Broken columns and a lone arch on a hill, ivy on the stone. */
export function drawRuins(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    fillRidge(context, {
      color: stage.ink('#8aa596', 0.65),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 170 * rollingHeights(stage.random('ruin hills'), 2)(share),
      baseY: foot + 20,
      bottomY: 1150,
    })
  })
  stage.plane(0.6, (context) => {
    context.fillStyle = stage.ink('#8fae6a', 0.3, 0.15)
    context.fillRect(-100, foot + 10, stage.width + 200, 700)
    const x = stage.middle - 190
    archPath(context, { x: x - 46, y: 90, width: 472, height: foot - 60, pointed: false, open: true })
    context.strokeStyle = stage.ink('#9b9484', 0.3, 0.45)
    context.lineWidth = 66
    context.stroke()
    context.strokeStyle = stage.ink('#c4bba4', 0.25, 0.05)
    context.lineWidth = 22
    context.stroke()
    const random = stage.random('voussoirs')
    context.strokeStyle = stage.ink('#6f695e', 0.3, 0.5)
    context.lineWidth = 3
    context.beginPath()
    for (let stone = 0; stone <= 12; stone += 1) {
      const angle = Math.PI + (stone / 12) * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      context.moveTo(stage.middle + cos * 204, 326 + sin * 204)
      context.lineTo(stage.middle + cos * 270, 326 + sin * 270)
    }
    context.stroke()
    for (let leaf = 0; leaf < 4; leaf += 1) {
      drawCrown(context, stage, {
        x: stage.middle + stage.lightSide * (-250 + leaf * 26),
        y: 240 + leaf * 96,
        radius: 50,
        random,
        leaves: ['#9cc066', '#6a9a4f', '#47754a'],
        air: 0.2,
      })
    }
  })
  stage.plane(0.3, (context) => {
    for (const [x, top, width] of [
      [0.04, 130, 92],
      [0.19, 420, 74],
      [0.83, 300, 80],
      [0.97, 40, 100],
    ] as const) {
      drawColumn(context, stage, stage.width * x, top, foot + 150, width)
    }
  })
  stage.plane(0.12, (context) => {
    const random = stage.random('ruin grass')
    fillRidge(context, {
      color: stage.ink('#7fa653', 0.05, 0.15),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 60 * (2 * share - 1) ** 2,
      baseY: foot + 180,
      bottomY: 1150,
    })
    for (const [x, y, size] of [
      [0.12, 120, 80],
      [0.86, 150, 100],
      [0.94, 250, 70],
    ] as const) {
      const left = stage.width * x
      fillPolygon(context, stage.ink('#8d8778', 0, 0.5), [
        [left - size, foot + y + size * 0.5],
        [left - size * 0.8, foot + y - size * 0.2],
        [left + size * 0.7, foot + y - size * 0.3],
        [left + size, foot + y + size * 0.5],
      ])
      fillPolygon(context, stage.ink('#c9c0aa'), [
        [left - size * 0.8, foot + y - size * 0.2],
        [left - size * 0.5, foot + y - size * 0.5],
        [left + size * 0.8, foot + y - size * 0.52],
        [left + size * 0.7, foot + y - size * 0.3],
      ])
    }
    growTurf(context, stage, { fromY: foot + 150, random })
    layPath(context, stage, { hex: '#bfb28c', fromX: stage.middle, fromY: foot + 96, half: 200 })
  })
}

function drawColumn(context: Context2D, stage: Stage, x: number, top: number, base: number, width: number): void {
  const lit = stage.lightSide
  fillPolygon(context, stage.ink('#9d9585', 0.15, 0.5), [
    [x - width / 2, top + 16],
    [x - width * 0.2, top - 12],
    [x + width * 0.1, top + 22],
    [x + width / 2, top - 4],
    [x + width / 2, base],
    [x - width / 2, base],
  ])
  for (const [from, size, shade] of [
    [0.46, 0.16, 0],
    [0.22, 0.12, 0.05],
    [0.02, 0.1, 0.25],
  ] as const) {
    fillBox(context, stage.ink('#d0c7b2', 0.12, shade), {
      x: lit > 0 ? x + width * (from - size) : x - width * from,
      y: top + 18,
      width: width * size,
      height: base - top - 18,
    })
  }
  fillBox(context, stage.ink('#b5ac98', 0.12, 0.25), { x: x - width * 0.68, y: base - 30, width: width * 1.36, height: 34 })
}
