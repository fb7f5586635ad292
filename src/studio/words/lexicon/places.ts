import type { BackdropKind } from '../../sheet/scene-sheet.ts'
import { COMMON_PLACES } from './common-places.ts'
import { SELDOM_PLACES } from './seldom-places.ts'

/** What places are called, and which of the drawn ones each is. */
export const PLACES: Readonly<Record<string, BackdropKind>> = { ...COMMON_PLACES, ...SELDOM_PLACES }
