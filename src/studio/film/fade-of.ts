/** How much of a patch is seen at one of its `length` rows or columns: whole but for `feather` of it at either end. */
export function fadeOf(at: number, length: number, feather: number): number {
  return Math.min(1, (Math.min(at, length - 1 - at) + 0.5) / (feather * length))
}
