import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { scalpDensity } from './scalp-density.ts'

/** How much of the skin hair hides where it is thickest. */
const HIDDEN: Partial<Record<HairSheet['kind'], number>> = {
  bald: 0,
  shaved: 0.4,
  cornrows: 0.5,
  'box braids': 0.84,
  dreadlocks: 0.84,
  mohawk: 0.5,
}
const ORDINARY = 0.96
const FADED = 0.85
/** Where hair is thin, the scalp is seen. */
const THINNED = 0.7

/** How much every vertex of the skin takes the colour of the hair on it, 0 … 1, so that no bare scalp shines between hairs. */
export function scalpShade({ form }: Pick<Person, 'form'>, sheet: CharacterSheet): Float32Array {
  const { kind, lost, isFaded } = sheet.hair
  const hidden = lost ? THINNED : isFaded && kind === 'undercut' ? FADED : (HIDDEN[kind] ?? ORDINARY)
  return scalpDensity({ person: { form } }, sheet)
    .subarray(0, form.skinCount)
    .map((thick) => {
      // Thin at its edge, closed soon behind it.
      const held = Math.min(1, Math.max(0, (thick - 0.2) / 0.65))
      return hidden * held * held * (3 - 2 * held)
    })
}
