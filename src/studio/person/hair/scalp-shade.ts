import { mixRgb, type Rgb } from '../../color.ts'
import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { beardZone, facialDensity } from './face-zones.ts'
import { scalpDensity } from './scalp-density.ts'

/** How much of the skin hair hides where it is thickest. */
const HIDDEN: Partial<Record<HairSheet['kind'], number>> = {
  bald: 0,
  shaved: 0.5,
  cornrows: 0.5,
  'box braids': 0.75,
  dreadlocks: 0.8,
  mohawk: 0.5,
}
const ORDINARY = 0.96
const STUBBLE = 0.34
const BEARD = 0.72
/** Seen between hairs, it lies in their shade. */
const SHADE = 0.8

/**
 * Colours the skin (three values per vertex of the base mesh, 0 … 1, changed in place) where hair is dense, so that no bare skin
 * shines between hairs and stubble falls off softly.
 */
export function shadeSkinUnderHair({ form }: Pick<Person, 'form'>, sheet: CharacterSheet, colors: Float32Array): void {
  const { kind, color, rootColor } = sheet.hair
  const hidden = HIDDEN[kind] ?? ORDINARY
  if (hidden > 0) shade(colors, scalpDensity({ person: { form } }, sheet), hidden, rootColor ?? color)
  if (!sheet.facialHair) return
  const zone = beardZone(form)
  const density = facialDensity(sheet.facialHair.kind)
  for (let vertex = 0; vertex < form.skinCount; vertex += 1) {
    if (zone[vertex]! > 0)
      zone[vertex]! *= density(form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!)
  }
  shade(colors, zone, sheet.facialHair.kind === 'stubble' ? STUBBLE : BEARD, sheet.facialHair.color)
}

function shade(colors: Float32Array, density: Float32Array, hidden: number, hair: Rgb): void {
  for (let vertex = 0; vertex * 3 < colors.length; vertex += 1) {
    // Thin at its edge, closed soon behind it.
    const held = Math.min(1, Math.max(0, (density[vertex]! - 0.2) / 0.65))
    if (held === 0) continue
    const at = vertex * 3
    const skin: Rgb = [colors[at]!, colors[at + 1]!, colors[at + 2]!]
    const under: Rgb = [hair[0] * SHADE, hair[1] * SHADE, hair[2] * SHADE]
    colors.set(mixRgb(skin, under, hidden * held * held * (3 - 2 * held)), at)
  }
}
