import type { ChinKind, EyeKind, LipKind, NoseKind } from '../features/archetypes/face-kinds.ts'
import type { FaceShape } from '../sheet/character-sheet.ts'
import { FACE_POINT, faceLength, facePoint } from './face-points.ts'
import type { PhotoFace } from './photo-reading.ts'

/** Means over portraits of eighteen photographed and painted faces, measured with the same networks. */
const ORDINARY = {
  widthToHeight: 0.79,
  jaw: 0.797,
  eyeSpacing: 0.453,
  eyeWidth: 0.206,
  eyeOpening: 0.068,
  noseLength: 0.259,
  noseWidth: 0.25,
  lips: 0.104,
  mouth: 0.385,
  brow: 0.124,
} as const
type Ratios = Record<keyof typeof ORDINARY, number>

/** The mesh leans every face toward the mean; what differs in it differs more in the face. */
const GAIN = 1.6
/** A sheet's factors of a face: beyond this a style's face falls apart. */
const MOST = 0.14

/** What the points tell of a face: the shape that a sheet has places for, and weakly how masculine it looks. */
export interface FaceShapeHint {
  readonly shape: Omit<FaceShape, 'cheeks' | 'asymmetry'>
  /** 0 feminine … 1 masculine, never near either end: bones alone tell it badly. */
  readonly masculinity: number
}

export function faceShapeHint(face: PhotoFace): FaceShapeHint {
  const ratios = ratiosOf(face)
  const factor = (name: keyof Ratios, gain = GAIN) => {
    const away = (ratios[name] / ORDINARY[name] - 1) * gain
    return 1 + Math.min(MOST, Math.max(-MOST, away))
  }
  return {
    shape: {
      kind: kindOf(ratios),
      jaw: factor('jaw', 1.2),
      eyeSize: factor('eyeWidth') * 0.5 + factor('eyeOpening', 0.4) * 0.5,
      eyeSpacing: factor('eyeSpacing'),
      eyeTilt: eyeTilt(face),
      noseLength: factor('noseLength'),
      noseWidth: factor('noseWidth', 1.1),
      lipFullness: factor('lips', 1.2),
      // Smiles widen mouths: only half of it is the face's own.
      mouthWidth: factor('mouth', 0.5),
      kinds: kindsFor(ratios, eyeTilt(face)),
    },
    masculinity: masculinityOf(ratios),
  }
}

function ratiosOf(face: PhotoFace): Ratios {
  const P = FACE_POINT
  const width = Math.max(1e-6, faceLength(face, P.cheekLeft, P.cheekRight))
  const height = Math.max(1e-6, faceLength(face, P.hairline, P.chin))
  const left = middle(face, P.leftEyeOuter, P.leftEyeInner)
  const right = middle(face, P.rightEyeInner, P.rightEyeOuter)
  const both = (one: readonly [number, number], other: readonly [number, number]) =>
    (faceLength(face, ...one) + faceLength(face, ...other)) / 2
  return {
    widthToHeight: width / height,
    jaw: faceLength(face, P.jawLeft, P.jawRight) / width,
    eyeSpacing: Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]) / width,
    eyeWidth: both([P.leftEyeOuter, P.leftEyeInner], [P.rightEyeInner, P.rightEyeOuter]) / width,
    eyeOpening: both([P.leftEyeTop, P.leftEyeBottom], [P.rightEyeTop, P.rightEyeBottom]) / width,
    noseLength: faceLength(face, P.noseBridge, P.noseBase) / height,
    noseWidth: faceLength(face, P.noseLeft, P.noseRight) / width,
    lips: (faceLength(face, P.upperLip, P.upperLipInner) + faceLength(face, P.lowerLipInner, P.lowerLip)) / height,
    mouth: faceLength(face, P.mouthLeft, P.mouthRight) / width,
    brow: both([P.leftBrow, P.leftEyeTop], [P.rightBrow, P.rightEyeTop]) / height,
  }
}

function middle(face: PhotoFace, one: number, other: number): [number, number, number] {
  const [a, b] = [facePoint(face, one), facePoint(face, other)]
  return [(a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2]
}

function kindOf({ widthToHeight, jaw }: Ratios): FaceShape['kind'] {
  if (widthToHeight < ORDINARY.widthToHeight * 0.955) return 'long'
  if (jaw > ORDINARY.jaw * 1.015) return 'square'
  if (jaw < ORDINARY.jaw * 0.972) return 'heart'
  return widthToHeight > ORDINARY.widthToHeight * 1.06 ? 'round' : 'oval'
}

/** The archetypes of a drawn face that these measures come nearest to: nothing of a photo's face is left to chance. */
function kindsFor(ratios: Ratios, tilt: number): NonNullable<FaceShape['kinds']> {
  const over = (name: keyof Ratios) => ratios[name] / ORDINARY[name]
  const opening = over('eyeOpening') / over('eyeWidth')
  return {
    eyes: eyeKind(opening, tilt),
    nose: noseKind(over('noseLength'), over('noseWidth')),
    lips: lipKind(over),
    chin: CHINS[kindOf(ratios)],
  }
}

function eyeKind(opening: number, tilt: number): EyeKind {
  if (tilt > 0.08) return 'upturned'
  if (tilt < -0.04) return 'downturned'
  if (opening < 0.82) return 'narrow'
  return opening > 1.18 ? 'round' : 'almond'
}

function noseKind(length: number, width: number): NoseKind {
  if (width > 1.08) return 'broad'
  if (length > 1.06) return 'long'
  if (length > 0.94) return 'straight'
  return width > 1 ? 'snub' : 'button'
}

function lipKind(over: (name: keyof Ratios) => number): LipKind {
  if (over('lips') > 1.14) return 'full'
  return over('lips') < 0.86 ? 'thin' : 'even'
}

const CHINS = { oval: 'round', round: 'round', square: 'square', heart: 'pointed', long: 'round' } as const satisfies Record<
  FaceShape['kind'],
  ChinKind
>

/** Radians between the corners of the eyes, without the tilt of the head. */
function eyeTilt(face: PhotoFace): number {
  const P = FACE_POINT
  const slope = (from: number, to: number) => {
    const [a, b] = [facePoint(face, from), facePoint(face, to)]
    return Math.atan2(b.y - a.y, b.x - a.x)
  }
  // Outer corner higher than the inner one: positive slope on the picture's left, negative on its right.
  const tilt = (slope(P.leftEyeOuter, P.leftEyeInner) - slope(P.rightEyeInner, P.rightEyeOuter)) / 2
  return Math.min(0.16, Math.max(-0.1, tilt - 0.03))
}

/** Broader jaw and nose, lower brows and a longer face are more often a man's. */
function masculinityOf({ jaw, noseWidth, brow, widthToHeight }: Ratios): number {
  const signs = [
    (0.25 * (jaw - 0.793)) / 0.012,
    (0.25 * (noseWidth - 0.248)) / 0.02,
    (0.3 * (0.125 - brow)) / 0.02,
    (0.2 * (0.79 - widthToHeight)) / 0.04,
  ]
  const sum = signs.reduce((total, sign) => total + Math.min(0.4, Math.max(-0.4, sign)), 0)
  return Math.min(0.82, Math.max(0.18, 0.5 + sum * 0.45))
}
