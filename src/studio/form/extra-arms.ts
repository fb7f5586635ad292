import { compose, type Matrix, rotateZ, translate } from '../math/matrix.ts'
import type { BareBody } from '../person/skin/bare-body.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import type { Surface } from '../raster/surface.ts'
import { bareMaterial } from './bare-material.ts'
import { type Bench, boxAround } from './bench.ts'
import { armField } from './body-limbs.ts'
import { meshField } from './field/mesh-field.ts'

/** How far below the upper arms each further pair begins, in half heads, and how far it is turned outward, in radians. */
const BELOW = 0.95
const OUTWARD = 0.42

/** Further arms below the two of a body, bare as clothes have no sleeves for them, held as those are and spread a little. */
export function buildExtraArms(
  bench: Bench,
  { body, hands }: { readonly body: BareBody | undefined; readonly hands: readonly Piece[] },
): Piece[] {
  const { bodyPlace, joints } = bench.stand
  const pairs = (bench.sheet.armPairs ?? 1) - 1
  return Array.from({ length: pairs }, (_, pair) =>
    joints.arms.flatMap((arm): Piece[] => {
      const lower = lowered(bench, arm.shoulder, arm.side, pair + 1)
      const place = compose(bodyPlace, lower)
      const own = (surface: Surface): Surface => ({ ...surface, part: bench.nextPart() })
      if (body) return limbsOf(body, arm.side).map((surface) => ({ surface: own(surface), place }))
      const box = boxAround(bench, [arm.shoulder, arm.elbow, arm.wrist], bench.stand.skeleton.armRadius + 0.2)
      const mesh = meshField(armField(bench.stand.skeleton, arm, { ease: 0 }), box, {
        cell: bench.cell * 0.85,
        toViewer: bench.toViewer,
      })
      const { sheet } = bench
      const skin = { part: bench.nextPart(), material: bareMaterial(sheet), color: sheet.skin.base, ...mesh }
      const hand = arm.side === 1 ? PART.handRight : PART.handLeft
      const ofHand = hands.filter(({ surface }) => surface.part === hand)
      return [
        { surface: skin, place },
        ...ofHand.map(({ surface }) => ({ surface: own(surface), place: compose(place, arm.handPlace) })),
      ]
    }),
  ).flat()
}

function lowered({ stand: { skeleton } }: Bench, [x, y, z]: readonly number[], side: number, pair: number): Matrix {
  return compose(
    translate(x! - side * 0.16 * pair, y! + BELOW * skeleton.tall * pair, z! - 0.12 * pair),
    rotateZ(-side * OUTWARD * pair),
    translate(-x!, -y!, -z!),
  )
}

function limbsOf(body: BareBody, side: number): Surface[] {
  const found: Surface[] = []
  body.surfaces(undefined, (surface, place) => {
    if (place.side === side && (place.part === 'arm' || place.part === 'hand')) found.push(surface)
    return surface
  })
  return found
}
