import { mixRgb } from '../color.ts'
import { layerOf } from '../sheet/casting/cast-clothes.ts'
import type { CharacterSheet, Garment } from '../sheet/character-sheet.ts'
import { undrawn, type Warning } from '../warning.ts'
import { GARMENT_ZONES } from '../words/lexicon/garments.ts'
import { completeClothes } from './change-clothes.ts'
import { isOutfitSaid, type OutfitParts, readOutfitOrder } from './outfit-order.ts'

/** What somebody wears, as dress up takes it from one person to another. */
export type Outfit = Pick<CharacterSheet, 'garments'> & Partial<Pick<CharacterSheet, 'headwear' | 'eyewear' | 'jewellery'>>

const reaches = ({ zones }: OutfitParts, { kind }: Garment) => GARMENT_ZONES[kind].some((zone) => zones.has(zone))

/**
 * Somebody in the clothes, hat, glasses and jewellery of an outfit, or in those of them that the prompt names; who they are
 * stays. What the outfit has none of, they keep.
 */
export function wearOutfit(
  person: CharacterSheet,
  outfit: Outfit,
  prompt: string,
): { character: CharacterSheet; warnings: Warning[] } {
  const { only, without, color } = readOutfitOrder(prompt)
  const dyed = <Worn extends { readonly color: Garment['color'] }>(worn: Worn): Worn => (color ? { ...worn, color } : worn)
  const garments = outfit.garments
    .filter((garment) => (only ? reaches(only, garment) : true) && !reaches(without, garment))
    .map((garment) => (color ? { ...garment, color, trim: mixRgb(color, [0.1, 0.08, 0.1], 0.35) } : garment))
  const isMeant = (part: Exclude<keyof OutfitParts, 'zones'>) => (only ? only[part] : true) && !without[part]
  const headwear = isMeant('hasHeadwear') ? outfit.headwear : undefined
  const eyewear = isMeant('hasEyewear') ? outfit.eyewear : undefined
  const jewellery = isMeant('hasJewellery') ? (outfit.jewellery ?? []) : []
  const isNothing = garments.length === 0 && !headwear && !eyewear && jewellery.length === 0
  const warnings = [
    ...(prompt.trim() && !isOutfitSaid(prompt) ? [wholeOutfit(prompt)] : []),
    ...(isNothing
      ? [undrawn(prompt.trim(), `“${prompt.trim()}”: nothing like that is worn in the second picture.`, 'essential')]
      : []),
  ]
  const character: CharacterSheet = {
    ...person,
    garments: only || garments.length < outfit.garments.length ? putOver(person.garments, garments) : garments,
    ...(headwear && { headwear: dyed(headwear) }),
    ...(eyewear && { eyewear: dyed(eyewear) }),
    jewellery: [...person.jewellery.filter(({ kind }) => !jewellery.some((each) => each.kind === kind)), ...jewellery],
  }
  return { character, warnings }
}

/** Nobody could tell which part of it was meant. */
export function wholeOutfit(prompt: string): Warning {
  const sentence = `“${prompt.trim()}” was not understood: the whole outfit was put on.`
  return { part: prompt.trim(), why: 'not-understood', as: 'the whole outfit', weight: 'small', sentence }
}

/** Some garments of another outfit take the place of what they cover. */
function putOver(worn: readonly Garment[], put: readonly Garment[]): Garment[] {
  const covered = new Set(put.flatMap(({ kind }) => GARMENT_ZONES[kind]))
  const kept = worn.filter(({ kind }) => !GARMENT_ZONES[kind].some((zone) => covered.has(zone)))
  return completeClothes([...kept, ...put], worn).toSorted((a, b) => layerOf(a.kind) - layerOf(b.kind))
}
