import type { Canvas } from '../../canvas.ts'
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

/** Two heaps of leaves, one in the light and one out of it, for crowns, hedges and creepers. */
export function growLeaves(stage: Stage, leaves: Leaves, air: number): readonly [bright: Canvas, dim: Canvas] {
  const step = Math.round(air * 20) / 20
  const heap = (isBright: boolean) =>
    stage.texture(`leaves ${leaves.join()} ${step} ${isBright}`, () => {
      const canvas = stage.createCanvas(SIZE_PX, SIZE_PX)
      const context = canvas.getContext('2d')
      const random = stage.random('leaves')
      const tones = [stage.ink(leaves[0], step), stage.ink(leaves[1], step, 0.12), stage.ink(leaves[2], step, 0.55)]
      const darker = [tones[1]!, stage.ink(leaves[2], step, 0.3), stage.ink(leaves[2], step, 0.9)]
      for (const [tone, count, reach, up] of TONES) {
        context.fillStyle = (isBright ? tones : darker)[tone]!
        context.beginPath()
        for (let leaf = 0; leaf < (isBright || tone > 0 ? count : count / 3); leaf += 1) {
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
