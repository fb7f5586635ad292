/** A part of an order that is not seen as it was said. */
export interface Warning {
  /** In the words of the order, where it has words for it. */
  readonly part: string
  readonly why: 'not-understood' | 'cannot-be-drawn' | 'drawn-as'
  /** What is drawn in its place. */
  readonly as?: string
  /** Without what is essential it is another picture or film: somebody, what they do in a film, the main thing. */
  readonly weight: 'essential' | 'small'
  /** Words of face and body: who is drawn of the human form shows them. */
  readonly isOfBody?: true
  /** All of it in words, as it stands beside the result; parts that are told in one sentence share it. */
  readonly sentence: string
}

/** What a sentence tells of an order's part: small unless it says otherwise. */
export function undrawn(part: string, sentence: string, weight: Warning['weight'] = 'small'): Warning {
  return { part, why: 'cannot-be-drawn', weight, sentence }
}

export function drawnAs(part: string, as: string, more: Partial<Pick<Warning, 'weight' | 'sentence'>> = {}): Warning {
  return { part, why: 'drawn-as', as, weight: 'small', sentence: `“${part}” is drawn as ${as}.`, ...more }
}

export function strange(part: string, sentence: string, weight: Warning['weight'] = 'small'): Warning {
  return { part, why: 'not-understood', weight, sentence }
}

/** Each sentence once. */
export function sentencesOf(warnings: readonly Warning[]): string[] {
  return [...new Set(warnings.map(({ sentence }) => sentence))]
}

/** Two people of one text, or two orders, may lack the same. */
export function eachOnce(warnings: readonly Warning[]): Warning[] {
  const told = new Map(warnings.map((warning) => [`${warning.sentence}/${warning.part}`, warning]))
  return [...told.values()]
}
