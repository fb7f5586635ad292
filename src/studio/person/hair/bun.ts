import { cross, unit } from '../../form/vector.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { StrandCollector } from './collect-strands.ts'
import { hairColor, lockColor } from './hair-colors.ts'
import { countOf, type HairKit, randomOf } from './hair-kit.ts'
import { type Tie, tiePoint } from './ties.ts'

const HAIRS = 2200
/** Coils that lie round the knot, from its foot to its middle. */
const COILS = 7
const POINTS = 15

/** Hair wound up into a knot: coils round its axis, each a little askew. */
export function addBun(to: StrandCollector, kit: HairKit, tie: Tie, size: number): void {
  const random = randomOf(kit, `bun ${tie.direction[0]}`)
  const axis = tie.direction
  const foot = tiePoint(kit.ground, tie)
  const across = unit(cross(axis, [0.3, 0.2, 0.9]))
  const over = cross(axis, across)
  const coils = Array.from({ length: COILS }, (_, coil) => ({
    color: lockColor(kit.sheet.hair, random, foot[0] > 0),
    part: kit.nextPart(),
    // From the foot (more than a right angle off the axis) to the middle.
    polar: 118 - (coil / (COILS - 1)) * 100,
    askew: (random() - 0.5) * 0.35,
    begin: random() * 360,
  }))
  const perCoil = Math.ceil(countOf(kit, HAIRS * (size / 0.3) * (size / 0.3)) / COILS)
  for (const { color, part, polar, askew, begin } of coils) {
    for (let hair = 0; hair < perCoil; hair += 1) {
      const beside = random() * 2 - 1
      const { positions, at } = to.add(POINTS, { ...hairColor(color, random, kit), part, across: beside })
      const from = begin + random() * 360
      const arc = 130 + 130 * random()
      // A coil is round: its middle stands out.
      const swell = Math.sqrt(1 - beside * beside * 0.8)
      const stray = random() < 0.04 ? 0.06 : 0
      for (let index = 0; index < POINTS; index += 1) {
        const along = index / (POINTS - 1)
        const turn = turnAbout([0, 0, 1], (from + arc * along) * 2)
        const tilt = askew * turn[2]
        const slope = turnAbout([0, 0, 1], (polar + beside * 9 + tilt * 30 - along * 6) * 2)
        const reach = size * (0.84 + 0.16 * swell + stray * along)
        for (let axisAt = 0; axisAt < 3; axisAt += 1) {
          positions[at + index * 3 + axisAt] =
            foot[axisAt]! +
            axis[axisAt]! * size * (0.5 + 0.78 * slope[3] * (0.86 + 0.14 * swell)) +
            (across[axisAt]! * turn[3] + over[axisAt]! * turn[2]) * slope[2] * reach
        }
      }
    }
  }
}
