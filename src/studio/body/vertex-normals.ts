/**
 * Unit normals of the vertices: the mean of the quads around each, the larger the more. Vertices without quads have none, and of
 * those that `wanted` leaves out (0) nothing is promised.
 */
export function vertexNormals(
  positions: Float32Array,
  quads: ArrayLike<number>,
  wanted?: Uint8Array | undefined,
): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let quad = 0; quad < quads.length; quad += 4) {
    if (wanted && !(wanted[quads[quad]!] || wanted[quads[quad + 1]!] || wanted[quads[quad + 2]!] || wanted[quads[quad + 3]!]))
      continue
    const a = quads[quad]! * 3
    const b = quads[quad + 1]! * 3
    const c = quads[quad + 2]! * 3
    const d = quads[quad + 3]! * 3
    // The cross product of the diagonals is the quad's normal, twice as long as its area.
    const ux = positions[c]! - positions[a]!
    const uy = positions[c + 1]! - positions[a + 1]!
    const uz = positions[c + 2]! - positions[a + 2]!
    const vx = positions[d]! - positions[b]!
    const vy = positions[d + 1]! - positions[b + 1]!
    const vz = positions[d + 2]! - positions[b + 2]!
    const x = uy * vz - uz * vy
    const y = uz * vx - ux * vz
    const z = ux * vy - uy * vx
    for (let corner = 0; corner < 4; corner += 1) {
      const to = quads[quad + corner]! * 3
      normals[to] = normals[to]! + x
      normals[to + 1] = normals[to + 1]! + y
      normals[to + 2] = normals[to + 2]! + z
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at]!, normals[at + 1]!, normals[at + 2]!]
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normals[at] = x / length
    normals[at + 1] = y / length
    normals[at + 2] = z / length
  }
  return normals
}
