import type { AnimalKind } from '../sheet/animal-kind.ts'
import { animalOf } from './lexicon/animal-heads.ts'

/** What the person is taken for whose head is an animal's. */
const KIN: Readonly<Partial<Record<AnimalKind, string>>> = {
  cat: 'cat person',
  tiger: 'cat person',
  lion: 'cat person',
  dog: 'wolf person',
  wolf: 'wolf person',
  fox: 'fox person',
  rabbit: 'rabbit person',
  dragon: 'dragon person',
  lizard: 'dragon person',
}

/** What the person of an animal is taken for: 'husky person' → 'wolf person'. */
export function kinOf(species: string): string | undefined {
  const kind = animalOf(species.replace(/ person$/, ''))
  return kind && (KIN[kind] ?? 'animal person')
}
