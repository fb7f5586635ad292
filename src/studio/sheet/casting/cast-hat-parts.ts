import { type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import type { CharacterSheet } from '../character-sheet.ts'

type Headwear = NonNullable<CharacterSheet['headwear']>

/** What is stuck on hats by the words for it. */
const DECOR: readonly (readonly [RegExp, NonNullable<Headwear['decor']>[number]['kind'], string])[] = [
  [/feathers?$|plumes?$/, 'feather', '#e9e4da'],
  [/flowers?$|roses?$|blossoms?$|daisies$/, 'flower', '#c0282d'],
  [/bow$|ribbons?$/, 'bow', '#b8323a'],
  [/coins?\b/, 'coins', '#d2a43c'],
  [/lamp$/, 'lamp', '#fff0c0'],
  [/badge$|emblem$|pin$|brooch$|star$|insignia$/, 'badge', '#d2a43c'],
]

function castDecor(parts: readonly string[]): Pick<Headwear, 'decor'> {
  const decor = parts.flatMap((words) => {
    const found = DECOR.find(([said]) => said.test(words))
    return found ? [{ kind: found[1], color: colorOf(words) ?? rgbFromHex(found[2]) }] : []
  })
  return decor.length > 0 ? { decor } : {}
}

/** Colours of what has one by its name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/laurel|lea(?:f|ves)|\bivy|olive/, '#5c8a3c'],
  [/army|combat|military|soldier|brodie/, '#565a40'],
]

/** A hat with what was said to be on it: a band of its own colour, a broad brim, feathers and flowers. */
export function castHatParts(
  hat: Headwear,
  { words, parts = [] }: { readonly words: string; readonly parts?: readonly string[] | undefined },
): Headwear {
  const banded = parts.find((said) => /(?:band|ribbon|trim|brim|edge)$/.test(said) && colorOf(said) !== undefined)
  const band = banded === undefined ? undefined : colorOf(banded)
  const named =
    hat.kind === 'flower crown' || hat.kind === 'hard hat' ? NAMED.find(([said]) => said.test(words))?.[1] : undefined
  const color: Rgb = named && !colorOf(words.replace('olive', '')) ? rgbFromHex(named) : hat.color
  return {
    ...hat,
    color,
    ...(hat.kind === 'hat' && parts.includes('wide brim') && { kind: 'wide hat' as const }),
    ...(band && { trim: band }),
    ...castDecor(/feathered|plumed/.test(words) ? [...parts, 'feather'] : parts),
  }
}
