import { mixRgb, type Rgb } from '../../../color.ts'
import type { Matrix, Vector } from '../../../math/matrix.ts'
import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { Piece } from '../../../raster/piece.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { add, cross, scaleBy, unit } from '../../vector.ts'
import type { BeastBuild } from '../beasts/beast-build.ts'
import type { BeastPose } from '../beasts/beast-pose.ts'
import { headSpaceOf } from '../beasts/head-space.ts'

interface ScarfOrder {
  readonly color: Rgb
  readonly place: Matrix
  readonly part: number
}

/** Where along the neck it is tied, 0 at the chest … 1 below the skull. */
const AT = 0.62
const ROWS = 40
const COLUMNS = 16

/** A scarf round the neck of an animal, with its ends over the breast. */
export function tieScarf(build: BeastBuild, pose: BeastPose, { color, place, part }: ScarfOrder): Piece[] {
  const { chest } = pose
  const throat = headSpaceOf(build, pose).outOf([0, 0.5, -0.35])
  const root: Vector = [0, chest[1] - build.girth * 0.15, chest[2] + build.girth * 0.2]
  const along = unit([throat[0] - root[0], throat[1] - root[1], throat[2] - root[2]])
  const middle = add(scaleBy(root, 1 - AT), scaleBy(throat, AT))
  const aside = unit(cross([0, 0, 1], along))
  const fore = cross(along, aside)
  const round = build.neck.thick + build.fur * 0.45
  const thick = build.neck.thick * 0.24 + build.fur * 0.35
  const onRing = (turn: number, out: number, up: number): Vector =>
    add(middle, add(add(scaleBy(aside, Math.cos(turn) * out), scaleBy(fore, Math.sin(turn) * out)), scaleBy(along, up)))
  const ring = gridMesh({ rows: ROWS + 1, columns: COLUMNS, closed: true }, (row, column) => {
    const [turn, about] = [(row / ROWS) * 2 * Math.PI, (column / COLUMNS) * 2 * Math.PI]
    // Two turns of cloth over each other, drawn together in folds.
    const fold = 1 + 0.09 * Math.sin(turn * 9 + about * 2)
    return onRing(turn, round + Math.cos(about) * thick * 0.75 * fold, Math.sin(about) * thick * 1.25 * fold)
  })
  const front = fore[2] >= 0 ? Math.PI / 2 : -Math.PI / 2
  const end = (spread: number, long: number): Mesh =>
    gridMesh({ rows: 8, columns: 12, closed: true }, (row, column) => {
      const [fall, about] = [row / 7, (column / 12) * 2 * Math.PI]
      const from = onRing(front + spread, round + thick * 0.7, 0)
      const wide = thick * (0.75 + 0.5 * fall)
      return [
        from[0] + Math.cos(about) * wide + spread * fall * 0.1,
        from[1] + fall * long,
        from[2] + Math.sin(about) * thick * 0.3 + 0.05 * fall,
      ]
    })
  const surface = (mesh: Mesh, tint: Rgb): Piece => ({
    surface: { part, material: MATERIAL.cloth, color: tint, doubleSided: true, ...mesh },
    place,
  })
  return [
    surface(ring, color),
    surface(end(0.28, build.girth * 1.3), mixRgb(color, [0.05, 0.05, 0.07], 0.08)),
    surface(end(-0.1, build.girth), color),
  ]
}
