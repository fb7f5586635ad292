import type { Form } from '../../body/load-form.ts'
import type { Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'

export interface EyeBall {
  /** The form's own left lies at positive x. */
  readonly side: 'left' | 'right'
  readonly center: Vector
  readonly radius: number
}

/** Rings and steps round the ball; its normals are exact, so this only draws its outline in the lids. */
const RINGS = 14
const STEPS = 28

/** Both eyes of a body, in the space that its vertices are in, before it is posed. */
export function eyeBalls(form: Form, positions: Float32Array): readonly [EyeBall, EyeBall] {
  const vertices = [...new Set(form.quads.get('eyes') ?? [])]
  return [
    ballOf(
      'left',
      vertices.filter((vertex) => form.base[vertex * 3]! > 0),
    ),
    ballOf(
      'right',
      vertices.filter((vertex) => form.base[vertex * 3]! < 0),
    ),
  ]

  function ballOf(side: EyeBall['side'], own: readonly number[]): EyeBall {
    const least = [0, 1, 2].map((axis) =>
      own.reduce((low, vertex) => Math.min(low, positions[vertex * 3 + axis]!), Number.POSITIVE_INFINITY),
    )
    const most = [0, 1, 2].map((axis) =>
      own.reduce((high, vertex) => Math.max(high, positions[vertex * 3 + axis]!), Number.NEGATIVE_INFINITY),
    )
    const middle = (axis: number) => (least[axis]! + most[axis]!) / 2
    return {
      side,
      center: [middle(0), middle(1), middle(2)],
      radius: (most[0]! - least[0]! + most[1]! - least[1]!) / 4,
    }
  }
}

/**
 * An eyeball as a surface of material `eye`. Its `rest` is the place on a ball of radius 1 whose z is the gaze (y up), by which the
 * realistic styles draw iris and white; `color` is the iris's.
 */
export function eyeSurface(
  { center, radius }: EyeBall,
  { gaze, color, part }: { readonly gaze: Vector; readonly color: Rgb; readonly part: number },
): Surface {
  const ball = unitBall()
  const [gx, gy, gz] = gaze
  // Axes of the eye: to the right as level as can be, up, and along the gaze; the space's y runs down.
  const flat = Math.sqrt(gx * gx + gz * gz) || 1
  const right: Vector = [gz / flat, 0, -gx / flat]
  const up: Vector = [(gx * gy) / flat, -flat, (gz * gy) / flat]
  const normals = new Float32Array(ball.places.length)
  const positions = new Float32Array(ball.places.length)
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [ball.places[at]!, ball.places[at + 1]!, ball.places[at + 2]!]
    for (let axis = 0; axis < 3; axis += 1) {
      const value = right[axis]! * x + up[axis]! * y + gaze[axis]! * z
      normals[at + axis] = value
      positions[at + axis] = center[axis]! + value * radius
    }
  }
  return { part, material: MATERIAL.eye, color, positions, normals, rest: ball.places, triangles: ball.triangles }
}

let ball: { readonly places: Float32Array; readonly triangles: Uint32Array } | undefined

/** The ball's front and a little more, finer toward the middle; circles by halving arcs, without sines. */
function unitBall() {
  if (ball) return ball
  const places: number[] = []
  const triangles: number[] = []
  for (let ring = 0; ring <= RINGS; ring += 1) {
    const [out, ahead] = onCircle((ring / RINGS) * 0.36)
    for (let step = 0; step < STEPS; step += 1) {
      const [up, aside] = onCircle(step / STEPS)
      places.push(aside * out, up * out, ahead)
      if (ring === RINGS) continue
      const [a, b] = [ring * STEPS + step, ring * STEPS + ((step + 1) % STEPS)]
      triangles.push(a, b, a + STEPS, b, b + STEPS, a + STEPS)
    }
  }
  ball = { places: Float32Array.from(places), triangles: Uint32Array.from(triangles) }
  return ball
}

/** A point of the circle after a share of it, sine first; quarter turns by the rational circle, evenly enough. */
function onCircle(share: number): readonly [sine: number, cosine: number] {
  const quarter = Math.floor(share * 4)
  const within = share * 4 - quarter
  // tan of a half of the angle, nearly in step with it.
  const half = within * (0.7854 + 0.2146 * within * within)
  const cosine = (1 - half * half) / (1 + half * half)
  const sine = (2 * half) / (1 + half * half)
  if (quarter % 4 === 0) return [sine, cosine]
  if (quarter % 4 === 1) return [cosine, -sine]
  if (quarter % 4 === 2) return [-sine, -cosine]
  return [-cosine, sine]
}
