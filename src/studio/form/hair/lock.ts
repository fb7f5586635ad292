import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { stepsFor } from '../detail.ts'
import { gridTriangles, smoothNormals } from '../grid.ts'
import { cross, dot, subtract, unit } from '../vector.ts'

export interface LockShape {
  readonly part: number
  readonly color: Rgb
  /** Colour toward the tip, where it is another. */
  readonly tipColor?: Rgb
  /** Where along the lock that colour begins and is whole; usual is 0.3 to 0.85. */
  readonly tipsFrom?: readonly [begin: number, whole: number]
  /** Half-width at its widest, half heads. */
  readonly width: number
  /** Thickness over width. */
  readonly flat?: number
  /** Share of the width at the root, and how pointed the tip is (1 long point … 5 blunt). */
  readonly root?: number
  readonly blunt?: number
  readonly steps?: number
  readonly material?: Material
  /** See `detailFor`; a lock of a small picture has fewer steps and sides. */
  readonly detail?: number
}

/** Directions round a lock. */
const roundOf = (sides: number) =>
  Array.from({ length: sides }, (_, corner) => {
    const turn = (corner / sides) * 2 * Math.PI
    return { cos: Math.cos(turn), sin: Math.sin(turn) }
  })
const ROUND = roundOf(8)
const ROUGH = roundOf(6)
const ROUGHEST = roundOf(4)
/** Below these details a lock has six, and four, sides. */
const ROUGH_BELOW = 0.6
const ROUGHEST_BELOW = 0.3
/** A lock's bends need more steps than its outline needs pixels. */
const LEAST_STEP_SHARE = 0.5
const FEWEST_STEPS = 6

/** One lock: a flattened tube along a path, rounded on top, with u from root to tip and v across. */
export function buildLock(pathAt: (along: number) => Vector, outwardAt: (point: Vector) => Vector, shape: LockShape): Surface {
  const { width, flat = 0.42, root = 0.75, blunt = 1.7, detail = 1 } = shape
  const steps = stepsFor(Math.max(LEAST_STEP_SHARE, detail * 1.3), shape.steps ?? 16, FEWEST_STEPS)
  const round = detail < ROUGHEST_BELOW ? ROUGHEST : detail < ROUGH_BELOW ? ROUGH : ROUND
  const sides = round.length
  const path = Array.from({ length: steps + 1 }, (_, step) => pathAt(step / steps))
  const positions = new Float32Array((steps + 1) * sides * 3)
  const uvs = new Float32Array((steps + 1) * sides * 2)
  const outs: Vector[] = []
  path.forEach((point, step) => {
    const along = step / steps
    const tangent = unit(subtract(path[Math.min(steps, step + 1)]!, path[Math.max(0, step - 1)]!))
    const rough = outwardAt(point)
    const lean = dot(rough, tangent)
    const out = unit([rough[0] - tangent[0] * lean, rough[1] - tangent[1] * lean, rough[2] - tangent[2] * lean])
    const side = cross(tangent, out)
    const swell = root + (1 - root) * Math.min(1, along / 0.35)
    const half = width * swell * Math.max(0.012, 1 - along ** (1 + blunt)) ** (0.9 / Math.max(1, blunt * 0.6))
    outs.push(out)
    for (let corner = 0; corner < sides; corner += 1) {
      const { cos, sin } = round[corner]!
      const across = cos * half
      const up = sin * half * flat
      const at = (step * sides + corner) * 3
      positions[at] = point[0] + side[0] * across + out[0] * up
      positions[at + 1] = point[1] + side[1] * across + out[1] * up
      positions[at + 2] = point[2] + side[2] * across + out[2] * up
      uvs[(step * sides + corner) * 2] = along
      uvs[(step * sides + corner) * 2 + 1] = cos
    }
  })
  const triangles = gridTriangles({ rows: steps + 1, columns: sides, closed: true }, true)
  const normals = smoothNormals(positions, triangles)
  leanToMass(normals, outs, sides)
  const surface: Surface = {
    part: shape.part,
    material: shape.material ?? MATERIAL.hair,
    color: shape.color,
    positions,
    normals,
    uvs,
    triangles,
  }
  return shape.tipColor
    ? { ...surface, colors: gradient(shape.color, shape.tipColor, { steps, sides, tipsFrom: shape.tipsFrom ?? TIPS_FROM }) }
    : surface
}

/** Locks shade as one mass first: the outer side leans toward the head's own roundness. */
function leanToMass(normals: Float32Array, outs: readonly Vector[], sides: number): void {
  for (let at = 0; at < normals.length; at += 3) {
    const [outX, outY, outZ] = outs[Math.floor(at / 3 / sides)]!
    const x = normals[at]!
    const y = normals[at + 1]!
    const z = normals[at + 2]!
    if (x * outX + y * outY + z * outZ <= 0) continue
    const mixedX = x + outX * 0.55
    const mixedY = y + outY * 0.55
    const mixedZ = z + outZ * 0.55
    const length = Math.sqrt(mixedX * mixedX + mixedY * mixedY + mixedZ * mixedZ) || 1
    normals[at] = mixedX / length
    normals[at + 1] = mixedY / length
    normals[at + 2] = mixedZ / length
  }
}

const TIPS_FROM = [0.3, 0.85] as const

function gradient(
  root: Rgb,
  tip: Rgb,
  { steps, sides, tipsFrom: [begin, whole] }: { steps: number; sides: number; tipsFrom: readonly [number, number] },
): Float32Array {
  const colors = new Float32Array((steps + 1) * sides * 3)
  for (let at = 0; at < colors.length; at += 3) {
    const along = Math.floor(at / 3 / sides) / steps
    const share = Math.min(1, Math.max(0, (along - begin) / (whole - begin)))
    for (let channel = 0; channel < 3; channel += 1)
      colors[at + channel] = root[channel]! + (tip[channel]! - root[channel]!) * share
  }
  return colors
}
