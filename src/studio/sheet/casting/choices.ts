import { randomFor } from '../../random.ts'

/** Decides what a description leaves open, each trait for itself: deciding one moves no other. */
export interface Choices {
  /** One of the options; the three candidates of one seed get three different ones as far as there are. */
  one<Option>(trait: string, options: readonly Option[], suits?: (option: Option) => boolean): Option
  /** The same, of options that are likely in proportion to their weights; those of weight 0 are only taken when no other is left. */
  weighted<Option>(trait: string, options: readonly Weighted<Option>[]): Option
  /** A number of the range, different for each candidate. */
  number(trait: string, min: number, max: number): number
  /** A number that all candidates of the seed share. */
  shared(trait: string, min: number, max: number): number
}

export type Weighted<Option> = readonly [option: Option, weight: number]

export function choicesFor(seed: string, candidate: number): Choices {
  return {
    one(trait, options, suits) {
      const random = randomFor(seed, trait)
      const order = options.map((option) => ({ option, rank: random() })).toSorted((a, b) => a.rank - b.rank)
      const suiting = suits ? order.filter(({ option }) => suits(option)) : order
      const among = suiting.length > 0 ? suiting : order
      return among[(candidate - 1) % among.length]!.option
    },
    weighted(trait, options) {
      const random = randomFor(seed, trait)
      const likely = options.filter(([, weight]) => weight > 0)
      const all = likely.length > 0 ? likely : options.map(([option]): Weighted<(typeof options)[number][0]> => [option, 1])
      // Drawn one after the other and never twice, so that each candidate gets another.
      let left = all
      for (let drawn = 1; ; drawn += 1) {
        const index = drawnFrom(left, random())
        if (drawn === candidate) return left[index]![0]
        left = left.length > 1 ? left.toSpliced(index, 1) : all
      }
    },
    number: (trait, min, max) => min + (max - min) * randomFor(`${seed}/${candidate}`, trait)(),
    shared: (trait, min, max) => min + (max - min) * randomFor(seed, trait)(),
  }
}

/** Which of the options a number of 0..1 falls on. */
function drawnFrom(options: readonly Weighted<unknown>[], share: number): number {
  let rest = share * options.reduce((sum, [, weight]) => sum + weight, 0)
  const index = options.findIndex(([, weight]) => {
    rest -= weight
    return rest < 0
  })
  return index < 0 ? options.length - 1 : index
}
