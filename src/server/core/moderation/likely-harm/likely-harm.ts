import { readFileSync } from 'node:fs'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import { type HarmModel, harmScore, kindOfHarm, MODEL_FILE, readHarmModel } from './harm-model.ts'

/** `scripts/train-text-check.ts --measure` tells what other bounds refuse. */
export const REFUSED_ABOVE = 0.55
/** Less says too little, as in most names: the rules read them alone. */
const MIN_WORDS = 3

interface HarmReader {
  /** What a line of plain words is likely to be refused for by people; undefined where too little is found, or without a model. */
  likelyHarm(line: string): RefusedKind | undefined
  /** Why the model cannot be read; undefined where it can. */
  problem(): unknown
}

/** The model is read when it is asked for first, which takes less than a millisecond. */
export function createHarmReader(file: URL): HarmReader {
  let opened: { readonly model: HarmModel } | { readonly error: unknown } | undefined
  const open = () => (opened ??= tryToRead(file))
  return {
    likelyHarm(line) {
      if (line.split(' ').filter(Boolean).length < MIN_WORDS) return undefined
      const found = open()
      if ('error' in found) return undefined
      return harmScore(found.model, line) > REFUSED_ABOVE ? kindOfHarm(found.model, line) : undefined
    },
    problem() {
      const found = open()
      return 'error' in found ? found.error : undefined
    },
  }
}

function tryToRead(file: URL): { readonly model: HarmModel } | { readonly error: unknown } {
  try {
    return { model: readHarmModel(readFileSync(file)) }
  } catch (error) {
    return { error }
  }
}

/** The one of the house; a thread has one of its own. */
export const harmReader = createHarmReader(MODEL_FILE)
