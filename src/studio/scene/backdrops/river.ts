import { cssColor, mixRgb, rgbFromHex } from '../../color.ts'
import { fillSmooth } from '../shapes/polygon.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawCrown, drawGrass, drawPine, drawTrunk } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** A river that winds from the hills down to the viewer, with boulders, a willow and reeds. */
export function drawRiver(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.9, (context) => {
    const random = stage.random('river woods')
    fillRidge(context, {
      color: stage.ink('#86a9a0', 0.6),
      fromX: -100,
      toX: stage.width + 100,
      height: (share) => 190 * Math.abs(2 * share - 1) * (0.6 + 0.4 * rollingHeights(stage.random('river hills'), 3)(share)),
      baseY: foot + 6,
      bottomY: 1150,
    })
    for (let index = 0; index < 12; index += 1) {
      const share = index / 11
      if (Math.abs(share - 0.5) < 0.1) continue
      drawPine(context, stage, {
        x: share * stage.width,
        baseY: foot + 16,
        height: 110 + Math.abs(share - 0.5) * 240,
        random,
        leaves: ['#77a085', '#557f70'],
        air: 0.45,
      })
    }
  })
  stage.plane(0.5, (context) => {
    context.fillStyle = stage.ink('#7fb05a', 0.2, 0.15)
    context.fillRect(-100, foot + 10, stage.width + 200, 700)
    const banks = (grow: number) =>
      [
        [stage.middle - 20 - grow, foot + 10],
        [stage.middle + 40 + grow, foot + 10],
        [stage.middle + 120 + grow, foot + 60],
        [stage.middle - 10 + grow * 2, foot + 110],
        [stage.middle + 330 + grow * 3, foot + 220],
        [stage.middle + 440 + grow * 3, 1150],
        [stage.middle - 470 - grow * 3, 1150],
        [stage.middle - 170 - grow * 3, foot + 220],
        [stage.middle - 150 - grow * 2, foot + 110],
        [stage.middle + 20 - grow, foot + 56],
      ] as const
    fillSmooth(context, stage.ink('#c9b488', 0.15, 0.25), banks(10))
    const water = mixRgb(stage.sky.middle, rgbFromHex('#2f7f9a'), 0.5)
    fillSmooth(context, cssColor(water), banks(0))
    const random = stage.random('ripples')
    for (let ripple = 0; ripple < 42; ripple += 1) {
      const share = random() ** 1.2
      const y = foot + 70 + share * 340
      context.globalAlpha = 0.5
      context.fillStyle = cssColor(random() < 0.6 ? mixRgb(water, stage.sky.low, 0.8) : mixRgb(water, [0.04, 0.16, 0.24], 0.5))
      context.beginPath()
      context.ellipse(
        stage.middle + (random() - 0.5) * (150 + share * 480),
        y,
        16 + share * 56,
        1.5 + share * 4,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    context.globalAlpha = 1
  })
  stage.plane(0.18, (context) => {
    const random = stage.random('bank')
    const x = stage.middle - stage.lightSide * stage.width * 0.42
    drawTrunk(context, stage, {
      x,
      topY: foot - 190,
      baseY: foot + 160,
      width: 58,
      lean: stage.lightSide * 60,
      bark: '#857052',
    })
    drawCrown(context, stage, {
      x: x + stage.lightSide * 50,
      y: foot - 290,
      radius: 190,
      random,
      leaves: ['#b9d572', '#80ac54', '#4b7a4a'],
    })
    for (const [side, offset, size] of [
      [-1, 150, 70],
      [1, 190, 88],
      [1, 90, 46],
    ] as const) {
      const stoneX = stage.middle + side * (200 + size * 1.4)
      fillSmooth(context, stage.ink('#7f8286', 0, 0.5), [
        [stoneX - size, foot + offset + size * 0.5],
        [stoneX - size * 0.6, foot + offset - size * 0.4],
        [stoneX + size * 0.5, foot + offset - size * 0.5],
        [stoneX + size, foot + offset + size * 0.5],
      ])
      fillSmooth(context, stage.ink('#b9bab5'), [
        [stoneX - size * 0.5, foot + offset - size * 0.1],
        [stoneX - size * 0.3, foot + offset - size * 0.34],
        [stoneX + size * 0.4, foot + offset - size * 0.4],
        [stoneX + size * 0.3, foot + offset - size * 0.1],
      ])
    }
    for (const from of [-60, stage.width - 190]) {
      drawGrass(context, random, {
        fromX: from,
        toX: from + 250,
        y: 1010,
        height: 190,
        count: 34,
        colors: [stage.ink('#4a7a3e', 0, 0.4), stage.ink('#7fae52'), stage.ink('#b5cf6c')],
      })
    }
  })
}
