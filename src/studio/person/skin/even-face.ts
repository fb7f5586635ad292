import type { Matrix } from '../../math/matrix.ts'
import { ease } from './ease.ts'
import type { SkinRegions } from './skin-regions.ts'

/** The egg that a face is round like, on the base mesh: its middle and half axes. */
const EGG = { y: 7.15, z: 0.5, wide: 0.85, tall: 1.25, deep: 1 } as const
/** Of the face, from the middle on, what is round like it whole, and where that ends. */
const FACE = { y: 7.05, wide: 0.72, tall: 1, whole: 0.7, end: 1.15, fromZ: 0.5, wholeZ: 0.9 } as const
/** How much nose and lips stay what they are. */
const [NOSE, LIPS] = [0.62, 0.55]

/** How a face is lit as a smooth egg, as animators light stylised ones: what large eyes push together throws no folds then. */
export interface EvenFace {
  /** 0 as it is … 1 as the egg alone. */
  readonly evenness: number
  /** The place of every vertex on the base mesh. */
  readonly rest: Float32Array
  readonly regions: Pick<SkinRegions, 'nose' | 'lips' | 'lashLine'>
  /** Head space → body space, which runs down. */
  readonly headInBody: Matrix
}

/** Turns the unit normals of a face toward those of an egg. Changes them. */
export function evenFace(normals: Float32Array, { evenness, rest, regions, headInBody: m }: EvenFace): void {
  for (let vertex = 0; vertex < rest.length / 3; vertex += 1) {
    const at = vertex * 3
    const [x, y, z] = [rest[at]!, rest[at + 1]!, rest[at + 2]!]
    if (z < FACE.fromZ) continue
    const [aside, up] = [x / FACE.wide, (y - FACE.y) / FACE.tall]
    const share =
      evenness *
      ease(FACE.end, FACE.whole, aside * aside + up * up) *
      ease(FACE.fromZ, FACE.wholeZ, z) *
      (1 - NOSE * regions.nose[vertex]!) *
      (1 - LIPS * regions.lips[vertex]!) *
      (1 - regions.lashLine[vertex]!)
    if (share <= 0) continue
    const [ox, oy, oz] = [x / (EGG.wide * EGG.wide), (EGG.y - y) / (EGG.tall * EGG.tall), (z - EGG.z) / (EGG.deep * EGG.deep)]
    const egg = share / Math.sqrt(ox * ox + oy * oy + oz * oz)
    const own = 1 - share
    const nx = normals[at]! * own + (m[0] * ox + m[1] * oy + m[2] * oz) * egg
    const ny = normals[at + 1]! * own + (m[4] * ox + m[5] * oy + m[6] * oz) * egg
    const nz = normals[at + 2]! * own + (m[8] * ox + m[9] * oy + m[10] * oz) * egg
    const per = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    normals[at] = nx * per
    normals[at + 1] = ny * per
    normals[at + 2] = nz * per
  }
}
