import type { Matrix } from '../math/matrix.ts'
import { createBeneath } from './buffer-pool.ts'
import { type Around, type DepthAround, depthAround, readAround, rowOfDepths } from './depth-around.ts'
import { type Beneath, type FigureBuffers, type HairLayer, MATERIAL, MOSTLY_HAIR, PART } from './figure-buffers.ts'
import { headOnView } from './head-on-view.ts'
import type { StrandPixels } from './strand-pixels.ts'
import type { View } from './view.ts'

/** Where across its lock a hair lies turns its normal so far aside: locks are round. */
const ROUNDNESS = 0.55
/** And how much of its own shape, as locks over each other have it, there is beside that of the head. */
const FORM = 0.5
/** How much of what lies along the hair is taken from its normal. */
const ACROSS = 0.75
/** How far down from the middle of the head the mass of hair is round; below it falls straight. */
const AXES = { x: 0.62, y: 1, z: 0.74, lowest: 0.35 } as const
/** Fewer than this is nothing, and more than this all of a pixel. */
const LEAST = 0.02
const WHOLE = 0.97
/** How far at most hairs lie before or behind those around them, half heads. */
const RELIEF = 0.05

type HairValues = Omit<HairLayer, 'beneath'>

interface Settling {
  readonly view: View
  readonly headPlace: Matrix
}

/** What hairs have left on the pixels becomes their layer, and where they are most of a pixel the figure's own. */
export function settleStrands(figure: FigureBuffers, hairs: HairValues, pixels: StrandPixels, settling: Settling): Beneath {
  const beneath = createBeneath(countPartly(figure, pixels))
  const around = depthAround(pixels, settling.view)
  let kept = 0
  for (let y = 0; y < figure.heightPx; y += 1) {
    settleRow(hairs, pixels, y, { ...settling, around, figure })
    kept = takeRow(figure, hairs, pixels, { y, beneath, kept })
  }
  return beneath
}

/** A row at a time, so that engines compile it as a whole. */
function settleRow(
  { cover, albedo, normal, tangent, lie }: HairValues,
  pixels: StrandPixels,
  y: number,
  { view, headPlace, around, figure }: Settling & { readonly around: DepthAround; readonly figure: FigureBuffers },
): void {
  const { widthPx } = pixels
  const size = Math.sqrt(headPlace[1] * headPlace[1] + headPlace[5] * headPlace[5] + headPlace[9] * headPlace[9])
  const { xPx: centreX, yPx: centreY, unitPx } = headOnView(view, headPlace)
  const perPx = 1 / (unitPx * size)
  const oy = Math.min(AXES.lowest, (y - centreY) * perPx) / AXES.y
  const aroundRow = rowOfDepths(around, y)
  const near: Around = { depth: 0, right: 0, down: 0 }
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    const covered = pixels.cover[at]!
    if (covered <= LEAST) continue
    const from = pixels.slot[at]!
    const per = 1 / covered
    const tx0 = pixels.sums[from + 3]!
    const ty0 = pixels.sums[from + 4]!
    const tz0 = pixels.sums[from + 5]!
    const perTangent = 1 / (Math.sqrt(tx0 * tx0 + ty0 * ty0 + tz0 * tz0) || 1)
    const tx = tx0 * perTangent
    const ty = ty0 * perTangent
    const tz = tz0 * perTangent
    const across = pixels.sums[from + 7]! * per
    const z = pixels.sums[from + 9]! * per
    // Away from the head, turned about the hair by where it lies in its lock, and nearly at a right angle to the hair: of
    // one that stands up from the head no direction would be left.
    const ox = ((x - centreX) * perPx) / AXES.x
    const oz = (z - headPlace[11]) / size / AXES.z
    const perOut = 1 / (Math.sqrt(ox * ox + oy * oy + oz * oz) || 1)
    const turn = across * ROUNDNESS * perOut
    readAround(around, aroundRow, x, near)
    let nx = ox * perOut + (ty * oz - tz * oy) * turn - near.right * FORM
    let ny = oy * perOut + (tz * ox - tx * oz) * turn - near.down * FORM
    let nz = oz * perOut + (tx * oy - ty * ox) * turn
    // An animal's coat lies on its own body, not round that head.
    if (pixels.part[at]! >= PART.firstGarment) {
      const isOver = figure.part[at] === pixels.part[at]
      nx = (isOver ? figure.normal[at * 3]! : 0) + ty * across * ROUNDNESS
      ny = (isOver ? figure.normal[at * 3 + 1]! : -0.5) - tx * across * ROUNDNESS
      nz = isOver ? figure.normal[at * 3 + 2]! : 0.6
    }
    const along = (nx * tx + ny * ty + nz * tz) * ACROSS
    nx -= along * tx
    ny -= along * ty
    nz -= along * tz
    // What is seen is seen from before.
    if (nz < 0) nz = -nz * 0.3
    const perNormal = 127 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const to = at * 3
    normal[to] = Math.round(nx * perNormal)
    normal[to + 1] = Math.round(ny * perNormal)
    normal[to + 2] = Math.round(nz * perNormal)
    tangent[to] = Math.round(tx * 127)
    tangent[to + 1] = Math.round(ty * 127)
    tangent[to + 2] = Math.round(tz * 127)
    for (let channel = 0; channel < 3; channel += 1) albedo[to + channel] = pixels.sums[from + channel]! * per * 255
    const before = (z - near.depth) / (RELIEF * size)
    lie[to] = Math.round(Math.min(1, pixels.sums[from + 6]! * per) * 127)
    lie[to + 1] = Math.round(pixels.sums[from + 8]! * per * 127)
    lie[to + 2] = Math.round(Math.max(-1, Math.min(1, before)) * 127)
    cover[at] = covered >= WHOLE ? 255 : Math.round(covered * 255)
  }
}

/** Pixels that hairs cover a part of, where anything is behind them or they count as hair. */
function countPartly({ widthPx, heightPx, material }: FigureBuffers, { cover }: StrandPixels): number {
  let count = 0
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const covered = cover[at]!
    if (covered > LEAST && covered < WHOLE && (material[at] !== MATERIAL.none || isMostly(covered))) count += 1
  }
  return count
}

const isMostly = (covered: number) => Math.round(covered * 255) >= MOSTLY_HAIR

interface Taking {
  readonly y: number
  readonly beneath: Beneath
  /** How many pixels are kept in it already. */
  readonly kept: number
}

/** The figure's own layers take what is mostly hair, and are tinted by what is less; answers how many pixels are kept then. */
function takeRow(figure: FigureBuffers, hairs: HairValues, pixels: StrandPixels, { y, beneath, kept }: Taking): number {
  const { widthPx, depth, normal, material, part, albedo, strandU, strandV } = figure
  let count = kept
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    const covered = hairs.cover[at]!
    if (covered === 0 || (covered < MOSTLY_HAIR && material[at] === MATERIAL.none)) continue
    const to = at * 3
    if (covered !== 255) {
      beneath.at[count] = at
      beneath.material[count] = material[at]!
      beneath.part[count] = part[at]!
      beneath.strandU[count] = strandU[at]!
      beneath.strandV[count] = strandV[at]!
      for (let axis = 0; axis < 3; axis += 1) {
        beneath.albedo[count * 3 + axis] = albedo[to + axis]!
        beneath.normal[count * 3 + axis] = normal[to + axis]!
      }
      count += 1
    }
    if (covered < MOSTLY_HAIR) {
      for (let channel = to; channel < to + 3; channel += 1)
        albedo[channel] = albedo[channel]! + ((hairs.albedo[channel]! - albedo[channel]!) * covered) / 255
      continue
    }
    for (let axis = 0; axis < 3; axis += 1) {
      albedo[to + axis] = hairs.albedo[to + axis]!
      normal[to + axis] = hairs.normal[to + axis]! / 127
    }
    const per = 1 / pixels.cover[at]!
    const from = pixels.slot[at]!
    strandU[at] = pixels.sums[from + 6]! * per
    strandV[at] = pixels.sums[from + 7]! * per
    material[at] = pixels.part[at]! >= PART.firstGarment ? MATERIAL.fur : MATERIAL.hair
    part[at] = pixels.part[at]!
    depth[at] = Math.max(depth[at]!, pixels.sums[from + 9]! * per)
  }
  return count
}
