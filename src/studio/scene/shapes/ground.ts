import type { Context2D } from '../../canvas.ts'
import { planeNoise } from '../plane-noise.ts'
import type { Stage } from '../stage.ts'
import { fillPolygon, type Point } from './polygon.ts'
import { drawGrass } from './trees.ts'

const ROWS = 11
const NEAREST_Y = 1070

export const SUMMER_GRASS = ['#3f7433', '#6fa444', '#a2c95c'] as const

/** A lawn from so far away to the viewer: tufts that grow as they come nearer. */
export function growTurf(
  context: Context2D,
  stage: Stage,
  turf: {
    readonly fromY: number
    readonly random: () => number
    readonly hexes?: readonly [dark: string, middle: string, light: string]
    /** Of high grass the blades at the viewer's feet are so many units long. */
    readonly height?: number
  },
): void {
  const { fromY, random, hexes = SUMMER_GRASS, height = 60 } = turf
  for (let row = 0; row < ROWS; row += 1) {
    const near = ((row + 0.6) / ROWS) ** 1.7
    const air = 0.16 * (1 - near)
    drawGrass(context, random, {
      fromX: -60,
      toX: stage.width + 60,
      y: fromY + (NEAREST_Y - fromY) * near + height * 0.3 * near,
      height: 7 + height * near,
      count: Math.round((150 - 60 * near) * Math.min(1, 0.3 + stage.unitPx)),
      colors: [stage.ink(hexes[0], air, 0.45), stage.ink(hexes[1], air, 0.15), stage.ink(hexes[2], air)],
    })
  }
}

/** A trodden path with ragged edges that comes from afar to the viewer's feet, worn darker along its sides. */
export function layPath(
  context: Context2D,
  stage: Stage,
  path: { readonly hex: string; readonly fromX: number; readonly fromY: number; readonly half: number; readonly air?: number },
): void {
  const { hex, fromX, fromY, half, air = 0.05 } = path
  const steps = 40
  const edge = (side: -1 | 1, reach: number) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const near = (step / steps) ** 2
      const sway = Math.sin((step / steps) * Math.PI * 1.5 + 0.5) * 70 * (1 - step / steps)
      const rough = (planeNoise(step * 0.55, side * 5 + reach, 2) - 0.5) * (8 + 44 * near)
      const width = (2 + (half - 2) * near) * reach
      return [
        fromX + (stage.middle - fromX) * (step / steps) + sway + side * width + rough * reach,
        fromY + (1130 - fromY) * near,
      ]
    })
  for (const [reach, shade] of [
    [1, 0.55],
    [0.86, 0.22],
    [0.5, 0.1],
  ] as const) {
    fillPolygon(context, stage.ink(hex, air, shade), [...edge(-1, reach), ...edge(1, reach).toReversed()])
  }
}
