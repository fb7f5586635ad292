/** How a speaking mouth stands. */
export interface MouthShape {
  /** 0 the lips meet … 1 wide open. */
  readonly open: number
  /** Width against the mouth at rest. */
  readonly wide: number
  /** Lips drawn together toward an O, 0…1. */
  readonly round: number
  /** Teeth seen in the opening, 0…1. */
  readonly teeth: number
}

/** Nothing is said. */
export const MOUTH_AT_REST: MouthShape = { open: 0, wide: 1, round: 0, teeth: 0 }
