import type { Context2D } from '../../canvas.ts'
import { GREEN } from '../shapes/leaves.ts'
import { plantTree } from '../shapes/plant.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { type Space, spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

interface Crop {
  /** The field from far to near. */
  readonly ground: readonly [far: string, near: string]
  readonly plant: (
    context: Context2D,
    stage: Stage,
    plant: { x: number; y: number; size: number; random: () => number; air: number },
  ) => void
  /** Metres between rows and between plants of a row. */
  readonly step: number
}

/** Ripe corn as far as one sees, bending in the light. */
export function drawWheatField(stage: Stage): void {
  growField(stage, {
    ground: ['#e8cf7c', '#c9953c'],
    step: 0.34,
    plant(context, at, { x, y, size, random, air }) {
      const lean = (random() - 0.3) * size * 0.4
      context.strokeStyle = at.ink(random() < 0.5 ? '#b8862f' : '#d8aa4a', air, 0.2)
      context.lineWidth = Math.max(1, size * 0.035)
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x, y - size * 0.5, x + lean, y - size * 0.8)
      context.stroke()
      context.fillStyle = at.ink(random() < 0.4 ? '#f4dc8c' : '#e2b54e', air, 0.05)
      context.beginPath()
      context.ellipse(x + lean * 1.2, y - size * 0.9, size * 0.06, size * 0.18, lean / size, 0, Math.PI * 2)
      context.fill()
    },
  })
}

/** Sunflowers in rows, their faces toward the viewer. */
export function drawSunflowerField(stage: Stage): void {
  growField(stage, {
    ground: ['#c9b84a', '#4f7a34'],
    step: 0.62,
    plant(context, at, { x, y, size, random, air }) {
      context.strokeStyle = at.ink('#4f8a38', air, 0.3)
      context.lineWidth = size * 0.05
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x, y - size * 0.8)
      context.stroke()
      context.fillStyle = at.ink('#5f9a40', air, 0.2)
      context.beginPath()
      context.ellipse(x - size * 0.2, y - size * 0.36, size * 0.2, size * 0.08, 0.5, 0, Math.PI * 2)
      context.ellipse(x + size * 0.2, y - size * 0.48, size * 0.2, size * 0.08, -0.5, 0, Math.PI * 2)
      context.fill()
      const turn = random()
      const cy = y - size * 0.86
      context.fillStyle = at.ink('#ffc82a', air, 0.05)
      for (let petal = 0; petal < 12; petal += 1) {
        const angle = (petal / 12) * Math.PI * 2 + turn
        context.beginPath()
        context.ellipse(
          x + Math.cos(angle) * size * 0.2,
          cy + Math.sin(angle) * size * 0.2,
          size * 0.12,
          size * 0.055,
          angle,
          0,
          Math.PI * 2,
        )
        context.fill()
      }
      context.fillStyle = at.ink('#6a4020', air, 0.25)
      context.beginPath()
      context.arc(x, cy, size * 0.14, 0, Math.PI * 2)
      context.fill()
    },
  })
}

/** Lavender in long cushions that run to the hills. */
export function drawLavenderField(stage: Stage): void {
  growField(stage, {
    ground: ['#b8a0d0', '#8a7a5c'],
    step: 0.42,
    plant(context, at, { x, y, size, random, air }) {
      for (let stem = -2; stem <= 2; stem += 1) {
        const lean = stem * size * 0.12 + (random() - 0.5) * size * 0.1
        context.strokeStyle = at.ink('#6f8a5a', air, 0.3)
        context.lineWidth = Math.max(1, size * 0.03)
        context.beginPath()
        context.moveTo(x + stem * size * 0.06, y)
        context.lineTo(x + lean, y - size * 0.4)
        context.stroke()
        context.fillStyle = at.ink(stem % 2 ? '#8f68c8' : '#b494e4', air, stem % 2 ? 0.3 : 0.05)
        context.beginPath()
        context.ellipse(x + lean, y - size * 0.52, size * 0.06, size * 0.19, lean / size, 0, Math.PI * 2)
        context.fill()
      }
    },
  })
}

function growField(stage: Stage, crop: Crop): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  stage.plane(0.88, (context) => {
    fillRidge(context, {
      color: stage.ink('#8aa0a8', 0.6, 0.3),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 120 * rollingHeights(stage.random('hills'), 2.6)(share),
      baseY: stage.horizon + 4,
      bottomY: 1200,
    })
    for (const [index, z] of [60, 20, 8].entries())
      space.face(context, crop.ground[index === 0 ? 0 : 1], 0.12, [-99, 0, z], [99, 0, z], [99, 0, 0.9], [-99, 0, 0.9])
    const random = stage.random('far trees')
    for (const x of [-13, -10.5, 9, 15])
      plantTree(context, stage, space, {
        x: x * -stage.lightSide,
        z: 36,
        height: 5 + random() * 2,
        random,
        leaves: GREEN,
        isFar: true,
      })
  })
  sow(stage, space, crop)
}

/** Rows from far to near; a path down the middle stays free. */
function sow(stage: Stage, space: Space, crop: Crop): void {
  for (const [group, [from, to]] of (
    [
      [24, 11],
      [11, 5.6],
      [5.6, 2.3],
    ] as const
  ).entries())
    stage.plane(0.75 - group * 0.25, (context) => {
      const random = stage.random(`rows ${group}`)
      for (let z = from; z > to; z *= 1 - 0.075 * (crop.step / 0.42)) {
        const reach = (z * stage.width) / 1900
        const step = crop.step * Math.max(0.8, z / 6.5)
        for (let x = -reach; x < reach; x += step) {
          const metres = x + (random() - 0.5) * step
          if (Math.abs(metres) < 0.55) continue
          const [px, py] = space.at(metres, 0, z)
          crop.plant(context, stage, { x: px, y: py, size: space.scale(z) * 0.62, random, air: space.air(z) })
        }
      }
    })
}
