import type { Rgb } from '../../color.ts'
import { apply, compose, IDENTITY, type Matrix, rotateX, rotateZ, scale, translate, type Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'
import type { ArmJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { bar } from './shapes.ts'

type Thing = Pick<CharacterSheet['props'][number], 'kind' | 'color'>

const VESSELS: ReadonlySet<PropKind> = new Set(['cup', 'wine glass', 'goblet', 'beer mug', 'glass', 'tumbler', 'bowl'])
const CUP: Thing = { kind: 'cup', color: [0.94, 0.91, 0.85] }
const POT: Thing = { kind: 'teapot', color: [0.85, 0.87, 0.9] }
const BOTTLE: Thing = { kind: 'bottle', color: [0.18, 0.35, 0.23] }

/** What is poured from and into: as said, else tea from a pot and all else from a bottle. */
export function pouredThings(props: readonly Thing[]): readonly [from: Thing, into: Thing] {
  const into = props.find(({ kind }) => VESSELS.has(kind)) ?? CUP
  const from = props.find(({ kind }) => !VESSELS.has(kind))
  return [from ?? (into.kind === 'cup' ? POT : BOTTLE), into]
}

const TEA: Rgb = [0.56, 0.36, 0.18]
const MILK: Rgb = [0.96, 0.95, 0.91]

/** Where it runs out, in the thing's own space, and how far it is tipped, radians. */
const SPOUTS: Partial<Record<PropKind, Vector>> = { teapot: [1.12, -0.66, 0], jug: [0.52, -1.08, 0] }
const NECK: Vector = [0, -1.5, 0]
const TIP = { pot: 0.62, bottle: 1.8 } as const

/** In the hand, tipped toward the other one. */
export function tipped({ skeleton, bodyPlace }: Stand, { handPlace, side }: ArmJoints, kind: PropKind): Matrix {
  const turn = rotateZ(-side * (SPOUTS[kind] ? TIP.pot : TIP.bottle))
  return compose(bodyPlace, translate(...palmOf(handPlace, skeleton.hand)), turn, rotateX(0.05), scale(-side, 1, 1))
}

/** What runs from it down into what the other hand holds. */
export function pouredStream(
  { stand, nextPart }: Bench,
  { from, kind, into }: { readonly from: Matrix; readonly kind: PropKind; readonly into: Matrix },
): Piece[] {
  const [x, y, z] = apply(from, SPOUTS[kind] ?? NECK)
  const [toX, toY, toZ] = apply(stand.bodyPlace, palmOf(into, stand.skeleton.hand))
  const path = [0, 0.25, 0.55, 1].map(
    (share): Vector => [x + (toX - x) * Math.sqrt(share) * 0.9, y + (toY - 0.15 - y) * share, z + (toZ - z) * share],
  )
  const surface = { part: nextPart(), material: MATERIAL.glass, color: kind === 'jug' ? MILK : TEA, doubleSided: true }
  return [{ surface: { ...surface, ...bar(path, () => 0.055, 8) }, place: IDENTITY }]
}

/** The middle of the closed fingers, body space. */
function palmOf(hand: Matrix, size: number): [number, number, number] {
  const [y, z] = [0.58 * size, 0.16 * size]
  return [hand[1] * y + hand[2] * z + hand[3], hand[5] * y + hand[6] * z + hand[7], hand[9] * y + hand[10] * z + hand[11]]
}
