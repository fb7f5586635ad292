import type { GarmentKind } from '../../sheet/character-sheet.ts'

/** What `seldom-garments.ts` is in browsers: nothing until all words are sent for, which then become garments too. */
export const SELDOM_GARMENTS: Readonly<Record<string, GarmentKind | 'clothes'>> = {}

export const loadSeldomGarments = async () => (await import('./seldom-garments.ts')).SELDOM_GARMENTS
