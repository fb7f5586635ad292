import assert from 'node:assert/strict'
import { REFUSED_KINDS, type RefusedKind } from '#contract/refused-kinds.ts'
import { featuresOf, PAIR_BUCKETS, PIECE_BUCKETS } from './text-features.ts'

/** The first so many numbers of pieces tell which kind of harm it is. */
export const KIND_BUCKETS = 2 ** 12
/** Scale of the weights, and bias: 64-bit floats. */
const HEAD_BYTES = 2 * 8
export const KINDS = Object.keys(REFUSED_KINDS) as RefusedKind[]
const FEATURES = PAIR_BUCKETS + PIECE_BUCKETS
const MODEL_BYTES = HEAD_BYTES + FEATURES * 2 + KINDS.length * KIND_BUCKETS

/** What was learned from texts, in whole numbers, so that a text has the same score on every machine. */
export interface HarmModel {
  readonly scale: number
  readonly bias: number
  /** How much a feature says by how seldom it is, pairs before pieces; 0 where it was hardly ever seen. */
  readonly rarity: Uint8Array
  readonly weights: Int8Array
  /** A row of KIND_BUCKETS for each kind. */
  readonly kindWeights: Int8Array
}

/** Written by `scripts/train-text-check.ts`. */
export const MODEL_FILE = new URL('./likely-harm.model', import.meta.url)

export function writeHarmModel({ scale, bias, rarity, weights, kindWeights }: HarmModel): Uint8Array {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  head.setFloat64(0, scale, true)
  head.setFloat64(8, bias, true)
  const parts = [head, rarity, weights, kindWeights]
  return Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)))
}

/** Reads the bytes that `writeHarmModel` writes. */
export function readHarmModel(bytes: Uint8Array): HarmModel {
  assert(bytes.length === MODEL_BYTES, `a model of harm has ${MODEL_BYTES} bytes, not ${bytes.length}`)
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD_BYTES)
  const rarityAt = bytes.byteOffset + HEAD_BYTES
  return {
    scale: head.getFloat64(0, true),
    bias: head.getFloat64(8, true),
    rarity: new Uint8Array(bytes.buffer, rarityAt, FEATURES),
    weights: new Int8Array(bytes.buffer, rarityAt + FEATURES, FEATURES),
    kindWeights: new Int8Array(bytes.buffer, rarityAt + 2 * FEATURES, KINDS.length * KIND_BUCKETS),
  }
}

/** How likely a line of plain words asks for harm: innocents are mostly below 0. */
export function harmScore(model: HarmModel, line: string): number {
  const { pairs, pieces } = featuresOf(line)
  return model.bias + model.scale * (shareOf(model, pairs, 0) + shareOf(model, pieces, PAIR_BUCKETS))
}

/** Weighed by rarity, and by how much is said in all: a long text counts no more than a short one. */
function shareOf({ rarity, weights }: HarmModel, features: Iterable<number>, from: number): number {
  let sum = 0
  let squares = 0
  for (const feature of features) {
    const seldom = rarity[from + feature]!
    sum += seldom * weights[from + feature]!
    squares += seldom * seldom
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}

/** The kind of harm that is nearest to a line that is refused. */
export function kindOfHarm({ kindWeights }: HarmModel, line: string): RefusedKind {
  const scores = KINDS.map(() => 0)
  for (const piece of featuresOf(line).pieces) {
    for (const kind of KINDS.keys()) scores[kind]! += kindWeights[kind * KIND_BUCKETS + (piece % KIND_BUCKETS)]!
  }
  return KINDS[scores.indexOf(Math.max(...scores))] as RefusedKind // one for each score
}
