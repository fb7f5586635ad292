/** What a place in the layers is multiplied by, and then moved, to be that of a layer which is drawn larger. */
export interface Lens {
  readonly zoom: number
  readonly x: number
  readonly y: number
}
