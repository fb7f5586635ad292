import type { Stage } from '../stage.ts'
import { spaceOf } from './space.ts'

const PLANK_M = 0.34

/** Planks on posts that run out over the water, under the feet of whoever stands there. */
export function drawJetty(stage: Stage): void {
  const space = spaceOf(stage)
  stage.plane(0.3, (context) => {
    for (let z = 9; z > 1; z -= PLANK_M) {
      const plank = Math.round(z / PLANK_M)
      for (const x of [-0.8, 0.8])
        if (plank % 6 === 0) space.block(context, '#5f4a38', { x, y: -0.35, z, width: 0.12, height: 0.6, depth: 0.12 })
      const [far, near] = [z, z - PLANK_M + 0.02]
      space.face(
        context,
        plank % 2 ? '#a98a66' : '#947552',
        0.12,
        [-0.85, 0, far],
        [0.85, 0, far],
        [0.85, 0, near],
        [-0.85, 0, near],
      )
    }
  })
}
