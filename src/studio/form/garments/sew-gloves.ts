import { type Subdivision, subdivided, subdivisionOf } from '../../body/subdivide.ts'
import { vertexNormals } from '../../body/vertex-normals.ts'
import type { Vector } from '../../math/matrix.ts'
import { outwardNormals, type PosedBody } from '../../person/body-fields.ts'
import { quadsOfGlove } from '../../person/glove-quads.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { curveThrough } from '../curve.ts'
import type { Mesh } from '../grid.ts'
import { bar, line } from '../props/shapes.ts'
import { add, dot, scaleBy, subtract, unit } from '../vector.ts'
import { clothSurface } from './cloth-surface.ts'
import type { Cover } from './cover.ts'
import { placeOnLimb } from './place-on-limb.ts'

/** Half heads that leather is thick. */
const LEATHER = 0.022
/** How much wider the cuff is than the wrist. */
const CUFF = 0.03
/** Where on the arm the cuff ends: 1 at the elbow … 2 at the wrist. */
const CUFF_FROM = 1.78

/** Gloves on real hands: their own skin, finger by finger, grown by the leather. */
export function sewGloves(bench: Bench, garment: Garment, body: PosedBody): { surfaces: Surface[]; covers: Cover[] } {
  const surfaces: Surface[] = []
  const covers: Cover[] = []
  for (const { side, handKind, shoulder, elbow, wrist } of bench.stand.joints.arms) {
    if (handKind === 'hidden') continue
    const bones = [shoulder, elbow, wrist] as const
    const isPadded = garment.cut === 'boxing gloves'
    if (isPadded) {
      const [padding, cuff] = padded(body, side, { elbow, wrist })
      surfaces.push(
        clothSurface(bench, padding, { garment, material: MATERIAL.leather, color: garment.color, pattern: 'plain' }),
        clothSurface(bench, cuff, { garment, material: MATERIAL.leather, color: garment.trim, pattern: 'plain' }),
      )
      covers.push({ part: 'hand', side, field: () => -1 })
      continue
    }
    const mesh = grown(body, side, (x, y, z) => LEATHER + (placeOnLimb(bones, x, y, z).along < 1.95 ? CUFF : 0))
    surfaces.push(clothSurface(bench, mesh, { garment, material: MATERIAL.leather, color: garment.color, pattern: 'plain' }))
    covers.push(
      { part: 'hand', side, field: () => -1 },
      { part: 'arm', side, field: (x, y, z) => (CUFF_FROM - placeOnLimb(bones, x, y, z).along) * 2 },
    )
  }
  return { surfaces, covers }
}

/** How the padding of a boxing glove swells from the wrist (0) to the knuckles (1), half heads. */
const PADDING = curveThrough([
  [0, 0.25],
  [0.18, 0.28],
  [0.4, 0.42],
  [0.7, 0.47],
  [0.88, 0.36],
  [0.97, 0.18],
  [1, 0.01],
])

/** A boxing glove round a whole hand, and its cuff on the forearm. */
function padded({ form, posed }: PosedBody, side: -1 | 1, { elbow, wrist }: { elbow: Vector; wrist: Vector }): [Mesh, Mesh] {
  const hand = Array.from(
    quadsOfGlove(form, side).vertices,
    (vertex): Vector => [posed[vertex * 3]!, posed[vertex * 3 + 1]!, posed[vertex * 3 + 2]!],
  )
  const middle = scaleBy(hand.reduce(add), 1 / hand.length)
  const ahead = unit(subtract(middle, wrist))
  const reach = Math.min(1.15, Math.max(...hand.map((point) => dot(subtract(point, wrist), ahead))) + 0.12)
  const along = unit(subtract(wrist, elbow))
  return [
    bar(line(wrist, add(wrist, scaleBy(ahead, reach)), 24), PADDING, 24),
    bar(line(add(wrist, scaleBy(along, -0.42)), add(wrist, scaleBy(ahead, 0.1)), 6), () => 0.275, 24),
  ]
}

const known = new WeakMap<Uint16Array, Subdivision>()

function grown({ form, posed }: PosedBody, side: -1 | 1, by: (x: number, y: number, z: number) => number): Mesh {
  const { quads, vertices } = quadsOfGlove(form, side)
  const skin = outwardNormals(form, posed)
  const leather = new Float32Array(vertices.length * 3)
  vertices.forEach((vertex, index) => {
    const [x, y, z] = [posed[vertex * 3]!, posed[vertex * 3 + 1]!, posed[vertex * 3 + 2]!]
    const thickness = by(x, y, z)
    leather[index * 3] = x + skin[vertex * 3]! * thickness
    leather[index * 3 + 1] = y + skin[vertex * 3 + 1]! * thickness
    leather[index * 3 + 2] = z + skin[vertex * 3 + 2]! * thickness
  })
  const finer = known.get(quads) ?? subdivisionOf(quads, vertices.length)
  known.set(quads, finer)
  const positions = subdivided(leather, finer, 3)
  const triangles = new Uint32Array((finer.quads.length / 4) * 6)
  for (let quad = 0; quad < finer.quads.length / 4; quad += 1) {
    const [a, b, c, d] = finer.quads.subarray(quad * 4, quad * 4 + 4) as unknown as [number, number, number, number]
    triangles.set([a, c, b, a, d, c], quad * 6)
  }
  return { positions, normals: vertexNormals(positions, finer.quads).map((value) => -value), triangles }
}
