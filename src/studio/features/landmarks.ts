import { clamp } from '../form/curve.ts'
import { skullSlice } from '../form/skull.ts'
import { randomFor } from '../random.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { FaceMoves } from './expressions.ts'
import { faceAtMoment } from './face-at-moment.ts'
import { isFlat, type Proportions } from './proportions.ts'

/** A place on the face: x to the picture's right, y down, half heads. */
export type FacePlace = readonly [x: number, y: number]

export interface EyeLandmarks {
  /** −1 on the picture's left, 1 on its right (of a face that looks at the viewer). */
  readonly side: -1 | 1
  readonly center: FacePlace
  readonly inner: FacePlace
  readonly outer: FacePlace
  /** Highest point of the upper lid and lowest of the lower lid. */
  readonly top: FacePlace
  readonly bottom: FacePlace
  readonly closed: boolean
  readonly iris: FacePlace
  readonly irisRadius: number
  readonly irisTall: number
  readonly pupil: number
  /** How full the upper lid is beside its highest place: −0.3 flat … 0.2 round; absent 0. */
  readonly full?: number
}

export interface BrowLandmarks {
  readonly side: -1 | 1
  readonly inner: FacePlace
  readonly peak: FacePlace
  readonly outer: FacePlace
}

export interface MouthLandmarks {
  readonly left: FacePlace
  readonly right: FacePlace
  /** Middle of the line between the lips: its upper and its lower edge (the same when closed). */
  readonly upper: FacePlace
  readonly lower: FacePlace
  /** Outer edges of the lips. */
  readonly upperLipY: number
  readonly lowerLipY: number
  readonly round: number
  readonly teeth: number
  readonly open: number
  /** How deep the bow of the upper lip is; absent 1. */
  readonly bow?: number
}

export interface Landmarks {
  readonly eyes: readonly [EyeLandmarks, EyeLandmarks]
  readonly brows: readonly [BrowLandmarks, BrowLandmarks]
  readonly nose: { readonly tip: FacePlace; readonly base: FacePlace; readonly halfWidth: number; readonly sneer: number }
  readonly mouth: MouthLandmarks
  readonly moves: FaceMoves
}

interface LandmarkOptions {
  readonly proportions: Proportions
  /** How far the face looks down, the sine of the angle; up is negative. */
  readonly bowed?: number
}

/** Where every feature of this face is, in this mood, looking where the scene says. */
export function faceLandmarks(
  sheet: CharacterSheet,
  scene: SceneSheet,
  { proportions, bowed = 0 }: LandmarkOptions,
): Landmarks {
  const moves = faceAtMoment(scene)
  // The head is turned, the eyes stay with the viewer (lesson 4): the iris moves back against the turn.
  const gaze: FacePlace = [
    clamp(scene.gaze.x + (moves.gazeX ?? 0) - scene.camera.headYaw * 0.62, -1, 1),
    clamp(scene.gaze.y + (moves.gazeY ?? 0) + scene.camera.headPitch * 0.5, -1, 1),
  ]
  const uneven = randomFor(sheet.seed, 'asymmetry')
  const off = () => (uneven() - 0.5) * 2 * sheet.face.asymmetry
  const place = { moves, gaze, proportions, bowed }
  const isPainted = proportions.drawn && sheet.marks.some(({ kind }) => kind === 'lipstick')
  return {
    eyes: [eye(sheet, -1, { ...place, off }), eye(sheet, 1, { ...place, off })],
    brows: [brow(sheet, -1, { ...place, off }), brow(sheet, 1, { ...place, off })],
    nose: {
      tip: [off() * 0.4, proportions.noseBaseY - 0.045],
      base: [off() * 0.3, proportions.noseBaseY],
      halfWidth: proportions.noseHalfWidth,
      sneer: moves.sneer,
    },
    mouth: mouth(
      isPainted ? { ...proportions, lipFullness: Math.max(LEAST_PAINTED, proportions.lipFullness) } : proportions,
      moves,
      off,
    ),
    moves,
  }
}

/** How the lids of a face run that has no archetype. */
const PLAIN_LID = { peak: -0.06, lowest: 0.12, inner: 0.3, outer: 0.06, lower: 0.92 } as const

/** How far an eye's outer corner is up, in half widths of the eye. */
const tiltOf = ({ face }: CharacterSheet, { drawn }: Proportions) => Math.sin(face.eyeTilt) + (drawn?.tilt ?? 0)

/** Of the tilt of an archetype's eye what its brow goes along with: more would frown or worry. */
const BROW_FOLLOWS = 0.25
/** How much farther forward the inner end of a brow lies than its middle, half heads. */
const BOWED_BROW = 0.16

interface SidePlace {
  readonly moves: FaceMoves
  readonly gaze: FacePlace
  readonly proportions: Proportions
  readonly bowed: number
  readonly off: () => number
}

function eye(sheet: CharacterSheet, side: -1 | 1, { moves, gaze, proportions: p, off }: SidePlace): EyeLandmarks {
  const alone = moves.oneSided?.side === side ? moves.oneSided : undefined
  const openness = (alone?.lid ?? moves.lid) * (1 + off() * 2)
  const closed = openness < 0.2
  const [w, h] = [p.eyeHalfWidth, p.eyeHalfHeight]
  const x = side * (p.eyeX + off() * 0.4)
  const y = p.eyeY + off() * 0.5
  const lid = p.drawn?.lid ?? PLAIN_LID
  const tilt = tiltOf(sheet, p) * w
  return {
    side,
    ...(p.drawn && { full: p.drawn.lid.full }),
    center: [x, y],
    inner: [x - side * w, y + h * lid.inner + tilt * 0.4],
    outer: [x + side * w, y + h * lid.outer - tilt],
    top: [x + side * w * lid.peak, y - h * (2 * Math.min(1, openness) - 1) - h * Math.max(0, openness - 1) * 0.8],
    bottom: [x + side * w * lid.lowest, y + h * (lid.lower - moves.squint * 0.55)],
    closed,
    iris: [x - side * w * 0.02 + gaze[0] * w * 0.42, y - h * 0.02 + gaze[1] * h * 0.4],
    irisRadius: p.irisRadius,
    irisTall: p.irisTall,
    pupil: moves.pupil,
  }
}

function brow(sheet: CharacterSheet, side: -1 | 1, { moves, proportions: p, bowed, off }: SidePlace): BrowLandmarks {
  const alone = moves.oneSided?.side === side ? (moves.oneSided.browLift ?? 0) : 0
  const y = p.browY - moves.browLift - alone + off() * 0.6
  const x = p.eyeX
  const w = p.eyeHalfWidth
  const shape = p.drawn?.brow
  const arch = 0.03 * sheet.brows.arch * (shape ? 1 - 0.6 * p.masculinity : 1) + (shape?.arch ?? 0) * w
  const tilt = (Math.sin(sheet.face.eyeTilt) + BROW_FOLLOWS * (p.drawn?.tilt ?? 0)) * w * 0.6
  // Slanted brows would frown in a kind face.
  const isKind = moves.cornerLift > 0.022 || moves.browInner > 0
  const slope = (shape?.slope ?? 0) * w * (isKind ? 0.12 : 0.5)
  // Of a bowed head the middle comes lower, which would be a frown: whoever draws lets the brows keep their mood.
  const level = shape ? clamp(bowed, -0.4, 0.4) * BOWED_BROW : 0
  // A short brow keeps its middle.
  const [from, to] = shape ? [0.12 - 1.1 * shape.long, 0.12 + 1.1 * shape.long] : [-0.98, 1.22]
  const outerY = y + 0.04 - moves.browOuter - tilt - slope + level * 0.8
  const innerY =
    // An arch lifts its inner end too, or it would be a frown.
    y + 0.028 - moves.browInner * 0.85 + tilt * 0.3 + slope - level - (shape ? Math.max(0, arch) * 0.6 : 0)
  const peakY = y - arch - 0.008 - moves.browInner * 0.1 - moves.browOuter * 0.5 - level * 0.2
  const frowns = !shape || moves.browInner < -0.01
  return {
    side,
    inner: [
      side * (x + w * from - Math.min(0, moves.browInner) * 0.35),
      // Who is kind holds the inner ends no lower than the outer ones, and hardly lower than the middle; others not much lower.
      frowns ? innerY : Math.min(innerY, isKind ? outerY - 0.012 : outerY + 0.03, peakY + (isKind ? 0.03 : 0.06)),
    ],
    peak: [side * (x + w * 0.28), peakY],
    outer: [side * (x + w * to), outerY],
  }
}

/** Height of a full upper lip, half heads: lips that are modelled need room for their light. */
const LIP = { flat: 0.03, inked: 0.046, modelled: 0.056 } as const
/** Half heads. */
const CALM_RISES = 0.014
/** Fullness of drawn lips that wear lipstick: painted on a line it would not be seen. */
const LEAST_PAINTED = 1.3
/** How far a fully open mouth drops, half heads. */
const MOUTH_DROP = 0.24
/** Of the half width of the jaw beside it: a wider mouth runs into the far cheek of a turned head. */
const WIDEST_MOUTH = 0.5
/** A drawn mouth that opens draws together: wide and open at once it bares its teeth. */
const OPEN_DRAWS_IN = 0.3

/** Of a few strokes a calm mouth looks sour unless its corners rise; an open one needs its upper lip nearly level. */
function drawnLift({ cornerLift, open }: FaceMoves): number {
  return (cornerLift > 0.01 ? cornerLift + CALM_RISES : cornerLift) * (1 - 0.5 * open)
}

function mouth(p: Proportions, moves: FaceMoves, off: () => number): MouthLandmarks {
  const own = p.mouthHalfWidth * moves.wide * (1 - 0.42 * moves.round)
  const half = p.drawn
    ? Math.min(own * (1 - OPEN_DRAWS_IN * moves.open), WIDEST_MOUTH * skullSlice(p.mouthY, p).halfWidth)
    : own
  const lift = (side: -1 | 1) =>
    (p.drawn ? drawnLift(moves) : moves.cornerLift) +
    (moves.oneSided?.side === side ? (moves.oneSided.cornerLift ?? 0) : 0) +
    off() * 0.5
  const y = p.mouthY
  const drop = moves.open * Math.min(MOUTH_DROP, (p.chinY - y) * 0.72)
  const middle = off() * 0.5
  const lip =
    p.lipFullness * LIP[isFlat(p.family) ? 'flat' : p.family === 'comic' ? 'inked' : 'modelled'] * (1 - 0.25 * moves.open)
  const smileSag = Math.max(0, moves.cornerLift) * 0.25
  // Corners of a round mouth lie at half its height.
  const sunk = drop * 0.45 * Math.min(1, moves.round * 1.6)
  const upperY = y - drop * 0.14 + smileSag
  const lowerY = y + drop * 0.86 + smileSag
  return {
    left: [-half, y - lift(-1) + sunk],
    right: [half, y - lift(1) + sunk],
    upper: [middle, upperY],
    lower: [middle, lowerY],
    upperLipY: upperY - lip * (p.drawn?.lips.upper ?? 1),
    lowerLipY: lowerY + lip * 1.35,
    round: moves.round,
    teeth: moves.teeth,
    open: moves.open,
    ...(p.drawn && { bow: p.family === 'anime' || p.family === 'gentle' ? Math.min(1.2, p.drawn.lips.bow) : p.drawn.lips.bow }),
  }
}
