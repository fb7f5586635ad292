import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Grasp } from './grasp.ts'
import { gripOf } from './grip-of.ts'
import type { MakeProp, PropPiece } from './prop-piece.ts'

/** Half heads: what a hand closes round, how thin a plate is, how low things reach that are lifted on a palm. */
const ROUND = { most: 0.5, widest: 0.65, low: 1.1 } as const
const PLATE = { thickest: 0.24, narrowest: 0.25, lowestHigh: 0.7, lowest: 0.7 } as const
const ON_PALM_LOWEST = 0.85
const SHAFT_MOST = 0.3
/** Levels of a thing, from its grip, where fingers lie. */
const LEVELS = [-0.1, 0, 0.1]

/** Half the thickness of a handle, and how far beyond the other side it makes a thing reach. */
const HANDLE = 0.08
const FURTHER = 0.15

function handleOf({ from, to }: Bounds): number {
  if (Math.abs(from + to) < FURTHER) return 0
  return from + to > 0 ? to - HANDLE : from + HANDLE
}

/** Held by handles of their own, or in both hands. */
const HELD_OTHERWISE: ReadonlySet<PropKind> = new Set([
  'camera',
  'laptop',
  'palette',
  'gamepad',
  'hoop',
  'dumbbell',
  'binoculars',
  'handcuffs',
  'bagpipes',
])

const known = new Map<PropKind, Grasp | undefined>()

/** How a thing is grasped, by its measure where the hand is; undefined for what poses of its own hold. */
export function measureGrasp(kind: PropKind, make: MakeProp): Grasp | undefined {
  if (!known.has(kind)) known.set(kind, measured(kind, make))
  return known.get(kind)
}

function measured(kind: PropKind, make: MakeProp): Grasp | undefined {
  const grip = gripOf(kind)
  if (grip === 'hanging' || kind === 'lantern') return { from: 'handle', radius: HANDLE }
  if ((grip !== 'facing' && grip !== 'shaft') || HELD_OTHERWISE.has(kind)) return undefined
  const pieces = make([0.5, 0.5, 0.5])
  const [x, y, z] = [0, 1, 2].map((axis) => boundsOf(pieces, axis)) as [Bounds, Bounds, Bounds]
  const band = bandOf(pieces)
  if (grip === 'shaft') {
    const radius = Math.min(half(band.x), half(band.z))
    return radius > 0 && radius < SHAFT_MOST && half(band.x) < 0.7
      ? { from: 'round', radius, middleY: 0, handleX: 0 }
      : undefined
  }
  const isLow = y.to - y.from < ROUND.low
  const [across, deep] = isLow ? [half(x), half(z)] : [half(band.x), half(band.z)]
  const isPlate = deep < PLATE.thickest && across > PLATE.narrowest && y.to - y.from > PLATE.lowestHigh
  if (isPlate && y.to < PLATE.lowest)
    return { from: 'edge', footY: y.to, backZ: z.from, frontZ: Math.min(z.to, band.z.to), middleX: (x.from + x.to) / 2 }
  if (!isPlate && deep > 0 && deep <= ROUND.most && across <= ROUND.widest) {
    const middleY = isLow ? (y.from + y.to) / 2 : 0
    const handleX = handleOf(isLow ? x : band.x)
    return { from: 'round', radius: handleX ? HANDLE : Math.min(deep, across), middleY, handleX }
  }
  return y.to < ON_PALM_LOWEST ? { from: 'below', footY: y.to } : undefined
}

interface Bounds {
  from: number
  to: number
}

const half = ({ from, to }: Bounds) => (to - from) / 2
const nothing = (): Bounds => ({ from: 0, to: 0 })

function grow(bounds: Bounds | undefined, value: number): Bounds {
  return bounds ? { from: Math.min(bounds.from, value), to: Math.max(bounds.to, value) } : { from: value, to: value }
}

function boundsOf(pieces: readonly PropPiece[], axis: number): Bounds {
  let bounds: Bounds | undefined
  for (const { mesh } of pieces)
    for (let at = axis; at < mesh.positions.length; at += 3) bounds = grow(bounds, mesh.positions[at]!)
  return bounds ?? nothing()
}

/** How wide and deep a thing is between the fingers: where its triangles cross their levels. */
function bandOf(pieces: readonly PropPiece[]): { x: Bounds; z: Bounds } {
  let [x, z]: (Bounds | undefined)[] = []
  for (const { mesh } of pieces) {
    const { positions, triangles } = mesh
    for (let at = 0; at < triangles.length; at += 1) {
      const one = triangles[at]! * 3
      const other = triangles[at % 3 === 2 ? at - 2 : at + 1]! * 3
      const [y, rise] = [positions[one + 1]!, positions[other + 1]! - positions[one + 1]!]
      for (const level of LEVELS) {
        const share = (level - y) / rise
        if (!(share >= 0 && share <= 1)) continue
        x = grow(x, positions[one]! + (positions[other]! - positions[one]!) * share)
        z = grow(z, positions[one + 2]! + (positions[other + 2]! - positions[one + 2]!) * share)
      }
    }
  }
  return { x: x ?? nothing(), z: z ?? nothing() }
}
