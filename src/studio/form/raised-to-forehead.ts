import type { Surface } from '../raster/surface.ts'
import type { HairSheet } from '../sheet/character-sheet.ts'
import { capLift } from './hair/cap-lift.ts'
import { SCALP_CENTER } from './hair/scalp.ts'

/** Radians round the head from before the eyes to the hairline. */
const UP = 0.74

/** What is worn before the eyes, turned up round the head until it lies on the forehead and the hair. */
export function raisedToForehead(surface: Surface, hair: HairSheet): Surface {
  const isBare = hair.kind === 'bald' || hair.kind === 'shaved'
  const out = 1.06 + (isBare ? 0 : 0.06 + 0.6 * capLift(hair))
  const turned = (values: Float32Array, [, cy, cz]: readonly number[], scale: number) => {
    const [cos, sin] = [Math.cos(UP), Math.sin(UP)]
    const result = values.slice()
    for (let at = 0; at < values.length; at += 3) {
      const y = (values[at + 1]! - cy!) * scale
      const z = (values[at + 2]! - cz!) * scale
      result[at] = values[at]! * (scale === 1 ? 1 : 1 + (scale - 1) * 0.7)
      result[at + 1] = cy! + y * cos - z * sin
      result[at + 2] = cz! + z * cos + y * sin
    }
    return result
  }
  return {
    ...surface,
    positions: turned(surface.positions, SCALP_CENTER, out),
    normals: turned(surface.normals, [0, 0, 0], 1),
  }
}
