import type { Vector } from '../../../math/matrix.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { bar } from '../../props/shapes.ts'
import { add, scaleBy } from '../../vector.ts'
import type { BeastPose } from './beast-pose.ts'

/** Fingers of a raised wing at the right, from its wrist, and where it joins the back again. */
const WRIST: Vector = [0.42, -0.62, -0.16]
const TIPS: readonly Vector[] = [[0.5, -1.0, -0.2], [1.08, -0.72, -0.34], [1.22, -0.22, -0.4], [0.92, 0.16, -0.36], [0.14, 0.24, -0.12]] // biome-ignore format: points
const STEPS = 6

export interface WingParts {
  readonly skin: Mesh
  readonly bones: readonly Mesh[]
}

/** Wings of skin between fingers, half spread. */
export function beastWings({ chest, isSitting }: BeastPose): WingParts[] {
  const root: Vector = [0.07, chest[1] - 0.12, chest[2] - (isSitting ? 0.16 : 0.2)]
  return [-1, 1].map((side) => {
    const at = ([x, y, z]: Vector): Vector => [side * (root[0] + x), root[1] + y, root[2] + z]
    const columns = (TIPS.length - 1) * STEPS + 1
    const skin = gridMesh({ rows: 8, columns, closed: false }, (row, column): Vector => {
      const finger = Math.min(TIPS.length - 2, Math.floor(column / STEPS))
      const share = column / STEPS - finger
      const tip = add(scaleBy(TIPS[finger]!, 1 - share), scaleBy(TIPS[finger + 1]!, share))
      // The edge hangs in between the fingers.
      const sag = 1 - 0.62 * share * (1 - share)
      const from = finger === TIPS.length - 2 ? add(scaleBy(WRIST, 1 - share), scaleBy([0, 0, 0], share)) : WRIST
      const t = row / 7
      return at(add(scaleBy(from, 1 - t * sag), scaleBy(tip, t * sag)))
    })
    const bones = [
      bar([at([0, 0, 0]), at([0.2, -0.34, -0.16]), at(WRIST)], (t) => 0.055 - 0.02 * t, 8),
      ...TIPS.slice(0, -1).map((tip) =>
        bar([at(WRIST), at(scaleBy(add(WRIST, tip), 0.5)), at(tip)], (t) => 0.03 - 0.022 * t, 6),
      ),
    ]
    return { skin, bones }
  })
}
