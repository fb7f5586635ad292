import { FACE_POINT, facePoint } from '../face-points.ts'
import { headTurn } from '../head-turn.ts'
import type { PhotoFace } from '../photo-reading.ts'
import { faceZone } from './face-zone.ts'

/** The mesh's upper edge from temple to temple; hair begins a little above it. */
const EDGE = [127, 162, 21, 54, 103, 67, 109, 10, 338, 297, 332, 284, 251, 389, 356]
/** Eyes lie in the middle of a head: so far above them its skin ends, in distances from the eyes to the chin. */
const CROWN = 0.97
/** So often the nose's length goes from the eyes to a closed mouth's chin. */
const NOSES = 2.15
/** How far a skull stands out behind the side that a turned face shows less of, in distances of the outer eye corners. */
const BEHIND = 0.3
/** A head is so much broader than the mesh of its face, ears apart. */
const BROADER = 1.03
/** In distances of the outer eye corners: hair begins above the mesh. */
const HAIRLINE = 0.07

/** The upper head of somebody, in polar measure round its middle: directions from left (0) over the crown (½) to right (1). */
export interface Scalp {
  /**
   * Where a place of the photo lies: `turn` 0…1 from left to right, `rise` 0 at the hairline, 1 where the skin of the crown ends;
   * `along` and `downs` as `faceZone` has them.
   */
  readonly placeOf: (x: number, y: number) => ScalpPlace
  readonly unitPx: number
}
interface ScalpPlace {
  readonly turn: number
  readonly rise: number
  readonly out: number
  readonly along: number
  readonly down: number
}

/** The form of the upper head that the mesh of its face implies. */
export function scalpOf(face: PhotoFace): Scalp {
  const { unitPx, toZone } = faceZone(face)
  const zoneOf = (index: number) => {
    const { x, y } = facePoint(face, index)
    return toZone(x, y)
  }
  const [left, right] = [zoneOf(FACE_POINT.cheekLeft), zoneOf(FACE_POINT.cheekRight)]
  const chin = zoneOf(FACE_POINT.chin)[1]
  const half = ((right[0] - left[0]) / 2) * BROADER
  const turn = headTurn(face)
  const middle = (left[0] + right[0]) / 2 + BEHIND * Math.sin(turn)
  const wide = half + Math.abs(BEHIND * Math.sin(turn)) * 0.8
  // A laughing chin hangs lower.
  const high = ((chin + zoneOf(FACE_POINT.noseBase)[1] * NOSES) / 2) * CROWN
  const edge = EDGE.map(zoneOf).map(([along, down]) => {
    const [fromX, fromY] = [along - middle, down]
    const long = Math.hypot(fromX, fromY)
    return { turn: turnOf(fromX, fromY), reach: long + HAIRLINE * Math.max(0, -fromY / Math.max(0.01, long)) }
  })
  const hairline = (at: number): number => {
    const next = edge.findIndex((point) => point.turn >= at)
    if (next <= 0) return next === 0 ? edge[0]!.reach : edge.at(-1)!.reach
    const [one, other] = [edge[next - 1]!, edge[next]!]
    return one.reach + ((other.reach - one.reach) * (at - one.turn)) / Math.max(1e-4, other.turn - one.turn)
  }
  return {
    unitPx,
    placeOf: (x, y) => {
      const [along, down] = toZone(x, y)
      const [fromX, fromY] = [along - middle, down]
      const at = turnOf(fromX, fromY)
      const angle = at * Math.PI
      // A skull is squarer than an ellipse.
      const outer = 1 / ((Math.abs(Math.cos(angle)) / wide) ** 2.3 + (Math.sin(angle) / high) ** 2.3) ** (1 / 2.3)
      const inner = Math.min(hairline(at), outer * 0.9)
      const far = Math.hypot(fromX, Math.min(0, fromY))
      return { turn: at, rise: (far - inner) / (outer - inner), out: far / outer, along, down }
    },
  }
}

/** 0 to the left, ½ straight up, 1 to the right; what lies below the eyes counts as beside them. */
function turnOf(x: number, y: number): number {
  if (y >= 0) return x < 0 ? 0 : 1
  return 1 - Math.atan2(-y, x) / Math.PI
}
