import { heldThing } from '#studio/form/props/held-things.ts'
import { type StandingThing, THING_KINDS, type ThingKind } from '../../sheet/standing-thing.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { PER_METRE } from './per-metre.ts'
import { THING_MAKERS } from './thing-makers.ts'

export interface Sized {
  /** In units of its own. */
  readonly wide: number
  readonly high: number
  readonly deep: number
  /** Half heads of one of them. */
  readonly unit: number
}

const KINDS: ReadonlySet<string> = new Set(THING_KINDS)
const isOwnKind = (kind: string): kind is ThingKind => KINDS.has(kind)

/** A thing and how large it is: those of places in metres, what hands could hold as it is in hand; its base in the origin. */
export function sizedThing({ kind, color }: Pick<StandingThing, 'kind' | 'color'>): { pieces: PropPiece[]; size: Sized } {
  const made = isOwnKind(kind) ? THING_MAKERS[kind](color) : heldThing(kind)(color)
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { mesh } of made)
    mesh.positions.forEach((value, index) => {
      const axis = index % 3
      low[axis] = Math.min(low[axis]!, value)
      high[axis] = Math.max(high[axis]!, value)
    })
  const size = { wide: high[0]! - low[0]!, high: high[1]! - low[1]!, deep: high[2]! - low[2]! }
  if (isOwnKind(kind)) return { pieces: made, size: { ...size, unit: PER_METRE } }
  const by = [-(low[0]! + high[0]!) / 2, -high[1]!, -(low[2]! + high[2]!) / 2]
  const pieces = made.map((piece) => ({
    ...piece,
    mesh: { ...piece.mesh, positions: piece.mesh.positions.map((value, index) => value + by[index % 3]!) },
  }))
  return { pieces, size: { ...size, unit: 1 } }
}
