import type { Guide } from './grow-guide.ts'
import type { Root } from './sow-roots.ts'

const CELL = 0.14
/** Hairs of the one side of a parting do not go with guides of the other. */
const OTHER_SIDE = 0.3

const cellOf = (value: number) => Math.floor(value / CELL)
const keyOf = (x: number, y: number, z: number) => (x + 64) * 16384 + (y + 64) * 128 + (z + 64)

/** Finds the guide nearest to a root, of its own side where there are two; -1 where there is none. */
export function createNearestGuide(guides: readonly Guide[]): (root: Root, side: -1 | 1) => number {
  const cells = new Map<number, number[]>()
  for (const [index, { root }] of guides.entries()) {
    const key = keyOf(cellOf(root.place[0]), cellOf(root.place[1]), cellOf(root.place[2]))
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }
  const all = guides.map((_, index) => index)
  const places = Float32Array.from(guides.flatMap(({ root }) => root.place))
  const sides = Int8Array.from(guides, ({ plan }) => plan.side ?? 0)

  return ({ place: [x, y, z] }, side) => {
    let nearest = -1
    let least = Number.POSITIVE_INFINITY
    const look = (indices: readonly number[]) => {
      for (const index of indices) {
        const dx = x - places[index * 3]!
        const dy = y - places[index * 3 + 1]!
        const dz = z - places[index * 3 + 2]!
        const near = dx * dx + dy * dy + dz * dz
        const distance = sides[index] !== 0 && sides[index] !== side ? near + OTHER_SIDE : near
        // Of two as near, the first, in whatever order they are looked at.
        if (distance < least || (distance === least && index < nearest)) {
          least = distance
          nearest = index
        }
      }
    }
    const [cx, cy, cz] = [cellOf(x), cellOf(y), cellOf(z)]
    for (let ix = cx - 1; ix <= cx + 1; ix += 1)
      for (let iy = cy - 1; iy <= cy + 1; iy += 1)
        for (let iz = cz - 1; iz <= cz + 1; iz += 1) {
          const cell = cells.get(keyOf(ix, iy, iz))
          if (cell) look(cell)
        }
    // What is farther than a cell may have a nearer one beyond those looked at.
    if (least > CELL * CELL) look(all)
    return nearest
  }
}
