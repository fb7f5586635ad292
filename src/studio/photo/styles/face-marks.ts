import type { PhotoFace } from '../photo-reading.ts'

export type Place = readonly [x: number, y: number]

/** One eye of a face: its lids from the outer to the inner corner. */
export interface EyeMarks {
  readonly upper: readonly Place[]
  readonly lower: readonly Place[]
  readonly middle: Place
  readonly widthPx: number
  /** Distance of the lids in the middle. */
  readonly openPx: number
  /** Closed forms of the brow above it. */
  readonly brow: readonly Place[]
  /** From inner to outer end. */
  readonly browLine: readonly Place[]
}

/** What a style needs of a face, in pixels of the picture. */
export interface FaceMarks {
  readonly eyes: readonly [EyeMarks, EyeMarks]
  readonly lips: readonly Place[]
  /** The line the lips meet at, its upper and its lower side, from the picture's left to its right. */
  readonly mouthUpper: readonly Place[]
  readonly mouthLower: readonly Place[]
  readonly oval: readonly Place[]
  readonly noseTip: Place
  /** From wing to wing below the nose. */
  readonly noseBase: readonly Place[]
  readonly chin: Place
  readonly forehead: Place
  readonly middle: Place
  /** Distance of the eyes' middles: the measure of everything else. */
  readonly eyeGapPx: number
  /** Unit direction from the eyes to the chin. */
  readonly down: Place
}

/** Points of the MediaPipe face mesh (canonical_face_model, Apache-2.0). */
const MESH = {
  eyes: [
    {
      upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
      lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
      browUpper: [107, 66, 105, 63, 70],
      browLower: [46, 53, 52, 65, 55],
    },
    {
      upper: [263, 466, 388, 387, 386, 385, 384, 398, 362],
      lower: [263, 249, 390, 373, 374, 380, 381, 382, 362],
      browUpper: [336, 296, 334, 293, 300],
      browLower: [276, 283, 282, 295, 285],
    },
  ],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  mouthUpper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  mouthLower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172,
    58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  noseBase: [64, 98, 97, 2, 326, 327, 294],
  noseTip: 1,
  chin: 152,
  forehead: 10,
} as const

/** Names the points of a face mesh. */
export function faceMarks({ landmarks }: Pick<PhotoFace, 'landmarks'>): FaceMarks {
  const at = (index: number): Place => [landmarks[index * 3]!, landmarks[index * 3 + 1]!]
  const all = (indices: readonly number[]) => indices.map(at)
  const eyeOf = ({ upper, lower, browUpper, browLower }: (typeof MESH.eyes)[number]): EyeMarks => {
    const [lids, under] = [all(upper), all(lower)]
    const [outer, inner] = [lids[0]!, lids.at(-1)!]
    const middle: Place = [(outer[0] + inner[0]) / 2, (lids[4]![1] + under[4]![1] + outer[1] + inner[1]) / 4]
    return {
      upper: lids,
      lower: under,
      middle,
      widthPx: distance(outer, inner),
      openPx: distance(lids[4]!, under[4]!),
      brow: all([...browUpper, ...browLower]),
      browLine: browUpper.map((index, end) => between(at(index), at(browLower[4 - end]!), 0.45)),
    }
  }
  const eyes = [eyeOf(MESH.eyes[0]), eyeOf(MESH.eyes[1])] as const
  const middle = between(eyes[0].middle, eyes[1].middle, 0.5)
  const chin = at(MESH.chin)
  const long = distance(middle, chin) || 1
  return {
    eyes,
    lips: all(MESH.lips),
    mouthUpper: all(MESH.mouthUpper),
    mouthLower: all(MESH.mouthLower),
    oval: all(MESH.oval),
    noseTip: at(MESH.noseTip),
    noseBase: all(MESH.noseBase),
    chin,
    forehead: at(MESH.forehead),
    middle,
    eyeGapPx: Math.max(1, distance(eyes[0].middle, eyes[1].middle)),
    down: [(chin[0] - middle[0]) / long, (chin[1] - middle[1]) / long],
  }
}

export const distance = (one: Place, other: Place): number => Math.hypot(other[0] - one[0], other[1] - one[1])
export const between = (from: Place, to: Place, share: number): Place => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
