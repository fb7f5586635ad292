import { drawBareTree } from '../shapes/bare-tree.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { spaceOf } from '../shapes/space.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A crooked mansion on its hill: pointed towers, a few lit windows, bats, a path between dead trees to the gate. */
export function drawHauntedHouse(stage: Stage): void {
  raiseSky(stage)
  const space = spaceOf(stage)
  const foot = stage.horizon - 30
  stage.plane(0.8, (context) => {
    const x = stage.middle - stage.lightSide * stage.width * 0.05
    addGlow(context, { x, y: foot - 260, radius: 520, hex: stage.isDark ? '#9fb4e8' : '#f0ead8', strength: 0.4 })
    fillPolygon(context, stage.ink('#4f5a54', 0.25, 0.5), [
      [-300, foot + 160],
      [x - 420, foot + 30],
      [x, foot - 10],
      [x + 420, foot + 30],
      [stage.width + 300, foot + 160],
      [stage.width + 300, 1100],
      [-300, 1100],
    ])
    const wall = stage.ink('#5a5464', 0.15, 0.45)
    const dark = stage.ink('#3c3848', 0.1, 0.6)
    const roof = stage.ink('#2c2a38', 0.1, 0.5)
    const wing = (dx: number, width: number, height: number, peak: number, color: string) => {
      fillBox(context, color, { x: x + dx - width / 2, y: foot - height, width, height: height + 30 })
      fillPolygon(context, roof, [
        [x + dx - width * 0.62, foot - height + 6],
        [x + dx - width * 0.06, foot - height - peak],
        [x + dx + width * 0.06, foot - height - peak],
        [x + dx + width * 0.62, foot - height + 6],
      ])
    }
    wing(-170, 150, 190, 120, dark)
    wing(190, 130, 170, 110, dark)
    wing(0, 250, 250, 130, wall)
    wing(-118, 92, 360, 170, wall)
    wing(128, 78, 310, 150, dark)
    const random = stage.random('windows')
    for (const [dx, up] of [
      [-60, 190],
      [0, 190],
      [60, 190],
      [-60, 100],
      [60, 100],
      [-118, 310],
      [-118, 240],
      [128, 260],
      [-190, 130],
      [190, 110],
      [0, 290],
    ] as const) {
      const isLit = random() < 0.55
      if (isLit) addGlow(context, { x: x + dx, y: foot - up, radius: 66, hex: '#ffb84a', strength: 0.6 })
      fillPolygon(context, isLit ? '#ffcf6a' : stage.ink('#1f1e2a', 0.1, 0.4), [
        [x + dx - 14, foot - up + 28],
        [x + dx - 14, foot - up - 14],
        [x + dx, foot - up - 32],
        [x + dx + 14, foot - up - 14],
        [x + dx + 14, foot - up + 28],
      ])
      fillBox(context, dark, { x: x + dx - 1.5, y: foot - up - 30, width: 3, height: 58 })
    }
    fillPolygon(context, stage.ink('#221c24', 0, 0.4), [
      [x - 26, foot + 20],
      [x - 26, foot - 50],
      [x, foot - 74],
      [x + 26, foot - 50],
      [x + 26, foot + 20],
    ])
  })
  stage.plane(0.5, (context) => {
    space.face(context, '#7d7666', 0.3, [-0.7, -0.1, 26], [0.7, -0.1, 26], [1.3, 0, 0.9], [-1.3, 0, 0.9])
    const random = stage.random('trees')
    for (const [share, height] of [
      [0.04, 760],
      [0.96, 820],
      [0.2, 420],
      [0.84, 380],
    ] as const)
      drawBareTree(context, random, {
        x: stage.width * share,
        baseY: foot + 190,
        height,
        color: stage.ink('#26242a', 0.05, 0.5),
      })
    context.fillStyle = stage.ink('#1c1a22', 0, 0.4)
    for (let bat = 0; bat < 7; bat += 1) {
      const x = stage.middle + (random() - 0.5) * stage.width * 0.8
      const y = 70 + random() * 190
      const size = 12 + random() * 14
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x - size * 0.6, y - size * 0.8, x - size * 1.5, y - size * 0.2)
      context.quadraticCurveTo(x - size * 0.8, y - size * 0.1, x - size * 0.7, y + size * 0.3)
      context.quadraticCurveTo(x - size * 0.3, y, x, y + size * 0.4)
      context.quadraticCurveTo(x + size * 0.3, y, x + size * 0.7, y + size * 0.3)
      context.quadraticCurveTo(x + size * 0.8, y - size * 0.1, x + size * 1.5, y - size * 0.2)
      context.quadraticCurveTo(x + size * 0.6, y - size * 0.8, x, y)
      context.fill()
    }
    const mist = context.createLinearGradient(0, foot + 60, 0, foot + 240)
    mist.addColorStop(0, 'rgba(190,200,220,0)')
    mist.addColorStop(0.5, 'rgba(170,182,210,0.3)')
    mist.addColorStop(1, 'rgba(190,200,220,0)')
    context.fillStyle = mist
    context.fillRect(-200, foot + 60, stage.width + 400, 180)
  })
}
