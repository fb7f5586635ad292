import { randomFor } from '../../src/studio/random.ts'

/** What is known of an example: its features, by number, each with its value. */
export interface Example {
  readonly features: Uint32Array
  readonly values: Float64Array
}

export interface LinearClassifier {
  readonly weights: Float64Array
  readonly bias: number
}

const ROUNDS = 20
/** How dear a mistake is beside large weights. */
const MISTAKE_COST = 1

/**
 * A support vector machine with squared loss, by coordinate descent in the dual (Hsieh and others, 2008). It only adds, multiplies
 * and divides, in an order that the seed fixes, so that the weights are the same on every machine.
 */
export function trainLinear(examples: readonly Example[], isPositive: readonly boolean[], size: number): LinearClassifier {
  const weights = new Float64Array(size)
  let bias = 0
  const alphas = new Float64Array(examples.length)
  const lengths = examples.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1))
  const order = examples.map((_, index) => index)
  const random = randomFor('text check', 'order')
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, values } = examples[index] as Example // an index of its own
      const sign = isPositive[index] ? 1 : -1
      let score = bias
      for (let at = 0; at < features.length; at++) score += weights[features[at]!]! * values[at]!
      const alpha = alphas[index]!
      const gradient = sign * score - 1 + alpha / (2 * MISTAKE_COST)
      const next = Math.max(0, alpha - gradient / (lengths[index]! + 1 / (2 * MISTAKE_COST)))
      const step = sign * (next - alpha)
      if (step === 0) continue
      alphas[index] = next
      bias += step
      for (let at = 0; at < features.length; at++) weights[features[at]!]! += step * values[at]!
    }
  }
  return { weights, bias }
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
}
