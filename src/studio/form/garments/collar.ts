import type { Vector } from '../../math/matrix.ts'
import { curveThrough, mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import type { CollarCut } from './collar-cut.ts'
import { layOn, pushOut } from './drape.ts'
import { neckBaseOf } from './neck-base.ts'

/** Distance of a fall from its own garment below another one. */
const PRESSED = 0.03
/** Under the edge of the other garment it still stands up. */
const EDGE = 0.07

/** On a real neck the foot reaches so far into the neckline. */
const TUCKED_IN = 0.26

/** Of a real neck's rise, how much there is of it at the throat; collars that begin further aside are open. */
const AT_THROAT = 0.5
const OPEN_FROM = 0.3

/** The lower share of a stand is below the cloth it is sewn to. */
const HIDDEN = 0.3
/** How far it keeps from what is below, and how much further from the neck it goes at most. */
const CLEAR = 0.02
const FURTHEST = 1.6
const SMOOTHINGS = 4

const COLUMNS = 44
const STAND_ROWS = 5
const FALL_ROWS = 7

/** A band round the neck that stands up and may fold over. `below` is what its fall rests on. */
export function sewCollar(stand: Stand, below: Field, cut: CollarCut): Mesh {
  const {
    from,
    distance,
    standFront,
    standBack,
    fall,
    points,
    spread,
    opens = 0.16,
    ribs = 0,
    dip = 0,
    clearance = 0.045,
    drawBack = 0.2,
    under,
  } = cut
  const base = neckBaseOf(stand)
  const radius = base.radius + distance
  // Height of the collar's foot on the shoulders, by the angle from the front.
  const footY = curveThrough([
    [0, 0.14 + dip],
    [0.7, 0.02 + dip * 0.7],
    [1.6, -0.2],
    [2.5, -0.34],
    [Math.PI, -0.38],
  ])
  // A closed one goes round the throat of a real neck, an open one below it.
  const throat = from < OPEN_FROM ? AT_THROAT * base.rise : 0
  const tucked = !stand.body ? 0 : from < OPEN_FROM ? TUCKED_IN + 0.1 : TUCKED_IN
  const rows = STAND_ROWS + (fall > 0 ? FALL_ROWS : 0)

  const isClosed = from === 0
  const placeOf = (row: number, column: number): Vector => {
    const turn = from + ((2 * Math.PI - 2 * from) * column) / (from === 0 ? COLUMNS : COLUMNS - 1)
    const front = turn > Math.PI ? 2 * Math.PI - turn : turn
    const height = mix(standFront, standBack, smoothStep(0.5, 2.4, front)) + tucked + throat * (1 - smoothStep(0.2, 1.5, front))
    const foot = footY(front) + tucked - base.rise * smoothStep(0.2, 1.5, front)
    const rib = ribs * Math.cos(turn * 38)
    const tilt = stand.joints.sway.shoulderTilt
    const side = turn > Math.PI ? -1 : 1
    // Of an open collar the corner between stand and fall draws back: it would stick out over the throat.
    const corner = from > 0.3 ? Math.exp(-(((front - from) / 0.4) ** 2)) : 0
    const drawnBack = drawBack * corner
    if (row < STAND_ROWS) {
      const up = row / (STAND_ROWS - 1)
      const y = foot - height * up
      const r = radius * mix(1.06, 1, up) + rib + 0.03 * Math.sin(up * Math.PI)
      // The stand ends behind the fall.
      const at = turn + side * (drawnBack + 0.3 * corner * (1 - up))
      const place: Vector = [Math.sin(at) * r, y + Math.sin(at) * r * tilt, base.middleZ(y) + Math.cos(at) * r]
      if (!stand.body) return place
      // Its foot is sewn to the inner side of the cloth.
      if (up < HIDDEN) return layOn(below, place, -CLEAR)
      // Round a real neck it goes where the neck is.
      const far = outOf(below, place, [0, y, base.middleZ(y)])
      return [place[0] * far, y + place[0] * (far - 1) * tilt, base.middleZ(y) + (place[2] - base.middleZ(y)) * far]
    }
    const over = (row - STAND_ROWS + 1) / FALL_ROWS
    const point = Math.exp(-(((front - from - 0.12) / 0.42) ** 2))
    const length = fall + (points - fall) * point
    const y = foot - height + 0.02 * Math.sin(Math.min(1, over * 3) * Math.PI) * -1 + length * over
    const r = radius + 0.05 + rib + spread * Math.sin(Math.min(1, over * 1.15) * (Math.PI / 2))
    const outward = turn + side * (point * opens * over + drawnBack * (1 - over) ** 2)
    const place: Vector = [
      Math.sin(outward) * r,
      y + Math.sin(outward) * r * tilt,
      base.middleZ(foot - height * (1 - over * 0.6)) + Math.cos(outward) * r,
    ]
    return under && under(...place) < -EDGE ? layOn(below, place, PRESSED) : pushOut(below, place, clearance)
  }
  const places = smoothed(
    Array.from({ length: rows }, (_, row) => Array.from({ length: COLUMNS }, (__, column) => placeOf(row, column))),
    isClosed,
  )
  return gridMesh({ rows, columns: COLUMNS, closed: isClosed }, (row, column) => places[row]![column % COLUMNS]!)
}

/** How much further from the middle of the neck a point has to be, to be outside what is below. */
function outOf(below: Field, [x, y, z]: Vector, [middleX, , middleZ]: Vector): number {
  for (let far = 1; far < FURTHEST; far += 0.03) {
    if (below(middleX + (x - middleX) * far, y, middleZ + (z - middleZ) * far) >= CLEAR) return far
  }
  return FURTHEST
}

/** Folds below it and the roundness of shoulders push its points about; cloth as stiff as a collar bends evenly. */
function smoothed(places: Vector[][], isClosed: boolean): Vector[][] {
  let smooth = places
  for (let pass = 0; pass < SMOOTHINGS; pass += 1) {
    smooth = smooth.map((row) =>
      row.map((place, column): Vector => {
        const before = row[column - 1] ?? (isClosed ? row.at(-1) : undefined)
        const next = row[column + 1] ?? (isClosed ? row[0] : undefined)
        if (!before || !next) return place
        return [0, 1, 2].map((axis) => (before[axis]! + 2 * place[axis]! + next[axis]!) / 4) as unknown as Vector // three axes
      }),
    )
  }
  return smooth
}
