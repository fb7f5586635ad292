import type { Vector } from '../../math/matrix.ts'
import { axesOf } from '../../person/turn.ts'
import { STATIONS, WAVES } from '../limb-numbers.ts'
import { subtract } from '../vector.ts'
import type { Field } from './field.ts'

export interface FleshyBone {
  readonly from: Vector
  readonly to: Vector
  /** Where its hinge points at both ends, and −1 of a limb at the picture's left, which is a mirrored right one. */
  readonly hinges: readonly [Vector, Vector]
  readonly side: -1 | 1
  /** Of radius `thickness`: station by station the waves of the radius round the bone. */
  readonly girths: Float32Array
  readonly thickness: number
  /** What lies over the skin, and what is added to it toward the end. */
  readonly ease: number
  readonly widen?: number
  /** How much flatter than round it ends at its beginning: a shoulder is broader than it is high. */
  readonly flatter?: number
}

/** Steps between two stations: of a smooth curve through them. */
const FINER = 4
const STEPS = (STATIONS - 1) * FINER
/** Half heads from which on only the distance to the thickest place is told. */
const FAR = 0.5

/** A bone with the flesh that was measured round it. */
export function boneField({ from, to, hinges, side, girths, thickness, ease, widen = 0, flatter = 1 }: FleshyBone): Field {
  const waves = finerWaves(girths, thickness)
  const axis = subtract(to, from)
  const [fx, fy, fz] = from
  const [bx, by, bz] = axis
  const perLength2 = 1 / (bx * bx + by * by + bz * bz + 1e-9)
  const [first, last] = hinges.map((hinge) => axesOf(axis, hinge))
  const [cx, cy, cz] = first!.across
  const [cxMore, cyMore, czMore] = subtract(last!.across, first!.across)
  const [sx, sy, sz] = first!.third.map((value) => value * side) as unknown as Vector
  const [sxMore, syMore, szMore] = subtract(last!.third, first!.third).map((value) => value * side) as unknown as Vector
  const perStart = (flatter * flatter - 1) / perLength2
  let widest = 0
  for (let at = 0; at < waves.length; at += WAVES) {
    let radius = waves[at]!
    for (let wave = 1; wave < WAVES; wave += 1) radius += Math.abs(waves[at + wave]!)
    widest = Math.max(widest, radius)
  }
  const thickest = widest + ease + Math.max(0, widen)
  const near = thickest + FAR

  return (x, y, z) => {
    const px = x - fx
    const py = y - fy
    const pz = z - fz
    let t = (px * bx + py * by + pz * bz) * perLength2
    const beyond = t < 0 ? t * t * perStart : 0
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const dx = px - bx * t
    const dy = py - by * t
    const dz = pz - bz * t
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz + beyond)
    if (away > near) return away - thickest
    const round = 1 / (away + 1e-6)
    const c = (dx * (cx + cxMore * t) + dy * (cy + cyMore * t) + dz * (cz + czMore * t)) * round
    const s = (dx * (sx + sxMore * t) + dy * (sy + syMore * t) + dz * (sz + szMore * t)) * round
    const c2 = c * c - s * s
    const s2 = 2 * c * s
    const place = t * STEPS
    const step = place < STEPS ? place | 0 : STEPS - 1
    const share = place - step
    const at = step * WAVES
    const here = waves[at]! + waves[at + 1]! * c + waves[at + 2]! * s + waves[at + 3]! * c2 + waves[at + 4]! * s2
    const next = waves[at + 5]! + waves[at + 6]! * c + waves[at + 7]! * s + waves[at + 8]! * c2 + waves[at + 9]! * s2
    return away - here - (next - here) * share - ease - widen * t
  }
}

/** A smooth curve through the stations (Catmull–Rom), as radii. */
function finerWaves(girths: Float32Array, thickness: number): Float32Array {
  const finer = new Float32Array((STEPS + 1) * WAVES)
  const at = (station: number, wave: number) => girths[Math.min(STATIONS - 1, Math.max(0, station)) * WAVES + wave]!
  for (let step = 0; step <= STEPS; step += 1) {
    const station = Math.min(STATIONS - 2, Math.floor(step / FINER))
    const t = step / FINER - station
    for (let wave = 0; wave < WAVES; wave += 1) {
      const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => at(station + offset, wave)) as [number, number, number, number]
      const curve = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      finer[step * WAVES + wave] = curve * thickness
    }
  }
  return finer
}
