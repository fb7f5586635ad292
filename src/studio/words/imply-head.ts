import { drawnAs } from '../warning.ts'
import { headInstead } from './lexicon/animal-heads.ts'
import { type Notes, warn } from './notes.ts'

/** Somebody who is an animal has its head; of one that is not drawn, a near one's, and that is said. */
export function implyHead(notes: Notes, animal: string): void {
  const mark = `${animal} head`
  if (!notes.implied.marks.includes(mark)) notes.implied.marks.push(mark)
  if (UPRIGHT.test(notes.words ?? '') && !notes.implied.marks.includes('upright')) notes.implied.marks.push('upright')
  const other = headInstead(animal)
  if (other !== undefined) {
    const sentence = `“${animal}” is drawn with the head of a ${other}.`
    warn(notes, drawnAs(animal, `a ${other}`, { sentence }))
  }
}

/** An animal of these words stands and speaks as people do, or is a being with a body that is none of an animal's. */
const UPRIGHT =
  /\b(?:anthro|humanoid|furry|person|folk|(?:two|hind) legs|upright|talking|mrs?\b|were\w+|gr[iy](?:ff|ph)[io]n|burglar)/
