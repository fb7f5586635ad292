import type { Matrix } from '../math/matrix.ts'
import { type FigureBuffers, MATERIAL } from './figure-buffers.ts'
import { emptyStrandPixels, KEPT, type StrandPixels } from './strand-pixels.ts'
import type { Strands } from './strands.ts'
import { traceStrands } from './trace-strands.ts'
import type { View } from './view.ts'

export interface PlacedStrands {
  readonly strands: Strands
  /** From their space to view space. */
  readonly place: Matrix
}

/** Below this share of a pixel what lies behind the hairs is seen, tinted by them; beside the figure nothing is. */
const LEAST_COVER = 0.75
const LEAST_BESIDE = 0.3
/** Where across its lock a hair lies turns its normal so far aside: locks are round. */
const ROUNDNESS = 0.55
/** How far down from the middle of the head the mass of hair is round; below it falls straight. */
const AXES = { x: 0.62, y: 1, z: 0.74, lowest: 0.35 } as const

/**
 * Draws hairs into a figure that has been rasterised, where they are not hidden by it, and answers its buffers with the
 * hairs' `tangent` and `cover` beside them. `headPlace` says about which head their mass is round.
 */
export function drawStrands(
  buffers: FigureBuffers,
  placed: readonly PlacedStrands[],
  { view, headPlace }: { readonly view: View; readonly headPlace: Matrix },
): FigureBuffers {
  if (placed.length === 0) return buffers
  const count = buffers.widthPx * buffers.heightPx
  const tangent = buffers.tangent ?? new Int8Array(count * 3)
  const cover = buffers.cover ?? new Uint8Array(count)
  const drawn = { ...buffers, tangent, cover }
  const byMaterial = new Map<number, PlacedStrands[]>()
  for (const item of placed) {
    const { material } = item.strands
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), item])
  }
  for (const [material, items] of byMaterial) {
    const pixels = emptyStrandPixels(buffers)
    for (const { strands, place } of items) traceStrands(pixels, strands, place, view)
    for (let y = 0; y < buffers.heightPx; y += 1) settleRow(drawn, pixels, y, { view, headPlace, material })
  }
  return drawn
}

interface Settling {
  readonly view: View
  readonly headPlace: Matrix
  readonly material: number
}

type Drawn = FigureBuffers & { readonly tangent: Int8Array; readonly cover: Uint8Array }

/** A row at a time, so that engines compile it as a whole. */
function settleRow(drawn: Drawn, pixels: StrandPixels, y: number, { view, headPlace, material: own }: Settling): void {
  const { widthPx, depth, normal, material, part, albedo, strandU, strandV, tangent, cover } = drawn
  const size = Math.sqrt(headPlace[1] * headPlace[1] + headPlace[5] * headPlace[5] + headPlace[9] * headPlace[9])
  const centreX = view.originXPx + headPlace[3] * view.unitPx
  const centreY = view.originYPx + headPlace[7] * view.unitPx
  const perPx = 1 / (view.unitPx * size)
  const oy = Math.min(AXES.lowest, (y - centreY) * perPx) / AXES.y
  for (let x = 0, at = y * widthPx; x < widthPx; x += 1, at += 1) {
    const covered = pixels.cover[at]!
    if (covered <= 0.02) continue
    const from = at * KEPT
    const per = 1 / covered
    const isBeside = material[at] === MATERIAL.none
    if (covered < (isBeside ? LEAST_BESIDE : LEAST_COVER)) {
      if (isBeside) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const skin = albedo[at * 3 + channel]!
        albedo[at * 3 + channel] = skin + (pixels.sums[from + channel]! * per * 255 - skin) * covered
      }
      continue
    }
    const tx0 = pixels.sums[from + 3]!
    const ty0 = pixels.sums[from + 4]!
    const tz0 = pixels.sums[from + 5]!
    const perTangent = 1 / (Math.sqrt(tx0 * tx0 + ty0 * ty0 + tz0 * tz0) || 1)
    const tx = tx0 * perTangent
    const ty = ty0 * perTangent
    const tz = tz0 * perTangent
    const across = pixels.sums[from + 7]! * per
    // Away from the head, turned about the hair by where it lies in its lock, and at a right angle to the hair.
    const ox = ((x - centreX) * perPx) / AXES.x
    const oz = (pixels.front[at]! - headPlace[11]) / size / AXES.z
    const perOut = 1 / (Math.sqrt(ox * ox + oy * oy + oz * oz) || 1)
    const turn = across * ROUNDNESS * perOut
    let nx = ox * perOut + (ty * oz - tz * oy) * turn
    let ny = oy * perOut + (tz * ox - tx * oz) * turn
    let nz = oz * perOut + (tx * oy - ty * ox) * turn
    const along = nx * tx + ny * ty + nz * tz
    nx -= along * tx
    ny -= along * ty
    nz -= along * tz
    // What is seen is seen from before.
    if (nz < 0) nz = -nz * 0.3
    const perNormal = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const to = at * 3
    normal[to] = nx * perNormal
    normal[to + 1] = ny * perNormal
    normal[to + 2] = nz * perNormal
    tangent[to] = Math.round(tx * 127)
    tangent[to + 1] = Math.round(ty * 127)
    tangent[to + 2] = Math.round(tz * 127)
    for (let channel = 0; channel < 3; channel += 1) {
      const hair = pixels.sums[from + channel]! * per * 255
      albedo[to + channel] = isBeside ? hair : albedo[to + channel]! + (hair - albedo[to + channel]!) * covered
    }
    strandU[at] = pixels.sums[from + 6]! * per
    strandV[at] = across
    if (isBeside) cover[at] = Math.round(Math.min(1, covered * 1.15) * 255)
    else cover[at] = 255
    material[at] = own
    part[at] = pixels.part[at]!
    depth[at] = Math.max(depth[at]!, pixels.front[at]!)
  }
}
