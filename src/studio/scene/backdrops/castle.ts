import type { Context2D } from '../../canvas.ts'
import { archPath, fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import type { Stage } from '../stage.ts'

/** A great hall: pillars in a row to each side, banners between them, a carpet to a bright pointed window. */
export function drawCastle(stage: Stage): void {
  const floorY = stage.horizon + 130
  stage.plane(0.9, (context) => {
    fillBox(context, stage.ink('#6d6a78', 0.35, 0.5), { x: -100, y: -100, width: stage.width + 200, height: 1200 })
    drawWindow(context, stage)
  })
  const banner = ['#8c1f35', '#1f4a7a', '#2e6b45', '#5b2f7a'][Math.floor(stage.random('banner')() * 4)]!
  for (const [index, reach] of [0.2, 0.315, 0.46].entries()) {
    stage.plane(0.75 - index * 0.22, (context) => {
      for (const side of [-1, 1] as const) {
        const x = stage.middle + side * stage.width * reach
        drawVault(context, stage, x, side, index)
        drawPillar(context, stage, x, index, floorY)
        drawBanner(context, stage, x + side * (52 + index * 16), index, banner)
      }
    })
  }
  stage.plane(0.3, (context) => {
    fillPolygon(context, stage.ink('#77706f', 0.08, 0.35), [
      [stage.middle - 210, floorY - 40],
      [stage.middle + 210, floorY - 40],
      [stage.width + 340, 1100],
      [-340, 1100],
    ])
    fillPolygon(context, stage.ink(banner, 0, 0.15), [
      [stage.middle - 74, floorY - 40],
      [stage.middle + 74, floorY - 40],
      [stage.middle + 330, 1100],
      [stage.middle - 330, 1100],
    ])
    for (const side of [-1, 1]) {
      fillPolygon(context, stage.ink('#d2a950', 0, 0.1), [
        [stage.middle + side * 66, floorY - 40],
        [stage.middle + side * 71, floorY - 40],
        [stage.middle + side * 312, 1100],
        [stage.middle + side * 288, 1100],
      ])
    }
  })
}

function drawWindow(context: Context2D, stage: Stage): void {
  const window = { x: stage.middle - 128, y: 20, width: 256, height: 590 }
  archPath(context, { x: window.x - 30, y: window.y - 34, width: window.width + 60, height: window.height + 40, pointed: true })
  context.fillStyle = stage.ink('#8d8894', 0.2, 0.2)
  context.fill()
  archPath(context, { ...window, pointed: true })
  const light = context.createLinearGradient(0, window.y, 0, window.y + window.height)
  light.addColorStop(0, stage.isDark ? '#27356f' : '#a9cdf0')
  light.addColorStop(1, stage.isDark ? '#6c78b8' : '#fff2cf')
  context.fillStyle = light
  context.fill()
  context.strokeStyle = stage.ink('#5a5562', 0.15, 0.5)
  context.lineWidth = 9
  context.beginPath()
  for (const share of [1 / 3, 2 / 3]) {
    context.moveTo(window.x + window.width * share, window.y + window.height)
    context.lineTo(window.x + window.width * share, window.y + 210)
  }
  context.moveTo(window.x, window.y + 400)
  context.lineTo(window.x + window.width, window.y + 400)
  context.stroke()
  for (const share of [1 / 6, 1 / 2, 5 / 6]) {
    archPath(context, {
      x: window.x + window.width * (share - 1 / 6),
      y: window.y + 150,
      width: window.width / 3,
      height: 260,
      pointed: true,
    })
    context.stroke()
  }
  context.beginPath()
  context.arc(stage.middle, window.y + 118, 44, 0, Math.PI * 2)
  context.stroke()
  addGlow(context, { x: stage.middle, y: 300, radius: 500, hex: stage.isDark ? '#7f90e0' : '#fff1cc', strength: 0.6 })
}

function drawPillar(context: Context2D, stage: Stage, x: number, index: number, floorY: number): void {
  const width = 46 + index * 34
  const distance = 0.4 - index * 0.15
  const baseY = floorY + index * 70
  fillBox(context, stage.ink('#827d86', distance, 0.55), { x: x - width / 2, y: -100, width, height: baseY + 100 })
  fillBox(context, stage.ink('#a8a29e', distance, 0.05), {
    x: x + (stage.lightSide < 0 ? -width / 2 : width * 0.06),
    y: -100,
    width: width * 0.44,
    height: baseY + 100,
  })
  fillBox(context, stage.ink('#6a6570', distance, 0.7), {
    x: x - width * 0.06,
    y: -100,
    width: width * 0.08,
    height: baseY + 100,
  })
  fillBox(context, stage.ink('#9a948f', distance, 0.3), { x: x - width * 0.72, y: baseY - 44, width: width * 1.44, height: 46 })
  fillBox(context, stage.ink('#b8b2aa', distance, 0.1), {
    x: x - width * 0.66,
    y: 120 - index * 60,
    width: width * 1.32,
    height: 26,
  })
}

function drawVault(context: Context2D, stage: Stage, x: number, side: -1 | 1, index: number): void {
  context.strokeStyle = stage.ink('#9b959c', 0.35 - index * 0.1, 0.35)
  context.lineWidth = 20 + index * 12
  context.beginPath()
  context.moveTo(x, 140 - index * 60)
  context.quadraticCurveTo(x - side * 20, -70, stage.middle, -150 - index * 40)
  context.stroke()
}

function drawBanner(context: Context2D, stage: Stage, x: number, index: number, hex: string): void {
  const width = 40 + index * 26
  const top = 140 - index * 20
  const bottom = 470 + index * 60
  const distance = 0.3 - index * 0.1
  fillPolygon(context, stage.ink(hex, distance, 0.25), [
    [x - width / 2, top],
    [x + width / 2, top],
    [x + width / 2, bottom - 34],
    [x, bottom],
    [x - width / 2, bottom - 34],
  ])
  fillPolygon(context, stage.ink(hex, distance, 0.75), [
    [x - stage.lightSide * width * 0.5, top],
    [x - stage.lightSide * width * 0.28, top],
    [x - stage.lightSide * width * 0.2, bottom - 20],
    [x - stage.lightSide * width * 0.5, bottom - 34],
  ])
  fillSmooth(context, stage.ink('#e2b95a', distance, 0.1), [
    [x, top + 92],
    [x + width * 0.24, top + 130],
    [x, top + 176],
    [x - width * 0.24, top + 130],
  ])
  fillBox(context, stage.ink('#d8ae52', distance, 0.2), { x: x - width * 0.6, y: top - 8, width: width * 1.2, height: 12 })
}
