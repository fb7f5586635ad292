import type { Guide } from './grow-guide.ts'
import { eased, type HairKit, locksOf, mix } from './hair-kit.ts'
import { createNearestGuide } from './nearest-guide.ts'
import { textureOf } from './textures.ts'

/** One guide among so many leads a large lock. */
const LED = 7
/** How far the others come to it, in life and where locks are modelled. */
const GATHERED = 0.42
const GATHERED_LARGE = 0.74
/** Half heads along a hair over which they come together; shorter hair lies in small locks alone. */
const FROM = 0.25
const WHOLE = 1.5
/** So far from each other they no longer do. */
const PARTED = 0.35

/** Long hair falls in large locks, each of several small ones: the guides beside one come nearer to it as they fall. */
export function gatherGuides(guides: readonly Guide[], kit: HairKit): readonly Guide[] {
  const leaders = guides.filter((_, index) => index % LED === 0)
  // Coils stand each for itself.
  if (leaders.length === 0 || textureOf(kit.sheet.hair) === 'coily') return guides
  const nearest = createNearestGuide(leaders)
  const most = mix(GATHERED_LARGE, GATHERED, locksOf(kit))
  return guides.map((guide) => {
    const family = nearest(guide.root, guide.plan.side ?? (guide.root.place[0] < 0 ? -1 : 1))
    const leader = leaders[family]!
    const isOfFringe = (guide.plan.side === undefined) !== (leader.plan.side === undefined)
    if (leader === guide || guide.length < FROM || isOfFringe) return { ...guide, family }
    return { ...guide, family, points: drawnTo(guide, leader, most) }
  })
}

/** Points of a guide, moved toward those of another that are as far from its root. */
function drawnTo(guide: Guide, leader: Guide, most: number): Float32Array {
  const points = guide.points.slice()
  const count = points.length / 3
  const last = leader.points.length / 3 - 1
  const step = guide.length / (count - 1)
  const perStep = last / leader.length
  for (let index = 1; index < count; index += 1) {
    const far = index * step
    const on = Math.min(last - 1e-4, far * perStep)
    const before = Math.floor(on)
    const share = on - before
    const toLeader = (axis: number) =>
      mix(leader.points[before * 3 + axis]!, leader.points[before * 3 + axis + 3]!, share) - points[index * 3 + axis]!
    const [x, y, z] = [toLeader(0), toLeader(1), toLeader(2)]
    // Where the one falls before a shoulder and the other behind it, they have parted.
    const drawn = most * eased(far, FROM, WHOLE) * (1 - eased(Math.sqrt(x * x + y * y + z * z), PARTED, PARTED * 2))
    points[index * 3]! += x * drawn
    points[index * 3 + 1]! += y * drawn
    points[index * 3 + 2]! += z * drawn
  }
  return points
}
