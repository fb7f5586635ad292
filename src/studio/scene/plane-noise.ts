const SIZE = 64
const MASK = SIZE - 1

let table: Float32Array | undefined

/** Values of 0 … 1 on a lattice, from an integer hash: the same on every machine. */
function latticeOf(): Float32Array {
  return Float32Array.from({ length: SIZE * SIZE }, (_, at) => {
    let mixed = Math.imul(at ^ 0x2545f491, 0x1b873593)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x2c1b3c6d)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295
  })
}

/** Blotches in the plane and ever finer ones in them, 0 … 1 with a middle of a half; it repeats after 64 steps. */
export function planeNoise(x: number, y: number, octaves: number): number {
  table ??= latticeOf()
  let sum = 0
  let weight = 0.5
  let whole = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    const fx = x - xi
    const fy = y - yi
    const sx = fx * fx * (3 - 2 * fx)
    const sy = fy * fy * (3 - 2 * fy)
    const x0 = xi & MASK
    const x1 = (xi + 1) & MASK
    const y0 = (yi & MASK) << 6
    const y1 = ((yi + 1) & MASK) << 6
    const upper = table[y0 + x0]! + (table[y0 + x1]! - table[y0 + x0]!) * sx
    const lower = table[y1 + x0]! + (table[y1 + x1]! - table[y1 + x0]!) * sx
    sum += weight * (upper + (lower - upper) * sy)
    whole += weight
    weight *= 0.5
    // Turned and shifted, so that the lattices of the octaves never line up.
    const turned = x * 1.6 - y * 1.2 + 17.3
    y = x * 1.2 + y * 1.6 + 5.9
    x = turned
  }
  return sum / whole
}
