import type { Field } from '../field/field.ts'

/** What makes a collar the one it is. */
export interface CollarCut {
  /** Radians on each side of the middle of the front where it begins; 0 closes it. */
  readonly from: number
  /** How far its foot stands off the neck. */
  readonly distance: number
  /** Height of the stand, front and back. */
  readonly standFront: number
  readonly standBack: number
  /** Length of the part that is folded over, behind and at the points in front; 0 for a plain stand. */
  readonly fall: number
  readonly points: number
  /** How far the fold stands out. */
  readonly spread: number
  /** Radians by which its points stand apart in front, on each side, more than its stand does. */
  readonly opens?: number
  /** Vertical ribs, their height. */
  readonly ribs?: number
  /** Lowers the front of the foot, for open necks. */
  readonly dip?: number
  /** Distance of the fall from what it rests on. */
  readonly clearance?: number
  /** Radians by which the corner between stand and fall of an open one draws back. */
  readonly drawBack?: number
  /** Negative where the cloth of what is worn over it lies on its fall. */
  readonly under?: Field
}
