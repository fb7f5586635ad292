import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { drawCrown, drawGrass } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Water falling over a mossy cliff into a pool: white veils, spray, stones to stand on, ferns around. */
export function drawWaterfall(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon + 40
  const fall = stage.middle - stage.lightSide * stage.width * 0.1
  stage.plane(0.85, (context) => {
    const random = stage.random('cliff')
    fillPolygon(context, stage.ink('#6f7f78', 0.3, 0.45), [
      [-200, 1100],
      [-200, 40],
      [stage.width * 0.2, 70],
      [fall - 150, 120],
      [fall + 150, 120],
      [stage.width * 0.82, 60],
      [stage.width + 200, 20],
      [stage.width + 200, 1100],
    ])
    for (let slab = 0; slab < 60; slab += 1) {
      const x = random() * (stage.width + 100) - 50
      const y = 130 + random() * (foot - 170)
      const width = 26 + random() * 60
      const height = 40 + random() * 90
      fillPolygon(context, stage.ink(slab % 3 ? '#7f8f84' : '#54645f', 0.25, slab % 2 ? 0.2 : 0.6), [
        [x, y],
        [x + width, y - 14],
        [x + width * 0.9, y + height],
        [x + width * 0.1, y + height * 0.9],
      ])
    }
    for (let tuft = 0; tuft < 26; tuft += 1) {
      fillSmooth(
        context,
        stage.ink(tuft % 2 ? '#6f9a52' : '#4f7d46', 0.25, 0.2),
        blob(random() * stage.width, 120 + random() * (foot - 150), 20 + random() * 34),
      )
    }
  })
  stage.plane(0.7, (context) => {
    const random = stage.random('veil')
    for (let strand = 0; strand < 46; strand += 1) {
      const share = random()
      const x = fall + (share - 0.5) * 230
      const width = 6 + random() * 20
      const top = 116 + Math.abs(share - 0.5) * 30
      const gradient = context.createLinearGradient(0, top, 0, foot)
      gradient.addColorStop(0, `rgba(206,232,240,${0.55 + 0.3 * random()})`)
      gradient.addColorStop(1, 'rgba(255,255,255,0.92)')
      context.fillStyle = gradient
      context.beginPath()
      context.moveTo(x - width * 0.5, top)
      context.quadraticCurveTo(x + (random() - 0.5) * 12, (top + foot) / 2, x - width + (share - 0.5) * 70, foot + 10)
      context.lineTo(x + width + (share - 0.5) * 70, foot + 10)
      context.quadraticCurveTo(x + width, (top + foot) / 2, x + width * 0.5, top)
      context.fill()
    }
    addGlow(context, { x: fall, y: foot, radius: 300, hex: '#eaf7fb', strength: 0.75 })
  })
  stage.plane(0.5, (context) => {
    const pool = context.createLinearGradient(0, foot, 0, 1000)
    pool.addColorStop(0, stage.ink('#d8f0f0', 0.1, 0))
    pool.addColorStop(0.25, stage.ink('#6fc0c0', 0, 0.1))
    pool.addColorStop(1, stage.ink('#1f6f7c', 0, 0.4))
    context.fillStyle = pool
    context.fillRect(-200, foot, stage.width + 400, 600)
    const random = stage.random('pool')
    for (let ripple = 0; ripple < 60; ripple += 1) {
      const share = random() ** 1.5
      context.fillStyle = ripple % 3 ? 'rgba(255,255,255,0.36)' : 'rgba(16,70,80,0.2)'
      context.beginPath()
      context.ellipse(
        fall + (random() - 0.5) * (300 + share * 1100),
        foot + 12 + share * 340,
        22 + share * 80,
        2 + share * 5,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    for (let puff = 0; puff < 12; puff += 1) {
      context.fillStyle = 'rgba(255,255,255,0.3)'
      context.beginPath()
      context.ellipse(fall + (puff - 5.5) * 34, foot + 6 + (puff % 3) * 8, 40, 22, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.25, (context) => {
    const random = stage.random('stones')
    for (const [x, y, size] of [
      [0.1, 210, 90],
      [0.24, 300, 70],
      [0.9, 230, 100],
      [0.76, 320, 74],
      [0.5, 372, 210],
    ] as const) {
      const centre = stage.width * x
      fillSmooth(context, stage.ink('#59635f', 0, 0.6), blob(centre, foot + y + 10, size, 0.5))
      fillSmooth(
        context,
        stage.ink('#9aa59c', 0, 0.1),
        blob(centre + stage.lightSide * size * 0.08, foot + y - size * 0.1, size * 0.82, 0.4),
      )
      fillSmooth(
        context,
        stage.ink('#7fa05a', 0, 0.2),
        blob(centre - stage.lightSide * size * 0.2, foot + y - size * 0.24, size * 0.42, 0.26),
      )
    }
    for (const x of [-0.02, 0.98])
      drawCrown(context, stage, {
        x: stage.width * x,
        y: foot - 90,
        radius: 130,
        random,
        leaves: ['#a5cf5a', '#5f9a48', '#2f6040'],
      })
    for (const from of [-60, stage.width - 160])
      drawGrass(context, random, {
        fromX: from,
        toX: from + 220,
        y: 1012,
        height: 170,
        count: 30,
        colors: [stage.ink('#3a6f3a', 0, 0.4), stage.ink('#6aa64a'), stage.ink('#9ccc60')],
      })
  })
}

/** A rounded lump. */
function blob(x: number, y: number, radius: number, flat = 0.7): [number, number][] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    const reach = radius * (index % 2 ? 0.92 : 1.08)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat]
  })
}
