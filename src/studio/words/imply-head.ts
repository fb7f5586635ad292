import { drawnAs } from '../warning.ts'
import { headInstead } from './lexicon/animal-heads.ts'
import { type Notes, warn } from './notes.ts'

/** Somebody who is an animal has its head; of one that is not drawn, a near one's, and that is said. */
export function implyHead(notes: Notes, animal: string): void {
  const mark = `${animal} head`
  if (!notes.implied.marks.includes(mark)) notes.implied.marks.push(mark)
  const other = headInstead(animal)
  if (other !== undefined) {
    const sentence = `“${animal}” is drawn with the head of a ${other}.`
    warn(notes, drawnAs(animal, `a ${other}`, { sentence }))
  }
}
