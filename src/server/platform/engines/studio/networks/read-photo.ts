import assert from 'node:assert/strict'
import type { PhotoFace, PhotoMasks, PhotoReading } from '#studio/photo/photo-reading.ts'
import type { RawFrame } from './network-task.ts'
import { createNetworkWorker } from './network-worker.ts'

/** As long as the weights stay in memory after the last photo. */
const IDLE_MS = 60_000

/** One for the whole process: the weights take some 300 MB. */
const worker = createNetworkWorker({ idleMs: IDLE_MS })

/**
 * The face and the parts of the person in a picture, found in a thread of their own. A picture without a face gives a
 * reading without one. Throws when the bytes are no picture, and `NetworksMissing` when the packages are not installed.
 */
export async function readPhoto(picture: { readonly bytes: Uint8Array }, signal: AbortSignal): Promise<PhotoReading> {
  const answer = await worker.ask({ look: 'all', bytes: picture.bytes }, signal)
  assert('reading' in answer, 'the networks answered another question')
  return answer.reading
}

/** Only the masks: half the time of `readPhoto`. `mostMs` is of the work itself; a place in line costs none of it. */
export async function readMasks(
  picture: { readonly bytes: Uint8Array },
  signal: AbortSignal,
  options?: { readonly mostMs?: number },
): Promise<PhotoMasks> {
  const answer = await worker.ask({ look: 'masks', bytes: picture.bytes }, signal, options)
  assert('masks' in answer, 'the networks answered another question')
  return answer.masks
}

/**
 * The face in the next picture of a film, in its pixels: looked for where it was in the picture before (`known`), which takes a
 * tenth of the time of `readPhoto`. Undefined where there is none.
 */
export async function followFace(
  frame: RawFrame,
  known: Float32Array | undefined,
  signal: AbortSignal,
): Promise<PhotoFace | undefined> {
  const answer = await worker.ask({ look: 'follow', frame, ...(known && { known }) }, signal)
  assert('followed' in answer, 'the networks answered another question')
  return answer.followed ?? undefined
}
