/** Where a place lies among cells scattered in space: how far from the border of its own, and which that is. */
export interface Cell {
  /** 0 on the border … about 1 in the middle. */
  inside: number
  /** From its middle. */
  away: number
  /** A number of the cell, 0 … 1. */
  id: number
}

const hash = (x: number, y: number, z: number, salt: number) => {
  let mixed = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2c1b3c6d) ^ Math.imul(z, 0x297a2d39) ^ Math.imul(salt, 0x2545f491)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295
}

/** Writes the cell of a place into `out`; cells are about 1 wide. */
export function cellAt(x: number, y: number, z: number, out: Cell): void {
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let nearest = 9
  let second = 9
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dz = -1; dz <= 1; dz += 1) {
        const [cx, cy, cz] = [xi + dx, yi + dy, zi + dz]
        const ox = cx + hash(cx, cy, cz, 1) - x
        const oy = cy + hash(cx, cy, cz, 2) - y
        const oz = cz + hash(cx, cy, cz, 3) - z
        const away = ox * ox + oy * oy + oz * oz
        if (away < nearest) {
          second = nearest
          nearest = away
          out.id = hash(cx, cy, cz, 4)
        } else if (away < second) second = away
      }
  out.away = Math.sqrt(nearest)
  out.inside = Math.sqrt(second) - out.away
}
