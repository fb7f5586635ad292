import { cssColor, mixRgb, rgbFromHex } from '../color.ts'
import type { Stage } from './stage.ts'

export interface Water {
  readonly topY: number
  readonly bottomY?: number
  readonly deep: string
  readonly shallow: string
  readonly glint: string
}

/** Water from a horizon to the viewer: the sky in it, swells that grow nearer, and the light's path. */
export function pourWater(stage: Stage, water: Water): void {
  const bottomY = water.bottomY ?? 1100
  const depth = bottomY - water.topY
  stage.plane(0.7, (context) => {
    const gradient = context.createLinearGradient(0, water.topY, 0, bottomY)
    gradient.addColorStop(0, cssColor(mixRgb(stage.sky.low, rgbFromHex(water.shallow), 0.45)))
    gradient.addColorStop(0.12, stage.ink(water.shallow, 0.35, 0.1))
    gradient.addColorStop(0.6, stage.ink(water.deep, 0.12, 0.25))
    gradient.addColorStop(1, stage.ink(water.deep, 0, 0.55))
    context.fillStyle = gradient
    context.fillRect(-100, water.topY, stage.width + 200, depth)
  })
  stage.plane(0.5, (context) => {
    const random = stage.random('swell')
    const pathX = stage.middle + stage.lightSide * stage.width * 0.31
    for (let row = 0; row < 34; row += 1) {
      const share = ((row + random()) / 34) ** 1.9
      const y = water.topY + 4 + share * depth * 0.92
      const length = 30 + share * 240
      const thick = 1.4 + share * 9
      for (let index = 0; index < 5; index += 1) {
        const x = random() * (stage.width + 200) - 100
        const isCrest = random() < 0.5
        context.fillStyle = isCrest ? stage.ink(water.shallow, 0.3) : stage.ink(water.deep, 0, 0.5)
        context.globalAlpha = 0.34
        context.beginPath()
        context.moveTo(x - length, y)
        context.quadraticCurveTo(x, y - thick * (isCrest ? 1.5 : 0.6), x + length, y)
        context.quadraticCurveTo(x, y + thick * 0.8, x - length, y)
        context.fill()
      }
      context.globalAlpha = 0.75 - share * 0.45
      context.fillStyle = water.glint
      const spread = 26 + share * 150
      for (let index = 0; index < 3; index += 1) {
        const x = pathX + (stage.middle - pathX) * share * 0.8 + (random() - 0.5) * spread * 2
        const width = (9 + share * 44) * (0.5 + random())
        context.beginPath()
        context.ellipse(x, y, width, 1 + thick * 0.22, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
    context.globalAlpha = 1
  })
}
