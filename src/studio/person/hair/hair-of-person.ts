import type { Strands } from '../../raster/strands.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { browStrands } from './brows.ts'
import { facialHair } from './facial-hair.ts'
import { type GroundOptions, hairGround } from './hair-ground.ts'
import type { HairKit } from './hair-kit.ts'
import { lashStrands } from './lashes.ts'
import { scalpHair } from './scalp-hair.ts'
import { pressedToY } from './worn-over.ts'

export interface HairOptions extends Omit<GroundOptions, 'pressedTo' | 'isBehindEars'> {
  readonly unitPx: number
  nextPart(): number
}

/** Who has neither brows nor lashes. */
const BARE_EYED: ReadonlySet<CharacterSheet['species']> = new Set(['robot', 'alien'])

/** Earrings want to be seen. */
const showsEars = ({ jewellery }: CharacterSheet) =>
  jewellery.some(({ kind }) => kind === 'earrings' || kind === 'hoop earrings')

/** Everything that grows on somebody's head as hairs, in head space. */
export function hairOfPerson(person: Person, sheet: CharacterSheet, { unitPx, nextPart, ...options }: HairOptions): Strands[] {
  const kit: HairKit = {
    sheet,
    ground: hairGround(person, { ...options, pressedTo: pressedToY(sheet), isBehindEars: showsEars(sheet) }),
    unitPx,
    nextPart,
  }
  const ofEyes = BARE_EYED.has(sheet.species) ? [] : [...browStrands(kit), ...lashStrands(kit)]
  return [...scalpHair(kit), ...facialHair(kit), ...ofEyes]
}
