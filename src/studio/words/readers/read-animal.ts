import { drawnAs } from '#studio/warning.ts'
import { PEOPLE } from '#studio/words/lexicon/people.ts'
import { implyHead } from '../imply-head.ts'
import { ANIMALS } from '../lexicon/accessories.ts'
import { animalOf } from '../lexicon/animal-heads.ts'
import { BUILDS } from '../lexicon/bodies.ts'
import { isCompanionStandIn } from '../lexicon/companion-words.ts'
import { CALLINGS_OF_ANIMALS } from '../lexicon/stand-ins.ts'
import { type Notes, state, warn } from '../notes.ts'
import { isAdjoined, isLinkedBy, type Phrase } from '../phrase.ts'
import { type Lexeme, termOf } from '../sense.ts'
import { thingText } from './read-accessory.ts'
import { readPersonWords } from './read-person-words.ts'
import { statePose } from './read-pose.ts'

/** Animals whose kin has their own name. */
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

/** 'a pug nose', 'a bull tattoo', 'strong as a bull': no animal is there. Not all of a long text is looked through for every animal. */
const isOnlySaid = ({ words = '' }: Notes, term: string) =>
  new RegExp(`\\b${term} (?:nose|neck|tattoos?|lips|fighters?)\\b|\\w as an? ${term}\\b`).test(words.slice(0, 5e3))

/** An animal goes beside the person; alone in the text it is the person: 'a fox in a raincoat'. Tells whose it is. */
export function readAnimal(notes: Notes, said: Phrase, around: Around): 'person' | 'companion' | 'owner' | undefined {
  if (said.isNegated || isOnlySaid(notes, said.head!.term)) return undefined
  const phrase = grown(said)
  // 'an astronaut cat', but not 'the captain's parrot'
  const isCalled =
    around.before?.head?.kind === 'person' &&
    !around.before.headLexeme?.isPossessive &&
    isAdjoined(phrase) &&
    notes.implied.texts.gender === undefined
  // 'walking through the snow with a dog': whoever it is with goes unnamed.
  const isWithSomebody = isLinkedBy(phrase, 'with')
  const isPerson =
    isCalled ||
    (!around.hasPersonAnywhere &&
      !around.hasPerson &&
      !isWithSomebody &&
      !isBeside(notes, phrase.head!.term, around.before === undefined))
  if (isPerson && stateAnimal(notes, phrase.head!.term, phrase.headLexeme)) {
    readPersonWords(notes, phrase.modifiers, { isPerson: true })
    // A grey wolf's ears and mane are grey too.
    if (notes.texts.skin !== undefined) notes.implied.texts.hairColor ??= notes.texts.skin
    return 'person'
  }
  const { value, lexemes } = thingText(phrase)
  // The whole text is looked through for the first one only.
  const isFirst = notes.texts.companion === undefined && notes.texts.pose === undefined
  state(notes, 'companion', value, ...lexemes)
  const { term } = phrase.head!
  if (isFirst && isInArms(notes, phrase)) statePose(notes, 'cradling', phrase.headLexeme)
  if (isCompanionStandIn(term)) {
    const sentence = `“${term}” is drawn as a ${ANIMALS[term]}: the studio has nothing closer yet.`
    warn(notes, drawnAs(term, `a ${ANIMALS[term]}`, { sentence }))
  }
  return around.next !== undefined && isLinkedBy(around.next, 'with') ? 'owner' : 'companion'
}

/** Animals that people take on their arms. */
const CARRIED =
  /^(?:cat|dog|corgi|dalmatian|husky|rabbit|fox|hamster|squirrel|monkey|panda|pig|duck|rooster|penguin|dragon|lizard|turtle|robot)$/

/** 'holding a kitten', 'with a puppy in his arms'. */
function isInArms({ words = '' }: Notes, { head, links }: Phrase): boolean {
  if (!CARRIED.test(ANIMALS[head!.term] ?? '')) return false
  const isHeld = links.some((link) =>
    /^(?:hold|carr|hug|cradl|cuddl|clutch)/.test(termOf(link, 'hold') ?? termOf(link, 'with') ?? ''),
  )
  return isHeld || new RegExp(`\\b${head!.term} in (?:his|her|their) (?:arms|hands|lap)\\b`).test(words)
}

/** 'a reindeer calf', 'a wolf pup': the young go by the name of their kind. */
function grown(phrase: Phrase): Phrase {
  const kind = phrase.kinds?.find((lexeme) => termOf(lexeme, 'animal') !== undefined)
  const term = kind && termOf(kind, 'animal')
  return term !== undefined && YOUNG.test(phrase.head!.term) ? { ...phrase, head: { kind: 'animal', term } } : phrase
}

const YOUNG = /^(?:calf|cub|pup|puppy|foal|chick|kid|kitten|fawn|lamb|hatchling|baby)$/

/** 'an eagle on her fist', 'a rooster under the arm', or in a list after what only people have: 'grey stubble, seagull'. */
function isBeside({ texts, hair, pronounGender, words = '' }: Notes, animal: string, isFirst: boolean): boolean {
  const isOfSomebody = hair.color !== undefined || texts.facialHair !== undefined || pronounGender !== undefined
  return (
    (!isFirst && isOfSomebody) ||
    new RegExp(
      `\\b${animal} (?:\\w+ )?(?:on|under|in) (?:his|her|their|my|the|one|an) (?:\\w+ )?(?:fist|arm|hand|shoulder|wrist|finger|lap|head)s?\\b`,
    ).test(words.slice(0, 5e3))
  )
}

/** 'bear detective': the animal named before a calling is the person. */
export function readAnimalBefore(notes: Notes, phrase: Phrase): void {
  if (phrase.head?.kind !== 'person') return
  const { term } = phrase.head
  const isCalling = CALLINGS_OF_ANIMALS.test(term) || (PEOPLE[term]?.garments !== undefined && !WITH_ANIMALS.test(term))
  if (!isCalling) return
  const animal = phrase.kinds?.find((lexeme) => termOf(lexeme, 'animal') !== undefined)
  const name = animal && termOf(animal, 'animal')
  if (name === undefined) return
  if (RIDDEN.has(name)) {
    state(notes, 'companion', name, animal)
    return
  }
  if (stateAnimal(notes, name, animal)) return
  state(notes, 'species', `${name} person`, animal)
  warn(notes, drawnAs(name, 'a human', { weight: 'essential' }))
}

/** Whose calling is to do with animals. */
const WITH_ANIMALS =
  /hunter|trainer|tamer|rider|jockey|racer|keeper|breeder|walker|catcher|slayer|farmer|herder|trapper|vet|racing/

function stateAnimal(notes: Notes, animal: string, lexeme: Lexeme | undefined): boolean {
  if (stateBeing(notes, animal, lexeme)) return true
  if (animalOf(animal) === undefined) return false
  const own = Object.hasOwn(OWN, animal) ? OWN[animal] : undefined
  state(notes, 'species', own ?? `${animal} person`, lexeme)
  implyHead(notes, animal)
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
