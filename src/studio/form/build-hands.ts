import { apply, compose, type Matrix, scale, type Vector } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import type { Surface } from '../raster/surface.ts'
import type { Garment } from '../sheet/character-sheet.ts'
import { bareMaterial } from './bare-material.ts'
import type { Bench } from './bench.ts'
import { handMesh } from './hand-mesh.ts'
import { lathe } from './props/shapes.ts'
import type { SkinArea } from './skin-area.ts'
import { dot, subtract } from './vector.ts'

interface OnHands {
  readonly gloves: Garment | undefined
  /** Prints what is said of the skin. */
  readonly printMarks: (bench: Bench, surface: Surface, area: SkinArea) => Surface
}

/** Both hands in view space, gloved where the sheet says so; a hand below the picture is left out. */
export function buildHands(bench: Bench, { gloves, printMarks }: OnHands): Piece[] {
  const { skeleton, joints, bodyPlace } = bench.stand
  const pieces: Piece[] = []
  joints.arms.forEach((arm, index) => {
    const highest = Math.min(arm.wrist[1], apply(arm.handPlace, [0, skeleton.hand, 0])[1])
    if (arm.handKind === 'hidden' || highest - 0.4 > bench.lowestY) return
    const mesh =
      gloves?.cut === 'boxing gloves'
        ? lathe(PADDING, 24)
        : handMesh(arm.handKind, {
            manly: skeleton.manly,
            glove: gloves ? GLOVE : 0,
            way: arm.handWay,
            grip: arm.grip,
            toElbow: inHand(arm.handPlace, subtract(arm.elbow, arm.wrist)),
          })
    const place = compose(bodyPlace, arm.handPlace, scale(skeleton.hand))
    pieces.push({
      surface: (gloves
        ? (surface: Surface) => surface
        : (surface: Surface) => printMarks(bench, surface, { part: 'hand', side: index === 0 ? -1 : 1 }))({
        part: index === 0 ? PART.handLeft : PART.handRight,
        material: gloves ? MATERIAL.leather : bareMaterial(bench.sheet),
        color: gloves?.color ?? bench.sheet.skin.base,
        ...mesh,
      }),
      place,
    })
  })
  return pieces
}

/** Thickness of a glove, in lengths of a hand. */
const GLOVE = 0.02

/** A boxing glove from its cuff to the knuckles of a fist, in lengths of a hand. */
const PADDING = [
  [-0.3, 0.3],
  [0, 0.3],
  [0.2, 0.4],
  [0.5, 0.47],
  [0.75, 0.4],
  [0.88, 0.24],
  [0.92, 0],
] as const

/** A direction of the body in the space of a hand. */
function inHand([xx, yx, zx, , xy, yy, zy, , xz, yz, zz]: Matrix, way: Vector): Vector {
  return [dot([xx, xy, xz], way), dot([yx, yy, yz], way), dot([zx, zy, zz], way)]
}
