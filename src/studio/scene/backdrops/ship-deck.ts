import { fillBox } from '../shapes/buildings.ts'
import { fillPolygon, fillSmooth } from '../shapes/polygon.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { pourWater } from '../water.ts'

/** On deck under sail: mast and shrouds that climb to the sides, planks that run to the bow, sea behind the rail. */
export function drawShipDeck(stage: Stage): void {
  raiseSky(stage)
  pourWater(stage, { topY: stage.horizon, bottomY: stage.horizon + 260, deep: '#12507a', shallow: '#3a93ad', glint: '#e8f7ff' })
  const rail = stage.horizon + 110
  const mastX = stage.middle - stage.lightSide * stage.width * 0.29
  stage.plane(0.5, (context) => {
    fillSmooth(context, stage.ink('#d9c8a4', 0.1, 0.5), [
      [mastX - 290, -60],
      [mastX + 250, -60],
      [mastX + 214, 150],
      [mastX + 260, 340],
      [mastX - 20, 384],
      [mastX - 300, 330],
      [mastX - 250, 150],
    ])
    fillSmooth(context, stage.ink('#f8efd8', 0.08, 0), [
      [mastX + stage.lightSide * 30 - 110, -60],
      [mastX + stage.lightSide * 30 + 110, -60],
      [mastX + stage.lightSide * 30 + 120, 180],
      [mastX + stage.lightSide * 30 + 130, 350],
      [mastX + stage.lightSide * 30 - 130, 350],
      [mastX + stage.lightSide * 30 - 110, 160],
    ])
    context.strokeStyle = stage.ink('#b8a67e', 0.1, 0.4)
    context.lineWidth = 3
    context.beginPath()
    for (const offset of [-150, 0, 140]) {
      context.moveTo(mastX + offset, -60)
      context.quadraticCurveTo(mastX + offset * 1.1 + 14, 160, mastX + offset * 1.15, 350)
    }
    context.stroke()
    fillBox(context, stage.ink('#7a5332', 0.05, 0.3), { x: mastX - 330, y: 376, width: 640, height: 18 })
    fillBox(context, stage.ink('#6f4a2c', 0.05, 0.5), { x: mastX - 24, y: -100, width: 48, height: 1000 })
    fillBox(context, stage.ink('#a5764a', 0.05, 0.05), {
      x: mastX + (stage.lightSide < 0 ? -24 : 8),
      y: -100,
      width: 16,
      height: 1000,
    })
  })
  stage.plane(0.35, (context) => {
    const shroudX = stage.middle + stage.lightSide * stage.width * 0.47
    context.strokeStyle = stage.ink('#4a3a2c', 0, 0.4)
    context.lineWidth = 6
    context.beginPath()
    for (let rope = 0; rope < 5; rope += 1) {
      context.moveTo(shroudX - stage.lightSide * (rope * 60 - 30), rail)
      context.lineTo(shroudX + stage.lightSide * (130 - rope * 12), -80)
    }
    context.stroke()
    context.lineWidth = 4
    context.beginPath()
    for (let step = 1; step < 9; step += 1) {
      const share = step / 9
      const y = rail - share * (rail + 80)
      context.moveTo(shroudX + stage.lightSide * (30 + share * 100), y)
      context.lineTo(shroudX - stage.lightSide * (210 - share * 290), y)
    }
    context.stroke()
    for (let post = 0; post < 13; post += 1) {
      const x = post * 88 - 30
      fillBox(context, stage.ink('#8f6238', 0.02, 0.25), { x: x - 9, y: rail, width: 18, height: 150 })
    }
    fillBox(context, stage.ink('#b98450', 0.02, 0.02), { x: -120, y: rail - 14, width: stage.width + 240, height: 30 })
    fillBox(context, stage.ink('#75502e', 0.02, 0.4), { x: -120, y: rail + 128, width: stage.width + 240, height: 50 })
  })
  stage.plane(0.2, (context) => {
    const top = rail + 170
    for (let plank = -8; plank <= 8; plank += 1) {
      const shade = (plank * 7 + 40) % 3
      fillPolygon(context, stage.ink('#c1925c', 0, 0.08 + shade * 0.14), [
        [stage.middle + plank * 70 - 34, top],
        [stage.middle + plank * 70 + 35, top],
        [stage.middle + plank * 190 + 94, 1160],
        [stage.middle + plank * 190 - 92, 1160],
      ])
    }
    const x = stage.middle + stage.lightSide * stage.width * 0.43
    for (const [dy, half] of [
      [0, 74],
      [-44, 62],
      [-84, 46],
    ] as const) {
      context.strokeStyle = stage.ink('#d6bd88', 0, 0.2)
      context.lineWidth = 26
      context.beginPath()
      context.ellipse(x, 930 + dy * 0.4, half, half * 0.34, 0, 0, Math.PI * 2)
      context.stroke()
      context.strokeStyle = stage.ink('#9c7f4e', 0, 0.4)
      context.lineWidth = 4
      context.beginPath()
      context.ellipse(x, 938 + dy * 0.4, half, half * 0.34, 0, 0, Math.PI * 2)
      context.stroke()
    }
  })
}
