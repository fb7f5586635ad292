import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb } from '../../color.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { drawCrown, drawPine } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

/** In a quiet room before a large window: curtains, a sill with a plant and books, a lamp, and the weather on the panes. */
export function drawWindow(stage: Stage): void {
  const { lightSide, middle, width } = stage
  const sillY = stage.horizon + 90
  const pane = { left: middle - Math.min(430, width * 0.4), right: middle + Math.min(430, width * 0.4), top: 10 }
  stage.plane(0.95, (context) => lookOut(context, stage, pane, sillY))
  stage.plane(0.1, (context) => wetPanes(context, stage, pane, sillY))
  stage.plane(0.45, (context) => {
    const wall = (x: number, wide: number, shade: number) =>
      fillBox(context, stage.ink('#9b8f80', 0.06, shade), { x, y: -120, width: wide, height: 1300 })
    wall(-160, pane.left + 160, 0.55)
    wall(pane.right, width + 160 - pane.right, 0.55)
    const under = context.createLinearGradient(0, sillY, 0, 1100)
    under.addColorStop(0, stage.ink('#8d8274', 0.04, 0.45))
    under.addColorStop(1, stage.ink('#5c534a', 0.02, 0.8))
    context.fillStyle = under
    context.fillRect(-160, sillY, width + 320, 600)
    const frame = stage.ink('#d9d3c6', 0.03, 0.45)
    fillBox(context, frame, { x: pane.left - 18, y: -120, width: 30, height: sillY + 120 })
    fillBox(context, frame, { x: pane.right - 12, y: -120, width: 30, height: sillY + 120 })
    for (const share of [1 / 3, 2 / 3])
      fillBox(context, frame, { x: pane.left + (pane.right - pane.left) * share - 8, y: -120, width: 16, height: sillY + 120 })
    fillBox(context, frame, { x: pane.left, y: sillY * 0.42, width: pane.right - pane.left, height: 13 })
    fillBox(context, stage.ink('#e6e0d4', 0.02, 0.15), {
      x: pane.left - 50,
      y: sillY - 4,
      width: pane.right - pane.left + 100,
      height: 26,
    })
  })
  stage.plane(0.3, (context) => {
    for (const side of [-1, 1] as const) hangCurtain(context, stage, side < 0 ? pane.left : pane.right, side)
    setSill(context, stage, lightSide < 0 ? pane.right - 40 : pane.left + 40, sillY)
  })
}

interface Pane {
  readonly left: number
  readonly right: number
  readonly top: number
}

/** Soft shapes of a garden by day, lights of a town after dark. */
function lookOut(context: Context2D, stage: Stage, { left, right }: Pane, sillY: number): void {
  const { sky, isDark, scene } = stage
  const lift = isDark ? 0.02 : scene.weather === 'rain' || scene.weather === 'storm' ? 0.16 : 0.34
  const air = context.createLinearGradient(0, -100, 0, sillY)
  air.addColorStop(0, cssColor(mixRgb(sky.middle, [1, 1, 1], lift)))
  air.addColorStop(1, cssColor(mixRgb(sky.low, [1, 1, 1], lift)))
  context.fillStyle = air
  context.fillRect(left - 20, -120, right - left + 40, sillY + 130)
  const random = stage.random('outside')
  if (isDark) {
    for (let house = 0; house < 9; house += 1) {
      const [x, top] = [left + ((right - left) * house) / 9, sillY * (0.4 + 0.4 * random())]
      fillBox(context, cssColor(mixRgb(sky.top, [0, 0, 0.02], 0.35)), {
        x,
        y: top,
        width: (right - left) / 8,
        height: sillY - top,
      })
      for (let lamp = 0; lamp < 7; lamp += 1) {
        context.fillStyle = ['#ffcf86', '#ffdf9e', '#ffb46a', '#bcd6ff'][Math.floor(random() * 4)]!
        context.fillRect(x + random() * 90, top + 10 + random() * (sillY - top - 20), 9, 10)
      }
    }
    return
  }
  const isSnow = scene.weather === 'snow'
  for (const [share, y, radius, out] of [
    [0.04, 0.72, 150, 0.55],
    [0.3, 0.84, 130, 0.62],
    [0.58, 0.8, 140, 0.6],
    [0.9, 0.7, 180, 0.5],
    [0.16, 0.94, 100, 0.3],
    [0.76, 0.96, 110, 0.3],
  ] as const) {
    const x = left + (right - left) * share
    if (isSnow)
      drawPine(context, stage, {
        x,
        baseY: sillY + 20,
        height: radius * 2.6,
        random,
        air: out,
        snow: stage.ink('#f4f7fc', out * 0.5),
      })
    else drawCrown(context, stage, { x, y: sillY * y, radius, random, air: out })
  }
  addGlow(context, { x: stage.middle + stage.lightSide * 260, y: 160, radius: 620, hex: '#fff8e6', strength: 0.5 })
}

/** Drops that hang on the glass and the tracks of those that ran down; snow lies in the corners. */
function wetPanes(context: Context2D, stage: Stage, { left, right }: Pane, sillY: number): void {
  const { weather } = stage.scene
  if (weather === 'snow') {
    const random = stage.random('flakes')
    for (let flake = 0; flake < 90; flake += 1) {
      const size = 2 + random() * 6
      context.fillStyle = `rgba(255,255,255,${0.5 + 0.4 * random()})`
      context.beginPath()
      context.ellipse(left + (right - left) * random(), random() * sillY, size, size, 0, 0, Math.PI * 2)
      context.fill()
    }
    return
  }
  if (weather !== 'rain' && weather !== 'storm') return
  const random = stage.random('drops')
  for (let track = 0; track < 40; track += 1) {
    const [x, y, length] = [left + (right - left) * random(), random() * sillY * 0.8, 60 + random() * 260]
    const run = context.createLinearGradient(0, y, 0, y + length)
    run.addColorStop(0, 'rgba(236,244,252,0)')
    run.addColorStop(1, 'rgba(240,247,255,0.75)')
    context.fillStyle = run
    context.fillRect(x, y, 4 + random() * 5, Math.min(length, sillY - y))
  }
  for (let drop = 0; drop < 260; drop += 1) {
    const [x, y, size] = [left + (right - left) * random(), random() * sillY, 3 + random() ** 2 * 12]
    context.fillStyle = 'rgba(40,52,66,0.4)'
    context.beginPath()
    context.ellipse(x, y, size, size * 1.3, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = 'rgba(248,252,255,0.85)'
    context.beginPath()
    context.ellipse(x - size * 0.2, y + size * 0.35, size * 0.5, size * 0.6, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** Falls in folds from above the window to the floor. */
function hangCurtain(context: Context2D, stage: Stage, edge: number, side: -1 | 1): void {
  const folds = 6
  const wide = 190
  for (let fold = 0; fold < folds; fold += 1) {
    const x = edge + side * 100 - (side > 0 ? wide : 0) + (wide * fold) / folds
    const cloth = context.createLinearGradient(x, 0, x + wide / folds, 0)
    cloth.addColorStop(0, stage.ink('#c9bfae', 0.03, 0.75))
    cloth.addColorStop(0.5, stage.ink('#e0d8c8', 0.03, 0.25))
    cloth.addColorStop(1, stage.ink('#c9bfae', 0.03, 0.75))
    context.fillStyle = cloth
    context.fillRect(x, -120, wide / folds + 1, 1300)
  }
}

function setSill(context: Context2D, stage: Stage, x: number, sillY: number): void {
  const random = stage.random('sill')
  fillBox(context, stage.ink('#b5654a', 0, 0.3), { x: x - 38, y: sillY - 72, width: 76, height: 72 })
  drawCrown(context, stage, { x, y: sillY - 126, radius: 74, random, leaves: ['#8fb46c', '#587f52', '#33553f'] })
  const far = stage.width - x
  for (const [index, hex] of ['#7d5148', '#4c6472', '#a58b5c'].entries())
    fillBox(context, stage.ink(hex, 0, 0.4), {
      x: far - 66 + index * 5,
      y: sillY - 22 - index * 22,
      width: 130 - index * 12,
      height: 20,
    })
  const warm =
    stage.isDark || stage.scene.weather === 'rain' || stage.scene.weather === 'storm' || stage.scene.weather === 'snow'
  if (warm) addGlow(context, { x: far, y: sillY - 200, radius: 420, hex: '#ffc888', strength: 0.55 })
}
