import { AppError } from '#contract/app-error.ts'
import { REFUSED_KINDS, type RefusedKind } from '#contract/refused-kinds.ts'
import { accusesOnPhoto, deceivesAboutPeople } from './deception.ts'
import { praisesAttackers } from './extremism.ts'
import { preachesHatred } from './hate.ts'
import { isHateSign } from './hate-signs.ts'
import { plainWords } from './plain-words.ts'
import { HARMLESS_PHRASES } from './refused-phrases.ts'
import { anyOf } from './said-words.ts'
import { encouragesSelfHarm } from './self-harm.ts'
import { hidesLetters, isMinor, isSexual, isSuggestiveMinor } from './sexual-content.ts'
import { harmsOnPhoto, threatensSomebody } from './threats.ts'
import { undressesOnPhoto, undressesSomebody } from './undressing.ts'
import { explainsWeapons } from './weapons.ts'

/**
 * Refuses what may not be made of any picture, before anything is held or charged: throws 'moderation.refused' with its kind as
 * `reason` and a sentence that explains it. Whole words count, never parts of one. Answers what it is to be refused for where
 * it is said of a photo of somebody, which is stricter; undefined where it may be made of that as well.
 */
export function moderateText(text: string): RefusedKind | undefined {
  const readings = readingsOf(text)
  for (const line of readings) {
    const kind = kindOf(line)
    if (kind) throw refusalOf(kind)
  }
  if (hidesLetters(text)) throw refusalOf('sexual')
  if (readings.some(undressesOnPhoto)) return 'undressing'
  if (readings.some(harmsOnPhoto)) return 'threat'
  return readings.some(accusesOnPhoto) ? 'deception' : undefined
}

export function refusalOf(kind: RefusedKind): AppError {
  return new AppError('moderation.refused', { reason: kind, message: REFUSED_KINDS[kind] })
}

const HARMLESS = anyOf(HARMLESS_PHRASES, 'g')

/** As it is written, and with "KillHim" taken apart; both without phrases such as "nude lipstick". */
function readingsOf(text: string): string[] {
  const apart = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  return [...new Set([text, apart])].map((written) => plainWords(written).join(' ').replaceAll(HARMLESS, ''))
}

function kindOf(line: string): RefusedKind | undefined {
  const words = line.split(' ').filter(Boolean)
  if (isSuggestiveMinor(line, words)) return 'minors'
  if (isSexual(line, words)) return isMinor(line, words) ? 'minors' : 'sexual'
  if (undressesSomebody(line)) return 'undressing'
  if (isHateSign(line, words) || preachesHatred(line)) return 'hate'
  if (encouragesSelfHarm(line)) return 'self-harm'
  if (praisesAttackers(line)) return 'extremism'
  if (explainsWeapons(line)) return 'weapons'
  if (threatensSomebody(line)) return 'threat'
  return deceivesAboutPeople(line) ? 'deception' : undefined
}
