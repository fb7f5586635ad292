/** What `garment-parts.ts` is in browsers: no words, until somebody says one and all words are sent for. */
export let GARMENT_PARTS: readonly string[] = []

export async function loadGarmentParts(): Promise<void> {
  GARMENT_PARTS = (await import('./garment-parts.ts')).GARMENT_PARTS
}
