import type { Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'

/** Where somebody works or rests, in upright space: the hips over the origin, z forward. */
export interface WorkRoom {
  /** Heights of the lower hand, of the crown and of the ground. */
  readonly handY: number
  readonly crownY: number
  readonly floor: number
  /** How far the hands are before the body. */
  readonly handZ: number
  /** The leading side, and the side that the figure looks to. */
  readonly lead: number
  readonly facing: number
  readonly isIndoors: boolean
  /** Points of the skin of who sleeps, or of what is above their bones, in the same space. */
  readonly lying: readonly Vector[]
  /** How far from the hips toward the head a blanket reaches. */
  readonly chestX: number
  readonly blanket: Rgb
  /** Where there is a surface of water to swim in. */
  readonly isAtWater: boolean
  /** In open country. */
  readonly isFenced: boolean
}
