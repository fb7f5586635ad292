import type { Picture } from '../canvas.ts'
import type { MouthShape } from '../mouth/mouth-shape.ts'
import type { ExpressionKind } from '../sheet/scene-sheet.ts'
import { bendPicture } from './bend-picture.ts'
import { canSpeak } from './can-speak.ts'
import { expressionHint } from './expression-hint.ts'
import { EXPRESSION_MOVES, MOVING_PARTS, type MovingPart, type PartMove } from './expression-moves.ts'
import { faceBox } from './face-box.ts'
import { FACE_OUTLINE, FACE_POINT, facePoint } from './face-points.ts'
import type { PhotoFace, PhotoReading } from './photo-reading.ts'
import { type FieldPoint, smoothField } from './smooth-field.ts'
import { talkingPhoto } from './talking-photo.ts'

/** Places that no expression moves, besides the face's outline: the bones. */
const FIXED = [6, 168, 197, FACE_POINT.noseTip, FACE_POINT.noseBase, 33, 133, 362, 263, 9, 151] as const
/** How far a move is felt, in distances of the outer eye corners. */
const REACH = 0.62
/** Parts that move by openings of the eye. */
const LIDS: readonly MovingPart[] = ['upperLid', 'lowerLid']
const LIPS: readonly MovingPart[] = ['mouthCorner', 'upperLip', 'lowerLip']
/** How many mouths the outer eye corners are apart, on an ordinary face. */
const MOUTHS_TO_EYES = 1.85
/** Of a face that already looks as asked, a little more is enough. */
const ALREADY = 0.35

interface Frame {
  readonly right: readonly [number, number]
  readonly up: readonly [number, number]
  /** Distance of the outer eye corners. */
  readonly eyesPx: number
}

/**
 * A photo of a face with another expression: brows, lids, cheeks and lips are moved along the face mesh, everything round them
 * follows softly. The reading has its points where they are afterwards. A photo without a face stays as it is. `reading` is in
 * pixels of the picture.
 */
export function warpExpression(
  picture: Picture,
  reading: PhotoReading,
  expression: ExpressionKind,
): { picture: Picture; reading: PhotoReading } {
  const { face } = reading
  if (!face || expression === 'neutral') return { picture, reading }
  const frame = frameOf(face)
  const moves = movesOf(face, expression, frame)
  const reachPx = frame.eyesPx * REACH
  // What is shown at the end of a move is read at its start.
  const backward = moves.map(({ x, y, dx, dy }) => ({ x: x + dx, y: y + dy, dx: -dx, dy: -dy }))
  const box = faceBox(face)
  const within = { left: box.left - reachPx, top: box.top - reachPx, right: box.right + reachPx, bottom: box.bottom + reachPx }
  const bent = bendPicture(picture, smoothField(backward, reachPx), within)
  const forward = smoothField(moves, reachPx)
  const landmarks = face.landmarks.slice()
  for (let at = 0; at < landmarks.length; at += 3) {
    const [dx, dy] = forward(landmarks[at]!, landmarks[at + 1]!)
    landmarks[at]! += dx
    landmarks[at + 1]! += dy
  }
  const moved = { ...face, landmarks }
  const { mouth } = EXPRESSION_MOVES[expression]
  // Lips that stand apart in the photo stay so.
  const isOpened = mouth && expressionHint(face) !== 'happy' && canSpeak({ ...reading, face: moved })
  return { picture: isOpened ? opened(bent, moved, mouth) : bent, reading: { ...reading, face: moved } }
}

function opened(picture: Picture, face: PhotoFace, mouth: MouthShape): Picture {
  return { ...picture, data: talkingPhoto(picture, face)({ mouth, lids: 0, head: [0, 0] }) }
}

function frameOf(face: PhotoFace): Frame {
  const [left, right] = [facePoint(face, FACE_POINT.leftEyeOuter), facePoint(face, FACE_POINT.rightEyeOuter)]
  const eyesPx = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y))
  const [x, y] = [(right.x - left.x) / eyesPx, (right.y - left.y) / eyesPx]
  return { right: [x, y], up: [y, -x], eyesPx }
}

function movesOf(face: PhotoFace, expression: Exclude<ExpressionKind, 'neutral'>, frame: Frame): FieldPoint[] {
  const { both, right = both } = EXPRESSION_MOVES[expression]
  const seen = expressionHint(face)
  const strength = seen === expression || (seen === 'happy' && expression === 'smile') ? ALREADY : 1
  const mouthPx = Math.min(frame.eyesPx, lengthBetween(face, FACE_POINT.mouthLeft, FACE_POINT.mouthRight) * MOUTHS_TO_EYES)
  const unitOf = (part: MovingPart, side: 'left' | 'right') => {
    if (LIPS.includes(part)) return mouthPx
    return LIDS.includes(part) ? eyeOpening(face, side) : frame.eyesPx
  }
  const sides = [
    { side: 'left', parts: both, outwards: -1 },
    { side: 'right', parts: right, outwards: 1 },
  ] as const
  const moving = sides.flatMap(({ side, parts, outwards }) =>
    (Object.keys(MOVING_PARTS) as MovingPart[]).flatMap((part) => {
      const move: PartMove = parts[part] ?? {}
      const unit = unitOf(part, side) * strength
      const [across, up] = [(move.out ?? 0) * outwards * unit, (move.up ?? 0) * unit]
      return MOVING_PARTS[part][side].map((index) => {
        const { x, y } = facePoint(face, index)
        return { x, y, dx: frame.right[0] * across + frame.up[0] * up, dy: frame.right[1] * across + frame.up[1] * up }
      })
    }),
  )
  const still = [...FIXED, ...FACE_OUTLINE.filter((_, index) => index % 2 === 0)].map((index) => {
    const { x, y } = facePoint(face, index)
    return { x, y, dx: 0, dy: 0 }
  })
  return [...moving, ...still]
}

function eyeOpening(face: PhotoFace, side: 'left' | 'right'): number {
  const [top, bottom] = side === 'left' ? ([159, 145] as const) : ([386, 374] as const)
  return lengthBetween(face, top, bottom)
}

function lengthBetween(face: PhotoFace, from: number, to: number): number {
  const [one, other] = [facePoint(face, from), facePoint(face, to)]
  return Math.hypot(other.x - one.x, other.y - one.y)
}
