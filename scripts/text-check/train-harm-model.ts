import type { RefusedKind } from '../../src/contract/refused-kinds.ts'
import { kindByWords } from '../../src/server/core/moderation/kind-by-words.ts'
import { type HarmModel, KIND_BUCKETS, KINDS } from '../../src/server/core/moderation/likely-harm/harm-model.ts'
import { featuresOf, PAIR_BUCKETS, PIECE_BUCKETS } from '../../src/server/core/moderation/likely-harm/text-features.ts'
import { readingsOf } from '../../src/server/core/moderation/readings-of.ts'
import { type Example, trainLinear } from './linear-classifier.ts'
import type { CorpusText } from './text-corpus.ts'

/** A feature that fewer texts have says nothing. */
const MIN_TEXTS = 2
/** Of the steps in which rarity is kept: the rarest feature of a few thousand texts is at about 230. */
const RARITY_STEPS = 25
const MOST_WEIGHT = 127

/** Names of the texts' writers for what is refused; others are told by the rules. */
const KIND_OF: Readonly<Record<string, RefusedKind>> = {
  weapons: 'weapons',
  selfharm: 'self-harm',
  self_harm: 'self-harm',
  threat: 'threat',
  threats: 'threat',
  threat_gore_real: 'threat',
  hate: 'hate',
  hate_glorify: 'hate',
  extremism: 'extremism',
  undress: 'undressing',
  undress_real: 'undressing',
  deception: 'deception',
  defamation: 'deception',
  defame_fake: 'deception',
  sexualreal: 'sexual',
  sexual: 'sexual',
  'self-harm': 'self-harm',
  undressing: 'undressing',
  minors: 'minors',
}

/** Learns from texts what is likely to be harm, and of which kind. */
export function trainHarmModel(texts: readonly CorpusText[]): HarmModel {
  const lines = texts.map(({ text }) => readingsOf(text)[0] ?? '')
  const features = lines.map(featuresOf)
  const rarity = new Uint8Array(PAIR_BUCKETS + PIECE_BUCKETS)
  rarity.set(
    rarityOf(
      features.map(({ pairs }) => pairs),
      PAIR_BUCKETS,
    ),
    0,
  )
  rarity.set(
    rarityOf(
      features.map(({ pieces }) => pieces),
      PIECE_BUCKETS,
    ),
    PAIR_BUCKETS,
  )
  const examples = features.map(({ pairs, pieces }) => {
    return joined(weighed(pairs, rarity, 0), weighed(pieces, rarity, PAIR_BUCKETS))
  })
  const { weights, bias } = trainLinear(
    examples,
    texts.map(({ isHarm }) => isHarm),
    rarity.length,
  )
  const whole = inWholeNumbers(weights)
  return { scale: whole.scale, bias, rarity, weights: whole.weights, kindWeights: trainKinds(texts, lines) }
}

function rarityOf(texts: readonly ReadonlySet<number>[], buckets: number): Uint8Array {
  const counts = new Uint32Array(buckets)
  for (const features of texts) for (const feature of features) counts[feature]!++
  return Uint8Array.from(counts, (count) => {
    return count < MIN_TEXTS ? 0 : Math.round(RARITY_STEPS * (Math.log((1 + texts.length) / (1 + count)) + 1))
  })
}

function weighed(found: ReadonlySet<number>, rarity: Uint8Array, from: number): Example {
  const features = [...found].map((feature) => from + feature).filter((feature) => rarity[feature] !== 0)
  const length = Math.sqrt(features.reduce((sum, feature) => sum + rarity[feature]! ** 2, 0))
  return { features: Uint32Array.from(features), values: Float64Array.from(features, (feature) => rarity[feature]! / length) }
}

function joined(one: Example, other: Example): Example {
  return {
    features: Uint32Array.of(...one.features, ...other.features),
    values: Float64Array.of(...one.values, ...other.values),
  }
}

function inWholeNumbers(weights: Float64Array): { weights: Int8Array; scale: number } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_WEIGHT
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

/** One row for each kind: this harm beside all others. */
function trainKinds(texts: readonly CorpusText[], lines: readonly string[]): Int8Array {
  const harms = texts.flatMap(({ isHarm, kind }, index) => {
    const line = lines[index] ?? ''
    const refusedFor = isHarm ? (KIND_OF[kind] ?? kindByWords(line)) : undefined
    return refusedFor ? [{ refusedFor, line }] : []
  })
  const examples = harms.map(({ line }): Example => {
    const pieces = Uint32Array.from(new Set([...featuresOf(line).pieces].map((piece) => piece % KIND_BUCKETS)))
    return { features: pieces, values: new Float64Array(pieces.length).fill(1 / Math.sqrt(pieces.length)) }
  })
  const rows = new Float64Array(KINDS.length * KIND_BUCKETS)
  for (const [index, kind] of KINDS.entries()) {
    const isKind = harms.map(({ refusedFor }) => refusedFor === kind)
    rows.set(trainLinear(examples, isKind, KIND_BUCKETS).weights, index * KIND_BUCKETS)
  }
  return inWholeNumbers(rows).weights
}
