import type { Vector } from '../../math/matrix.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { dot, subtract, unit } from '../vector.ts'
import type { ClothCoordinates } from './cloth-surface.ts'
import type { LimbBones } from './place-on-limb.ts'

/** Half heads before and behind the elbow over which the pattern turns from one bone to the other. */
const BEND = 0.35

/** Down a real sleeve and round it, as a pattern lies on it: square to the bones, however they are bent. */
export function roundSleeve(
  [shoulder, elbow, wrist]: LimbBones,
  { along, total, radius }: { readonly along: Field; readonly total: number; readonly radius: number },
): ClothCoordinates {
  const upper = unit(subtract(elbow, shoulder))
  const fore = unit(subtract(wrist, elbow))
  const length = dot(subtract(elbow, shoulder), upper)
  return (x, y, z) => {
    const down = along(x, y, z) * total
    const share = smoothStep(length - BEND, length + BEND, down)
    const before = share === 1 ? 0 : acrossBone([x - shoulder[0], y - shoulder[1], z - shoulder[2]], upper)
    const behind = share === 0 ? 0 : acrossBone([x - elbow[0], y - elbow[1], z - elbow[2]], fore)
    return [down, mix(before, behind, share) * radius]
  }
}

/** The angle round a bone from where it is nearest to the viewer. */
function acrossBone(from: Vector, way: Vector): number {
  const far = dot(from, way)
  const [x, y, z] = [from[0] - way[0] * far, from[1] - way[1] * far, from[2] - way[2] * far]
  // Aside of the bone as the viewer sees it; of one that points at the viewer any direction will do.
  const [sideX, sideY] = [way[1] + 1e-4, -way[0]]
  const sine = (x * sideX + y * sideY) / Math.sqrt((sideX * sideX + sideY * sideY) * (x * x + y * y + z * z) + 1e-9)
  // The arcsine, as near as a pattern needs it.
  const square = sine * sine
  return sine * (1 + square * (0.1667 + square * (0.075 + square * 0.2)))
}
