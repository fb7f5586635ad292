/** How cloth (or nothing) lies on the trunk. */
export interface Ease {
  /** Distance from the skin in half heads. */
  readonly offset: number
  /** 0 follows the waist … 1 hangs straight down from the chest. */
  readonly hang: number
  /** Half heads the lower edge stands out more than the body. */
  readonly flare?: number
  /** Heights below the pit of the neck (adult scale) down to which it is closed; a trunk ends at the crotch. */
  readonly bottom?: number
  /** Line of the flare from where it starts to the bottom: 1.2 a cone, below 1 a bell, above 2 a fishtail. */
  readonly bell?: number
  /** Height the flare starts from. */
  readonly from?: number
}

export const SKIN: Ease = { offset: 0, hang: 0 }
