import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import type { HairGround } from './hair-ground.ts'
import { scalpDensity } from './scalp-density.ts'

/** How much of the scalp the hair hides where it is thickest. */
const HIDDEN: Partial<Record<HairSheet['kind'], number>> = {
  bald: 0,
  shaved: 0.5,
  cornrows: 0.35,
  'box braids': 0.6,
  dreadlocks: 0.7,
}
const ORDINARY = 0.96

/** How much every vertex of the skin takes the colour of the hair that grows on it, 0 … 1, so that no scalp shines through. */
export function scalpShade(ground: Pick<HairGround, 'person'>, sheet: CharacterSheet): Float32Array {
  const hidden = HIDDEN[sheet.hair.kind] ?? ORDINARY
  const density = scalpDensity(ground, sheet)
  return density.map((thick) => {
    // Thin at its edge, closed soon behind it.
    const held = Math.min(1, Math.max(0, (thick - 0.25) / 0.6))
    return hidden * held * held * (3 - 2 * held)
  })
}
