import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import type { Stage } from '../stage.ts'

/** Under the big top: a striped roof rising to its mast, rows of spectators, a sawdust ring with its kerb, spots of light. */
export function drawCircus(stage: Stage): void {
  const space = spaceOf(stage)
  const foot = space.at(0, 0, 11)[1]
  const topY = -60
  stage.plane(0.9, (context) => {
    context.fillStyle = stage.ink('#5a2430', 0.2, 0.4)
    context.fillRect(-200, -200, stage.width + 400, 1500)
    const stripes = 22
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const from = -0.35 + (stripe / stripes) * 1.7
      const to = -0.35 + ((stripe + 1) / stripes) * 1.7
      const eave = (share: number) => foot - 300 - Math.abs(share - 0.5) * 60
      fillPolygon(context, stage.ink(stripe % 2 ? '#f4ead2' : '#c8342f', 0.1, 0.12 + Math.abs(from - 0.5) * 0.6), [
        [stage.middle, topY],
        [stage.width * from, eave(from)],
        [stage.width * to, eave(to)],
      ])
      fillPolygon(context, stage.ink(stripe % 2 ? '#2f5f9a' : '#e9b83f', 0.1, 0.2), [
        [stage.width * from, eave(from)],
        [stage.width * to, eave(to)],
        [stage.width * (from + to) * 0.5, eave((from + to) / 2) + 36],
      ])
    }
    context.fillStyle = stage.ink('#7a5a3a', 0, 0.3)
    for (const x of [-0.3, 0.3]) context.fillRect(stage.middle + x * stage.width - 9, 120, 18, foot - 160)
  })
  stage.plane(0.75, (context) => {
    drawCrowd(context, stage.random('spectators'), {
      fromX: -60,
      toX: stage.width + 60,
      y: foot - 218,
      size: 13,
      rows: 8,
      step: 25,
      growth: 0.05,
      coats: ['#8a3a4a', '#3f4f7a', '#7a6a3a', '#4a6a5a', '#6a4a7a', '#a86a4a'].map((hex) => stage.ink(hex, 0.15, 0.45)),
      heads: ['#d8a888', '#8a5a40', '#b8845f'].map((hex) => stage.ink(hex, 0.15, 0.4)),
    })
  })
  stage.plane(0.45, (context) => {
    context.fillStyle = stage.ink('#a8793f', 0.05, 0.3)
    context.fillRect(-200, foot - 6, stage.width + 400, 800)
    const [ringX, ringY] = space.at(0, 0, 4.4)
    for (const [reach, lift, hex, shade] of [
      [1, 0, '#8f2420', 0.5],
      [1, 26, '#d8423a', 0.1],
      [0.93, 20, '#e8c27a', 0.08],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0, shade)
      context.beginPath()
      context.ellipse(ringX, ringY - lift, stage.width * 0.62 * reach, 92 * reach, 0, 0, Math.PI * 2)
      context.fill()
    }
    const random = stage.random('sawdust')
    for (let speck = 0; speck < 120; speck += 1) {
      context.fillStyle = stage.ink(speck % 2 ? '#d0a560' : '#f4dca4', 0, 0.1)
      context.beginPath()
      const angle = random() * Math.PI * 2
      const far = Math.sqrt(random()) * 0.88
      context.ellipse(
        ringX + Math.cos(angle) * far * stage.width * 0.58,
        ringY - 20 + Math.sin(angle) * far * 80,
        9,
        2.4,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    for (const [from, hex] of [
      [0.14, '255,244,206'],
      [0.86, '255,220,240'],
    ] as const) {
      const beam = context.createLinearGradient(stage.width * from, 80, stage.middle, ringY)
      beam.addColorStop(0, `rgba(${hex},0.5)`)
      beam.addColorStop(1, `rgba(${hex},0.04)`)
      fillPolygonWith(context, beam, [
        [stage.width * from - 10, 80],
        [stage.width * from + 10, 80],
        [stage.middle + 230, ringY],
        [stage.middle - 230, ringY],
      ])
      addGlow(context, { x: stage.width * from, y: 84, radius: 120, hex: '#fff6d8', strength: 0.9 })
    }
    addGlow(context, { x: stage.middle, y: ringY - 20, radius: 420, hex: '#fff0c4', strength: 0.35 })
    // A stand for the lion and a ball.
    const side = -stage.lightSide
    space.block(context, '#3f6fb0', { x: side * 1.45, z: 4.7, width: 0.9, height: 0.42, depth: 0.7 })
    space.block(context, '#f0c24a', { x: side * 1.45, y: 0.42, z: 4.66, width: 1, height: 0.08, depth: 0.78 })
  })
}

function fillPolygonWith(
  context: Parameters<typeof fillPolygon>[0],
  fill: Parameters<typeof fillPolygon>[0]['fillStyle'],
  points: readonly (readonly [number, number])[],
): void {
  context.fillStyle = fill
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
}
