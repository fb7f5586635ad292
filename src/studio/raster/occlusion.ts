import { blurInside } from './blur-inside.ts'
import type { SmallDepth } from './small-depth.ts'

/** Of the difference between a surface and what surrounds it, in half heads (lesson 23). */
const STRENGTH = 2.3
/** Beyond this a neighbour stands clearly in front and says nothing about the hollow. */
const REACH = 0.5

/** How deep every figure pixel lies in a hollow, 0…1: under hair, chin and collar. */
export function occlusion(small: SmallDepth, { radius }: { readonly radius: number }): Float32Array {
  const { depth, mask } = small
  const inside = new Float32Array(depth.length)
  for (let at = 0; at < depth.length; at += 1) if (mask[at] !== 0) inside[at] = depth[at]!
  const around = blurInside(inside, small, radius)
  for (let at = 0; at < depth.length; at += 1) {
    if (mask[at] === 0) continue
    const hollow = Math.min(REACH, around[at]! - depth[at]!) * STRENGTH
    around[at] = hollow <= 0 ? 0 : hollow >= 1 ? 1 : hollow
  }
  return around
}
