import type { Context2D } from '../../canvas.ts'
import { cssColor, mixRgb, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import { addGlow } from '../../scene/shapes/glow.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { farSide } from '../far-side.ts'
import type { PictureSize } from '../style.ts'

const NEAR: Rgb = [0.34, 0.2, 0.34]
const AIR: Rgb = [0.98, 0.8, 0.62]

/** Spires and peaks in three planes, the farthest almost air, over whatever place there is; a low sun between them. */
export function raiseTitans(context: Context2D, { widthPx, heightPx }: PictureSize, scene: SceneSheet): void {
  const random = randomFor(scene.seed, 'titans')
  const side = -farSide(scene.light)
  const unit = heightPx / 1000
  const width = widthPx / unit
  context.save()
  context.setTransform(unit, 0, 0, unit, 0, 0)
  addGlow(context, { x: width / 2 + side * width * 0.2, y: 420, radius: 520, hex: '#ffe2a0', strength: 0.75 })
  for (const [plane, air] of [0.82, 0.62, 0.4].entries()) {
    context.fillStyle = cssColor(mixRgb(NEAR, AIR, air), 0.92)
    const foot = 620 + plane * 40
    for (const flank of [-1, 1] as const) {
      const x = width / 2 + flank * width * (0.3 + 0.09 * plane + 0.05 * random())
      if (flank === side) drawPeak(context, random, { x, foot, height: 520 - plane * 130, half: 190 })
      else drawSpire(context, random, { x, foot, height: 560 - plane * 110, half: 34 + plane * 9 })
    }
  }
  context.restore()
}

interface Titan {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly half: number
}

function drawPeak(context: Context2D, random: () => number, { x, foot, height, half }: Titan): void {
  context.beginPath()
  context.moveTo(x - half * 1.6, foot)
  for (let step = 0; step <= 10; step += 1) {
    const share = step / 10
    const rise = 1 - Math.abs(share - 0.5) * 2
    context.lineTo(x + (share - 0.5) * half * 2.4, foot - height * rise ** 1.3 * (0.9 + 0.16 * random()))
  }
  context.lineTo(x + half * 1.6, foot)
  context.closePath()
  context.fill()
}

/** A tower with smaller ones at its sides, each under a tall pointed roof. */
function drawSpire(context: Context2D, random: () => number, { x, foot, height, half }: Titan): void {
  for (const [dx, share] of [
    [0, 1],
    [-1.7, 0.66],
    [1.6, 0.74],
    [-2.9, 0.42],
    [2.8, 0.5],
  ] as const) {
    const top = foot - height * share * (0.92 + 0.12 * random())
    const wide = half * (0.55 + 0.35 * share)
    const middle = x + dx * half
    context.beginPath()
    context.moveTo(middle - wide, foot)
    context.lineTo(middle - wide * 0.82, top + height * 0.2)
    context.lineTo(middle - wide * 1.08, top + height * 0.18)
    context.lineTo(middle, top - height * 0.06)
    context.lineTo(middle + wide * 1.08, top + height * 0.18)
    context.lineTo(middle + wide * 0.82, top + height * 0.2)
    context.lineTo(middle + wide, foot)
    context.closePath()
    context.fill()
  }
}
