import type { Proportions } from '../features/proportions.ts'
import { randomFor } from '../random.ts'
import type { Piece, View } from '../raster/rasterise.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { apply, type Vector } from './matrix.ts'
import type { Stand } from './stand.ts'

/** What the picture shows, as shares of its height: where the eyes sit and how large half a head is. */
const PORTRAITS = {
  'close portrait': { eyes: 0.41, unit: 0.268 },
  bust: { eyes: 0.375, unit: 0.202 },
} as const
/** The least room above hat, horns or ears, and at the sides, as shares of the picture. */
const MARGIN = 0.03
/** The way the head is moved against its gaze, so that there is room to look into. */
const LEAD_ROOM = 0.04

/** Frames the figure: eyes on the upper third, nothing of the head cut off, room in the direction of the gaze. */
export function frame(
  stand: Stand,
  headPieces: readonly Piece[],
  { scene, proportions, widthPx, heightPx }: { scene: SceneSheet; proportions: Proportions; widthPx: number; heightPx: number },
): View {
  const { framing, headYaw } = scene.camera
  const eyes = apply(stand.headPlace, [0, proportions.eyeY, 0.6])
  const head = extentOfHead(headPieces, apply(stand.headPlace, [0, 0.5, 0])[1])
  const lead = randomFor(scene.seed, 'frame')() * 0.015 + LEAD_ROOM - 0.01
  let centreX = 0.5 - Math.sign(headYaw || 1) * lead
  let eyesShare: number
  let unitPx: number

  if (framing === 'close portrait' || framing === 'bust') {
    eyesShare = PORTRAITS[framing].eyes
    unitPx = PORTRAITS[framing].unit * Math.min(heightPx, widthPx * 1.15)
  } else {
    const bottom =
      framing === 'half figure'
        ? halfFigureBottom(stand)
        : framing === 'three-quarter figure'
          ? midThigh(stand)
          : floorLevel(stand)
    const crown = Math.min(head.top, eyes[1] - 1.05)
    const [top, share] = framing === 'wide' ? [0.4, 0.5] : framing === 'full figure' ? [0.065, 0.87] : [0.085, 0.915]
    unitPx = (share * heightPx) / (bottom - crown)
    eyesShare = top + ((eyes[1] - crown) * unitPx) / heightPx
    centreX = 0.5 + (centreX - 0.5) * (framing === 'half figure' || framing === 'three-quarter figure' ? 0.7 : 0.2)
  }

  const fitted = fitHead({ head, eyes, eyesShare, centreX, unitPx, widthPx, heightPx })
  const middle =
    framing === 'full figure' || framing === 'wide' ? apply(stand.bodyPlace, [0, stand.skeleton.waistY, 0])[0] : eyes[0] * 0.85
  return {
    widthPx,
    heightPx,
    unitPx: fitted.unitPx,
    originXPx: centreX * widthPx - middle * fitted.unitPx,
    originYPx: fitted.eyesShare * heightPx - eyes[1] * fitted.unitPx,
  }
}

interface Extent {
  readonly top: number
  readonly left: number
  readonly right: number
}

/** Of everything on the head above the chin, hats, horns and ears included, in view space. */
function extentOfHead(pieces: readonly Piece[], chin: number): Extent {
  const extent = { top: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY }
  for (const { surface, place } of pieces) {
    const { positions } = surface
    const [xx, xy, xz, tx, yx, yy, yz, ty] = place
    for (let at = 0; at < positions.length; at += 3) {
      const y = yx * positions[at]! + yy * positions[at + 1]! + yz * positions[at + 2]! + ty
      if (y > chin) continue
      const x = xx * positions[at]! + xy * positions[at + 1]! + xz * positions[at + 2]! + tx
      if (y < extent.top) extent.top = y
      if (x < extent.left) extent.left = x
      if (x > extent.right) extent.right = x
    }
  }
  return extent
}

/** First moves the head down a little, then steps back until all of it is inside. */
function fitHead(order: {
  head: Extent
  eyes: Vector
  eyesShare: number
  centreX: number
  unitPx: number
  widthPx: number
  heightPx: number
}): { unitPx: number; eyesShare: number } {
  const { head, eyes, centreX, widthPx, heightPx } = order
  let { unitPx, eyesShare } = order
  const above = eyes[1] - head.top
  const missing = MARGIN - (eyesShare - (above * unitPx) / heightPx)
  if (missing > 0) eyesShare += Math.min(missing * 0.6, 0.085)
  const aside = Math.max((head.right - eyes[0]) / (1 - MARGIN - centreX), (eyes[0] - head.left) / (centreX - MARGIN))
  unitPx = Math.min(unitPx, ((eyesShare - MARGIN) * heightPx) / above, widthPx / aside)
  return { unitPx, eyesShare }
}

/** Below the hips and above the crotch: no joint lies there. */
function halfFigureBottom({ skeleton, bodyPlace }: Stand): number {
  return apply(bodyPlace, [0, skeleton.waistY + (skeleton.crotchY - skeleton.waistY) * 0.22, 0])[1]
}

/** A little below the middle of the thigh: clear of hip and knee. */
function midThigh({ skeleton, joints, bodyPlace }: Stand): number {
  const crotchY = apply(bodyPlace, [0, skeleton.crotchY, 0])[1]
  const kneeY = Math.max(...joints.legs.map((leg) => apply(bodyPlace, leg.knee)[1]))
  return crotchY + (kneeY - crotchY) * 0.6
}

function floorLevel({ joints, bodyPlace }: Stand): number {
  return Math.max(...joints.legs.map((leg) => apply(bodyPlace, leg.ankle)[1])) + 0.36
}
