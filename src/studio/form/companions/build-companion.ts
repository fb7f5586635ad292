import { apply, compose, type Matrix, rotateY, rotateZ, scale, translate, type Vector, viewerFrom } from '../../math/matrix.ts'
import type { Piece } from '../../raster/piece.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import type { Bench } from '../bench.ts'
import type { MeshOrder } from '../field/mesh-field.ts'
import { nearSide } from '../near-side.ts'
import type { Stand } from '../stand.ts'
import { beastOf } from './beasts/beast-of.ts'
import { placeBeast } from './beasts/place-beast.ts'
import { birdOf, placeBird } from './birds/place-bird.ts'
import { carveBody } from './carve-body.ts'
import { carveCoat } from './carve-coat.ts'
import { carveEars } from './carve-ears.ts'
import { carveFace } from './carve-face.ts'
import { carveTail, carveWings } from './carve-wings-and-tail.ts'
import { type CarvedAnimal, type CarvedPiece, startCarving } from './carving.ts'
import { COMPANION_BUILDS } from './companion-builds.ts'
import { goingOf, mountOf } from './going-companion.ts'
import { buildStanding, isStanding } from './standing-companion.ts'

/** An animal or robot friend: on the shoulder in a portrait, beside the feet when the whole figure shows. */
export function buildCompanion(bench: Bench): Piece[] {
  const { companion } = bench.sheet
  if (!companion) return []
  const { joints, skeleton, bodyPlace, groundPlace } = bench.stand
  const beast = beastOf(companion)
  if (beast) return placeBeast(bench, beast)
  const bird = birdOf(companion)
  if (bird) return placeBird(bench, bird)
  if (isStanding(companion.kind)) return buildStanding(bench, companion.kind, companion.color)
  const kind = companion.kind
  const build = COMPANION_BUILDS[kind]
  const { framing } = bench.scene.camera
  const mounted = bench.scene.pose === 'riding' ? mountOf(kind) : undefined
  const isHeld = bench.sheet.props.length === 0 && IN_ARMS.has(bench.scene.gesture ?? bench.scene.pose)
  const below = (framing === 'full figure' || framing === 'wide') && (!build.bird || build.grounded === true)
  const going = mounted ?? (below ? goingOf(bench, kind) : undefined)
  // Who goes along goes before the legs of the person, not behind them; on the far shoulder the head would hide a bird.
  const isOnFreeShoulder = !below && bench.sheet.props.length === 0
  // Who sets off turns, and their animal stays on the side where it sat.
  const before = bench.scene.moment?.from?.scene.camera.framing
  const satBelow = before === 'full figure' || before === 'wide'
  const side = (going && !satBelow) || isOnFreeShoulder ? nearSide(bench.stand) : -joints.holdingSide
  const arm = joints.arms[side === 1 ? 1 : 0]
  const seat: Vector = below
    ? [side * ((going ? 2.6 : 2.1) + 0.4 * (build.size ?? 1)), joints.floorY - (going?.hop ?? 0), going ? 0.9 : 0.4]
    : [arm.shoulder[0] + side * 0.1, arm.shoulder[1] - skeleton.armRadius - 0.12, arm.shoulder[2] + 0.3]
  const size = below ? (going?.legs ? 1.45 : 1.15) * (build.size ?? 1) : 0.62 * Math.min(1, build.size ?? 1)
  const place = mounted
    ? mountPlace(bench.stand, mounted.backY)
    : isHeld
      ? heldPlace(bench.stand, build.size ?? 1)
      : compose(
          below ? groundPlace : bodyPlace,
          translate(...seat),
          // Who goes along looks where the person goes.
          rotateY(side * (going ? -0.12 : isOnFreeShoulder ? (build.bird ? 0.3 : 0.05) : -0.55)),
          rotateZ(going?.roll ?? 0),
          scale(size * (build.broad ?? 1), size, size * (build.broad ?? 1)),
        )
  const order = {
    cell: Math.min(0.11, Math.max(mounted ? 0.035 : 0.07, 1 / (bench.unitPx * size))),
    toViewer: viewerFrom(place),
  }
  return carve({ kind, color: companion.color, legs: going?.legs }, order).map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), material, color, doubleSided: true, ...mesh },
    place,
  }))
}

/** Hands that have nothing else to hold hold the animal. */
const IN_ARMS: ReadonlySet<PoseKind> = new Set(['holding in both hands', 'hugging something'])

/** On both forearms, its back to the chest. */
function heldPlace({ joints, skeleton, bodyPlace }: Stand, size: number): Matrix {
  const [[x0, y0, z0], [x1, y1, z1]] = joints.arms.map(({ handPlace }) => apply(handPlace, [0, skeleton.hand * 0.4, 0])) as [
    Vector,
    Vector,
  ]
  return compose(
    bodyPlace,
    translate((x0 + x1) / 2, (y0 + y1) / 2 + 0.15, (z0 + z1) / 2 - 0.35),
    rotateY(joints.holdingSide * 0.35),
    scale(1.05 * Math.min(1.25, size)),
  )
}

/** Below its rider, as large as that takes. */
function mountPlace({ joints, skeleton, groundPlace }: Stand, backY: number): Matrix {
  const size = (joints.floorY - skeleton.hipY - 0.2 * skeleton.tall) / -backY
  return compose(groundPlace, translate(0, joints.floorY, 0.15 * size), scale(size))
}

function carve(animal: CarvedAnimal, order: MeshOrder): readonly CarvedPiece[] {
  const carving = startCarving(animal, order)
  carveBody(carving)
  carveCoat(carving)
  carveWings(carving)
  carveEars(carving)
  carveTail(carving)
  carveFace(carving)
  return carving.pieces
}
