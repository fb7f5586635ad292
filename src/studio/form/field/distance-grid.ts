import type { Field } from './field.ts'
import { type GridPlace, splineThrough } from './grid-spline.ts'

/** A skin as points, the way each faces and the disc round it that it stands for. */
export interface Discs {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly radii: Float32Array
  /** 1 at the edge of a skin that is cut off: there it has no inside. */
  readonly isOpen: Uint8Array
}

/** Inside, the nearest skin is straight ahead; behind an edge of it that is no longer so, whichever way it faces. */
const INWARD = 0.5

interface GridOrder {
  /** Half heads between the points of the grid; what is much smaller is smoothed away. */
  readonly cell: number
  /** How far round the skin the grid reaches; beyond it distances are rough. */
  readonly reach: number
}

/**
 * The signed distance to a skin, worked out once on a grid: each point of it finds its nearest disc from those of its
 * neighbours (Danielsson's distance transform). Asked between points it is a quadratic spline, so that slopes are smooth.
 */
export function distanceGrid(discs: Discs, { cell, reach }: GridOrder): Field {
  const count = discs.radii.length
  const min = [0, 1, 2].map((axis) => extreme(discs.positions, axis, Math.min) - reach) as [number, number, number]
  const counts = [0, 1, 2].map((axis) =>
    Math.max(3, Math.ceil((extreme(discs.positions, axis, Math.max) + reach - min[axis]!) / cell) + 1),
  ) as [number, number, number]
  const grid = createGrid(discs, { cell, min, counts })
  for (let disc = 0; disc < count; disc += 1) grid.mark(disc)
  grid.spread()
  return splineThrough(grid.values(), { cell, min, counts })
}

function extreme(positions: Float32Array, axis: number, pick: (a: number, b: number) => number): number {
  let found = positions[axis] ?? 0
  for (let at = axis; at < positions.length; at += 3) found = pick(found, positions[at]!)
  return found
}

/** Numbers of a disc: place, normal, radius. */
const DISC = 7

function createGrid({ positions, normals, radii, isOpen }: Discs, { cell, min, counts }: GridPlace) {
  const [countX, countY, countZ] = counts
  const [minX, minY, minZ] = min
  const layer = countX * countY
  const total = layer * countZ
  const nearest = new Int32Array(total).fill(-1)
  const best = new Float32Array(total).fill(Number.POSITIVE_INFINITY)
  // Side by side, since they are read together millions of times.
  const discs = new Float64Array(radii.length * DISC)
  for (let disc = 0; disc < radii.length; disc += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      discs[disc * DISC + axis] = positions[disc * 3 + axis]!
      discs[disc * DISC + 3 + axis] = normals[disc * 3 + axis]!
    }
    discs[disc * DISC + 6] = radii[disc]!
  }

  /** Keeps a disc for a point of the grid if it is nearer than the one before. */
  const offer = (at: number, disc: number, x: number, y: number, z: number): void => {
    const from = disc * DISC
    const dx = x - discs[from]!
    const dy = y - discs[from + 1]!
    const dz = z - discs[from + 2]!
    const height = dx * discs[from + 3]! + dy * discs[from + 4]! + dz * discs[from + 5]!
    const level = dx * dx + dy * dy + dz * dz - height * height
    const radius = discs[from + 6]!
    const aside = level > radius * radius ? Math.sqrt(level) - radius : 0
    const far = height * height + aside * aside
    if (far < best[at]!) {
      best[at] = far
      nearest[at] = disc
    }
  }
  /** What is nearest to the point before or behind may be nearest here. */
  const sweepRow = (row: number, y: number, z: number, beforeY: number, beforeZ: number): void => {
    for (let at = row; at < row + countX; at += 1) {
      const x = minX + (at - row) * cell
      const behind = beforeZ === 0 ? -1 : nearest[at + beforeZ]!
      if (behind >= 0 && behind !== nearest[at]) offer(at, behind, x, y, z)
      const above = beforeY === 0 ? -1 : nearest[at + beforeY]!
      if (above >= 0 && above !== nearest[at]) offer(at, above, x, y, z)
      const beside = at === row ? -1 : nearest[at - 1]!
      if (beside >= 0 && beside !== nearest[at]) offer(at, beside, x, y, z)
    }
    for (let at = row + countX - 2; at >= row; at -= 1) {
      const beside = nearest[at + 1]!
      if (beside >= 0 && beside !== nearest[at]) offer(at, beside, minX + (at - row) * cell, y, z)
    }
  }
  const sweepLayer = (z: number, beforeZ: number): void => {
    const from = z * layer
    for (let y = 0; y < countY; y += 1)
      sweepRow(from + y * countX, minY + y * cell, minZ + z * cell, y > 0 ? -countX : 0, beforeZ)
    for (let y = countY - 2; y >= 0; y -= 1) sweepRow(from + y * countX, minY + y * cell, minZ + z * cell, countX, beforeZ)
  }
  return {
    /** The points right around a disc. */
    mark(disc: number): void {
      const x0 = Math.floor((positions[disc * 3]! - minX) / cell)
      const y0 = Math.floor((positions[disc * 3 + 1]! - minY) / cell)
      const z0 = Math.floor((positions[disc * 3 + 2]! - minZ) / cell)
      for (let z = z0; z <= z0 + 1; z += 1)
        for (let y = y0; y <= y0 + 1; y += 1)
          for (let x = x0; x <= x0 + 1; x += 1)
            offer(z * layer + y * countX + x, disc, minX + x * cell, minY + y * cell, minZ + z * cell)
    },
    spread(): void {
      for (let z = 0; z < countZ; z += 1) sweepLayer(z, z > 0 ? -layer : 0)
      for (let z = countZ - 2; z >= 0; z -= 1) sweepLayer(z, layer)
    },
    /** Negative inside. */
    values(): Float32Array {
      const values = new Float32Array(total)
      for (let z = 0, at = 0; z < countZ; z += 1) {
        for (let y = 0; y < countY; y += 1) {
          for (let x = 0; x < countX; x += 1, at += 1) {
            const far = Math.sqrt(best[at]!)
            values[at] = far
            if (isOpen[nearest[at]!]) continue
            const disc = nearest[at]! * 3
            const height =
              (minX + x * cell - positions[disc]!) * normals[disc]! +
              (minY + y * cell - positions[disc + 1]!) * normals[disc + 1]! +
              (minZ + z * cell - positions[disc + 2]!) * normals[disc + 2]!
            if (height < -INWARD * far) values[at] = -far
          }
        }
      }
      return values
    },
  }
}
