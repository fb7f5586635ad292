import { MediaRefused } from '../../media/decode/media-refused.ts'
import { FilmEncoderMissing } from '../../media/film-encoder-missing.ts'
import { isDiskFull } from '../../storage/is-disk-full.ts'
import type { Progress } from '../engine.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { NothingDone } from './nothing-done.ts'

/** How work ends that threw: what can not be made here is said at once, anything else may go better next time. */
export function failureOf(error: unknown): Extract<Progress, { state: 'failed' }> {
  if (error instanceof FilmEncoderMissing) return { ...FINAL, failure: 'engine.no-encoder', detail: error.message }
  if (error instanceof NetworksMissing) return { ...FINAL, failure: 'engine.no-networks', detail: error.message }
  if (error instanceof NothingDone) return { ...FINAL, failure: 'edit.nothing-done', detail: error.message }
  if (error instanceof MediaRefused) return { ...FINAL, failure: 'source.unreadable', detail: error.message }
  if (isDiskFull(error)) return { ...FINAL, failure: 'storage.full', detail: String(error) }
  return { state: 'failed', failure: 'engine.failed', retry: true, detail: String(error) }
}

const FINAL = { state: 'failed', retry: false } as const
