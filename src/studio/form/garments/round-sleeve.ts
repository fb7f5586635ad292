import type { Vector } from '../../math/matrix.ts'
import { mix, smoothStep } from '../curve.ts'
import { dot, subtract, unit } from '../vector.ts'
import type { ClothCoordinates } from './cloth-surface.ts'
import type { LimbBones } from './place-on-limb.ts'

/** Half heads before and behind the joint over which the cloth turns from one bone to the other. */
const BEND = 0.35

/** Down a real sleeve or trouser leg and round it, as a pattern lies on it: square to the bones, however they are bent. */
export function roundSleeve([root, joint, end]: LimbBones, radius: number): ClothCoordinates {
  const upper = unit(subtract(joint, root))
  const lower = unit(subtract(end, joint))
  const length = dot(subtract(joint, root), upper)
  return (x, y, z) => {
    const onUpper: Vector = [x - root[0], y - root[1], z - root[2]]
    const onLower: Vector = [x - joint[0], y - joint[1], z - joint[2]]
    const before = dot(onUpper, upper) - length
    const behind = dot(onLower, lower)
    // Nothing halfway between the bones: whoever asked for the nearer bone would leap in the bend of a joint.
    const share = smoothStep(-BEND, BEND, (before + behind) / 2)
    const angle = mix(share === 1 ? 0 : acrossBone(onUpper, upper), share === 0 ? 0 : acrossBone(onLower, lower), share)
    return [length + mix(before, behind, share), angle * radius]
  }
}

/** The angle round a bone from where it is nearest to the viewer. */
function acrossBone(from: Vector, way: Vector): number {
  const far = dot(from, way)
  const [x, y, z] = [from[0] - way[0] * far, from[1] - way[1] * far, from[2] - way[2] * far]
  // Aside of the bone as the viewer sees it; of one that points at the viewer any direction will do.
  const [sideX, sideY] = [way[1] + 1e-4, -way[0]]
  const sine = (x * sideX + y * sideY) / Math.sqrt((sideX * sideX + sideY * sideY) * (x * x + y * y + z * z) + 1e-9)
  return arcsine(sine)
}

/** As near as a pattern needs it. */
export function arcsine(sine: number): number {
  const square = sine * sine
  return sine * (1 + square * (0.1667 + square * (0.075 + square * 0.2)))
}
