import { isOutfitSaid, readOutfitOrder } from '#studio/edit/outfit-order.ts'
import { wholeOutfit } from '#studio/edit/wear-outfit.ts'
import { drawnAs, type Warning } from '#studio/warning.ts'

const ALL_TOGETHER = 'On a photo all the clothes of the outfit are put on together, without hats and jewellery.'

/** A photo is dressed as a whole: where one garment ends and the next begins is not known. */
export function photoOutfitWarnings(prompt: string): Warning[] {
  if (!prompt.trim()) return []
  if (!isOutfitSaid(prompt)) return [wholeOutfit(prompt)]
  const { only, without } = readOutfitOrder(prompt)
  const isNarrowed =
    only !== undefined || without.zones.size > 0 || without.hasHeadwear || without.hasEyewear || without.hasJewellery
  return isNarrowed ? [drawnAs(prompt.trim(), 'all the clothes of the outfit', { sentence: ALL_TOGETHER })] : []
}
