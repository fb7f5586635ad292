import type { CompanionKind } from '../../sheet/companion-kind.ts'
import { ANIMALS } from '../lexicon/accessories.ts'
import { BUILDS } from '../lexicon/bodies.ts'
import { isCompanionStandIn } from '../lexicon/companion-words.ts'
import { PEOPLE } from '../lexicon/people.ts'
import { CALLINGS_OF_ANIMALS } from '../lexicon/stand-ins.ts'
import { type Notes, state, warn } from '../notes.ts'
import { isAdjoined, isLinkedBy, type Phrase } from '../phrase.ts'
import { type Lexeme, termOf } from '../sense.ts'
import { thingText } from './read-accessory.ts'
import { readPersonWords } from './read-person-words.ts'

/** Whose ears and tail an animal gets that is the person itself. */
const KIN: Readonly<Partial<Record<CompanionKind, string>>> = {
  cat: 'cat person',
  dog: 'wolf person',
  fox: 'fox person',
  rabbit: 'rabbit person',
  dragon: 'dragon person',
  husky: 'wolf person',
  corgi: 'wolf person',
  dalmatian: 'wolf person',
  wolf: 'wolf person',
  bear: 'wolf person',
  panda: 'wolf person',
  pig: 'wolf person',
  horse: 'wolf person',
  unicorn: 'wolf person',
  deer: 'wolf person',
  lion: 'cat person',
  tiger: 'cat person',
  monkey: 'cat person',
  squirrel: 'cat person',
  hamster: 'rabbit person',
  dinosaur: 'dragon person',
  lizard: 'dragon person',
  snake: 'dragon person',
  turtle: 'dragon person',
  frog: 'dragon person',
}
/** Animals whose own ears and tail are drawn. */
const OWN: Readonly<Record<string, string>> = {
  cat: 'cat person',
  kitten: 'cat person',
  fox: 'fox person',
  wolf: 'wolf person',
  rabbit: 'rabbit person',
  bunny: 'rabbit person',
  hare: 'rabbit person',
  dragon: 'dragon person',
}

/** 'a horse archer' has a horse. */
const RIDDEN = new Set(['horse', 'pony', 'camel', 'donkey', 'elephant'])

interface Around {
  readonly before: Phrase | undefined
  readonly next: Phrase | undefined
  readonly hasPerson: boolean
  readonly hasPersonAnywhere: boolean
}

/** An animal goes beside the person; alone in the text it is the person: 'a fox in a raincoat'. Tells whose it is. */
export function readAnimal(notes: Notes, phrase: Phrase, around: Around): 'person' | 'companion' | 'owner' | undefined {
  if (phrase.isNegated) return undefined
  // 'an astronaut cat'
  const isCalled = around.before?.head?.kind === 'person' && isAdjoined(phrase) && notes.implied.texts.gender === undefined
  // 'walking through the snow with a dog': whoever it is with goes unnamed.
  const isWithSomebody = isLinkedBy(phrase, 'with')
  const isPerson = isCalled || (!around.hasPersonAnywhere && !around.hasPerson && !isWithSomebody)
  if (isPerson && stateAnimal(notes, phrase.head!.term, phrase.headLexeme)) {
    readPersonWords(notes, phrase.modifiers, { isPerson: true })
    // A grey wolf's ears and mane are grey too.
    if (notes.texts.skin !== undefined) notes.implied.texts.hairColor ??= notes.texts.skin
    return 'person'
  }
  const { value, lexemes } = thingText(phrase)
  state(notes, 'companion', value, ...lexemes)
  const { term } = phrase.head!
  if (isCompanionStandIn(term)) warn(notes, `“${term}” is drawn as a ${ANIMALS[term]}: the studio has nothing closer yet.`)
  return around.next !== undefined && isLinkedBy(around.next, 'with') ? 'owner' : 'companion'
}

/** 'bear detective': the animal named before a calling is the person. */
export function readAnimalBefore(notes: Notes, phrase: Phrase): void {
  if (phrase.head?.kind !== 'person' || !CALLINGS_OF_ANIMALS.test(phrase.head.term)) return
  const animal = phrase.kinds?.find((lexeme) => termOf(lexeme, 'animal') !== undefined)
  const name = animal && termOf(animal, 'animal')
  if (name === undefined) return
  if (RIDDEN.has(name)) {
    state(notes, 'companion', name, animal)
    return
  }
  if (stateAnimal(notes, name, animal)) return
  state(notes, 'species', `${name} person`, animal)
  warn(notes, `“${name}” is drawn as a human.`)
}

function stateAnimal(notes: Notes, animal: string, lexeme: Lexeme | undefined): boolean {
  if (stateBeing(notes, animal, lexeme)) return true
  const own = Object.hasOwn(OWN, animal) ? OWN[animal] : undefined
  const kind = ANIMALS[animal]
  const kin = own ?? (kind && KIN[kind])
  if (kin === undefined) return false
  state(notes, 'species', own ?? `${animal} person`, lexeme)
  warn(notes, `“${animal}” is drawn as a person with the ears and tail of a ${kin.replace(' person', '')}.`)
  return true
}

/** A 'tiny fairy' may fly beside somebody; alone it is the person. */
function stateBeing(notes: Notes, words: string, lexeme: Lexeme | undefined): boolean {
  const [size = '', being = ''] = words.split(' ')
  const species = being !== '' && Object.hasOwn(PEOPLE, being) ? PEOPLE[being]?.species : undefined
  if (species === undefined) return false
  state(notes, 'species', species, lexeme)
  if (BUILDS[size] && !notes.builds.includes(size)) notes.builds.push(size)
  return true
}

/** The kind that a person of an animal is drawn as: 'bear person' → 'wolf person'. */
export function kinOf(species: string): string | undefined {
  const kind = ANIMALS[species.replace(/ person$/, '')]
  return kind && KIN[kind]
}
