import { AppError } from '#contract/app-error.ts'
import { REFUSED_KINDS, type RefusedKind } from '#contract/refused-kinds.ts'
import { accusesOnPhoto } from './deception.ts'
import { kindByWords } from './kind-by-words.ts'
import { harmReader } from './likely-harm/likely-harm.ts'
import { readingsOf } from './readings-of.ts'
import { hidesLetters } from './sexual-content.ts'
import { harmsOnPhoto } from './threats.ts'
import { undressesOnPhoto } from './undressing.ts'

/**
 * Refuses what may not be made of any picture, before anything is held or charged: throws 'moderation.refused' with its kind as
 * `reason` and a sentence that explains it. Whole words count, never parts of one; what the rules let pass is read by a model as
 * well. Answers what it is to be refused for where it is said of a photo of somebody, which is stricter; undefined where it may be
 * made of that as well.
 */
export function moderateText(text: string): RefusedKind | undefined {
  const readings = readingsOf(text)
  for (const line of readings) {
    const kind = kindByWords(line)
    if (kind) throw refusalOf(kind)
  }
  if (hidesLetters(text)) throw refusalOf('sexual')
  const likely = harmReader.likelyHarm(readings[0] ?? '')
  // The model learned that one from edits of photos; what is drawn may take off a shirt.
  if (likely !== undefined && likely !== 'undressing') throw refusalOf(likely)
  return kindOnPhoto(readings) ?? likely
}

function kindOnPhoto(readings: readonly string[]): RefusedKind | undefined {
  if (readings.some(undressesOnPhoto)) return 'undressing'
  if (readings.some(harmsOnPhoto)) return 'threat'
  return readings.some(accusesOnPhoto) ? 'deception' : undefined
}

export function refusalOf(kind: RefusedKind): AppError {
  return new AppError('moderation.refused', { reason: kind, message: REFUSED_KINDS[kind] })
}
