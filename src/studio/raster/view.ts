/** Orthographic: view-space (x, y) of half heads lands on pixel (originXPx + x·unitPx, originYPx + y·unitPx). */
export interface View {
  readonly widthPx: number
  readonly heightPx: number
  readonly unitPx: number
  readonly originXPx: number
  readonly originYPx: number
}
