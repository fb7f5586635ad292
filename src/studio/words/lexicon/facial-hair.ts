import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { namesOf } from './names-of.ts'

export type FacialHairKind = NonNullable<CharacterSheet['facialHair']>['kind']

/** Beards by name; 'none' is said too: 'clean-shaven'. */
export const FACIAL_HAIR: Readonly<Record<string, FacialHairKind | 'none'>> = {
  ...namesOf<FacialHairKind | 'none'>({
    'full beard': 'bushy beard, big beard, thick beard, lumberjack beard, viking beard, beards',
    'braided beard': 'braided beard, plaited beard, forked beard, beard in braids, beaded beard',
    'handlebar moustache':
      'handlebar, curled moustache, curled mustache, curly moustache, curly mustache, waxed moustache, waxed mustache, twirled moustache',
    'drooping moustache':
      'walrus moustache, walrus mustache, fu manchu, horseshoe moustache, horseshoe mustache, drooping moustache, drooping mustache',
    'mutton chops':
      'muttonchops, sideburn, side whiskers, sidelocks, sidelock, side curls, payot, peyot, payos, peyes, friendly mutton chops, long sideburns',
    'long beard':
      'wizard beard, beard down to his waist, beard down to his chest, beard to his belly, beard to his waist, beard to his chest',
    'short beard':
      'stubbly beard, stubble beard, boxed beard, light beard, chinstrap, chinstrap beard, chin strap, trimmed beard, close beard, boxed',
    goatee:
      'chin beard, chin tuft, goatee and moustache, van dyke beard, circle beard, pointed beard, soul patch beard, chin puff, anchor beard, french beard',
    moustache:
      'pencil moustache, pencil mustache, mustaches, moustaches, tache, stache, mustachio, toothbrush moustache, pornstache',
    stubble:
      "5 o'clock shadow, 5 oclock shadow, five oclock shadow, o'clock shadow, oclock shadow, o clock shadow, three day beard, 3 day beard, two day beard, day old beard, designer stubble, unshaven, ungroomed beard, scruff, three day stubble, few days of stubble, days of stubble, peach fuzz, patchy stubble, patchy beard, days beard",
    none: 'clean shaved, smooth shaven, shaven face, smooth chin, freshly shaved, close shaven',
  }),
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
  'handlebar moustache': 'handlebar moustache',
  'handlebar mustache': 'handlebar moustache',
  whiskers: 'full beard',
  goatee: 'goatee',
  'van dyke': 'goatee',
  'soul patch': 'goatee',
  sideburns: 'mutton chops',
  'mutton chops': 'mutton chops',
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
