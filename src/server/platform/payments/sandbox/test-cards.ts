/** A card that exists only here, and what happens to who pays with it. */
export interface TestCard {
  /** Digits only. */
  readonly number: string
  readonly behaviour: 'pays' | 'declines' | 'second step' | 'fails at renewal'
  readonly tells: string
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'pays', tells: 'Pays, now and at every renewal' },
  { number: '4000000000000002', behaviour: 'declines', tells: 'Is declined' },
  { number: '4000000000003220', behaviour: 'second step', tells: 'Pays after a second step with the bank' },
  { number: '4000000000000341', behaviour: 'fails at renewal', tells: 'Pays once, then fails whenever it is charged again' },
]

/** Blanks and dashes are no part of a number; any other card is unknown here. */
export function findTestCard(typed: string): TestCard | undefined {
  const number = typed.replace(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === number)
}
