import type { Matrix } from '../math/matrix.ts'
import type { PosedBody } from '../person/body-fields.ts'
import type { NeckPlace } from './body-neck.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

/** A posed body with the head on it, before the camera chooses its frame. View space: x right, y down, z to the viewer. */
export interface Stand {
  readonly skeleton: Skeleton
  readonly joints: Joints
  readonly neck: NeckPlace
  /** Of people on the human form: their posed body, which cloth is fitted on. */
  readonly body?: PosedBody
  /** Body space → view space and head space → view space. */
  readonly bodyPlace: Matrix
  readonly headPlace: Matrix
  /** Where the ground is level (the body's space when it does not lean) → view space. */
  readonly groundPlace: Matrix
  /** Body space → head space and back, for what hangs on both. */
  readonly headInBody: Matrix
  /** Half heads that what they hold reaches over their head or below their hand. */
  readonly held: { readonly above: number; readonly below: number }
}
