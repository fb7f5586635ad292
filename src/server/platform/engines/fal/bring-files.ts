import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mediaTypeOf } from '../../media/media-type.ts'
import { NotTaken } from '../not-taken.ts'
import { askFal, type Fetch } from './ask-fal.ts'
import type { FalAddresses } from './fal-addresses.ts'
import { type FalCall, isInputFile } from './fal-call.ts'
import { FORGET_FILES } from './forget-files.ts'

/** Smaller files travel inside the request itself. */
const INLINE_MOST_BYTES = 512 * 1024
const UPLOAD_TIMEOUT_MS = 120_000
const AGAIN_MS = 2_000
const UploadPlace = z.object({ upload_url: z.string(), file_url: z.string() })

export interface BringParts {
  readonly fetch: Fetch
  readonly key: string
  readonly addresses: FalAddresses
}

/** The input with an address for each file. Nothing of this is paid; throws `NotTaken` when a file could not be brought. */
export async function bringFiles(
  parts: BringParts,
  input: FalCall['input'],
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const bring = (value: unknown): unknown => {
    if (isInputFile(value)) return addressOf(parts, value.file, signal)
    return Array.isArray(value) ? Promise.all(value.map(bring)) : value
  }
  const entries = Object.entries(input).map(async ([name, value]) => [name, await bring(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function addressOf(parts: BringParts, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const type = mediaTypeOf(bytes)?.mimeType ?? 'application/octet-stream'
  if (bytes.byteLength <= INLINE_MOST_BYTES) return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  try {
    return await upload(parts, { bytes, type }, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw new NotTaken(`a file could not be brought to fal: ${error}`, { failure: 'engine.failed', retryAfterMs: AGAIN_MS })
  }
}

async function upload(
  parts: BringParts,
  { bytes, type }: { bytes: Uint8Array; type: string },
  signal: AbortSignal,
): Promise<string> {
  const { fetch, addresses } = parts
  const answer = await askFal(parts, `${addresses.storage}/storage/upload/initiate?storage_type=fal-cdn-v3`, {
    method: 'POST',
    body: { content_type: type, file_name: `${randomUUID()}.${type.split('/')[1]}` },
    headers: FORGET_FILES,
    signal,
  })
  const place = UploadPlace.parse(answer.json)
  if (![place.upload_url, place.file_url].every((address) => addresses.isOfFiles(address)))
    throw new Error('the place for the file is not at fal')
  const response = await fetch(place.upload_url, {
    method: 'PUT',
    redirect: 'error',
    headers: { 'content-type': type },
    body: Buffer.from(bytes),
    signal: AbortSignal.any([signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`the upload was answered with ${response.status}`)
  return place.file_url
}
