import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'

/**
 * An animal in its own shape after what was said: of another colour, another animal, or, when it is given what only a person
 * wears or holds, the person with its head. `cast` is whom the reading alone would make of it.
 */
export function changeBeast(character: CharacterSheet, reading: Reading, cast: CharacterSheet): CharacterSheet {
  const { beast: before, ...person } = character
  const isDressed = [reading.garments, reading.headwear, reading.eyewear, reading.jewellery, reading.props, reading.hairStyle]
  if (isDressed.some((said) => said !== undefined)) return person
  const beast = reading.species === undefined ? before : cast.beast
  if (!beast) return person
  const isColorSaid = reading.species === undefined && reading.skin !== undefined
  return {
    ...person,
    beast: {
      ...beast,
      ...(isColorSaid && { color: cast.skin.base }),
      ...(reading.eyeColor !== undefined && { eyes: cast.eyes.left }),
    },
  }
}
