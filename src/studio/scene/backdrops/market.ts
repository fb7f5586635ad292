import type { Context2D } from '../../canvas.ts'
import { drawHouse, fillBox } from '../shapes/buildings.ts'
import { drawCrowd } from '../shapes/crowd.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon } from '../shapes/polygon.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const CLOTHS = ['#9c5a4a', '#b8935a', '#5f7a70', '#5f6f86', '#8a6f62'] as const
const GOODS = ['#e2572f', '#f2b632', '#7fae3c', '#a83a4c', '#f0dfae', '#d98a3c'] as const

/** Stalls to both sides under awnings of worn canvas, heaped with fruit, a bulb over each. */
export function drawMarket(stage: Stage): void {
  raiseSky(stage)
  const foot = stage.horizon
  stage.plane(0.85, (context) => {
    const random = stage.random('market houses')
    for (let house = 0; house < 6; house += 1) {
      drawHouse(context, {
        x: house * 176 - 40,
        y: foot - 190 - random() * 70,
        width: 160,
        height: 330,
        wall: stage.ink(['#e6cfa8', '#d8b48a', '#ecdcc0'][house % 3]!, 0.45, 0.2),
        wallShade: stage.ink('#b59674', 0.45, 0.5),
        roof: stage.ink('#94553f', 0.45, 0.4),
        roofLit: stage.ink('#bd7450', 0.45),
        window: stage.isDark ? '#ffd27a' : '#6f8aa0',
        beam: stage.ink('#6f5644', 0.45, 0.3),
        lightSide: stage.lightSide,
        vanish: [stage.middle, foot - 40],
      })
    }
    pave(context, stage, foot + 60)
  })
  stage.plane(0.7, (context) => {
    drawCrowd(context, stage.random('buyers'), {
      fromX: -20,
      toX: stage.width + 20,
      y: foot - 22,
      size: 30,
      rows: 2,
      step: 34,
      growth: 0.35,
      coats: ['#7a4a3a', '#3f5a6e', '#a8803f', '#55604a', '#8d7f70'].map((hex) => stage.ink(hex, 0.3, 0.35)),
      heads: ['#c99572', '#8a5c40', '#e0b593', '#3a2c26'].map((hex) => stage.ink(hex, 0.3, 0.25)),
    })
  })
  for (const [row, stall] of [
    { distance: 0.55, reach: 0.17, width: 170, y: foot - 120 },
    { distance: 0.25, reach: 0.32, width: 310, y: foot - 240 },
  ].entries()) {
    stage.plane(stall.distance, (context) => {
      const random = stage.random(`stalls ${row}`)
      for (const side of [-1, 1] as const) {
        const inner = stage.middle + side * stage.width * stall.reach
        drawStall(context, stage, random, {
          x: side < 0 ? inner - stall.width : inner,
          y: stall.y,
          width: stall.width,
          distance: stall.distance * 0.4,
        })
      }
    })
  }
  stage.plane(0.3, (context) => {
    hangFlags(context, stage, foot)
    // A bulb over each heap of goods; after dark it lights the lane.
    for (const share of [-0.42, -0.24, 0.24, 0.42]) {
      const [x, y] = [stage.middle + share * stage.width, foot - 150 - Math.abs(share) * 240]
      addGlow(context, { x, y, radius: stage.isDark ? 260 : 90, hex: '#ffcb7c', strength: stage.isDark ? 0.8 : 0.5 })
      context.fillStyle = '#fff3cf'
      context.beginPath()
      context.arc(x, y, 9, 0, Math.PI * 2)
      context.fill()
    }
  })
}

/** Worn slabs, no two of one tone, larger toward the viewer. */
function pave(context: Context2D, stage: Stage, fromY: number): void {
  fillBox(context, stage.ink('#a08c6e', 0.15, 0.35), { x: -100, y: fromY, width: stage.width + 200, height: 700 })
  const random = stage.random('slabs')
  for (let y = fromY; y < 1100; ) {
    const height = 8 + (y - fromY) * 0.17
    const length = height * 3.4
    for (let x = stage.middle - 30 * length - random() * length; x < stage.width + 100; x += length) {
      if (x < -length) continue
      fillBox(context, stage.ink(random() < 0.5 ? '#cbb691' : '#b9a27c', 0.12, 0.1 + 0.35 * random()), {
        x,
        y,
        width: length * 0.965,
        height: height * 0.93,
      })
    }
    y += height
  }
}

/** Lines of little flags from stall to stall over the lane. */
function hangFlags(context: Context2D, stage: Stage, foot: number): void {
  const random = stage.random('flags')
  for (const [y, sag, size] of [
    [foot - 330, 46, 20],
    [foot - 450, 80, 32],
  ] as const) {
    for (let flag = 0; flag * size * 1.5 < stage.width + 40; flag += 1) {
      const x = flag * size * 1.5 - 20
      const share = (x - stage.middle) / stage.width
      const top = y + sag * (1 - 4 * share * share)
      fillPolygon(context, stage.ink(GOODS[Math.floor(random() * GOODS.length)]!, 0.1, 0.15), [
        [x - size * 0.6, top],
        [x + size * 0.6, top],
        [x, top + size * 1.3],
      ])
    }
  }
}

function drawStall(
  context: Context2D,
  stage: Stage,
  random: () => number,
  stall: { x: number; y: number; width: number; distance: number },
): void {
  const { x, y, width, distance } = stall
  const cloth = CLOTHS[Math.floor(random() * CLOTHS.length)]!
  const height = width * 1.45
  for (const post of [0.04, 0.92]) {
    fillBox(context, stage.ink('#7d5838', distance, 0.3), { x: x + width * post, y, width: width * 0.045, height })
  }
  fillBox(context, stage.ink('#5a4436', distance, 0.7), {
    x: x + width * 0.06,
    y: y + width * 0.2,
    width: width * 0.88,
    height: width * 0.5,
  })
  const tableY = y + width * 0.72
  fillBox(context, stage.ink('#a37548', distance, 0.2), { x, y: tableY, width, height: width * 0.08 })
  fillBox(context, stage.ink(cloth, distance, 0.5), {
    x: x + width * 0.02,
    y: tableY + width * 0.08,
    width: width * 0.96,
    height: width * 0.65,
  })
  for (let crate = 0; crate < 3; crate += 1) {
    const hex = GOODS[Math.floor(random() * GOODS.length)]!
    const left = x + width * (0.05 + crate * 0.315)
    for (let fruit = 0; fruit < 9; fruit += 1) {
      const size = width * 0.045
      const fruitX = left + width * 0.045 + (fruit % 4) * size * 1.5 + (fruit > 3 ? size * 0.7 : 0)
      const fruitY = tableY - width * 0.03 - Math.floor(fruit / 4) * size * 1.2
      context.fillStyle = stage.ink(hex, distance, 0.35)
      context.beginPath()
      context.arc(fruitX, fruitY, size, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = stage.ink(hex, distance, 0)
      context.beginPath()
      context.arc(fruitX + stage.lightSide * size * 0.2, fruitY - size * 0.22, size * 0.68, 0, Math.PI * 2)
      context.fill()
    }
  }
  const stripes = 7
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = stripe / stripes
    const right = (stripe + 1) / stripes
    fillPolygon(context, stage.ink(stripe % 2 ? '#e6dbc6' : cloth, distance, 0.08), [
      [x + width * (0.1 + left * 0.8), y - width * 0.16],
      [x + width * (0.1 + right * 0.8), y - width * 0.16],
      [x + width * (right * 1.12 - 0.06), y + width * 0.14],
      [x + width * (left * 1.12 - 0.06), y + width * 0.14],
    ])
    context.fillStyle = stage.ink(stripe % 2 ? '#e2d4ba' : cloth, distance, 0.4)
    context.beginPath()
    context.arc(x + width * (((left + right) / 2) * 1.12 - 0.06), y + width * 0.14, width * 0.08, 0, Math.PI)
    context.fill()
  }
}
