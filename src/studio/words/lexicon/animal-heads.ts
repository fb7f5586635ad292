import type { AnimalKind } from '../../sheet/animal-kind.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { COMPANION_KINDS, isCompanionStandIn } from './companion-words.ts'

const OWN = ['cat', 'dog', 'wolf', 'fox', 'bear', 'panda', 'lion', 'tiger', 'rabbit', 'pig', 'horse', 'deer', 'owl', 'dragon', 'lizard', 'frog'] as const satisfies readonly (AnimalKind & CompanionKind)[] // biome-ignore format: names
/** Whose head is drawn for others. */
const LENT: Readonly<Partial<Record<AnimalKind, readonly CompanionKind[]>>> = {
  wolf: ['husky'],
  dog: ['dalmatian'],
  fox: ['corgi'],
  mouse: ['squirrel', 'hamster'],
  bear: ['monkey'],
  horse: ['unicorn'],
  bird: ['raven', 'falcon', 'eagle', 'rooster', 'gull', 'dove', 'duck', 'penguin', 'parrot', 'phoenix'],
  lizard: ['dinosaur', 'snake', 'turtle'],
}
const HEADS: Readonly<Partial<Record<CompanionKind, AnimalKind>>> = Object.fromEntries([
  ...OWN.map((kind) => [kind, kind]),
  ...Object.entries(LENT).flatMap(([head, kinds]) => kinds.map((kind) => [kind, head])),
])
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
