import { harmScore } from '../../src/server/core/moderation/likely-harm/harm-model.ts'
import { readingsOf } from '../../src/server/core/moderation/readings-of.ts'
import type { CorpusText } from './text-corpus.ts'
import { trainHarmModel } from './train-harm-model.ts'

/** The rules were made from these, frames and prose are nobody's manner of asking. */
const ALWAYS_LEARNED = ['house', 'frames', 'prose']

/**
 * Prints how many harms of a hand the model refuses that never saw it, for several bounds of refusal. The rules are left out: they
 * know all these texts.
 */
export function measureByHand(texts: readonly CorpusText[]): void {
  const hands = [...new Set(texts.map(({ hand }) => hand))].filter((hand) => !ALWAYS_LEARNED.includes(hand))
  const scored = hands.flatMap((left) => {
    const model = trainHarmModel(texts.filter(({ hand }) => hand !== left))
    return texts
      .filter(({ hand }) => hand === left)
      .map((text) => ({ ...text, score: harmScore(model, readingsOf(text.text)[0] ?? '') }))
  })
  for (const bound of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const rates = ['all', ...hands].map((hand) => {
      const own = scored.filter((text) => hand === 'all' || text.hand === hand)
      const share = (isHarm: boolean) => {
        const some = own.filter((text) => text.isHarm === isHarm)
        return ((100 * some.filter(({ score }) => score > bound).length) / some.length).toFixed(1)
      }
      return `${hand} ${share(true)} / ${share(false)}`
    })
    console.info(`refused above ${bound}: ${rates.join(', ')} (% of harms / of innocents)`)
  }
}
