import type { Vector } from '../../math/matrix.ts'
import { mix, smoothStep } from '../curve.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { add, dot, scaleBy, subtract, unit } from '../vector.ts'
import { layOn } from './drape.ts'
import { neckBaseOf } from './neck-base.ts'

/** What makes a collar on a real neck the one it is; lengths in half heads. */
export interface CollarOnSkin {
  /** Radians on each side of the middle of the front where it begins; 0 closes it. */
  readonly from: number
  /** How far it stands off the cloth round the neck. */
  readonly gap: number
  /** How far it stands up over its seam, in front and behind. */
  readonly standFront: number
  readonly standBack: number
  /** The seam lies so much lower in front. */
  readonly dip?: number
  /** What is folded over, behind and at the points in front; 0 for a plain stand. */
  readonly fall: number
  readonly points: number
  /** What falls behind where that is more than beside. */
  readonly fallBehind?: number
  /** How far its points drift apart, as a share of their length. */
  readonly apart: number
  /** Distance of the fall from what it lies on. */
  readonly clearance: number
  /** Thickness of the cloth, or of a soft roll of it. */
  readonly thick: number
  /** How much further its upper edge stands off than its foot. */
  readonly flare?: number
  /** Ribs round it, their height. */
  readonly ribs?: number
  /** The fall ends early beyond so many radians from the front: another collar lies on it. */
  readonly shownTo?: number
  /** Negative on the cloth it is sewn to: an open one begins where that does. */
  readonly neckline?: Field
}

const COLUMNS = 49
const [STAND_ROWS, FOLD_ROWS, FALL_ROWS] = [5, 4, 8]
/** Its foot is below the cloth it is sewn to, so much lower than the seam and so far inside: a closed one further, where folds go deep. */
const BELOW_SEAM = 0.2
/** Below the seam a collar that only stands begins. */
const STANDS_FROM = 0.02
const INSIDE = { open: 0.03, closed: 0.07 } as const
/** One that begins nearer to the middle is closed. */
const CLOSED_TO = 0.1
/** Its ends lie on the cloth, so much below the seam and from its edge; further round than this it does not begin. */
const [BELOW_END, INWARDS] = [0.1, 0.08]
const LATEST = 1.15
/** Times an open collar and a soft closed roll are evened out. */
const SMOOTHINGS = { open: 3, closed: 9 } as const
/** Where a neck is looked for, from its middle outwards. */
const SEARCH = { from: 0.2, to: 1.5, least: 0.012, most: 0.15 } as const
/** A step of the fall goes no further off its way. */
const LONGEST = 0.15
const PROBE = 0.04
/** Radians over which the points grow out of the fall. */
const POINT = 0.5

/**
 * A band of cloth that hugs a real neck and may fold over: its fall is led down over the cloth below, step by step, so that it lies
 * on shoulders and chest however they are shaped.
 */
export function sewCollarOnSkin(stand: Stand, below: Field, cut: CollarOnSkin): Mesh {
  const { gap, fall, points, thick, clearance, ribs = 0, flare = 0, dip = 0, shownTo = Math.PI } = cut
  const { fallBehind = fall } = cut
  const base = neckBaseOf(stand)
  const [topX, topY] = stand.neck.top
  const tilt = stand.joints.sway.shoulderTilt
  const seamAt = base.seamY ?? (() => 0)
  const middleAt = (y: number): Vector => [topX * Math.min(1, Math.max(0, y / topY)), y, base.middleZ(y)]
  const isClosed = cut.from === 0
  const inside = cut.from < CLOSED_TO ? INSIDE.closed : INSIDE.open

  /** Where the cloth round the neck is `away` off, at a height and an angle. */
  const round = (turn: number, y: number, away: number, further = 0): Vector => {
    const [middleX, , middleZ] = middleAt(y)
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
    let radius: number = SEARCH.from
    while (radius < SEARCH.to) {
      const short = away - below(middleX + sine * radius, y + sine * radius * tilt, middleZ + cosine * radius)
      if (short <= 0.002) break
      radius += Math.min(SEARCH.most, Math.max(SEARCH.least, short * 0.8))
    }
    radius += further
    return [middleX + sine * radius, y + sine * radius * tilt, middleZ + cosine * radius]
  }

  /** The height of its seam at an angle. */
  const seamOf = (turn: number, front: number) =>
    seamAt(Math.sin(turn), base.middleZ(0) + Math.cos(turn)) + dip * (1 - smoothStep(0, 1.6, front))
  const from = cut.from < CLOSED_TO || !cut.neckline ? cut.from : beginsAt(cut.neckline)

  /** From which angle on there is cloth under the seam on both sides. */
  function beginsAt(neckline: Field): number {
    for (let turn = cut.from; turn < LATEST; turn += 0.03) {
      const ends = [turn, 2 * Math.PI - turn].map((at) => round(at, seamOf(at, turn) + BELOW_END, 0))
      if (ends.every((place) => neckline(...place) < -INWARDS)) return turn
    }
    return LATEST
  }

  const columnAt = (column: number): Vector[] => {
    const turn = from + ((2 * Math.PI - 2 * from) * column) / (isClosed ? COLUMNS : COLUMNS - 1)
    const front = turn > Math.PI ? 2 * Math.PI - turn : turn
    // At its ends an open one lies flat: its stand would be seen from inside there.
    const stands = from < CLOSED_TO ? 1 : smoothStep(-0.05, 0.6, front - from)
    const height = mix(cut.standFront, cut.standBack, smoothStep(0.3, 2.4, front)) * stands
    const seam = seamOf(turn, front)
    const top = seam - height
    const rib = ribs * Math.cos(column * Math.PI)
    const places: Vector[] = []
    // At its ends an open one has no cloth to be hidden by: its stand runs out there.
    // One that only stands begins at the seam: below it the cloth is as wide as the chest.
    const deepest = fall === 0 ? STANDS_FROM : BELOW_SEAM
    const hidden = from < CLOSED_TO ? BELOW_SEAM : mix(-0.3 * height, deepest, smoothStep(0, 0.45, front - from))
    const foot = seam + hidden
    for (let row = 0; row < STAND_ROWS; row += 1) {
      const up = row / (STAND_ROWS - 1)
      places.push(round(turn, mix(foot, top, up), mix(-inside, gap, smoothStep(0, 0.5, up)), flare * up * up))
    }
    // Over the top in a round fold.
    for (let row = 1; row <= FOLD_ROWS; row += 1) {
      const over = (row / FOLD_ROWS) * Math.PI
      places.push(round(turn, top - Math.sin(over) * thick * 0.6, gap + thick * (0.5 - 0.5 * Math.cos(over)), flare))
    }
    if (fall === 0) {
      for (let row = 1; row <= FALL_ROWS + 1; row += 1) {
        const up = mix(1, Math.max(0, (hidden * 0.8) / (hidden + height)), row / (FALL_ROWS + 1))
        places.push(round(turn, mix(foot, top, up), mix(-inside, gap + thick, smoothStep(0.2, 0.6, up)), flare * up * up))
      }
      return places
    }
    const point = from > 0 || points < fall ? Math.exp(-(((front - from) / POINT) ** 2)) : 0
    const shown = 1 - smoothStep(shownTo - 0.3, shownTo + 0.1, front)
    const beside = mix(fall, fallBehind, smoothStep(1.3, 2.5, front))
    const length = mix(0.12, beside + (points - beside) * point, shown)
    const side = turn > Math.PI ? -1 : 1
    const apart = cut.apart * Math.exp(-(((front - from) / 0.9) ** 2)) * (isClosed ? 0 : 1)
    // Down, off the neck, and at its ends aside.
    const way: Vector = [Math.sin(turn) * 0.5 + side * apart * Math.cos(turn), 1, Math.cos(turn) * 0.5]
    let place = places.at(-1)!
    for (let row = 1; row <= FALL_ROWS; row += 1) {
      const down = row / FALL_ROWS
      const away = mix(gap + thick, clearance, smoothStep(0, 0.8, down)) + rib * (1 - down ** 4)
      const stepped = add(place, scaleBy(alongCloth(below, place, way), length / FALL_ROWS))
      place = nearby(stepped, layOn(below, stepped, away))
      places.push(place)
    }
    // Its edge goes down to what it lies on.
    const edge = add(place, scaleBy(alongCloth(below, place, way), 0.012))
    places.push(nearby(edge, layOn(below, edge, Math.max(0, clearance - thick))))
    return places
  }
  const columns = smoothed(
    Array.from({ length: COLUMNS }, (_, column) => columnAt(column)),
    isClosed,
  )
  return gridMesh(
    { rows: columns[0]!.length, columns: COLUMNS, closed: isClosed },
    (row, column) => columns[column % COLUMNS]![row]!,
  )
}

/** Where something laid on cloth comes to lie; far from cloth its distance is no guide, and nothing leaps. */
function nearby(from: Vector, laid: Vector): Vector {
  const moved = subtract(laid, from)
  const far = Math.sqrt(dot(moved, moved))
  return far <= LONGEST ? laid : add(from, scaleBy(moved, LONGEST / far))
}

/** The direction on the cloth that is nearest to a wanted one. */
function alongCloth(below: Field, [x, y, z]: Vector, way: Vector): Vector {
  const slope = unit([
    below(x + PROBE, y, z) - below(x - PROBE, y, z),
    below(x, y + PROBE, z) - below(x, y - PROBE, z),
    below(x, y, z + PROBE) - below(x, y, z - PROBE),
  ])
  return unit(subtract(way, scaleBy(slope, dot(way, slope))))
}

/** Bumps of what is below push its points about; cloth as stiff as a collar bends evenly. */
function smoothed(columns: Vector[][], isClosed: boolean): Vector[][] {
  let smooth = columns
  for (let pass = 0; pass < (isClosed ? SMOOTHINGS.closed : SMOOTHINGS.open); pass += 1) {
    smooth = smooth.map((column, at) => {
      const before = smooth[at - 1] ?? (isClosed ? smooth.at(-1) : undefined)
      const next = smooth[at + 1] ?? (isClosed ? smooth[0] : undefined)
      if (!before || !next) return column
      return column.map((place, row): Vector => scaleBy(add(add(before[row]!, next[row]!), scaleBy(place, 2)), 0.25))
    })
  }
  return smooth
}
