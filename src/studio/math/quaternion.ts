/** A rotation as a unit quaternion: x y z w. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number]

export const NO_TURN: Quaternion = [0, 0, 0, 1]

/** First `second`, then `first`, about axes of the world. */
export function turned(first: Quaternion, second: Quaternion): Quaternion {
  const [ax, ay, az, aw] = first
  const [bx, by, bz, bw] = second
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

/** A turn about an axis of unit length; counter-clockwise for who looks against the axis. */
export function turnAbout([x, y, z]: readonly [number, number, number], degrees: number): Quaternion {
  const [sine, cosine] = [sineOf(degrees / 2), sineOf(degrees / 2 + 90)]
  return [x * sine, y * sine, z * sine, cosine]
}

/** The nine numbers of the rotation, rows first. */
export function rotationOf([x, y, z, w]: Quaternion): readonly number[] {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ]
}

const QUARTER_TURN = 1.5707963267948966

/** Of sums and products alone (Taylor's series, wrong by less than 1e-11), since `Math.sin` may differ between machines. */
function sineOf(degrees: number): number {
  const whole = degrees - 360 * Math.floor((degrees + 180) / 360)
  const folded = whole > 90 ? 180 - whole : whole < -90 ? -180 - whole : whole
  const angle = (folded / 90) * QUARTER_TURN
  const square = angle * angle
  let term = angle
  let sum = angle
  for (let power = 3; power < 20; power += 2) {
    term = (-term * square) / (power * (power - 1))
    sum += term
  }
  return sum
}
