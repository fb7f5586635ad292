import type { CharacterSheet } from '../../sheet/character-sheet.ts'

export type FacialHairKind = NonNullable<CharacterSheet['facialHair']>['kind']

/** Beards by name; 'none' is said too: 'clean-shaven'. */
export const FACIAL_HAIR: Readonly<Record<string, FacialHairKind | 'none'>> = {
  beard: 'full beard',
  'full beard': 'full beard',
  'long beard': 'long beard',
  'short beard': 'short beard',
  'goatee beard': 'goatee',
  stubble: 'stubble',
  'five o clock shadow': 'stubble',
  "five o'clock shadow": 'stubble',
  "day's beard": 'stubble',
  moustache: 'moustache',
  mustache: 'moustache',
  'handlebar moustache': 'moustache',
  'handlebar mustache': 'moustache',
  whiskers: 'full beard',
  goatee: 'goatee',
  'van dyke': 'goatee',
  'soul patch': 'goatee',
  sideburns: 'short beard',
  'mutton chops': 'short beard',
  'clean shaven': 'none',
  beardless: 'none',
  cleanshaven: 'none',
}

/** Words before a beard that change its kind. */
export const BEARD_LENGTHS: Readonly<Record<string, FacialHairKind>> = {
  long: 'long beard',
  'very long': 'long beard',
  flowing: 'long beard',
  short: 'short beard',
  trimmed: 'short beard',
  'neatly trimmed': 'short beard',
  cropped: 'short beard',
  neat: 'short beard',
  scruffy: 'stubble',
  thin: 'short beard',
}
