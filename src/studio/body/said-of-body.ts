import { bodyPhrasesIn } from './body-phrases.ts'
import type { BodyMark, BodyWord } from './body-words.ts'

/** What phrases say of a body together. */
export interface SaidOfBody extends Required<Pick<BodyWord, 'face' | 'build' | 'shape'>> {
  readonly stature?: number
  readonly marks: readonly BodyMark[]
}

/** What phrases say of a body, in their order; words that say nothing of it are passed over, and what is said twice counts once. */
export function saidOfBody(phrases: readonly string[]): SaidOfBody {
  const degrees = new Map<BodyWord, number>()
  for (const phrase of phrases) {
    for (const { entry, degree, isDenied } of bodyPhrasesIn(phrase)) if (!isDenied) degrees.set(entry, degree)
  }
  // Somebody has one stature: the last that is said, with the limbs that belong to it.
  const ofStature = [...degrees.keys()].findLast((entry) => entry.stature !== undefined)
  const said = [...degrees].filter(([entry]) => entry.stature === undefined || entry === ofStature)
  const sum = <Part extends 'face' | 'build' | 'shape'>(part: Part) =>
    summed(said.map(([entry, degree]) => [entry[part] ?? {}, degree] as const)) as SaidOfBody[Part] // the keys of the entries
  return {
    face: sum('face'),
    build: sum('build'),
    shape: sum('shape'),
    ...(ofStature?.stature !== undefined && { stature: ofStature.stature }),
    marks: [...new Set(said.flatMap(([{ mark }]) => mark ?? []))],
  }
}

function summed(parts: readonly (readonly [Readonly<Record<string, number>>, degree: number])[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const [part, degree] of parts) {
    for (const [name, value] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + value * degree
  }
  return sum
}
