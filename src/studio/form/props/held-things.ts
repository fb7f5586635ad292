import type { PropKind } from '../../sheet/character-sheet.ts'
import { ARTS } from './held/arts.ts'
import { EVERYDAY } from './held/everyday.ts'
import { MAGIC } from './held/magic.ts'
import { READING } from './held/reading.ts'
import { WEAPONS } from './held/weapons.ts'
import type { MakeProp } from './prop-piece.ts'

/** Everything a hand can hold, one file per family. */
export const HELD_THINGS: Record<PropKind, MakeProp> = { ...WEAPONS, ...MAGIC, ...READING, ...ARTS, ...EVERYDAY }
