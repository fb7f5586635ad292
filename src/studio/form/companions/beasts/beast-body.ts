import type { Vector } from '../../../math/matrix.ts'
import { type Field, smoothMin } from '../../field/field.ts'
import { ellipsoid, limb } from '../../field/solids.ts'
import type { BeastBuild } from './beast-build.ts'
import type { BeastHead } from './beast-head.ts'
import type { BeastPose } from './beast-pose.ts'
import type { HeadSpace } from './head-space.ts'

/** Trunk, neck, legs and tail; and the head with its ears, which is meshed finer. */
export interface BeastBody {
  readonly trunk: Field
  readonly head: Field
  /** Locks that stand for a mane, on the side that is seen. */
  readonly mane: Field | undefined
  readonly horns: Field | undefined
  readonly spikes: Field | undefined
}

export function shapeBody(
  build: BeastBuild,
  { pose, head, space, wag, side }: { pose: BeastPose; head: BeastHead; space: HeadSpace; wag: number; side: -1 | 1 },
): BeastBody {
  const { girth, flat } = build
  const { rump, chest } = pose
  const barrel = limb(rump, chest, girth * (pose.isSitting ? 1.04 : 0.92), girth, pose.isSitting ? 0 : -0.02)
  const narrow = 1 + (flat - 1) * 0.8
  const trunk: Field = (x, y, z) => barrel(x * narrow, y, z) / (0.5 + narrow * 0.5)
  const { root, throat, from, to } = neckOf(build, pose, space)
  const neckField = limb(root, throat, from, to)
  const tails = tailOf(build, pose, wag)
  const withNeck: Field = (x, y, z) => smoothMin(trunk(x, y, z), neckField(x, y, z), 0.12)
  const body: Field = (x, y, z) => {
    let distance = withNeck(x, y, z)
    for (const leg of pose.legs) distance = smoothMin(distance, leg(x, y, z), 0.05)
    for (const tail of tails) distance = smoothMin(distance, tail(x, y, z), 0.03)
    return distance
  }
  const skin = space.place((x, y, z) => smoothMin(head.skin(x, y, z), head.ears.field(x, y, z), 0.06))
  return {
    trunk: body,
    head: skin,
    mane: maneOf(build, pose, space, side),
    horns: hornsOf(build, space),
    spikes: build.hasSpikes ? spikesOf(build, pose, space) : undefined,
  }
}

/** From the chest to below the skull, and how thick it is there. */
const neckOf = ({ girth, neck }: BeastBuild, { chest, isSitting }: BeastPose, space: HeadSpace) => ({
  root: [0, chest[1] - girth * 0.15, chest[2] + girth * (isSitting ? 0.05 : 0.3)] as Vector,
  throat: space.outOf([0, 0.35, -0.35]),
  from: Math.max(neck.thick, girth * 0.72),
  to: neck.thick,
})

function tailOf({ tail, girth }: BeastBuild, { tail: [, y, z], isSitting, isFast }: BeastPose, wag: number): Field[] {
  const x = 0.04 + wag * 0.3
  const chain = (points: readonly Vector[], radii: readonly number[]) =>
    points.slice(1).map((point, index) => limb(points[index]!, point, radii[index]!, radii[index + 1]!))
  const root: Vector = [0, y, z + girth * 0.3]
  switch (tail) {
    case 'plume':
    case 'brush': {
      const fat = tail === 'brush' ? 1.5 : 1.1
      const points: Vector[] = isSitting
        ? [root, [0.14, -0.07, z - 0.06], [0.36, -0.065, z + 0.08], [0.5, -0.06, z + 0.28]]
        : [
            root,
            [x * 0.5, y + 0.06, z - 0.16],
            [x, y + (tail === 'brush' ? 0.22 : 0), z - 0.36],
            [x * 1.4, y + (tail === 'brush' ? 0.36 : -0.04), z - 0.52],
          ]
      return chain(points, [0.045 * fat, 0.06 * fat, 0.062 * fat, 0.02 * fat])
    }
    case 'curl':
      return isSitting
        ? chain([root, [0.02, y - 0.14, z - 0.1], [0.14, y - 0.22, z], [0.2, y - 0.1, z + 0.06]], [0.05, 0.07, 0.07, 0.03])
        : chain(
            [root, [x * 0.4, y - 0.13, z - 0.06], [x * 0.8 + 0.05, y - 0.22, z + 0.06], [x + 0.1, y - 0.12, z + 0.16]],
            [0.05, 0.07, 0.07, 0.03],
          )
    case 'thin':
    case 'tuft': {
      const points: Vector[] = isSitting
        ? [root, [0.2, -0.05, z - 0.02], [0.44, -0.05, z + 0.18], [0.5, -0.045, z + 0.5]]
        : [root, [x * 0.5, y + 0.14, z - 0.12], [x, y + 0.34, z - 0.16], [x * 1.3, y + 0.5, z - 0.22]]
      const thick = 0.02 + girth * 0.07
      const end = points[3]!
      return [
        ...chain(points, [thick * 1.25, thick, thick * 0.9, thick * 0.7]),
        ...(tail === 'tuft' ? [ellipsoid([end[0], end[1], end[2]], [0.045, 0.07, 0.05])] : []),
      ]
    }
    case 'horse':
      return chain(
        isFast
          ? [root, [x * 0.5, y - 0.03, z - 0.16], [x, y + 0.08, z - 0.4], [x * 1.3, y + 0.26, z - 0.62]]
          : [root, [x * 0.5, y + 0.12, z - 0.14], [x, y + 0.4, z - 0.2], [x * 1.3, y + 0.72, z - 0.18]],
        [0.04, 0.075, 0.085, 0.02],
      )
    case 'dragon':
      return isSitting
        ? chain(
            [root, [0.3, -0.1, z - 0.02], [0.62, -0.07, z + 0.3], [0.66, -0.05, z + 0.72], [0.5, -0.05, z + 0.98]],
            [0.13, 0.1, 0.075, 0.045, 0.012],
          )
        : chain(
            [root, [x * 0.4, y + 0.1, z - 0.25], [x, y + 0.34, z - 0.6], [x * 1.3, y + 0.4, z - 1]],
            [0.15, 0.11, 0.07, 0.012],
          )
    case 'squirrel':
      return chain(
        [root, [0.06, y - 0.35, z - 0.3], [0.1, y - 0.85, z - 0.2], [0.12, y - 1.1, z - 0.42]],
        [0.1, 0.2, 0.22, 0.1],
      )
    case 'stub':
      return [ellipsoid([0, y - 0.01, z + girth * 0.05], [0.06, 0.06, 0.07])]
    default:
      return []
  }
}

function maneOf(build: BeastBuild, pose: BeastPose, space: HeadSpace, side: -1 | 1): Field | undefined {
  const { mane, skull, neck } = build
  const { chest } = pose
  if (mane === 'ruff') {
    const round = space.place(ellipsoid([0, 0.12, -0.5], [1.75, 1.85, 0.95]))
    const below = limb(space.outOf([0, 1.1, -0.3]), [0, chest[1] + 0.02, chest[2] + 0.12], skull * 1.25, skull * 0.9)
    return (x, y, z) => smoothMin(round(x, y, z), below(x, y, z), 0.1)
  }
  if (mane === 'crest') {
    // Along the nape from the poll to the withers, fallen over to one side; and a lock between the ears.
    const { root, throat, from, to } = neckOf(build, pose, space)
    const [ny, nz] = [throat[1] - root[1], throat[2] - root[2]]
    const per = 1 / (Math.sqrt(ny * ny + nz * nz) || 1)
    const at = (along: number, back: number, aside: number): Vector => {
      const radius = from + (to - from) * along
      return [aside * radius, root[1] + ny * along - nz * per * radius * back, root[2] + nz * along + ny * per * radius * back]
    }
    const poll = space.outOf([0, -0.92, -0.3])
    const nape = [poll, at(0.75, 0.95, 0), at(0.3, 0.95, 0)]
    const fallen = [
      [poll[0] + side * skull * 0.4, poll[1] + skull * 0.5, poll[2]] as Vector,
      at(0.72, 0.35, side * 0.92),
      at(0.35, 0.4, side * 0.95),
    ]
    const thick = neck.thick * 0.3
    const locks = [nape, fallen].flatMap((points) =>
      points.slice(1).map((point, index) => limb(points[index]!, point, thick, thick)),
    )
    const forelock = space.place(limb([0, -1.0, 0.1], [side * 0.12, -0.3, 1.0], 0.26, 0.1))
    return (x, y, z) =>
      Math.min(
        locks.reduce((least, lock) => smoothMin(least, lock(x, y, z), 0.08), 9),
        forelock(x, y, z),
      )
  }
  return undefined
}

function hornsOf({ horns }: BeastBuild, space: HeadSpace): Field | undefined {
  const chain = (points: readonly Vector[], from: number, to: number) => {
    const fields = points.slice(1).map((point, index) => {
      const [a, b] = [index, index + 1].map((step) => from + ((to - from) * step) / (points.length - 1)) as [number, number]
      return limb(points[index]!, point, a, b)
    })
    return (x: number, y: number, z: number) => fields.reduce((least, field) => Math.min(least, field(x, y, z)), 9)
  }
  const both = (field: Field) => space.place((x, y, z) => field(Math.abs(x), y, z))
  switch (horns) {
    case 'goat':
      return both(
        chain(
          [
            [0.3, -0.75, 0.1],
            [0.42, -1.5, -0.1],
            [0.62, -1.9, -0.7],
            [0.75, -1.7, -1.2],
          ],
          0.2,
          0.04,
        ),
      )
    case 'cow':
      return both(
        chain(
          [
            [0.55, -0.78, -0.1],
            [1.05, -1.0, 0],
            [1.3, -1.5, 0.2],
          ],
          0.19,
          0.04,
        ),
      )
    case 'unicorn':
      return space.place(
        chain(
          [
            [0, -0.6, 0.75],
            [0, -2.4, 2.0],
          ],
          0.2,
          0.015,
        ),
      )
    case 'dragon':
      return both(
        chain(
          [
            [0.42, -0.7, -0.2],
            [0.62, -1.25, -0.75],
            [0.7, -1.5, -1.45],
            [0.66, -1.95, -1.8],
          ],
          0.2,
          0.03,
        ),
      )
    case 'antlers': {
      const stem = chain(
        [
          [0.34, -0.8, -0.1],
          [0.95, -1.9, -0.4],
          [1.5, -2.9, -0.2],
          [1.45, -3.9, 0.2],
        ],
        0.14,
        0.05,
      )
      const tines = [
        chain(
          [
            [0.6, -1.25, -0.2],
            [0.7, -1.8, 0.5],
          ],
          0.1,
          0.03,
        ),
        chain(
          [
            [1.15, -2.3, -0.3],
            [1.0, -3.1, 0.4],
          ],
          0.09,
          0.03,
        ),
        chain(
          [
            [1.5, -2.95, -0.2],
            [2.1, -3.6, -0.1],
          ],
          0.08,
          0.03,
        ),
      ]
      return both((x, y, z) => tines.reduce((least, tine) => Math.min(least, tine(x, y, z)), stem(x, y, z)))
    }
    default:
      return undefined
  }
}

/** Down the neck and the back. */
function spikesOf({ girth }: BeastBuild, { chest, rump, isSitting }: BeastPose, space: HeadSpace): Field {
  const neck = space.outOf([0, -0.5, -1.1])
  const stations: Vector[] = [
    neck,
    [0, chest[1] - girth * 0.9, chest[2] - girth * (isSitting ? 0.55 : 0.1)],
    [0, rump[1] - girth * (isSitting ? 0.7 : 0.95), rump[2] - girth * (isSitting ? 0.75 : 0.2)],
  ]
  const spikes = Array.from({ length: 9 }, (_, index) => {
    const t = (index / 8) * 1.999
    const [a, b] = [stations[Math.floor(t)]!, stations[Math.floor(t) + 1]!]
    const share = t - Math.floor(t)
    const at: Vector = [0, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
    const long = 0.13 * (1 - 0.06 * index)
    return limb(at, [0, at[1] - long, at[2] - long * 0.7], 0.055, 0.006)
  })
  return (x, y, z) => spikes.reduce((least, spike) => Math.min(least, spike(x, y, z)), 9)
}
