/** Unit normals of the vertices: the mean of the quads around each, the larger the more. Vertices without quads have none. */
export function vertexNormals(positions: Float32Array, quads: ArrayLike<number>): Float32Array {
  const normals = new Float32Array(positions.length)
  const at = (vertex: number, axis: number) => positions[vertex * 3 + axis]!
  for (let quad = 0; quad < quads.length; quad += 4) {
    const [a, b, c, d] = [quads[quad]!, quads[quad + 1]!, quads[quad + 2]!, quads[quad + 3]!]
    // The cross product of the diagonals is the quad's normal, twice as long as its area.
    const [ux, uy, uz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)]
    const [vx, vy, vz] = [at(d, 0) - at(b, 0), at(d, 1) - at(b, 1), at(d, 2) - at(b, 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (let corner = 0; corner < 4; corner += 1) {
      const to = quads[quad + corner]! * 3
      for (let axis = 0; axis < 3; axis += 1) normals[to + axis] = normals[to + axis]! + normal[axis]!
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
