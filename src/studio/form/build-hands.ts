import { apply, compose, scale, viewerFrom } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import type { Surface } from '../raster/surface.ts'
import type { Garment } from '../sheet/character-sheet.ts'
import { bareMaterial } from './bare-material.ts'
import type { Bench } from './bench.ts'
import { meshField } from './field/mesh-field.ts'
import { handField } from './hands.ts'
import type { SkinArea } from './skin-area.ts'

interface OnHands {
  readonly gloves: Garment | undefined
  /** Prints what is said of the skin. */
  readonly printMarks: (bench: Bench, surface: Surface, area: SkinArea) => Surface
}

/** Both hands in view space, gloved where the sheet says so; a hand below the picture is left out. */
export function buildHands(bench: Bench, { gloves, printMarks }: OnHands): Piece[] {
  const { skeleton, joints, bodyPlace } = bench.stand
  const pieces: Piece[] = []
  // Fingers need finer cells than cloth, but none finer than a pixel.
  const pixel = 1 / (bench.unitPx * skeleton.hand)
  const cell = Math.min(Math.max(0.048, Math.min(0.085, pixel)), Math.max(0.028, (bench.cell * 0.45) / skeleton.hand))
  joints.arms.forEach((arm, index) => {
    const highest = Math.min(arm.wrist[1], apply(arm.handPlace, [0, skeleton.hand, 0])[1])
    if (arm.handKind === 'hidden' || highest - 0.4 > bench.lowestY) return
    const field = handField(arm.handKind, {
      slender: 1 - skeleton.manly * 0.8,
      glove: gloves ? 0.02 : 0,
    })
    const place = compose(bodyPlace, arm.handPlace, scale(skeleton.hand))
    const mesh = meshField(field, HAND_BOX, { cell, toViewer: viewerFrom(place) })
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

/** Room for every hand shape, in hands of length 1. */
const HAND_BOX = { min: [-0.42, -0.16, -0.24], max: [0.66, 1.12, 0.62] } as const
