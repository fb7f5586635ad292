import { randomFor } from '../../random.ts'

/** Decides what a description leaves open, each trait for itself: deciding one moves no other. */
export interface Choices {
  /** One of the options; the three candidates of one seed get three different ones as far as there are. */
  one<Option>(trait: string, options: readonly Option[], suits?: (option: Option) => boolean): Option
  /** A number of the range, different for each candidate. */
  number(trait: string, min: number, max: number): number
  /** A number that all candidates of the seed share. */
  shared(trait: string, min: number, max: number): number
}

export function choicesFor(seed: string, candidate: number): Choices {
  return {
    one(trait, options, suits) {
      const random = randomFor(seed, trait)
      const order = options.map((option) => ({ option, rank: random() })).toSorted((a, b) => a.rank - b.rank)
      const suiting = suits ? order.filter(({ option }) => suits(option)) : order
      const among = suiting.length > 0 ? suiting : order
      return among[(candidate - 1) % among.length]!.option
    },
    number: (trait, min, max) => min + (max - min) * randomFor(`${seed}/${candidate}`, trait)(),
    shared: (trait, min, max) => min + (max - min) * randomFor(seed, trait)(),
  }
}
