/** A seed as jobs keep it: 7 and '7' are the same. */
export function seedOf({ seed }: { seed?: string | number | undefined }): { seed?: string } {
  return seed === undefined ? {} : { seed: String(seed) }
}
