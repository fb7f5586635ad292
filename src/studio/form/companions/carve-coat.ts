import { mixRgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import { legFields } from './carve-body.ts'
import type { Carving } from './carving.ts'

/** On the chest and face of one that sits; one that goes has the first two of them. */
const spotsInFront = (headY: number): Vector[] => [[0.22, headY - 0.2, 0.3], [-0.3, headY + 0.05, 0.26], [0.1, -0.8, 0.26], [-0.2, -0.55, 0.2], [0.34, -0.4, 0.16], [-0.2, -0.9, 0.36], [0.2, -0.5, 0.42], [-0.44, -0.3, 0.1]] // biome-ignore format: places
/** Along the body, from the middle of the trunk, and how large. */
const FLANK_SPOTS = [[0.3, -0.1, 0.1], [0.02, 0.08, 0.08], [-0.2, -0.14, 0.11], [-0.46, 0.04, 0.1], [-0.6, -0.16, 0.07], [0.14, -0.22, 0.07]] as const // biome-ignore format: places
const FLANK_STRIPES = [0.3, 0.08, -0.14, -0.36, -0.58]
const SPIKES = 6

/** What lies on the body in other colours or stands off it. */
export function carveCoat(carving: Carving): void {
  const { build } = carving
  if (build.panda) carvePanda(carving)
  if (build.mane) carveMane(carving)
  if (build.crest) carveCrest(carving)
  if (build.spots) carveSpots(carving)
  if (build.stripes) carveStripes(carving)
}

function carvePanda({ gait, head, darkColor, solid, ofHead }: Carving): void {
  for (const side of [-1, 1]) {
    ofHead(ellipsoid([side * 0.2, head[1] - 0.02, 0.36], [0.13, 0.16, 0.12]), darkColor)
    if (gait) continue
    solid(limb([side * 0.22, -1.05, 0.26], [side * 0.22, -0.1, 0.4], 0.17, 0.15), darkColor)
    solid(limb([side * 0.4, -0.3, -0.08], [side * 0.44, -0.1, 0.34], 0.26, 0.15), darkColor)
  }
  for (const field of gait?.legs.flatMap(legFields) ?? []) solid((x, y, z) => field(x, y, z) - 0.02, darkColor)
}

function carveMane({ color, head, ofHead }: Carving): void {
  ofHead(ellipsoid([0, head[1] + 0.08, -0.06], [0.72, 0.74, 0.42]), mixRgb(color, [0.3, 0.14, 0.05], 0.6))
}

function carveCrest({ color, darkColor, gait, head, solid }: Carving): void {
  for (let spike = 0; spike < SPIKES; spike += 1) {
    const t = spike / (SPIKES - 1)
    const spine = gait
      ? limb([0, gait.trunkY - 0.28, 0.4 - 1.1 * t], [0, gait.trunkY - 0.55, 0.28 - 1.1 * t], 0.1, 0.015)
      : limb([0, head[1] - 0.34 + 1.25 * t, 0.02 - 0.4 * t], [0, head[1] - 0.56 + 1.25 * t, -0.14 - 0.42 * t], 0.1, 0.015)
    solid(spine, mixRgb(color, darkColor, 0.4))
  }
}

function carveSpots({ darkColor, gait, head, solid, ofHead }: Carving): void {
  for (const at of spotsInFront(head[1]).slice(0, gait ? 2 : undefined)) ofHead(ellipsoid(at, [0.1, 0.09, 0.18]), darkColor)
  if (!gait) return
  for (const [z, y, reach] of FLANK_SPOTS) {
    for (const side of [-1, 1]) solid(ellipsoid([side * 0.28, gait.trunkY + y, z], [0.1, reach, reach]), darkColor)
  }
}

function carveStripes({ darkColor, gait, head, solid }: Carving): void {
  if (gait) {
    for (const z of FLANK_STRIPES) {
      for (const side of [-1, 1]) {
        solid(limb([side * 0.06, gait.trunkY - 0.33, z], [side * 0.32, gait.trunkY + 0.02, z - 0.05], 0.05, 0.03), darkColor)
      }
    }
    return
  }
  const stripe = (side: number, y: number, [x, from, to]: Vector) =>
    solid(limb([side * x, y, from], [side * 0.14, y + 0.06, to], 0.05, 0.012), darkColor)
  for (const side of [-1, 1]) {
    for (const down of [-0.28, -0.08, 0.12]) stripe(side, head[1] + down, [0.34, 0.2, 0.36])
    for (const y of [-1.05, -0.8, -0.55, -0.3]) stripe(side, y, [0.36, 0.1, 0.3])
  }
}
