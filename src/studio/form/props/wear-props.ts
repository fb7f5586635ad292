import { heldThing } from '#studio/form/props/held-things.ts'
import { compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { WornPlace } from '../../sheet/character-sheet.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'
import { atMouth } from './at-mouth.ts'
import { gripOf } from './grip-of.ts'
import { DARK } from './prop-piece.ts'
import { smokeOf } from './smoke.ts'

/** Blades that are carried in a sheath. */
const SHEATHED: ReadonlySet<PropKind> = new Set(['sword', 'katana', 'rapier', 'dagger'])
/** How much broader and thicker a sheath is than its blade. */
const SHEATH = [1.3, 1, 1.6] as const

/** Swords at the hip, bows and shields on the back: what leaves the hands free. */
export function wearProps(bench: Bench): Piece[] {
  return (bench.sheet.worn ?? []).flatMap(({ kind, color, at }) => {
    const worn = wornAt(bench, kind, at)
    const pieces = heldThing(kind)(color).map(({ mesh, color: own, material }, index): Piece => {
      const isSheath = index === 0 && SHEATHED.has(kind)
      return {
        surface: {
          part: bench.nextPart(),
          material: isSheath ? MATERIAL.leather : material,
          color: isSheath ? DARK : own,
          doubleSided: true,
          ...mesh,
        },
        place: compose(worn, isSheath ? scale(...SHEATH) : scale(1)),
      }
    })
    return at === 'mouth' ? [...pieces, ...smokeOf(kind, worn, bench.nextPart())] : pieces
  })
}

/** Hilts stand forward of the hip and over the shoulder of the hand that would draw them. */
function wornAt(bench: Bench, kind: PropKind, at: WornPlace): Matrix {
  if (at === 'mouth') return atMouth(bench, kind)
  if (at === 'temple') return behindEar(bench)
  const { joints, skeleton, bodyPlace } = bench.stand
  const { holdingSide: side } = joints
  const { hipX, thighRadius, waistY, shoulderX, shoulderY, tall, frontZ = 0.9 } = skeleton
  const atBelt = translate(side * (hipX + 0.5 * thighRadius + 0.75), waistY + 0.45 * tall, 0.95)
  if (kind === 'pistol' || kind === 'blaster')
    return compose(bodyPlace, atBelt, rotateY(side * -1.1), rotateZ(side * 1.4), scale(side, 1, 1))
  if (at === 'hip') return compose(bodyPlace, atBelt, rotateZ(side * -0.14), rotateX(Math.PI - 0.75), scale(side, 1, 1))
  const behind = -frontZ - 0.25
  if (gripOf(kind) === 'shaft')
    return compose(
      bodyPlace,
      translate(side * 0.72 * shoulderX, shoulderY - 0.85 * tall, behind),
      rotateZ(side * (Math.PI + 0.55)),
      scale(side, 1, 1),
    )
  return compose(bodyPlace, translate(side * 0.2, shoulderY + 1.6 * tall, behind), rotateZ(side * 0.6))
}

/** Over the ear that is seen, pointing ahead and up; about half as large as in a hand. */
function behindEar({ stand, proportions }: Bench): Matrix {
  const side = stand.headPlace[2] < 0 ? 1 : -1
  return compose(
    stand.headPlace,
    translate(side * 1.02 * proportions.skullWidth, 0.16, -0.3),
    rotateY(side * 0.12),
    rotateX(-1.15),
    scale(0.55),
  )
}
