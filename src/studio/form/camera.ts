import type { Proportions } from '../features/proportions.ts'
import { apply, type Vector } from '../math/matrix.ts'
import { randomFor } from '../random.ts'
import type { Piece } from '../raster/piece.ts'
import type { Eye, View } from '../raster/view.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { type Extent, extentOfHead, extentOfLimbs } from './extents.ts'
import { fitLimbs } from './fit-limbs.ts'
import { bottomOf } from './picture-bottom.ts'
import { sharedEye } from './shared-eye.ts'
import type { Stand } from './stand.ts'

/**
 * How far the camera is, in half heads (1.15 dm): as photographers stand, nearer for a face than for a whole figure. Seen from
 * afar, ears and jaws are as large as what is before them, and faces look broad.
 */
const DISTANCES: Readonly<Record<SceneSheet['camera']['framing'], number>> = {
  'close portrait': 13,
  bust: 16,
  'half figure': 20,
  'three-quarter figure': 25,
  'full figure': 34,
  wide: 60,
}
/** What the picture shows, as shares of its height: where the eyes sit, near the upper third, and how large half a head is. */
const PORTRAITS = {
  'close portrait': { eyes: 0.4, unit: 0.27 },
  bust: { eyes: 0.36, unit: 0.22 },
} as const
/** Portraits differ by so much in size. */
const VARIETY = 0.14
/** The same for more than a bust: where the crown is, and the share from there to the bottom. */
const FIGURES = {
  'half figure': { top: 0.07, share: 0.93 },
  'three-quarter figure': { top: 0.085, share: 0.915 },
  'full figure': { top: 0.065, share: 0.87 },
  wide: { top: 0.4, share: 0.5 },
} as const
/** Of a face that fills the picture. */
const EYES_NEAR = 0.4
/** And of eyes that do. */
const EYES_ALONE = { from: 2.5, at: 0.47 } as const
/** A portrait in a picture narrower than this (height over width) is framed by its width. */
const PORTRAIT_SHAPE = 1.15
/** Half heads from the eyes to the top of a bald head. */
const CROWN_OVER_EYES = 1.05

/** The least room above hat, horns or ears, and at the sides, as shares of the picture. */
const MARGIN = 0.03
/**
 * The way the head is moved against its gaze, so that there is room to look into, as shares of the width: the more the further it
 * turns, and the wider the picture.
 */
const LEAD_ROOM = { least: 0.02, perRadian: 0.14, turned: 0.07, wide: 0.09, most: 0.16 } as const
/** The largest share of the picture's width that a whole figure takes. */
const WIDEST = 0.92
/** Of the room above whoever is wider than high, the share that is left below them. */
const RISE = 0.35
/** Half heads over the eyes, at least. */
const LEAST_ABOVE = 0.3
interface Framing {
  readonly scene: SceneSheet
  readonly proportions: Proportions
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Pixels per half head as the framing asks for them; what is worn on the head can only make them fewer. Known before
 * anything is built, so that nothing is built finer than it will be seen.
 */
export function largestUnitPx(stand: Stand, { scene, proportions, widthPx, heightPx }: Framing): number {
  const { framing, place, nearer = 1, bleed = 1 } = scene.camera
  if (bleed > 1) return largestUnitPx(stand, withoutBleed({ scene, proportions, widthPx, heightPx }))
  if (place) return place.unit * heightPx
  if (framing === 'close portrait' || framing === 'bust') {
    return portraitUnitPx(framing, { scene, widthPx, heightPx }, nearer)
  }
  const crown = apply(stand.headPlace, [0, proportions.eyeY, 0.6])[1] - CROWN_OVER_EYES
  const { top, left, right } = extentOfLimbs(stand, bottomOf(stand, framing), isWhole(framing))
  const unitPx = (FIGURES[framing].share * heightPx) / (bottomOf(stand, framing) - Math.min(crown, top))
  return Math.min(unitPx, (WIDEST * widthPx) / (right - left))
}

function portraitUnitPx(
  framing: keyof typeof PORTRAITS,
  { scene, widthPx, heightPx }: Omit<Framing, 'proportions'>,
  nearer: number,
): number {
  const size = 1 + (randomFor(scene.seed, 'frame')() - 0.5) * VARIETY
  return nearer * size * PORTRAITS[framing].unit * Math.min(heightPx, widthPx * PORTRAIT_SHAPE)
}

/** Where the eyes are across the picture. */
function leadRoom({ scene, widthPx, heightPx }: Framing): number {
  const { least, perRadian, turned, wide, most } = LEAD_ROOM
  const turn = Math.min(turned, Math.abs(scene.camera.headYaw) * perRadian)
  return Math.min(most, least + turn + Math.max(0, widthPx / heightPx - 1) * wide)
}

/** What is framed in a picture that is drawn with more round it. */
function withoutBleed({ scene, widthPx, heightPx, ...rest }: Framing): Framing {
  const { bleed = 1, ...camera } = scene.camera
  return { ...rest, scene: { ...scene, camera }, widthPx: widthPx / bleed, heightPx: heightPx / bleed }
}

/** Frames the figure: eyes on the upper third, nothing of the head cut off, room in the direction of the gaze. */
export function frame(stand: Stand, headPieces: readonly Piece[], order: Framing): View {
  const { scene, proportions, widthPx, heightPx } = order
  const { framing, headYaw, place, nearer = 1, bleed = 1 } = scene.camera
  if (bleed > 1) {
    const inner = withoutBleed(order)
    const { originXPx, originYPx, unitPx, eye } = frame(stand, headPieces, inner)
    const [aside, above] = [(widthPx - inner.widthPx) / 2, (heightPx - inner.heightPx) / 2]
    return { widthPx, heightPx, unitPx, originXPx: originXPx + aside, originYPx: originYPx + above, ...(eye && { eye }) }
  }
  if (place) {
    const { unit, x, y } = place
    const middle = { originXPx: widthPx / 2 + x * heightPx, originYPx: y * heightPx }
    const eye = sharedEye(place)
    return { widthPx, heightPx, unitPx: unit * heightPx, ...middle, ...(proportions.person && { eye }) }
  }
  const eyes = apply(stand.headPlace, [0, proportions.eyeY, 0.6])
  const head = extentOfHead(headPieces, apply(stand.headPlace, [0, 0.5, 0])[1])
  let centreX = 0.5 - Math.sign(headYaw || 1) * leadRoom(order)
  let eyesShare: number
  let unitPx: number
  let limbsMiddle: number | undefined

  if (framing === 'close portrait' || framing === 'bust') {
    eyesShare = PORTRAITS[framing].eyes
    unitPx = portraitUnitPx(framing, order, nearer)
  } else {
    const whole = isWhole(framing)
    const isLaid = stand.joints.kind === 'sleeping'
    const limbs = extentOfLimbs(stand, bottomOf(stand, framing), whole)
    const crown = Math.min(head.top, eyes[1] - CROWN_OVER_EYES, limbs.top)
    const { top, share } = FIGURES[framing]
    unitPx = (share * heightPx) / (bottomOf(stand, framing) - crown)
    const left = Math.min(head.left, limbs.left)
    const right = Math.max(head.right, limbs.right)
    const fitting = (WIDEST * widthPx) / (right - left)
    // Where the width decides there is room above, and they come up a little into it.
    const room = Math.max(0, 1 - fitting / unitPx) * share * RISE
    unitPx = Math.min(unitPx, fitting) * Math.min(1, nearer)
    eyesShare =
      whole || isLaid
        ? top + share - room - ((bottomOf(stand, framing) - eyes[1]) * unitPx) / heightPx
        : top + ((eyes[1] - crown) * unitPx) / heightPx
    // As it was framed, unless a hand that reaches out would leave the picture.
    const wanted = whole || isLaid ? (left + right) / 2 : eyes[0] * 0.85
    const across = widthPx / unitPx
    const sides = 0.03 * across
    limbsMiddle = Math.min(left - sides + across * 0.5, Math.max(right + sides - across * 0.5, wanted))
    if (left < wanted - across * 0.5 || right > wanted + across * 0.5) centreX = 0.5
    else centreX = 0.5 + (centreX - 0.5) * (whole ? 0.2 : 0.7)
  }

  // So near that the crown is left out on purpose.
  const isCut = nearer > 1 && limbsMiddle === undefined
  const fitted = isCut
    ? { unitPx, eyesShare: nearer > EYES_ALONE.from ? EYES_ALONE.at : EYES_NEAR }
    : fitHead({ head, eyes, eyesShare, centreX, unitPx, widthPx, heightPx })
  const middle = limbsMiddle ?? eyes[0] * 0.85
  const view = {
    widthPx,
    heightPx,
    unitPx: fitted.unitPx,
    originXPx: centreX * widthPx - middle * fitted.unitPx,
    originYPx: fitted.eyesShare * heightPx - eyes[1] * fitted.unitPx,
    ...(proportions.person && { eye: { x: eyes[0], ...eyeOf(framing, eyes, stand) } }),
  }
  return limbsMiddle === undefined ? view : fitLimbs(view, stand, isWhole(framing))
}

/** The height of the camera, and the depth in which the figure keeps its size: face to face, or before the chest of a whole figure. */
function eyeOf(framing: SceneSheet['camera']['framing'], eyes: Vector, { bodyPlace, skeleton }: Stand): Omit<Eye, 'x'> {
  const nearness = 1 / DISTANCES[framing]
  if (!isWhole(framing)) return { y: eyes[1], z: eyes[2], nearness }
  const [, y, z] = apply(bodyPlace, [0, skeleton.waistY * 0.5, 0])
  return { y, z, nearness }
}

const isWhole = (framing: SceneSheet['camera']['framing']) => framing === 'full figure' || framing === 'wide'

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
  // Over the eyes of a head that lies on its back there is next to nothing.
  const above = Math.max(eyes[1] - head.top, LEAST_ABOVE)
  const missing = MARGIN - (eyesShare - (above * unitPx) / heightPx)
  if (missing > 0) eyesShare += Math.min(missing * 0.6, 0.085)
  const aside = Math.max((head.right - eyes[0]) / (1 - MARGIN - centreX), (eyes[0] - head.left) / (centreX - MARGIN))
  unitPx = Math.min(unitPx, ((eyesShare - MARGIN) * heightPx) / above, widthPx / aside)
  return { unitPx, eyesShare }
}
