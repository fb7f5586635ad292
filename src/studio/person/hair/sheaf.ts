import { cross, unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { StrandCollector } from './collect-strands.ts'
import { hairColor, lockColor } from './hair-colors.ts'
import type { HairKit } from './hair-kit.ts'

export interface SheafShape {
  /** The middle line, three values a point. */
  readonly points: Float32Array
  /** Half its thickness along it, half heads. */
  radius(along: number): number
  readonly hairs: number
  /** Of its lock; absent for one of its own. */
  readonly color?: ReturnType<typeof lockColor>
  /** Whole turns of its hairs about the middle line from end to end. */
  readonly turns: number
  /** Brightness against the hair's own. */
  readonly tone?: number
  /** How far hairs stray out of it, as a share of its radius. */
  readonly frizz?: number
}

/** Hairs side by side along a line and wound about it: a rope, a strand of a plait, a coil of a bun. */
export function addSheaf(to: StrandCollector, kit: HairKit, random: () => number, shape: SheafShape): void {
  const { points, hairs, turns, tone = 1, frizz = 0.08, color = lockColor(kit.sheet.hair, random, points[0]! > 0) } = shape
  const count = points.length / 3
  const part = kit.nextPart()
  const frames = framesOf(points)
  const step = turnAbout([0, 0, 1], (turns / (count - 1)) * 720)
  for (let hair = 0; hair < hairs; hair += 1) {
    // Hairs inside are never seen.
    const out = 0.72 + 0.28 * random() + (random() < 0.1 ? frizz : 0)
    const begin = turnAbout([0, 0, 1], (hair / hairs + random() / hairs) * 720)
    const { root, tip } = hairColor(color, random, kit)
    const look = { root: shaded(root, tone), tip: shaded(tip, tone), part, across: random() * 0.8 - 0.4 }
    const { positions, at } = to.add(count, look)
    let [sine, cosine] = [begin[2], begin[3]]
    for (let index = 0; index < count; index += 1) {
      const reach = shape.radius(index / (count - 1)) * out
      for (let axis = 0; axis < 3; axis += 1) {
        const from = index * 6 + axis
        positions[at + index * 3 + axis] =
          points[index * 3 + axis]! + (frames[from]! * cosine + frames[from + 3]! * sine) * reach
      }
      const next = sine * step[3] + cosine * step[2]
      cosine = cosine * step[3] - sine * step[2]
      sine = next
    }
  }
}

const shaded = ([red, green, blue]: readonly [number, number, number], tone: number): [number, number, number] => [
  red * tone,
  green * tone,
  blue * tone,
]

/** Two directions across the line at every point, carried along without twist. */
function framesOf(points: Float32Array): Float32Array {
  const count = points.length / 3
  const frames = new Float32Array(count * 6)
  let side: Vector = [1, 0, 0]
  for (let index = 0; index < count; index += 1) {
    const from = Math.max(0, index - 1) * 3
    const to = Math.min(count - 1, index + 1) * 3
    const along = unit([points[to]! - points[from]!, points[to + 1]! - points[from + 1]!, points[to + 2]! - points[from + 2]!])
    const dot = side[0] * along[0] + side[1] * along[1] + side[2] * along[2]
    const left: Vector = [side[0] - along[0] * dot, side[1] - along[1] * dot, side[2] - along[2] * dot]
    const size = left[0] * left[0] + left[1] * left[1] + left[2] * left[2]
    side = size < 1e-6 ? unit(cross(along, [0.3, 0.2, 1])) : unit(left)
    frames.set([...side, ...cross(along, side)], index * 6)
  }
  return frames
}
