/** Smooth noise in space that repeats every so many steps; a table, so that every machine reads the same digits. */
const SIZE = 64
const MASK = SIZE - 1

let table: Float32Array | undefined

/** Values of 0 … 1 on a lattice, from an integer hash. */
function latticeOf(): Float32Array {
  const values = new Float32Array(SIZE * SIZE * SIZE)
  for (let at = 0; at < values.length; at += 1) {
    let mixed = Math.imul(at ^ 0x2545f491, 0x1b873593)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x2c1b3c6d)
    mixed ^= mixed >>> 16
    values[at] = (mixed >>> 0) / 4294967295
  }
  return values
}

/** Noise at a place: `out` gets its value, 0 … 1 with a middle of a half, and its slope along x, y and z. */
export function noiseAt(x: number, y: number, z: number, out: Float32Array): void {
  table ??= latticeOf()
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const fx = x - xi
  const fy = y - yi
  const fz = z - zi
  const x0 = xi & MASK
  const x1 = (xi + 1) & MASK
  const y0 = (yi & MASK) << 6
  const y1 = ((yi + 1) & MASK) << 6
  const z0 = (zi & MASK) << 12
  const z1 = ((zi + 1) & MASK) << 12
  const a = table[z0 + y0 + x0]!
  const b = table[z0 + y0 + x1]!
  const c = table[z0 + y1 + x0]!
  const d = table[z0 + y1 + x1]!
  const e = table[z1 + y0 + x0]!
  const f = table[z1 + y0 + x1]!
  const g = table[z1 + y1 + x0]!
  const h = table[z1 + y1 + x1]!
  const ux = fx * fx * (3 - 2 * fx)
  const uy = fy * fy * (3 - 2 * fy)
  const uz = fz * fz * (3 - 2 * fz)
  const near0 = a + (b - a) * ux
  const near1 = c + (d - c) * ux
  const far0 = e + (f - e) * ux
  const far1 = g + (h - g) * ux
  const near = near0 + (near1 - near0) * uy
  const far = far0 + (far1 - far0) * uy
  const alongNear = b - a + (d - c - b + a) * uy
  const alongFar = f - e + (h - g - f + e) * uy
  const downNear = near1 - near0
  const downFar = far1 - far0
  out[0] = near + (far - near) * uz
  out[1] = (alongNear + (alongFar - alongNear) * uz) * 6 * fx * (1 - fx)
  out[2] = (downNear + (downFar - downNear) * uz) * 6 * fy * (1 - fy)
  out[3] = (far - near) * 6 * fz * (1 - fz)
}
