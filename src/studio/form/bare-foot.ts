import { vertexNormals } from '../body/vertex-normals.ts'
import { mix } from './curve.ts'
import { FOOT_STEP, SHIN } from './foot-numbers.ts'
import type { Mesh } from './grid.ts'
import { MEASURED_FOOT } from './measured-foot.ts'
import { measuredMesh, trianglesOf } from './measured-mesh.ts'
import type { LegJoints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { cross } from './vector.ts'

/** From the ankle to the toes and down to the sole, and how broad for its length, of a body as tall and as wide as its head asks for. */
const SIZE = { length: 1.25, depth: 0.4, breadth: 1.15 } as const
/** So much narrower is the end of what goes on over the shin: it is within the leg and seen nowhere. */
const TAPER = 0.5

let known: ReturnType<typeof readFoot> | undefined

/** A bare foot as it was measured on the human form. */
export function buildBareFoot({ wide, tall }: Skeleton, { side, ankle, toes, sole }: LegJoints): Mesh {
  known ??= readFoot()
  const { quads, triangles, places } = known
  const size = mix(wide, tall, 0.5)
  // The outer side of the foot at the picture's right; the left mirrors it.
  const outward = cross(sole, toes)
  const positions = new Float32Array(places.length)
  for (let at = 0; at < places.length; at += 3) {
    const [across, down, forward] = [places[at]!, places[at + 1]!, places[at + 2]!]
    const narrower = down < 0 ? 1 - (TAPER * -down) / SHIN : 1
    const length = SIZE.length * narrower * size
    const [x, y, z] = [across * length * SIZE.breadth * side, down * SIZE.depth * size, forward * length]
    for (let axis = 0; axis < 3; axis += 1) {
      positions[at + axis] = ankle[axis]! + outward[axis]! * x + sole[axis]! * y + toes[axis]! * z
    }
  }
  const normals = vertexNormals(positions, quads)
  return side === 1
    ? { positions, normals: normals.map((value) => -value), triangles }
    : { positions, normals, triangles: triangles.map((_, at) => triangles[at - (at % 3) + 2 - (at % 3)]!) }
}

/** What scripts/form/measured-feet.ts has written. */
function readFoot() {
  const { takeQuads, takePlaces } = measuredMesh(MEASURED_FOOT)
  const { vertexCount, quads } = takeQuads()
  return { quads, triangles: trianglesOf(quads), places: takePlaces(vertexCount, FOOT_STEP) }
}
