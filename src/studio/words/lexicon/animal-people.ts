import { animalOf } from './animal-heads.ts'

/** Peoples whose name does not say whose head they have. */
const PEOPLES: Readonly<Record<string, string>> = {
  werewolf: 'wolf',
  werewolves: 'wolf',
  lycan: 'wolf',
  lycanthrope: 'wolf',
  worgen: 'wolf',
  gnoll: 'hyena',
  anubis: 'jackal',
  werebear: 'bear',
  werecat: 'cat',
  tabaxi: 'cat',
  khajiit: 'cat',
  'puss in boots': 'cat',
  leonin: 'lion',
  harengon: 'rabbit',
  'easter bunny': 'rabbit',
  'moon rabbit': 'rabbit',
  vulpera: 'fox',
  argonian: 'lizard',
  reptilian: 'lizard',
  saurian: 'lizard',
  'reptile person': 'lizard',
  kobold: 'lizard',
  'kobold dragon': 'lizard',
  tortle: 'turtle',
  'dino person': 'dinosaur',
  dragonborn: 'dragon',
  'dragon born': 'dragon',
  draconian: 'dragon',
  dragonkin: 'dragon',
  minotaur: 'bull',
  kenku: 'raven',
  aarakocra: 'eagle',
}

/**
 * Whose head somebody of this name has: 'lizardfolk', 'anthropomorphic fox', 'bear person', 'wolf man'. Girls, boys and
 * hybrids of an animal have a human face with its ears, as they are drawn since there are comics.
 */
export function headOfPerson(term: string): string | undefined {
  const own = Object.hasOwn(PEOPLES, term) ? PEOPLES[term] : undefined
  if (own !== undefined) return own
  const name = /^(?:anthro|anthropomorphic|furry|talking|humanoid) (.+)$/.exec(term)?.[1]
  const first = name ?? /^(.+?) ?(?:person|man|folk|kin|creature|being)$/.exec(term)?.[1]
  return first !== undefined && animalOf(first) ? first : undefined
}
