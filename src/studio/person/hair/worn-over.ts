import { coversCrown, hiddenHair, pressedAbove } from '../../form/headwear/build-headwear.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'

/** The dome that headwear is measured on: its widest level and its height, in head space. */
const WIDEST_Y = -0.1
const DOME = 0.915

/** Down to this height what is worn on the head presses the hair flat; undefined where nothing does. */
export function pressedToY(sheet: CharacterSheet): number | undefined {
  const down = pressedAbove(sheet)
  if (down === 0) return undefined
  if (down >= 1) return WIDEST_Y + down - 1
  return WIDEST_Y - DOME * turnAbout([0, 0, 1], down * 180)[3]
}

/** Where a hat leaves no room for what is tied up, it is tied lower. */
const UNDER_HATS: Partial<Record<HairSheet['kind'], HairSheet['kind']>> = {
  'pony tail': 'side tail',
  'twin tails': 'pigtails',
  'space buns': 'pigtails',
  'half up': 'long',
}

/** How the hair is cut where headwear lets it be seen; undefined when all of it is hidden. */
export function cutUnder(sheet: CharacterSheet): HairSheet['kind'] | undefined {
  const { lost } = sheet.hair
  const kind = sheet.hair.kind === 'bald' && lost === 'top' ? 'crop' : sheet.hair.kind
  const hidden = hiddenHair(sheet)
  if (hidden === 'all') return undefined
  if (hidden === 'but edge') return kind === 'bald' || kind === 'shaved' ? kind : 'crop'
  return coversCrown(sheet) ? (UNDER_HATS[kind] ?? kind) : kind
}
