/**
 * Lengths and thicknesses of one body in half heads. Body space: origin between the collar bones at the root of the
 * neck, x right, y down, z forward; the body faces z.
 */
export interface Skeleton {
  /** 0 feminine … 1 masculine, faded out in children. */
  readonly manly: number
  /** 0 feminine form absent (child, man) … 1 full. */
  readonly womanly: number
  readonly youth: number
  /** 0 … 1 of those who have grown old. */
  readonly age: number
  readonly muscle: number
  readonly weight: number
  /** A child that is expected: 0 … 1. */
  readonly belly: number
  /** Scale of heights below the neck and of widths; 1 is an adult of 7.5 heads. */
  readonly tall: number
  readonly wide: number
  readonly neckLength: number
  readonly neckRadius: number
  readonly shoulderX: number
  readonly shoulderY: number
  readonly upperArm: number
  readonly forearm: number
  readonly hand: number
  readonly armRadius: number
  readonly hipX: number
  readonly hipY: number
  readonly thigh: number
  readonly shin: number
  readonly thighRadius: number
  readonly waistY: number
  readonly crotchY: number
  readonly soleY: number
  /** How far the trunk reaches forward where forearms lie before it, and aside where hands hang. */
  readonly frontZ?: number
  readonly sideX?: number
  /** Of people on the human form: depth of the head's joint and of the hips, height of the ankle's joint, ankle to toes. */
  readonly neckTopZ?: number
  readonly hipZ?: number
  readonly ankleHeight?: number
  readonly footLength?: number
  /** How steeply shoes with high heels set their feet down: the tangent of it. */
  readonly heel?: number
}
