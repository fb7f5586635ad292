import { readFileSync } from 'node:fs'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import { type HarmModel, harmScore, kindOfHarm, MODEL_FILE, readHarmModel } from './harm-model.ts'

/** `scripts/train-text-check.ts --measure` tells what other bounds refuse. */
export const REFUSED_ABOVE = 0.55
/** A long text has a score for each so many words too, begun anew after half of them: harm is not hidden by what stands around it. */
const PASSAGE_WORDS = 16
/** More than of a whole text, as there are many of them. With 60 harmless words around them two fifths of all harms are found, instead of one fifth. */
const PASSAGE_REFUSED_ABOVE = 0.9
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
      const words = line.split(' ').filter(Boolean)
      if (words.length < MIN_WORDS) return undefined
      const found = open()
      if ('error' in found) return undefined
      const { model } = found
      if (harmScore(model, line) > REFUSED_ABOVE) return kindOfHarm(model, line)
      const harmful = passagesOf(words).find((passage) => harmScore(model, passage) > PASSAGE_REFUSED_ABOVE)
      return harmful === undefined ? undefined : kindOfHarm(model, harmful)
    },
    problem() {
      const found = open()
      return 'error' in found ? found.error : undefined
    },
  }
}

function passagesOf(words: readonly string[]): string[] {
  const half = PASSAGE_WORDS / 2
  const count = words.length > PASSAGE_WORDS ? Math.ceil(words.length / half) - 1 : 0
  return Array.from({ length: count }, (_, index) => words.slice(index * half, index * half + PASSAGE_WORDS).join(' '))
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
