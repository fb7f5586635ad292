import { girthsOf } from '../../person/body-fields.ts'
import { DIRECTIONS, type Girths } from '../../person/girths.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Stand } from '../stand.ts'

/** Where cloth ends at the neck: its root, measured on a real body. */
export interface NeckBase {
  /** How thick the neck is, and half its breadth where collars go round it. */
  readonly neckRadius: number
  readonly radius: number
  /** How much higher the sides and the nape begin than on drawn bodies, which carry their shoulders lower. */
  readonly rise: number
  /** Depth of the neck's middle at a height. */
  middleZ(y: number): number
}

/** Cloth goes round the neck where it is a little wider. */
const WIDER = 1.12
/** On drawn bodies the neck leaves the shoulders at this height. */
const DRAWN_SIDE_Y = -0.2
/** The nape is higher still. */
const NAPE = 0.15
/** The neck ends where half its breadth has grown by so much. */
const WIDENED = 0.2

export function neckBaseOf({ skeleton, neck, body }: Stand): NeckBase {
  if (!body) {
    const middleZ = (y: number) => mix(-0.2, neck.top[2], Math.min(1, Math.max(-0.4, -y / skeleton.neckLength)))
    return { neckRadius: skeleton.neckRadius, radius: skeleton.neckRadius * WIDER, rise: 0, middleZ }
  }
  return measuredBase(girthsOf(body))
}

/** Columns of the girths that look to the side, to the front and to the back. */
const [SIDE, FRONT, BACK] = [0, DIRECTIONS.length / 4, (DIRECTIONS.length * 3) / 4]
/** The uppermost half heads are no whole neck: the skin ends under the jaw. */
const UNDER_JAW = 0.3

function measuredBase({ fromY, step, rows, reach }: Girths): NeckBase {
  const at = (row: number, column: number) => reach[Math.max(0, Math.min(rows - 1, row)) * DIRECTIONS.length + column]!
  const rowAt = (y: number) => Math.round((y - fromY) / step)
  const first = rowAt(fromY + UNDER_JAW)
  let narrowest = first
  for (let row = first; row < rowAt(0); row += 1) if (at(row, SIDE) < at(narrowest, SIDE)) narrowest = row
  const radius = at(narrowest, SIDE)
  let side = narrowest
  while (side < rows && at(side, SIDE) < radius + WIDENED) side += 1
  const sideY = fromY + side * step
  return {
    neckRadius: radius / WIDER,
    radius,
    rise: Math.max(0, DRAWN_SIDE_Y - sideY),
    middleZ: (y) => {
      const row = Math.min(side, rowAt(y))
      return (at(row, FRONT) - at(row, BACK)) / 2
    },
  }
}

/** How much of the rise there is at a depth: none in front, all of it beside and behind the neck. */
export function riseAt({ rise }: NeckBase, z: number): number {
  return rise === 0 ? 0 : rise * smoothStep(0.45, -0.1, z) + NAPE * smoothStep(-0.3, -0.55, z)
}
