import type { Vector } from '../../math/matrix.ts'
import { createScratch } from '../../raster/scratch.ts'
import type { Mesh } from '../grid.ts'
import type { Box, Field } from './field.ts'

/** Cells along each side of the largest blocks that are skipped as a whole when the skin is far away. */
const BLOCK_CELLS = 8
/** How much a field may exaggerate its distance before a block with skin in it would be skipped. */
const FIELD_SLACK = 1.35

/** Cosine to the viewer below which a corner is on the far side, with room for how rough the guess is. */
const AWAY = -0.25

/** A cell whose value is larger than so many cells has no skin in it. */
const FAR_CELLS = 5

export interface MeshOrder {
  /** Half heads. */
  readonly cell: number
  /** Direction to the viewer: what clearly faces away from it is left as rough as the cells are. */
  readonly toViewer: Vector
  /** Folds raised on the skin, and how much of them is wanted at a place (asked once for each corner). */
  readonly relief?: Field
  readonly reliefShare?: Field
}

const scratch = {
  values: createScratch((length) => new Float32Array(length)),
  cornerAt: createScratch((length) => new Int32Array(length)),
  positions: createScratch((length) => new Float32Array(length)),
  slopes: createScratch((length) => new Float32Array(length)),
  triangles: createScratch((length) => new Uint32Array(length)),
}

/**
 * The skin of a solid as a mesh (surface nets; every corner the viewer may see is then moved on to the skin, and its
 * normal is the slope of the field there, so a coarse mesh still shades smoothly). A box turned inside out is empty.
 */
export function meshField(field: Field, box: Box, order: MeshOrder): Mesh {
  const grid = sampleGrid(field, box, order.cell)
  const corners = findCorners(grid)
  settleOnSkin(field, corners, order)
  const { positions, normals } = corners
  return { positions, normals, triangles: joinCorners(grid, corners.cornerAt, positions.length / 3) }
}

interface Grid {
  readonly box: Box
  readonly cell: number
  readonly countX: number
  readonly countY: number
  readonly countZ: number
  readonly values: Float32Array
}

/** Samples only near the skin: blocks far from it get a sign, the others are halved down to two cells. */
function sampleGrid(field: Field, box: Box, cell: number): Grid {
  const [countX, countY, countZ] = [0, 1, 2].map((axis) =>
    Math.max(0, Math.ceil((box.max[axis]! - box.min[axis]!) / cell) + 1),
  ) as [number, number, number]
  const values = scratch.values.take(countX * countY * countZ)
  const [minX, minY, minZ] = box.min
  const fill = (x0: number, y0: number, z0: number, size: number): void => {
    if (x0 >= countX || y0 >= countY || z0 >= countZ) return
    const half = size / 2
    // The block's points span size − 1 cells.
    const middle = half - 0.5
    const distance = field(minX + (x0 + middle) * cell, minY + (y0 + middle) * cell, minZ + (z0 + middle) * cell)
    const far = Math.abs(distance) > size * 0.87 * cell * FIELD_SLACK
    if (!far && size > 2) {
      for (let child = 0; child < 8; child += 1) {
        fill(x0 + (child & 1) * half, y0 + ((child >> 1) & 1) * half, z0 + ((child >> 2) & 1) * half, half)
      }
      return
    }
    const z1 = Math.min(countZ, z0 + size)
    const y1 = Math.min(countY, y0 + size)
    const x1 = Math.min(countX, x0 + size)
    for (let z = z0; z < z1; z += 1) {
      for (let y = y0; y < y1; y += 1) {
        const row = (z * countY + y) * countX
        if (far) {
          // Rows of eight: the arrays' own fill costs more to call.
          for (let x = x0; x < x1; x += 1) values[row + x] = distance
          continue
        }
        for (let x = x0; x < x1; x += 1) values[row + x] = field(minX + x * cell, minY + y * cell, minZ + z * cell)
      }
    }
  }
  for (let z = 0; z < countZ; z += BLOCK_CELLS) {
    for (let y = 0; y < countY; y += BLOCK_CELLS) {
      for (let x = 0; x < countX; x += BLOCK_CELLS) fill(x, y, z, BLOCK_CELLS)
    }
  }
  return { box, cell, countX, countY, countZ, values }
}

/** One corner in every cell the skin passes, in the middle of its crossings, with the slope between the cell's points. */
function findCorners({ box, cell, countX, countY, countZ, values }: Grid) {
  const cellCount = countX * countY * countZ
  const cornerAt = scratch.cornerAt.take(cellCount).fill(-1, 0, cellCount)
  // At most one corner in a cell; few cells have one.
  const positions = scratch.positions.take(cellCount * 3)
  const slopes = scratch.slopes.take(cellCount * 3)
  let count = 0
  const layer = countX * countY
  const far = cell * 1.8
  const offsets = Int32Array.of(0, 1, countX, countX + 1, layer, layer + 1, layer + countX, layer + countX + 1)
  const [minX, minY, minZ] = box.min
  for (let z = 0; z + 1 < countZ; z += 1) {
    for (let y = 0; y + 1 < countY; y += 1) {
      for (let x = 0; x + 1 < countX; x += 1) {
        const at = (z * countY + y) * countX + x
        // Most cells lie far from the skin.
        if (Math.abs(values[at]!) > cell * FAR_CELLS) continue
        let inside = 0
        for (let corner = 0; corner < 8; corner += 1) if (values[at + offsets[corner]!]! < 0) inside += 1
        if (inside === 0 || inside === 8) continue
        let slopeX = 0
        let slopeY = 0
        let slopeZ = 0
        for (let corner = 0; corner < 8; corner += 1) {
          const value = values[at + offsets[corner]!]!
          // Values of points far from the skin are only known to be far.
          const near = value > far ? far : value < -far ? -far : value
          slopeX += corner & 1 ? near : -near
          slopeY += corner & 2 ? near : -near
          slopeZ += corner & 4 ? near : -near
        }
        let sumX = 0
        let sumY = 0
        let sumZ = 0
        let crossings = 0
        for (let a = 0; a < 8; a += 1) {
          for (let axis = 1; axis < 8; axis <<= 1) {
            if (a & axis) continue
            const from = values[at + offsets[a]!]!
            const to = values[at + offsets[a | axis]!]!
            if (from < 0 === to < 0) continue
            const t = from / (from - to)
            sumX += (a & 1) + (axis === 1 ? t : 0)
            sumY += ((a >> 1) & 1) + (axis === 2 ? t : 0)
            sumZ += ((a >> 2) & 1) + (axis === 4 ? t : 0)
            crossings += 1
          }
        }
        cornerAt[at] = count
        const to = count * 3
        positions[to] = minX + (x + sumX / crossings) * cell
        positions[to + 1] = minY + (y + sumY / crossings) * cell
        positions[to + 2] = minZ + (z + sumZ / crossings) * cell
        const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ) || 1
        slopes[to] = slopeX / slope
        slopes[to + 1] = slopeY / slope
        slopes[to + 2] = slopeZ / slope
        count += 1
      }
    }
  }
  return { cornerAt, positions: positions.slice(0, count * 3), normals: slopes.slice(0, count * 3) }
}

/** One Newton step on to the skin, the slope by four probes (a tetrahedron). */
function settleOnSkin(
  field: Field,
  { positions, normals }: { positions: Float32Array; normals: Float32Array },
  { cell, toViewer, relief, reliefShare }: MeshOrder,
): void {
  const [viewX, viewY, viewZ] = toViewer
  const probe = cell * 0.35
  for (let at = 0; at < positions.length; at += 3) {
    if (normals[at]! * viewX + normals[at + 1]! * viewY + normals[at + 2]! * viewZ < AWAY) continue
    const x = positions[at]!
    const y = positions[at + 1]!
    const z = positions[at + 2]!
    let a = field(x + probe, y - probe, z - probe)
    let b = field(x - probe, y - probe, z + probe)
    let c = field(x - probe, y + probe, z - probe)
    let d = field(x + probe, y + probe, z + probe)
    const share = relief ? (reliefShare?.(x, y, z) ?? 1) : 0
    if (relief && share > 0) {
      a -= share * relief(x + probe, y - probe, z - probe)
      b -= share * relief(x - probe, y - probe, z + probe)
      c -= share * relief(x - probe, y + probe, z - probe)
      d -= share * relief(x + probe, y + probe, z + probe)
    }
    const gx = (a - b - c + d) / (4 * probe)
    const gy = (-a - b + c + d) / (4 * probe)
    const gz = (-a + b - c + d) / (4 * probe)
    const slope = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    const step = Math.max(-cell, Math.min(cell, (a + b + c + d) / 4 / slope)) / slope
    positions[at] = x - gx * step
    positions[at + 1] = y - gy * step
    positions[at + 2] = z - gz * step
    normals[at] = gx / slope
    normals[at + 1] = gy / slope
    normals[at + 2] = gz / slope
  }
}

/** Two triangles across every grid edge that crosses the skin, seen from outside. */
function joinCorners({ cell, countX, countY, countZ, values }: Grid, cornerAt: Int32Array, cornerCount: number): Uint32Array {
  // Every corner has three edges of its own at most.
  const triangles = scratch.triangles.take(cornerCount * 3 * 6)
  let count = 0
  const steps = Int32Array.of(1, countX, countX * countY)
  for (let z = 1; z + 1 < countZ; z += 1) {
    for (let y = 1; y + 1 < countY; y += 1) {
      for (let x = 1; x + 1 < countX; x += 1) {
        const at = (z * countY + y) * countX + x
        if (Math.abs(values[at]!) > cell * FAR_CELLS) continue
        const here = values[at]! < 0
        for (let axis = 0; axis < 3; axis += 1) {
          if (values[at + steps[axis]!]! < 0 === here) continue
          const u = steps[(axis + 1) % 3]!
          const v = steps[(axis + 2) % 3]!
          const p = cornerAt[at - u - v]!
          const q = cornerAt[at - v]!
          const r = cornerAt[at]!
          const s = cornerAt[at - u]!
          if (p < 0 || q < 0 || r < 0 || s < 0) continue
          triangles[count] = p
          triangles[count + 1] = here ? q : r
          triangles[count + 2] = here ? r : q
          triangles[count + 3] = p
          triangles[count + 4] = here ? r : s
          triangles[count + 5] = here ? s : r
          count += 6
        }
      }
    }
  }
  return triangles.slice(0, count)
}
