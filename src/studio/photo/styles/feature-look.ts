import type { Rgb } from '../../color.ts'

/** How a style redraws eyes, brows, nose and lips over a face; 0 leaves a thing as the photo has it. */
export interface FeatureLook {
  readonly ink: Rgb
  /** Factor on the natural size of the iris. */
  readonly iris: number
  /** Factor on the opening of the lids. */
  readonly open: number
  /** Weight of the upper lash line, as a share of the eye's width. */
  readonly lash: number
  /** How glassy the iris is: 1 layered with large glints, 0 a flat disc with one. */
  readonly glass: number
  readonly brow: number
  readonly nose: number
  readonly mouth: number
  readonly lips: number
  readonly blush: number
}
