import type { Context2D } from '../../canvas.ts'
import { fillBox } from '../shapes/buildings.ts'
import { addGlow } from '../shapes/glow.ts'
import { fillPolygon, type Point } from '../shapes/polygon.ts'
import { drawCrown, drawTrunk } from '../shapes/trees.ts'
import { raiseSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

const FRONTS = ['#a5735f', '#cfc0a6', '#8c95a0', '#b99c7c', '#a8a093'] as const
const AWNINGS = ['#9a4a42', '#4a6f66', '#b8945a', '#4f617c'] as const

/** A street of fronts that run to a vanishing point behind the head, with awnings, lamps and trees. */
export function drawCityStreet(stage: Stage): void {
  raiseSky(stage)
  const vanishY = stage.horizon - 30
  stage.plane(0.9, (context) => {
    const random = stage.random('skyline')
    for (let index = 0; index < 9; index += 1) {
      const width = 80 + random() * 60
      const x = (index / 9) * stage.width + random() * 30
      const height = 160 + random() * 260
      fillBox(context, stage.ink('#8ea0b5', 0.75, 0.3), { x, y: vanishY - height, width, height: height + 80 })
    }
  })
  for (const side of [-1, 1] as const) stage.plane(0.5, (context) => drawFronts(context, stage, side, vanishY))
  stage.plane(0.3, (context) => {
    const bottom = 1150
    fillPolygon(context, stage.ink('#6d6f78', 0.1, 0.3), [
      [stage.middle - 30, vanishY + 26],
      [stage.middle + 30, vanishY + 26],
      [stage.middle + 560, bottom],
      [stage.middle - 560, bottom],
    ])
    for (const side of [-1, 1]) {
      fillPolygon(context, stage.ink('#b9b0a4', 0.08, side === stage.lightSide ? 0.4 : 0.1), [
        [stage.middle + side * 30, vanishY + 26],
        [stage.middle + side * 62, vanishY + 26],
        [stage.middle + side * 1300, bottom],
        [stage.middle + side * 560, bottom],
      ])
    }
    for (let dash = 0; dash < 6; dash += 1) {
      const near = 0.1 + dash * 0.17
      const far = near + 0.07
      const y = (share: number) => vanishY + 26 + (bottom - vanishY) * share ** 1.6
      fillPolygon(context, stage.ink('#f2e9d0', 0, 0.2), [
        [stage.middle - 3 - near * 14, y(near)],
        [stage.middle + 3 + near * 14, y(near)],
        [stage.middle + 3 + far * 14, y(far)],
        [stage.middle - 3 - far * 14, y(far)],
      ])
    }
  })
  stage.plane(0.2, (context) => {
    const random = stage.random('street trees')
    for (const side of [-1, 1] as const) {
      const x = stage.middle + side * stage.width * 0.4
      drawTrunk(context, stage, { x, topY: 400, baseY: 850, width: 34, lean: side * 10, bark: '#8a7058' })
      drawCrown(context, stage, { x: x + side * 40, y: 300, radius: 150, random, leaves: ['#b6d36a', '#74a550', '#446f43'] })
    }
    const lampX = stage.middle - stage.lightSide * stage.width * 0.27
    fillBox(context, stage.ink('#34373f', 0, 0.2), { x: lampX - 5, y: 330, width: 10, height: 470 })
    fillPolygon(context, '#ffe8b0', [
      [lampX - 20, 330],
      [lampX - 14, 284],
      [lampX + 14, 284],
      [lampX + 20, 330],
    ])
    addGlow(context, { x: lampX, y: 306, radius: stage.isDark ? 260 : 70, hex: '#ffdf98', strength: stage.isDark ? 0.9 : 0.3 })
  })
}

function drawFronts(context: Context2D, stage: Stage, side: -1 | 1, vanishY: number): void {
  const random = stage.random(`fronts ${side}`)
  const at = (share: number, height: number): Point => [
    stage.middle + side * (66 + (stage.width * 0.5 + 70) * share),
    vanishY + 26 + (height * (0.16 + share * 1.06) * stage.width) / 1000,
  ]
  const cuts = [1.15, 0.62, 0.36, 0.19, 0.06]
  for (let house = cuts.length - 2; house >= 0; house -= 1) {
    const near = cuts[house]!
    const far = cuts[house + 1]!
    const top = -720 - random() * 330
    const hex = FRONTS[Math.floor(random() * FRONTS.length)]!
    const shade = side === stage.lightSide ? 0.55 : 0.08
    const distance = 0.3 * (1 - near)
    fillPolygon(context, stage.ink(hex, distance, shade), [at(far, top), at(near, top), at(near, 260), at(far, 260)])
    fillPolygon(context, stage.ink(hex, distance, shade + 0.3), [
      at(far, top),
      at(near, top),
      at(near, top + 34),
      at(far, top + 34),
    ])
    const columns = 4
    for (let floor = 0; floor < 4; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const left = far + (near - far) * ((column + 0.24) / columns)
        const right = far + (near - far) * ((column + 0.76) / columns)
        const windowTop = top + 90 + floor * 165
        const isLit = random() < (stage.isDark ? 0.55 : 0.04)
        const pane = isLit ? '#ffd489' : stage.ink(random() < 0.4 ? '#9dbbd0' : '#4d6274', distance, shade)
        if (windowTop > -190) continue
        fillPolygon(context, pane, [
          at(left, windowTop),
          at(right, windowTop),
          at(right, windowTop + 100),
          at(left, windowTop + 100),
        ])
      }
    }
    const awning = AWNINGS[Math.floor(random() * AWNINGS.length)]!
    fillPolygon(context, shopWindow(stage), [
      at(far + (near - far) * 0.1, -60),
      at(far + (near - far) * 0.9, -60),
      at(far + (near - far) * 0.9, 240),
      at(far + (near - far) * 0.1, 240),
    ])
    const outward = (point: Point): Point => [point[0] - side * 34 * near, point[1] + 30 * near]
    fillPolygon(context, stage.ink(awning, distance, shade * 0.6), [
      at(far, -110),
      at(near, -110),
      outward(at(near, -20)),
      outward(at(far, -20)),
    ])
  }
}

const shopWindow = (stage: Stage) => (stage.isDark ? '#ffcf86' : stage.ink('#3f4b57', 0.05, 0.3))
