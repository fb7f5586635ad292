import type { Rgb } from '../color.ts'
import { colorOf } from '../words/color-of.ts'
import { findTerms } from '../words/find-terms.ts'
import { EYEWEAR, HEADWEAR, JEWELLERY } from '../words/lexicon/accessories.ts'
import { GARMENT_ZONES, GARMENTS, type GarmentZone } from '../words/lexicon/garments.ts'

/** What a prompt says of an outfit that is put on. */
export interface OutfitOrder {
  /** Only these places of the body and things are meant; absent for the whole outfit. */
  readonly only?: OutfitParts
  /** These stay off. */
  readonly without: OutfitParts
  /** All that is put on gets this colour. */
  readonly color?: Rgb
}

export interface OutfitParts {
  readonly zones: ReadonlySet<GarmentZone>
  readonly hasHeadwear: boolean
  readonly hasEyewear: boolean
  readonly hasJewellery: boolean
}

const EXCEPT = /\b(?:without|except(?: for)?|but not|but no|no|not)\b([^,.;]*)/gi

/** 'only the jacket', 'without the hat', 'in red'; words that say none of these say nothing. */
export function readOutfitOrder(prompt: string): OutfitOrder {
  const left = prompt.replaceAll(EXCEPT, ' ')
  const excepted = [...prompt.matchAll(EXCEPT)].map(([, words]) => words).join(', ')
  const named = partsOf(left)
  const color = colorOf(left)
  return { ...(isAny(named) && { only: named }), without: partsOf(excepted), ...(color && { color }) }
}

/** Whether the words say anything of an outfit. */
export function isOutfitSaid(prompt: string): boolean {
  const { only, without, color } = readOutfitOrder(prompt)
  return only !== undefined || color !== undefined || isAny(without)
}

function partsOf(words: string): OutfitParts {
  const kinds = findTerms(words, GARMENTS).map((term) => GARMENTS[term]!)
  const zones = kinds.flatMap((kind) => (kind === 'clothes' ? [] : GARMENT_ZONES[kind]))
  return {
    zones: new Set(zones),
    hasHeadwear: findTerms(words, HEADWEAR).length > 0 || /\b(headwear|hat)\b/i.test(words),
    hasEyewear: findTerms(words, EYEWEAR).length > 0,
    hasJewellery: findTerms(words, JEWELLERY).length > 0 || /\bjewell?e?ry\b/i.test(words),
  }
}

function isAny({ zones, hasHeadwear, hasEyewear, hasJewellery }: OutfitParts): boolean {
  return zones.size > 0 || hasHeadwear || hasEyewear || hasJewellery
}
