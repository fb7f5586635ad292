/**
 * The file of the human form: a header of JSON, then sections of bytes that it points to. Only one half of the body is stored
 * (its own left and the middle): the form is the same left and right to the last digit.
 *
 * Vertices of the half: skin in the middle, skin of the left, then the same of everything else (surfaces that clothes, teeth and
 * lashes hang on, joints). The whole form has, in this order: skin middle, left, right; others middle, left, right.
 */
export interface FormHeader {
  readonly version: 1
  readonly counts: VertexCounts
  /** Decimetres per unit of what is stored: of the head, and of everything below the neck. */
  readonly steps: { readonly base: number; readonly head: number; readonly below: number }
  /** Vertices of the half that are stored in the steps of the head, as runs: so many not, so many, so many not … */
  readonly headRuns: readonly number[]
  readonly bones: readonly BoneEntry[]
  /** What touches the ground. */
  readonly sole: JointPoint
  /** Quads by the name of their surface: `skin` is what is drawn, all others are what things hang on. */
  readonly surfaces: Readonly<Record<string, Section>>
  readonly positions: Section
  readonly weights: Section
  /** Per corner of the skin's quads. The right half has those of the left: one map serves both, mirrored. */
  readonly uvs: Section
  readonly targets: Readonly<Record<string, TargetEntry>>
  readonly attachments: readonly AttachmentEntry[]
}

export interface VertexCounts {
  readonly skinMiddle: number
  readonly skinSide: number
  readonly otherMiddle: number
  readonly otherSide: number
}

/** Where bytes lie behind the header. */
export type Section = readonly [offset: number, length: number]

export interface BoneEntry {
  readonly name: string
  /** Index of the parent, which comes first; −1 for the root. */
  readonly parent: number
  readonly head: JointPoint
  readonly tail: JointPoint
}
/** A vertex of the half, or its mirrored twin. */
export type JointPoint = readonly [vertex: number, isMirrored: 0 | 1]

/** `sided`: moves one side, whichever is asked for; `even`: both alike. */
export interface TargetEntry {
  readonly kind: 'even' | 'sided'
  readonly section: Section
}

/** A thing with vertices of its own that hangs on the form: teeth, tongue, lashes, brows, eyes. */
export interface AttachmentEntry {
  readonly name: string
  readonly vertexCount: number
  /** Per axis: the distance of two vertices of the whole form, divided by the length, scales the offsets. */
  readonly scales: readonly (readonly [from: number, to: number, length: number])[]
  readonly binding: Section
  readonly quads: Section
  readonly uvs: Section
}

/** Vertices of the half → how many there are of the whole form. */
export const halfCount = ({ skinMiddle, skinSide, otherMiddle, otherSide }: VertexCounts) =>
  skinMiddle + skinSide + otherMiddle + otherSide
export const skinCount = ({ skinMiddle, skinSide }: VertexCounts) => skinMiddle + 2 * skinSide
export const wholeCount = (counts: VertexCounts) => skinCount(counts) + counts.otherMiddle + 2 * counts.otherSide

/** Where a vertex of the half, and its mirrored twin, stand in the whole form; a vertex of the middle is its own twin. */
export function placesOfHalf(counts: VertexCounts): { readonly own: Uint16Array; readonly twin: Uint16Array } {
  const { skinMiddle, skinSide, otherMiddle, otherSide } = counts
  const own = new Uint16Array(halfCount(counts))
  const twin = new Uint16Array(own.length)
  let half = 0
  let whole = 0
  for (const [middle, side] of [
    [skinMiddle, skinSide],
    [otherMiddle, otherSide],
  ] as const) {
    for (let index = 0; index < middle; index += 1, half += 1) own[half] = twin[half] = whole + index
    for (let index = 0; index < side; index += 1, half += 1) {
      own[half] = whole + middle + index
      twin[half] = whole + middle + side + index
    }
    whole += middle + 2 * side
  }
  return { own, twin }
}
