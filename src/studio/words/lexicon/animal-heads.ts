import type { AnimalKind } from '../../sheet/animal-kind.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { COMPANION_KINDS, isCompanionStandIn } from './companion-words.ts'

/** Whose head is drawn for whom. */
const HEADS: Readonly<Partial<Record<CompanionKind, AnimalKind>>> = {
  cat: 'cat',
  dog: 'dog',
  husky: 'wolf',
  corgi: 'fox',
  dalmatian: 'dog',
  wolf: 'wolf',
  fox: 'fox',
  bear: 'bear',
  panda: 'panda',
  lion: 'lion',
  tiger: 'tiger',
  rabbit: 'rabbit',
  squirrel: 'mouse',
  hamster: 'mouse',
  monkey: 'bear',
  pig: 'pig',
  horse: 'horse',
  unicorn: 'horse',
  deer: 'deer',
  owl: 'owl',
  raven: 'bird',
  falcon: 'bird',
  eagle: 'bird',
  rooster: 'bird',
  gull: 'bird',
  dove: 'bird',
  duck: 'bird',
  penguin: 'bird',
  parrot: 'bird',
  phoenix: 'bird',
  dragon: 'dragon',
  dinosaur: 'lizard',
  lizard: 'lizard',
  snake: 'lizard',
  turtle: 'lizard',
  frog: 'frog',
}
const CLOSE: Readonly<Record<string, true>> = { rat: true, coyote: true, jackal: true, crocodile: true, alligator: true, panther: true, jaguar: true, puma: true } // biome-ignore format: names

/** The kind of head that an animal of this name has; undefined where none is drawn. */
export function animalOf(name: string): AnimalKind | undefined {
  const kind = Object.hasOwn(COMPANION_KINDS, name) ? COMPANION_KINDS[name] : undefined
  return kind && HEADS[kind]
}

/** The animal whose head is drawn for want of this one's; undefined where its own is drawn. */
export function headInstead(name: string): AnimalKind | undefined {
  const kind = animalOf(name)
  if (kind === undefined || CLOSE[name]) return undefined
  return isCompanionStandIn(name) ||
    /^(monkey|capuchin|chimp|lemur|squirrel|chipmunk|snake|python|cobra|serpent|viper|turtle|tortoise)/.test(name)
    ? kind
    : undefined
}

/** Names of animals with a head. */
export const HEADED: readonly string[] = Object.keys(COMPANION_KINDS).filter((name) => animalOf(name) !== undefined)
