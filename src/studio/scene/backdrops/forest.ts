import { cssColor } from '../../color.ts'
import { addGlow } from '../shapes/glow.ts'
import { growTurf, layPath } from '../shapes/ground.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import type { Stage } from '../stage.ts'

const FLOOR = ['#2f4a2a', '#587a3c', '#8a9c55'] as const

const TRUNK_ROWS = [
  { distance: 0.85, count: 17, width: 20, lit: '#7e9a7a', shade: '#6b8a72' },
  { distance: 0.6, count: 9, width: 38, lit: '#6d7a55', shade: '#4b5c47' },
  { distance: 0.25, count: 4, width: 82, lit: '#806a4d', shade: '#41382f' },
] as const

/** A path into a high wood: a bright clearing behind the head, trunks nearer and darker to the sides. */
export function drawForest(stage: Stage): void {
  const ground = stage.horizon + 60
  stage.plane(1, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, ground + 60)
    gradient.addColorStop(0, stage.ink('#3d5a34', 0.4))
    gradient.addColorStop(0.5, stage.ink('#86ab62', 0.5))
    gradient.addColorStop(1, stage.ink('#e6f2b8', 0.5))
    context.fillStyle = gradient
    context.fillRect(-100, -100, stage.width + 200, 1200)
    const hex = stage.isDark ? '#7fa0d8' : '#f6f5c0'
    addGlow(context, { x: stage.middle + stage.lightSide * 120, y: 330, radius: 560, hex, strength: 0.8 })
  })
  for (const [row, trees] of TRUNK_ROWS.entries()) {
    stage.plane(trees.distance, (context) => {
      const random = stage.random(`trunks ${row}`)
      const baseY = ground + row * 74
      context.fillStyle = stage.ink(['#9dbb78', '#6f9a55', '#48703c'][row]!, trees.distance * 0.6, 0.2)
      context.fillRect(-100, baseY - 16, stage.width + 200, 500)
      for (let index = 0; index < trees.count; index += 1) {
        const share = (index + 0.5) / trees.count
        const x = -40 + share * (stage.width + 80) + (random() - 0.5) * 50
        const clear = 130 + row * 120 // the path and the head stay free
        if (Math.abs(x - stage.middle) < clear) continue
        drawTrunk(context, stage, {
          x,
          topY: -120,
          baseY: baseY + random() * 26,
          width: trees.width * (0.75 + 0.5 * random()),
          lean: (random() - 0.5) * 60,
          bark: trees.lit,
          air: trees.distance,
        })
      }
    })
    stage.plane(trees.distance, (context) => drawCanopy(context, stage, row, trees.distance))
  }
  stage.plane(0.15, (context) => {
    const random = stage.random('ferns')
    growTurf(context, stage, { fromY: ground + 70, random, hexes: FLOOR, height: 46 })
    layPath(context, stage, { hex: '#9a8260', fromX: stage.middle + 30, fromY: ground - 6, half: 210, air: 0.1 })
    for (const x of [0.02, 0.13, 0.86, 0.97]) {
      const centre = stage.width * x
      for (let leaf = 0; leaf < 9; leaf += 1) {
        const angle = -Math.PI / 2 + (leaf - 4) * 0.33
        const length = 90 + random() * 60
        fillPolygon(context, stage.ink(leaf % 2 ? '#3f7a3c' : '#6aa64a', 0.05, leaf % 2 ? 0.6 : 0.1), [
          [centre, ground + 210],
          [centre + Math.cos(angle - 0.13) * length * 0.6, ground + 210 + Math.sin(angle - 0.13) * length * 0.6],
          [centre + Math.cos(angle) * length, ground + 205 + Math.sin(angle) * length * 0.86],
          [centre + Math.cos(angle + 0.13) * length * 0.6, ground + 210 + Math.sin(angle + 0.13) * length * 0.6],
        ])
      }
    }
  })
  if (!stage.isDark && stage.scene.weather === 'clear') stage.plane(0.3, (context) => drawShafts(context, stage))
}

function drawCanopy(context: Parameters<typeof drawCrown>[0], stage: Stage, row: number, distance: number): void {
  const random = stage.random(`canopy ${row}`)
  const colors = (
    [
      ['#b9d98a', '#8fbf7c', '#5f8f5c'],
      ['#9ccc63', '#5f9a4e', '#3d7447'],
      ['#7db54a', '#3f7d3c', '#22502f'],
    ] as const
  )[row]!
  // Undergrowth closes the wood between the trunks.
  for (let index = 0; index < 7; index += 1) {
    const x = ((index + random()) / 7) * (stage.width + 120) - 60
    if (row > 0 && Math.abs(x - stage.middle) < 120 + row * 130) continue
    const radius = (58 + row * 34) * (0.7 + 0.6 * random())
    drawCrown(context, stage, {
      x,
      y: stage.horizon + 50 + row * 70 - radius * 0.4,
      radius,
      random,
      leaves: colors,
      air: distance,
    })
  }
  for (let index = 0; index < 6; index += 1) {
    const share = index / 5
    const hang = Math.abs(share - 0.5) * 2
    drawCrown(context, stage, {
      x: share * stage.width,
      y: -70 + hang ** 2 * (150 + row * 50) + random() * 30,
      radius: 160 + row * 34,
      random,
      leaves: colors,
      air: distance,
    })
  }
}

function drawShafts(context: Parameters<typeof drawCrown>[0], stage: Stage): void {
  const random = stage.random('shafts')
  for (let index = 0; index < 4; index += 1) {
    const x = stage.middle + stage.lightSide * stage.width * (0.05 + index * 0.13)
    const width = 26 + random() * 44
    const gradient = context.createLinearGradient(0, 0, 0, 760)
    gradient.addColorStop(0, cssColor([1, 0.98, 0.76], 0.3))
    gradient.addColorStop(1, cssColor([1, 0.98, 0.76], 0))
    fillShaft(context, gradient, x, width, -stage.lightSide * 270)
  }
}

function fillShaft(
  context: Parameters<typeof drawCrown>[0],
  fill: Parameters<typeof drawCrown>[0]['fillStyle'],
  x: number,
  width: number,
  drift: number,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(x, -60)
  context.lineTo(x + width, -60)
  context.lineTo(x + width * 2.2 + drift, 780)
  context.lineTo(x - width * 0.6 + drift, 780)
  context.fill()
}
