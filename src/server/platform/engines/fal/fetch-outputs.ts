import assert from 'node:assert/strict'
import { readBounded, TooLarge } from '../../http/read-bounded.ts'
import { firstPicture } from '../../media/decode/first-picture.ts'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import type { Media } from '../../media/media.ts'
import type { AttemptContext, EngineOutput, Progress } from '../engine.ts'
import { type Fetch, LedElsewhere, refuseToBeLed } from './ask-fal.ts'
import type { FalAddresses } from './fal-addresses.ts'
import { type CallState, Payload } from './fal-shapes.ts'

const PICTURE_MOST_BYTES = 64 * 1024 * 1024
const FILM_MOST_BYTES = 512 * 1024 * 1024
const TIMEOUT_MS = 120_000

export interface OutputParts {
  readonly fetch: Fetch
  readonly addresses: FalAddresses
  readonly media: Pick<Media, 'probePicture' | 'cleanBrought' | 'probeFilm'>
  /** Reads the films that come back; without it none are asked for. */
  readonly films?: FilmDecoder
}

/** What was made is not what was asked for, and asking for it once more would not change that. */
class Unusable extends Error {}

/**
 * Brings what a model made to us and looks what it truly is. Throws what the network says when it could not be brought: it
 * may be fetched again, which costs nothing.
 */
export async function fetchOutputs(
  parts: OutputParts,
  call: CallState,
  { payload, attempt }: { payload: unknown; attempt: AttemptContext },
): Promise<Progress> {
  const made = Payload.safeParse(payload)
  if (!made.success) return failed('fal answered with something that cannot be read')
  const { images, image, video, has_nsfw_concepts: flags } = made.data
  const files = call.media === 'film' ? [video].filter(isThere) : (images ?? [image]).filter(isThere)
  const allowed = files.filter((_, index) => !flags?.[index])
  if (files.length > 0 && allowed.length === 0) {
    return { state: 'failed', failure: 'engine.refused', retry: false, detail: 'fal marked everything as not safe' }
  }
  try {
    const outputs = await Promise.all(
      allowed.slice(0, call.labels.length).map(({ url }, index) => {
        const file = { url, label: call.labels[index] ?? '', signal: attempt.signal }
        return call.media === 'film' ? fetchFilm(parts, file) : fetchPicture(parts, file)
      }),
    )
    const missing = call.labels.length - outputs.length
    const fewer = missing > 0 ? [`The engine made ${outputs.length} of ${call.labels.length} pictures.`] : []
    return { state: 'done', outputs, warnings: [...call.warnings, ...fewer] }
  } catch (error) {
    if (error instanceof Unusable || isUnusableAnswer(error)) return failed(error.message)
    throw error
  }
}

interface MadeFile {
  readonly url: string
  readonly label: string
  readonly signal: AbortSignal
}

async function fetchPicture(parts: OutputParts, { url, label, signal }: MadeFile): Promise<EngineOutput> {
  const bytes = await download(parts, url, { mostBytes: PICTURE_MOST_BYTES, signal })
  // Read in a process of its own and made anew: a picture may begin well and be broken further on, or worse.
  const png = await parts.media.cleanBrought(bytes).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Unusable(`fal's file for "${label}" is no picture that can be read`, { cause: error })
  })
  const found = await parts.media.probePicture(png)
  if (!found) throw new Unusable(`fal's picture "${label}" is broken`)
  return { bytes: png, mimeType: 'image/png', widthPx: found.widthPx, heightPx: found.heightPx, label }
}

async function fetchFilm(parts: OutputParts, { url, label, signal }: MadeFile): Promise<EngineOutput> {
  const bytes = await download(parts, url, { mostBytes: FILM_MOST_BYTES, signal })
  const found = parts.media.probeFilm(bytes)
  if (!found) throw new Unusable(`fal's file for "${label}" is no MP4`)
  assert(parts.films, 'a film came back, but none can be read here')
  const poster = await firstPicture(parts.films, bytes, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Unusable(`fal's film "${label}" is broken`, { cause: error })
  })
  return { bytes, ...found, label, poster }
}

async function download(
  { fetch, addresses }: OutputParts,
  url: string,
  { mostBytes, signal }: { mostBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  if (!addresses.isOfFiles(url)) throw new Unusable(`fal named a file that is not at fal: ${url.slice(0, 200)}`)
  // Without the key: a file's address is enough to fetch it.
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
  refuseToBeLed(response)
  if ([403, 404, 410].includes(response.status)) throw new Unusable(`fal's file is gone (${response.status})`)
  if (!response.ok) throw new Error(`fal's file cannot be fetched now (${response.status})`)
  return await readBounded(response, mostBytes)
}

function isThere<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}

/** Asking once more would bring the same: an answer that has no end, or leads elsewhere. */
export function isUnusableAnswer(error: unknown): error is Error {
  return error instanceof TooLarge || error instanceof LedElsewhere
}

function failed(detail: string): Progress {
  return { state: 'failed', failure: 'engine.failed', retry: false, detail }
}
