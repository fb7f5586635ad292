/**
 * A 3 × 4 affine place in space, rows first: [xx, xy, xz, tx,  yx, yy, yz, ty,  zx, zy, zz, tz].
 * Space: x right, y down, z toward the viewer. Angles go through Math.sin; what must be the same digits on every machine turns by
 * quaternion.ts.
 */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number, number, number, number]

export type Vector = readonly [x: number, y: number, z: number]

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

/** One place that does the last one first: `compose(a, b)` puts a thing by b, then by a. */
export function compose(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(multiply, IDENTITY)
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[4] + a[2] * b[8],
    a[0] * b[1] + a[1] * b[5] + a[2] * b[9],
    a[0] * b[2] + a[1] * b[6] + a[2] * b[10],
    a[0] * b[3] + a[1] * b[7] + a[2] * b[11] + a[3],
    a[4] * b[0] + a[5] * b[4] + a[6] * b[8],
    a[4] * b[1] + a[5] * b[5] + a[6] * b[9],
    a[4] * b[2] + a[5] * b[6] + a[6] * b[10],
    a[4] * b[3] + a[5] * b[7] + a[6] * b[11] + a[7],
    a[8] * b[0] + a[9] * b[4] + a[10] * b[8],
    a[8] * b[1] + a[9] * b[5] + a[10] * b[9],
    a[8] * b[2] + a[9] * b[6] + a[10] * b[10],
    a[8] * b[3] + a[9] * b[7] + a[10] * b[11] + a[11],
  ]
}

/** Positive pitches the front (z) upwards: a face looks up. */
export function rotateX(radians: number): Matrix {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [1, 0, 0, 0, 0, cos, -sin, 0, 0, sin, cos, 0]
}

/** Positive turns the front (z) to the picture's right. */
export function rotateY(radians: number): Matrix {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, 0, sin, 0, 0, 1, 0, 0, -sin, 0, cos, 0]
}

/** Positive rolls clockwise on the picture. */
export function rotateZ(radians: number): Matrix {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0]
}

export function translate(x: number, y: number, z: number): Matrix {
  return [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]
}

export function scale(x: number, y = x, z = x): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]
}

export function apply(matrix: Matrix, [x, y, z]: Vector): Vector {
  return [
    matrix[0] * x + matrix[1] * y + matrix[2] * z + matrix[3],
    matrix[4] * x + matrix[5] * y + matrix[6] * z + matrix[7],
    matrix[8] * x + matrix[9] * y + matrix[10] * z + matrix[11],
  ]
}

/** The matrix (three rows of three) that turns normals rightly under any scale; its sign mends mirrored places. */
export function normalMatrix(m: Matrix): readonly number[] {
  const rows = [
    m[5] * m[10] - m[6] * m[9],
    m[6] * m[8] - m[4] * m[10],
    m[4] * m[9] - m[5] * m[8],
    m[2] * m[9] - m[1] * m[10],
    m[0] * m[10] - m[2] * m[8],
    m[1] * m[8] - m[0] * m[9],
    m[1] * m[6] - m[2] * m[5],
    m[2] * m[4] - m[0] * m[6],
    m[0] * m[5] - m[1] * m[4],
  ]
  return determinant(m) < 0 ? rows.map((value) => -value) : rows
}

/** The direction to the viewer seen from inside a place, to be compared with normals there; unit length. */
export function viewerFrom(place: Matrix): Vector {
  const [x = 0, y = 0, z = 1] = normalMatrix(place).slice(6)
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** Negative when the place mirrors. */
export function determinant(m: Matrix): number {
  return m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8]) + m[2] * (m[4] * m[9] - m[5] * m[8])
}
