import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { refineAlong } from '../field/refine-along.ts'
import type { Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import type { Neckline } from './tops.ts'

/** A bodice without shoulders on a real body ends no lower than what everybody wears below. Heights in front and behind; it falls to under the arms. */
const BAR = { front: 0.34, behind: 0.42, fallsFrom: 0.72, fallsTo: 1.05, falls: 0.4 } as const
/** A sweetheart rises over each breast in a bow so broad, and dips between them. */
const SWEETHEART = { rise: 0.17, broad: 1.1 } as const
/** Where the thin straps of a real bodice lie: how far outwards, as a share of the way to the shoulder's joint, and half their breadth. */
const STRAPS = { outwards: 0.66, half: 0.045 } as const

/** The upper edge of a bodice on a real body, negative on it: one line round the trunk, with thin straps where it is 'strappy'. */
export function bodiceLine(stand: Stand, neckline: Neckline): Field {
  if (neckline !== 'strappy') return barOf(stand, neckline === 'sweetheart')
  const [bar, aside] = [barOf(stand, true), asideOfStraps(stand)]
  return (x, y, z) => Math.min(bar(x, y, z), Math.abs(aside(x, y, z)) - STRAPS.half)
}

/** The cloth of a bodice, finer along its straps: what is narrower than a cell would fall between its corners. */
export function finerForStraps(stand: Stand, mesh: Mesh): Mesh {
  const aside = asideOfStraps(stand)
  const { positions } = mesh
  const values = Float32Array.from({ length: positions.length / 3 }, (_, at) =>
    aside(positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!),
  )
  return refineAlong(mesh, values, aside).mesh
}

/** How far outwards of the middle of its straps a place on a real bodice is. */
function asideOfStraps({ joints }: Stand): Field {
  const [one, other] = joints.arms.map(({ shoulder }) => shoulder[0]) as [number, number]
  const middle = (one + other) / 2
  const aside = STRAPS.outwards * (Math.abs(one - other) / 2)
  return (x) => Math.abs(x - middle) - aside
}

function barOf({ skeleton, joints }: Stand, isSweetheart: boolean): Field {
  const { tall, shoulderX } = skeleton
  return (x, y, z) => {
    const aside = Math.abs(x)
    let edge = mix(BAR.behind, BAR.front, smoothStep(-0.4, 0.4, z))
    edge += BAR.falls * smoothStep(BAR.fallsFrom, BAR.fallsTo, aside / shoulderX)
    if (isSweetheart && z > 0 && aside < SWEETHEART.broad) {
      const bow = (aside / SWEETHEART.broad) * 2 - 1
      edge -= SWEETHEART.rise * (1 - bow * bow)
    }
    return edge * tall - y + x * joints.sway.shoulderTilt
  }
}
