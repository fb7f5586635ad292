import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { curveThrough, smoothStep } from '../curve.ts'
import { stepsFor } from '../detail.ts'
import { gridMesh } from '../grid.ts'
import type { Scalp } from './scalp.ts'

/** How much higher the hair stands at the crown, of its usual height. */
const CROWN = 0.55
const ROWS = { finest: 26, least: 10 } as const
/** The edge is drawn in 72 places whatever the detail, so that the same person keeps the same hairline. */
const EDGE_PLACES = 72
/** Columns may only be left out evenly: each stands for so many places of the edge. */
const WIDEST_COLUMN = 3
/** Widths of a lock, from its middle to its side, in a radian of the cap. */
const STRANDS = 3

/** Where hair begins, as `down` over |turn|: forehead, temple, side burn, above the ear, behind it, nape. */
function hairlineCurve(forehead: number): (turn: number) => number {
  return curveThrough([
    [0, forehead],
    [0.55, forehead + 0.02],
    [0.85, 0.9],
    [1.08, 1.06],
    [1.25, 1.24],
    [1.42, 1.22],
    [1.56, 1.08],
    [1.85, 1.1],
    [2.1, 1.36],
    [2.5, 1.52],
    [Math.PI, 1.56],
  ])
}

export interface CapShape {
  readonly color: Rgb
  /** Of hair that is dyed half and half, the colour of the picture's right. */
  readonly sideColor?: Rgb
  /** Below this `down` the hair is shorn and of this colour: with the skin between it. */
  readonly shorn?: { readonly below: number; readonly color: Rgb }
  /** Toward the hairline the skin shows between the first fine hairs. */
  readonly skin: Rgb
  /** How much of it shows at the very edge. */
  readonly edgeSkin: number
  readonly lift: number
  /** `down` of the hairline over the forehead; 0.74 is usual, 0.6 receding. */
  readonly forehead: number
  readonly jitter: () => number
  readonly detail: number
}

/** The hair close to the skull, under all locks. It keeps its own part id and takes no highlight (lesson 12). */
export function buildCap(
  scalp: Scalp,
  { color, sideColor, shorn, skin, edgeSkin, lift, forehead, jitter, detail }: CapShape,
): Surface {
  const rows = stepsFor(detail, ROWS.finest, ROWS.least)
  const step = Math.min(WIDEST_COLUMN, Math.max(1, Math.round(1 / detail)))
  const hairline = hairlineCurve(forehead)
  const ends = Array.from({ length: EDGE_PLACES }, (_, place) => {
    return hairline(Math.abs(turnOf(place))) + (jitter() - 0.5) * 0.025
  })
  const mesh = gridMesh({ rows, columns: EDGE_PLACES / step, closed: true }, (row, column) => {
    const share = row / (rows - 1)
    // Thin at the hairline; at the crown as high as the arching locks, or the sky shows under them.
    const thin = 1 - share ** 6 + CROWN * (1 - share) ** 3
    return scalp.skinAt({ turn: turnOf(column * step), down: ends[column * step]! * share, lift: lift * thin + 0.004 })
  })
  const shaded = ([red, green, blue]: Rgb): Rgb => [red * 0.94, green * 0.93, blue * 0.94]
  const colors = new Float32Array(mesh.positions.length)
  const columns = EDGE_PLACES / step
  for (let at = 0; at < colors.length; at += 3) {
    const vertex = at / 3
    const share = Math.floor(vertex / columns) / (rows - 1)
    const down = ends[(vertex % columns) * step]! * share
    const own = sideColor && mesh.positions[at]! > 0 ? sideColor : color
    const hair = shaded(shorn && down > shorn.below ? shorn.color : own)
    colors.set(mixRgb(hair, skin, edgeSkin * smoothStep(0.88, 1, share)), at)
  }
  return {
    part: PART.hairCap,
    material: MATERIAL.hair,
    color: shaded(color),
    colors,
    uvs: combed(rows, columns, step),
    ...mesh,
  }
}

/** Strands lie beside each other round the head. None is rooted or free: a cap never sways. */
function combed(rows: number, columns: number, step: number): Float32Array {
  const uvs = new Float32Array(rows * columns * 2)
  for (let vertex = 0; vertex < rows * columns; vertex += 1)
    uvs[vertex * 2 + 1] = STRANDS * Math.abs(turnOf((vertex % columns) * step))
  return uvs
}

/** From the left ear over the face to the right, then round the back. */
function turnOf(place: number): number {
  return -Math.PI + (place / EDGE_PLACES) * 2 * Math.PI
}
