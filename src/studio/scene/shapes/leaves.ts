import type { Canvas } from '../../canvas.ts'
import { cssColor, mixRgb } from '../../color.ts'
import type { Stage } from '../stage.ts'

/** Light, middle and dark of a crown. */
export type Leaves = readonly [lit: string, middle: string, shade: string]

export const GREEN: Leaves = ['#b3d35f', '#6fa64a', '#3f7043']
export const DEEP_GREEN: Leaves = ['#7fb24e', '#437f42', '#234f36']

/** A heap of leaves is made at this size once and laid down often. */
const SIZE_PX = 128
/** Leaves of a heap: how many of which tone, in which circle around the middle, moved up. */
const TONES = [
  [2, 200, 0.78, 0.06],
  [1, 130, 0.7, -0.06],
  [0, 80, 0.55, -0.2],
] as const

/** Shades of one tone, and how far they lean to the one beside it. */
const SHADES = 4
const LEAN = 0.55

/** Two heaps of leaves, one in the light and one out of it, for crowns, hedges and creepers. */
export function growLeaves(stage: Stage, leaves: Leaves, air: number): readonly [bright: Canvas, dim: Canvas] {
  const step = Math.round(air * 20) / 20
  const heap = (isBright: boolean) =>
    stage.texture(`leaves ${leaves.join()} ${step} ${isBright}`, () => {
      const canvas = stage.createCanvas(SIZE_PX, SIZE_PX)
      const context = canvas.getContext('2d')
      const random = stage.random('leaves')
      const tones = [stage.tone(leaves[0], step), stage.tone(leaves[1], step, 0.12), stage.tone(leaves[2], step, 0.55)]
      const darker = [tones[1]!, stage.tone(leaves[2], step, 0.3), stage.tone(leaves[2], step, 0.9)]
      for (const [tone, count, reach, up] of TONES) {
        const [own, next] = [(isBright ? tones : darker)[tone]!, (isBright ? tones : darker)[tone === 0 ? 1 : 0]!]
        const many = isBright || tone > 0 ? count : count / 3
        for (let leaf = 0; leaf < many; leaf += 1) {
          // No two boughs are of one tone: the leaves that come last lean to the next.
          if (leaf % Math.ceil(many / SHADES) === 0) {
            if (leaf > 0) context.fill()
            context.fillStyle = cssColor(mixRgb(own, next, (leaf / many) * LEAN))
            context.beginPath()
          }
          const angle = random() * Math.PI * 2
          const far = Math.sqrt(random()) * reach * (0.8 + 0.25 * Math.sin(angle * 5))
          const x = SIZE_PX * 0.5 * (1 + Math.cos(angle) * far + (tone === 0 ? stage.lightSide * 0.1 : 0))
          const y = SIZE_PX * 0.5 * (1 + Math.sin(angle) * far * 0.9 + up)
          const length = SIZE_PX * (0.045 + 0.04 * random())
          const [dx, dy] = [Math.cos(angle * 3 + far * 9) * length, Math.sin(angle * 3 + far * 9) * length * 0.7]
          context.moveTo(x - dx, y - dy)
          context.quadraticCurveTo(x - dy * 0.8, y + dx * 0.6, x + dx, y + dy)
          context.quadraticCurveTo(x + dy * 0.8, y - dx * 0.6, x - dx, y - dy)
        }
        context.fill()
      }
      return canvas
    })
  return [heap(true), heap(false)]
}
