import type { Vector } from '../../math/matrix.ts'
import type { Field } from '../field/field.ts'
import { gridMesh, type Mesh } from '../grid.ts'

/** How far in front of the body draping begins. */
const START_Z = 3.2

/** Where cloth pushed back along z at (x, y) comes to lie, `clearance` away from what is below it. */
export function frontZ(below: Field, x: number, y: number, clearance: number): number {
  let z = START_Z
  for (let step = 0; step < 28; step += 1) {
    const away = below(x, y, z) - clearance
    if (away < 0.006) break
    z -= away * 0.85
    if (z < -1.2) break
  }
  return z
}

/** Moves a point out of what is below it, along the slope, until it is `clearance` away. */
export function pushOut(below: Field, point: Vector, clearance: number): Vector {
  return below(...point) < clearance ? layOn(below, point, clearance) : point
}

/** Moves a point along the slope of what is below it, to it or out of it, until it is `clearance` away. */
export function layOn(below: Field, point: Vector, clearance: number): Vector {
  let [x, y, z] = point
  for (let step = 0; step < 3; step += 1) {
    const inside = clearance - below(x, y, z)
    if (Math.abs(inside) < 1e-4) break
    const probe = 0.03
    const gx = below(x + probe, y, z) - below(x - probe, y, z)
    const gy = below(x, y + probe, z) - below(x, y - probe, z)
    const gz = below(x, y, z + probe) - below(x, y, z - probe)
    const slope = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    x += (gx / slope) * inside
    y += (gy / slope) * inside
    z += (gz / slope) * inside
  }
  return [x, y, z]
}

/** Behind this depth nothing lies on the front of a body. */
const BEHIND = -0.35

/** A point on the front; beside the body it is moved to the middle until there is a front below it. */
function heldPoint(below: Field, [fromX, y]: readonly [number, number], clearance: number): Vector {
  let x = fromX
  let z = frontZ(below, x, y, clearance)
  for (let step = 0; step < 14 && z < BEHIND; step += 1) {
    x *= 0.95
    z = frontZ(below, x, y, clearance)
  }
  return [x, y, z]
}

export interface PatchCut {
  readonly rows: number
  readonly columns: number
  /** (0…1 down, 0…1 across) → x and y on the body. */
  readonly at: (down: number, across: number) => readonly [x: number, y: number]
  /** Thickness over what is below it. */
  readonly lift: number | ((down: number, across: number) => number)
  /** Distance of its edges, more than nothing over cloth with folds. */
  readonly edge?: number
  /** What would hang beside a real body is drawn in until it lies on it. */
  readonly isHeld?: boolean
}

/** How far the sides of a held piece slope outwards, as a share of its thickness. */
const SLOPE = 1.2

/** A flat piece of cloth laid on the front: a lapel, a pocket, a tie. Its edges go down to what is below it. */
export function drapePatch(below: Field, { rows, columns, at, lift, edge: edgeLift = 0.004, isHeld = false }: PatchCut): Mesh {
  const share = (index: number, count: number) => Math.min(1, Math.max(0, (index - 1) / (count - 1)))
  return gridMesh({ rows: rows + 2, columns: columns + 2, closed: false }, (row, column) => {
    const down = share(row, rows)
    const across = share(column, columns)
    const edge = row === 0 || column === 0 || row === rows + 1 || column === columns + 1
    const [x, y] = at(down, across)
    const thickness = typeof lift === 'number' ? lift : lift(down, across)
    const clearance = edge ? Math.min(edgeLift, thickness) : thickness
    if (!isHeld) return [x, y, frontZ(below, x, y, clearance)]
    const aside = column === 0 ? -1 : column === columns + 1 ? 1 : 0
    const [fromX, fromY] = at(down, 0)
    const [toX, toY] = at(down, 1)
    // Its sides slope: a step of a pixel's width would be a dotted line.
    const slope = (aside * thickness * SLOPE) / (Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY)) || 1)
    return heldPoint(below, [x + (toX - fromX) * slope, y + (toY - fromY) * slope], clearance)
  })
}
