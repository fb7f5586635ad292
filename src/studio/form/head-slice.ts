/** One horizontal slice of the head. */
export interface HeadSlice {
  readonly halfWidth: number
  readonly front: number
  readonly back: number
  readonly widest: number
}
