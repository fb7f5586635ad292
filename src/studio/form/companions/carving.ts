import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import type { Material } from '../../raster/figure-buffers.ts'
import type { Field } from '../field/field.ts'
import { type MeshOrder, meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import { COMPANION_BUILDS, type CompanionBuild, type SittingKind } from './companion-builds.ts'
import type { FourLegs } from './four-legs.ts'
import { type Gait, gaitOf } from './going-companion.ts'
import { SITTING_HEAD_Y } from './sitting-head.ts'

/** Who is carved, in which colour; with legs somebody who goes, otherwise somebody who sits. */
export interface CarvedAnimal {
  readonly kind: SittingKind
  readonly color: Rgb
  readonly legs?: FourLegs | undefined
}

export interface CarvedPiece {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
}

/** An animal while it is carved: every piece is added to those before it. */
export interface Carving {
  readonly kind: SittingKind
  readonly build: CompanionBuild
  readonly color: Rgb
  readonly lightColor: Rgb
  readonly darkColor: Rgb
  /** The middle of the head of one that sits. */
  readonly head: Vector
  /** Of one that goes; without it sits. */
  readonly gait: Gait | undefined
  readonly pieces: CarvedPiece[]
  /** Adds a solid where its field has it. */
  solid(field: Field, color: Rgb, material?: Material): void
  /** Adds a solid that was laid out on the sitting head, where the head is. */
  ofHead(field: Field, color: Rgb, material?: Material): void
  /** A field and a place of the sitting head, where the head is. */
  onHead(field: Field): Field
  inHead(at: Vector): Vector
}

interface Bounds {
  readonly min: Vector
  readonly max: Vector
}

const SITTING_BOUNDS: Bounds = { min: [-1.1, -2.9, -1.5], max: [1.1, 0.15, 1.2] }
const GOING_BOUNDS: Bounds = { min: [-1.1, -2.7, -1.6], max: [1.1, 0.15, 2.1] }
const BIRD_HEAD_Y = -1.62
const DARK: Rgb = [0.1, 0.09, 0.11]

export function startCarving({ kind, color, legs }: CarvedAnimal, order: MeshOrder): Carving {
  const build = COMPANION_BUILDS[kind]
  const gait = legs && gaitOf(kind, legs)
  const pieces: CarvedPiece[] = []
  const [dx, dy, dz] = gait?.head ?? [0, 0, 0]
  const solid = (field: Field, tint: Rgb, material = build.material) =>
    pieces.push({ mesh: meshField(field, gait ? GOING_BOUNDS : SITTING_BOUNDS, order), color: tint, material })
  const onHead = (field: Field): Field => (gait ? (x, y, z) => field(x - dx, y - dy, z - dz) : field)
  return {
    kind,
    build,
    color,
    lightColor: mixRgb(color, [1, 0.97, 0.92], 0.6),
    darkColor: DARK,
    head: [0, build.bird ? BIRD_HEAD_Y : SITTING_HEAD_Y, 0.16],
    gait,
    pieces,
    solid,
    ofHead: (field, tint, material) => solid(onHead(field), tint, material),
    onHead,
    inHead: ([x, y, z]) => [x + dx, y + dy, z + dz],
  }
}
