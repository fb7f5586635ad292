import type { Vector } from '../../math/matrix.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { StrandCollector, StrandLook } from './collect-strands.ts'
import { type Guide, ON_FACE, SHORT_ON_FACE } from './grow-guide.ts'
import type { HairGround } from './hair-ground.ts'
import { keepOutside } from './keep-outside.ts'

/** The winding of hair, in half heads. */
export interface Curl {
  readonly radius: number
  /** Of one whole turn. */
  readonly length: number
  /** Degrees where it begins. */
  readonly phase: number
  /** Flat waves have little depth. */
  readonly depth: number
}

export interface WispLie {
  /** Where its middle grows out of the skin. */
  readonly place: Vector
  /** How much its hairs come together toward their tips, 0 … 1. */
  readonly clump: number
  /** Half heads that it comes to lie over (or under) its lock, and beside it. */
  readonly out: number
  readonly aside: number
}

export interface Follower {
  readonly place: Vector
  /** Of the skin there. */
  readonly normal: Vector
  /** Share of the guide's length that it has. */
  readonly share: number
  /** How much of its distance from the guide it gives up to its tip, 0 … 1. */
  readonly clump: number
  readonly curl: Curl
  /** The few hairs of its lock that it keeps together with. */
  readonly wisp: WispLie
  /** Where its tip strays to, half heads. */
  readonly stray: Vector
  readonly points: number
}

/** Half heads over which a curl comes to its whole width. */
const CURL_GROWS = 0.3
/** Of long hair it is a share of the length: it falls from the parting before it winds. */
const GROWS_LONG = 0.3
/** Half heads over which wisps come apart. */
const PARTS_OVER = 0.7

/** A hair beside a guide, in its lock: it begins at a root of its own and comes nearer to the guide toward the tip. */
export function followGuide(
  to: StrandCollector,
  { guide, ground, follower, look }: { guide: Guide; ground: HairGround; follower: Follower; look: StrandLook },
): void {
  const { place, normal, share, clump, curl, wisp, stray, points } = follower
  const last = guide.points.length / 3 - 1
  const [ox, oy, oz] = [place[0] - guide.points[0]!, place[1] - guide.points[1]!, place[2] - guide.points[2]!]
  const [wx, wy, wz] = [place[0] - wisp.place[0], place[1] - wisp.place[1], place[2] - wisp.place[2]]
  const { positions, at } = to.add(points, look)
  const reach = guide.length * share
  const turn = turnAbout([0, 0, 1], ((reach / (points - 1)) * 720) / curl.length)
  const [stepSine, stepCosine] = [turn[2], turn[3]]
  const begin = turnAbout([0, 0, 1], curl.phase * 2)
  let [sine, cosine] = [begin[2], begin[3]]
  const room = {
    least: guide.plan.isOnFace ? -ON_FACE : 0.004 + Math.max(0, Math.min(0.02, guide.plan.lift * 0.4)),
    ...(guide.plan.most !== undefined && { most: guide.plan.most + 0.02 + Math.max(0, wisp.out) }),
    ...(guide.plan.side !== undefined && { side: guide.plan.side, apart: (guide.plan.apart ?? 0) + Math.abs(ox) * 0.8 }),
  }
  const isClear = !(guide.plan.isOnFace && guide.plan.length < SHORT_ON_FACE)
  // Across the guide and away from the head, carried along from point to point.
  let [ax, ay, az] = guide.root.normal
  for (let index = 0; index < points; index += 1) {
    const along = index / (points - 1)
    const on = along * share * last
    const before = Math.min(last - 1, Math.floor(on))
    const f = on - before
    const from = before * 3
    const [px, py, pz] = [guide.points[from]!, guide.points[from + 1]!, guide.points[from + 2]!]
    let tx = guide.points[from + 3]! - px
    let ty = guide.points[from + 4]! - py
    let tz = guide.points[from + 5]! - pz
    const together = along * (2 - along)
    const beside = 1 - clump * together
    const within = wisp.clump * together * beside
    let x = px + tx * f + ox * beside - wx * within
    let y = py + ty * f + oy * beside - wy * within
    let z = pz + tz * f + oz * beside - wz * within
    const per = 1 / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1)
    tx *= per
    ty *= per
    tz *= per
    const dot = ax * tx + ay * ty + az * tz
    ax -= dot * tx
    ay -= dot * ty
    az -= dot * tz
    const size = 1 / (Math.sqrt(ax * ax + ay * ay + az * az) || 1)
    ax *= size
    ay *= size
    az *= size
    const wound = Math.min(1, (along * reach) / Math.max(CURL_GROWS, Math.min(1, reach * GROWS_LONG))) * curl.radius
    const apart = Math.min(1, (along * reach) / PARTS_OVER)
    const out = sine * wound * curl.depth + wisp.out * apart
    const aside = cosine * wound + wisp.aside * apart * along
    const strayed = along * along
    x += ax * out + (ay * tz - az * ty) * aside + stray[0] * strayed
    y += ay * out + (az * tx - ax * tz) * aside + stray[1] * strayed
    z += az * out + (ax * ty - ay * tx) * aside + stray[2] * strayed
    const nextSine = sine * stepCosine + cosine * stepSine
    cosine = cosine * stepCosine - sine * stepSine
    sine = nextSine
    const here = at + index * 3
    if (!isClear) {
      // So short on a face it rises from its own skin as its guide from that below it: else it would go under.
      const [gx, gy, gz] = guide.root.normal
      const [dx, dy, dz] = [x - place[0], y - place[1], z - place[2]]
      const risen = dx * gx + dy * gy + dz * gz
      const sunk = dx * normal[0] + dy * normal[1] + dz * normal[2]
      x += normal[0] * (risen - sunk)
      y += normal[1] * (risen - sunk)
      z += normal[2] * (risen - sunk)
    }
    positions[here] = x
    positions[here + 1] = y
    positions[here + 2] = z
    if (index > 0 && isClear) keepOutside(positions, here, ground, room)
  }
}
