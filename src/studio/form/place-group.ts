import type { Proportions } from '../features/proportions.ts'
import { apply } from '../math/matrix.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { FigurePlace, SceneSheet } from '../sheet/scene-sheet.ts'
import { statureOf } from '../sheet/stature.ts'
import { extentOfHead, extentOfLimbs } from './extents.ts'
import { buildHeadPieces } from './head-pieces.ts'
import { bottomOf, floorLevel } from './picture-bottom.ts'
import { standUp } from './stand-up.ts'

/** Somebody as they stand in their scene. */
export interface Standing {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly proportions: Proportions
}

/** Heads are only measured. */
const COARSE = 0.22
/** What head and neck take of the height, in half heads. */
const ABOVE_SHOULDERS = 2.55
/** Half heads from the eyes down to where a near picture ends. */
const NEAR_BOTTOM = { 'close portrait': 2.2, bust: 3.1 } as const
/** Room above the highest of them, and what of the picture's height they fill below it. */
const ROOM = { top: 0.075, share: 0.925, wholeShare: 0.865, wideTop: 0.4, wideShare: 0.5 } as const
/** The share of the picture's width that they take at most. */
const WIDEST = 0.95
/** Neighbours' arms may be one before the other, by this share of both. */
const ARMS_OVERLAP = 0.34
/** Who holds hands stands so far apart that the arms between them are seen; so does who has a child on the arm. */
const APART = 0.92
/** Who embraces stands shoulder before shoulder. */
const CLOSE = 0.58
/** Nobody keeps others away farther than this with their arms, in metres. */
const LONGEST_REACH = 0.62
/** Between two heads, in metres. */
const BETWEEN_HEADS = 0.03
/** What is left of the distance where one is so small that they stand before the other. */
const BEFORE = 0.78
/** Feet this far from the lower edge or farther, as a share of the height, are drawn whole. */
const FEET_ROOM = 0.06

interface Measured {
  /** Metres of half a head. */
  readonly scale: number
  /** Metres over the ground of the highest part and of where the picture ends below. */
  readonly top: number
  readonly bottom: number
  /** View space: y of the ground. */
  readonly floor: number
  /** Metres from the middle of the body. */
  readonly limbs: readonly [left: number, right: number]
  readonly head: readonly [left: number, right: number]
  /** Metres over the ground of crown and chin. */
  readonly face: readonly [crown: number, chin: number]
}

/** Places people beside each other, from left to right, at one scale on one ground, so that no face covers another. */
export function placeGroup(row: readonly Standing[], shape: number, { isApart = false, isClose = false } = {}): FigurePlace[] {
  const { framing } = row[0]!.scene.camera
  const measured = row.map(measure)
  const top = Math.max(...measured.map((each) => each.top))
  const isWhole = framing === 'full figure' || framing === 'wide'
  const bottom = isWhole ? 0 : Math.max(0, Math.min(...measured.map((each) => each.bottom)))
  const share = framing === 'wide' ? ROOM.wideShare : isWhole || bottom === 0 ? ROOM.wholeShare : ROOM.share
  const middles = middlesOf(measured, { isApart, share: isApart ? APART : isClose ? CLOSE : 1 - ARMS_OVERLAP })
  const left = Math.min(...measured.map(({ limbs, head }, index) => middles[index]! + Math.min(reachOf(limbs)[0], head[0])))
  const right = Math.max(...measured.map(({ limbs, head }, index) => middles[index]! + Math.max(reachOf(limbs)[1], head[1])))
  // In shares of the picture's height.
  const perMetre = Math.min(share / (top - bottom), (WIDEST * shape) / (right - left))
  const above = framing === 'wide' ? ROOM.wideTop : ROOM.top
  const ground = groundOf(above + top * perMetre, isWhole || bottom === 0)
  return measured.map(({ scale, floor }, index) => {
    const unit = scale * perMetre
    return { unit, x: (middles[index]! - (left + right) / 2) * perMetre, y: ground - floor * unit }
  })
}

/** Where the ground is: feet are in the picture or well outside it, never on its edge. */
function groundOf(y: number, isWhole: boolean): number {
  const lowest = 1 - FEET_ROOM
  if (y >= lowest && (!isWhole || y > 1.08)) return y
  // Where the width decides there is room above: they stand a little lower than in the middle of it.
  return y + Math.max(0, lowest - y) * 0.75
}

function measure({ character, scene, proportions }: Standing): Measured {
  const stand = standUp(character, scene, proportions)
  const { skeleton, headPlace } = stand
  const scale = statureOf(character) / (skeleton.soleY + ABOVE_SHOULDERS)
  const floor = floorLevel(stand)
  const eyes = apply(headPlace, [0, proportions.eyeY, 0.6])
  const surfaces = buildHeadPieces(character, proportions, { detail: COARSE })
  const chinY = apply(headPlace, [0, proportions.chinY, 0])[1]
  const head = extentOfHead(
    surfaces.map((surface) => ({ surface, place: headPlace })),
    chinY,
  )
  const { framing } = scene.camera
  const isNear = framing === 'close portrait' || framing === 'bust'
  const bottom = isNear ? eyes[1] + NEAR_BOTTOM[framing] : bottomOf(stand, framing)
  const limbs = extentOfLimbs(stand, bottom)
  const over = (y: number) => (floor - y) * scale
  return {
    scale,
    floor,
    top: over(Math.min(head.top, limbs.top, eyes[1] - 1.05)),
    bottom: over(bottom),
    limbs: [limbs.left * scale, limbs.right * scale],
    head: [head.left * scale, head.right * scale],
    face: [over(head.top), over(chinY)],
  }
}

const reachOf = ([left, right]: Measured['limbs']): Measured['limbs'] => [
  Math.max(-LONGEST_REACH, left),
  Math.min(LONGEST_REACH, right),
]

/** Metres from the first one's middle: as near as friends stand, but with every face free. */
function middlesOf(row: readonly Measured[], { isApart, share }: { isApart: boolean; share: number }): number[] {
  const middles = [0]
  for (let index = 1; index < row.length; index += 1) {
    const [before, next] = [row[index - 1]!, row[index]!]
    const arms = (reachOf(before.limbs)[1] - reachOf(next.limbs)[0]) * share
    const areLevel = before.face[0] > next.face[1] && next.face[0] > before.face[1]
    const heads = before.head[1] - next.head[0] + BETWEEN_HEADS
    // Who is smaller stands before the other.
    middles.push(middles[index - 1]! + (areLevel || isApart ? Math.max(arms, heads) : Math.max(arms, heads) * BEFORE))
  }
  return middles
}
