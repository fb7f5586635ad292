import type { FaceKinds } from './face-kinds.ts'
import type { BrowShape, LidShape, LipShape, NoseShape, Outline } from './kind-shapes.ts'

/** What drawn styles know of a face beyond its measures: how lids, brows, nose, lips and the edge of the face run. */
export interface DrawnFace {
  readonly kinds: FaceKinds
  readonly lid: LidShape
  /** Radians that are added to the tilt of the eyes. */
  readonly tilt: number
  readonly brow: BrowShape
  readonly nose: NoseShape
  readonly lips: LipShape
  readonly outline: Outline
  /** How far the ears stand off, a factor. */
  readonly earsOut: number
}
