import assert from 'node:assert/strict'
import sharp from 'sharp'
import { canSpeak } from '#studio/photo/can-speak.ts'
import { cropReading } from '#studio/photo/crop-reading.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { shapedCut } from '#studio/photo/shaped-cut.ts'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import type { LipSyncFilmRequest, LipSyncRequest } from '../engine.ts'
import type { TalkingPhoto } from './drawing-task.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { readPhoto } from './networks/read-photo.ts'
import { drawnOf } from './studio-state.ts'

/** A film shows its speaker in one of the first pictures that are looked at. */
const LOOKS = { framesPerSecond: 2, mostSeconds: 2.6 } as const

/** Whether somebody can be seen who can be made to speak. Throws a MediaRefused for a film that cannot be read. */
export async function hasSpeaker(
  { decoder }: { decoder: FilmDecoder },
  who: Pick<LipSyncRequest, 'picture'> | Pick<LipSyncFilmRequest, 'film'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (drawnOf('film' in who ? who.film.engineState : who.picture.engineState)) return true
  if ('picture' in who) {
    const reading = await readingOf(who.picture.bytes, signal)
    return reading !== undefined && canSpeak(reading)
  }
  const { bytes, widthPx: width, heightPx: height } = who.film
  for await (const frame of decoder.frames(bytes, { ...LOOKS, widthPx: width, heightPx: height }, signal)) {
    const picture = await sharp(frame, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const reading = await readingOf(picture, signal)
    if (!reading) return false
    if (canSpeak(reading)) return true
  }
  return false
}

/** The part of a photo that fits the film, with its face there; undefined without one that can speak. */
export async function findSpeaker(
  photo: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  signal: AbortSignal,
): Promise<Omit<TalkingPhoto, 'seed'> | undefined> {
  const reading = await readingOf(photo, signal)
  if (!reading || !canSpeak(reading)) return undefined
  const cut = shapedCut(reading, widthPx / heightPx)
  const { face } = scaleReading(cropReading(reading, cut), { width: widthPx, height: heightPx })
  assert(face, 'a face that is in a photo is in its cut')
  return { photo, cut, face }
}

/** Undefined where no networks are installed: then nobody's face is found. */
async function readingOf(bytes: Uint8Array, signal: AbortSignal): Promise<PhotoReading | undefined> {
  try {
    return await readPhoto({ bytes }, signal)
  } catch (error) {
    if (error instanceof NetworksMissing) return undefined
    throw error
  }
}
