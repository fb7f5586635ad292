import { fillPolygon } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** The polar sea: blue-shadowed icebergs in dark water, floes to stand on, an igloo on one side. */
export function drawIceWorld(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon
  stage.plane(0.85, (context) => {
    const sea = context.createLinearGradient(0, foot, 0, foot + 170)
    sea.addColorStop(0, stage.ink('#a9d0e2', 0.4))
    sea.addColorStop(1, stage.ink('#2f6f96', 0.1, 0.2))
    context.fillStyle = sea
    context.fillRect(-200, foot, stage.width + 400, 500)
    const random = stage.random('bergs')
    for (const [share, width, height] of [
      [0.12, 210, 230],
      [0.42, 120, 110],
      [0.72, 170, 170],
      [0.93, 230, 290],
    ] as const) {
      const x = stage.width * share
      const top = foot - height
      const points = [
        [x - width, foot + 12],
        [x - width * 0.8, foot - height * 0.5],
        [x - width * 0.3, foot - height * (0.7 + 0.2 * random())],
        [x, top],
        [x + width * 0.4, foot - height * (0.6 + 0.2 * random())],
        [x + width * 0.86, foot - height * 0.34],
        [x + width, foot + 12],
      ] as const
      fillPolygon(context, stage.ink('#f4fafc', 0.3, 0.05), points)
      const [peakX] = points[3]
      fillPolygon(
        context,
        stage.ink('#8fbcd8', 0.3, 0.3),
        stage.lightSide < 0
          ? [points[3], points[4], points[5], points[6], [peakX + 20, foot + 12], [peakX + 34, foot - height * 0.4]]
          : [points[3], points[2], points[1], points[0], [peakX - 20, foot + 12], [peakX - 34, foot - height * 0.4]],
      )
      context.fillStyle = 'rgba(255,255,255,0.35)'
      context.fillRect(x - width * 1.1, foot + 12, width * 2.2, 5)
    }
  })
  stage.plane(0.4, (context) => {
    const random = stage.random('floes')
    for (let floe = 0; floe < 12; floe += 1) {
      const z = 22 - floe * 1.1
      const [x, y] = space.at((random() - 0.5) * z * 1.4, 0, z)
      const width = space.scale(z) * (0.6 + random())
      for (const [dy, hex, shade] of [
        [7, '#7fb4d4', 0.3],
        [0, '#f2f9fb', 0.05],
      ] as const)
        fillPolygon(context, stage.ink(hex, 0.2, shade), [
          [x - width, y + dy],
          [x - width * 0.6, y - 8 + dy],
          [x + width * 0.5, y - 10 + dy],
          [x + width, y + dy],
          [x + width * 0.3, y + 9 + dy],
          [x - width * 0.5, y + 8 + dy],
        ])
    }
    const shore = (dy: number): [number, number][] => [
      [-200, foot + 120 + dy],
      [stage.width * 0.14, foot + 112 + dy],
      [stage.width * 0.36, foot + 138 + dy],
      [stage.width * 0.6, foot + 118 + dy],
      [stage.width * 0.84, foot + 134 + dy],
      [stage.width + 200, foot + 116 + dy],
      [stage.width + 200, 1200],
      [-200, 1200],
    ]
    fillPolygon(context, stage.ink('#6fa8cc', 0.1, 0.3), shore(22))
    fillPolygon(
      context,
      stage.ink('#f6fafc', 0, 0.02),
      shore(0).map(([x, y], index) => (index < 6 ? [x, y] : [x, 1200])),
    )
    fillPolygon(context, stage.ink('#dcebf4', 0, 0.15), shore(90))
    for (let drift = 0; drift < 14; drift += 1) {
      const share = random()
      context.fillStyle = drift % 2 ? stage.ink('#c4dcec', 0, 0.2) : stage.ink('#ffffff')
      context.beginPath()
      context.ellipse(random() * stage.width, foot + 190 + share * 190, 60 + share * 130, 5 + share * 12, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  stage.plane(0.3, (context) => {
    const side = -stage.lightSide
    const [x, y] = space.at(side * 2.1, 0, 5.8)
    const unit = space.scale(5.8)
    for (const [grow, hex, shade] of [
      [1, '#b4d2e6', 0.3],
      [0.93, '#f2f8fb', 0.05],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0.05, shade)
      context.beginPath()
      context.ellipse(x - stage.lightSide * (1 - grow) * -unit, y, unit * 0.95 * grow, unit * 0.9 * grow, 0, Math.PI, 0)
      context.fill()
    }
    context.strokeStyle = stage.ink('#a4c6dc', 0.05, 0.3)
    context.lineWidth = 3
    for (const row of [0.25, 0.5, 0.72]) {
      context.beginPath()
      context.ellipse(x, y - unit * 0.9 * row, unit * 0.92 * Math.sqrt(1 - row * row), unit * 0.1, 0, 0.1, Math.PI - 0.1)
      context.stroke()
    }
    for (const [grow, hex, shade] of [
      [0.36, '#e6f1f7', 0.15],
      [0.25, '#27425c', 0.4],
    ] as const) {
      context.fillStyle = stage.ink(hex, 0, shade)
      context.beginPath()
      context.ellipse(x - side * unit * 0.36, y + 4, unit * grow, unit * grow * 1.3, 0, Math.PI, 0)
      context.fill()
    }
  })
}
