/** Many hairs of one kind, in half heads, in the space of what they grow on; x right, y down, z toward the viewer. */
export interface Strands {
  /** Of every hair its first point; behind the last one where the points end. */
  readonly starts: Uint32Array
  /** Three per point, from the root to the tip. */
  readonly positions: Float32Array
  /** Six per hair, 0 … 1: what it is coloured at its root and at its tip. */
  readonly colors: Float32Array
  /** Along a hair, where the colour of the root ends and that of the tip is whole. */
  readonly tipsFrom: readonly [from: number, whole: number]
  /** The part that a hair belongs to, and where across its lock it lies, −1 … 1. */
  readonly parts: Uint16Array
  readonly across: Float32Array
  /** How much of what it would cover a hair covers, 0 … 1: fine ones at the edge of a hairline, less. */
  readonly strengths: Float32Array
  /** Of a hair at its root, and the share of it that is left at the tip. */
  readonly width: number
  readonly tipShare: number
}
