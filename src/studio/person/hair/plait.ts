import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { StrandCollector } from './collect-strands.ts'
import { lockColor } from './hair-colors.ts'
import { countOf, eased, type HairKit, randomOf } from './hair-kit.ts'
import { keepOutside } from './keep-outside.ts'
import { addSheaf } from './sheaf.ts'
import { type Tie, tiePoint } from './ties.ts'

interface PlaitShape {
  readonly length: number
  /** Where it comes to hang, seen from its tie: to the side and to the front. */
  readonly drift: readonly [x: number, z: number]
  readonly width: number
}

const STRANDS = 3
const POINTS = 72
const HAIRS = 420
/** Half heads that it lies off the chest for the lapels and collars there. */
const OVER_COLLARS = 0.13

/** A plait of three strands that cross over each other, and its tuft. */
export function addPlait(to: StrandCollector, kit: HairKit, tie: Tie, shape: PlaitShape): void {
  addPlaitAlong(to, kit, tiePoint(kit.ground, tie), shape)
}

/** A plait that hangs from a point. */
export function addPlaitAlong(to: StrandCollector, kit: HairKit, start: Vector, { length, drift, width }: PlaitShape): void {
  const random = randomOf(kit, `plait ${Math.sign(start[0])}`)
  const facing = unit([start[0] * 0.5, 0, drift[1] > 0 ? 1 : -1])
  const aside: Vector = [facing[2], 0, -facing[0]]
  const middle = new Float32Array(POINTS * 3)
  for (let index = 0; index < POINTS; index += 1) {
    const along = index / (POINTS - 1)
    const [toX, toZ] = [drift[0] * eased(along, 0, 0.5), drift[1] * eased(along, 0, 0.5)]
    const { down } = kit.ground
    const fallen = length * along
    middle.set([start[0] + toX + down[0] * fallen, start[1] + down[1] * fallen, start[2] + toZ + down[2] * fallen], index * 3)
    if (index > 0) keepOutside(middle, index * 3, kit.ground, { least: width * 0.7, thick: width * 0.75 + OVER_COLLARS })
  }
  // One colour for all three: of different ones it would be a chain of patches.
  const color = lockColor(kit.sheet.hair, random, start[0] > 0)
  const slim = (along: number) => 1 - 0.35 * along
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const points = new Float32Array(POINTS * 3)
    for (let index = 0; index < POINTS; index += 1) {
      const along = index / (POINTS - 1)
      const turn = ((along * length) / (width * 2.7)) * 360 + strand * 120
      const sway = turnAbout([0, 0, 1], turn * 2)[2] * width * 0.62 * slim(along)
      // Twice as often to the front and back as from side to side: an eight.
      const over = turnAbout([0, 0, 1], turn * 4)[2] * width * 0.34 * slim(along)
      for (let axis = 0; axis < 3; axis += 1)
        points[index * 3 + axis] = middle[index * 3 + axis]! + aside[axis]! * sway + facing[axis]! * over
    }
    addSheaf(to, kit, random, {
      points,
      radius: (along) => width * 0.5 * slim(along) * Math.min(1, 0.55 + along * 4),
      hairs: Math.max(24, countOf(kit, HAIRS)),
      turns: 1.5,
      color,
      frizz: 0.25,
    })
  }
  const end = middle.subarray((POINTS - 1) * 3)
  const tuft = new Float32Array(8 * 3)
  for (let index = 0; index < 8; index += 1)
    tuft.set([end[0]!, end[1]! + index * 0.05 - 0.02, end[2]! + facing[2] * 0.01 * index], index * 3)
  addSheaf(to, kit, random, {
    points: tuft,
    // As a brush ends, not as a bud.
    radius: (along) => width * (0.16 + 0.5 * eased(along, 0, 0.7)),
    frizz: 0.5,
    hairs: Math.max(20, countOf(kit, 260)),
    turns: 0.1,
  })
}
