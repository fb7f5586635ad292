import type { Phrase } from '../phrase.ts'

/** Where the reader stands in the sentence. */
export interface SentencePlace {
  /** The thing spoken of last: what a predicate, a part or a spot belongs to. */
  subject?: Phrase
  before?: Phrase
  hasPerson: boolean
  /** An animal beside the person owns what follows its 'with'. */
  ownedByAnimal: boolean
}
