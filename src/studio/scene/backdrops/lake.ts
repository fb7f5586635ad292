import { drawJetty } from '../shapes/jetty.ts'
import { fillRidge, rollingHeights } from '../shapes/ridge.ts'
import { drawGrass, drawPine } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Still water between wooded hills that mirror in it, a jetty running out from the viewer, reeds at the bank. */
export function drawLake(stage: Stage): void {
  raiseSky(stage)
  const shore = stage.horizon - 14
  for (const [index, hill] of [
    { color: '#7f9cb4', height: 250, distance: 0.9 },
    { color: '#6c9488', height: 150, distance: 0.75 },
  ].entries()) {
    stage.plane(hill.distance, (context) => {
      const heights = rollingHeights(stage.random(`hill ${index}`), 2 + index)
      const ridge = { fromX: -100, toX: stage.width + 100, color: stage.ink(hill.color, hill.distance * 0.6, 0.25) }
      fillRidge(context, { ...ridge, height: (share) => hill.height * heights(share), baseY: shore, bottomY: shore + 2 })
    })
  }
  stage.plane(0.7, (context) => {
    const random = stage.random('wood')
    const tree = (x: number, height: number, mirror: boolean) => {
      context.save()
      if (mirror) {
        context.transform(1, 0, 0, -0.8, 0, shore * 1.8)
        context.globalAlpha = 0.4
      }
      drawPine(context, stage, {
        x,
        baseY: shore,
        height,
        random: stage.random(`pine ${Math.round(x)}`),
        leaves: ['#6a9a62', '#355f50'],
        air: 0.3,
      })
      context.restore()
    }
    const water = context.createLinearGradient(0, shore, 0, 1050)
    const { low, middle } = stage.sky
    const css = (color: readonly [number, number, number], depth: number) =>
      `rgb(${color.map((channel, index) => Math.round(255 * (channel * (1 - depth) + [0.1, 0.32, 0.42][index]! * depth))).join(',')})`
    water.addColorStop(0, css(low, 0.12))
    water.addColorStop(0.4, css(middle, 0.3))
    water.addColorStop(1, css(middle, 0.62))
    context.fillStyle = water
    context.fillRect(-200, shore, stage.width + 400, 600)
    const places = Array.from({ length: 34 }, (_, index) => ({
      x: (index / 33) * (stage.width + 80) - 40 + (random() - 0.5) * 26,
      height: 66 + random() * 70,
    })).filter(({ x }) => Math.abs(x - stage.middle) > stage.width * 0.12)
    for (const { x, height } of places) tree(x, height, true)
    for (const { x, height } of places) tree(x, height, false)
    for (let ripple = 0; ripple < 46; ripple += 1) {
      const share = random() ** 1.4
      context.fillStyle = ripple % 2 ? 'rgba(255,255,255,0.28)' : 'rgba(20,60,90,0.16)'
      context.beginPath()
      context.ellipse(random() * stage.width, shore + 14 + share * 380, 24 + share * 90, 1 + share * 3.4, 0, 0, Math.PI * 2)
      context.fill()
    }
  })
  drawJetty(stage)
  stage.plane(0.12, (context) => {
    const random = stage.random('reed')
    for (const from of [-60, stage.width - 170])
      drawGrass(context, random, {
        fromX: from,
        toX: from + 230,
        y: 1014,
        height: 230,
        count: 30,
        colors: [stage.ink('#55793f', 0, 0.4), stage.ink('#86a650'), stage.ink('#b8b866')],
      })
  })
}
