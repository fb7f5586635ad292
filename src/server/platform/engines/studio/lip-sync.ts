import assert from 'node:assert/strict'
import { LIMITS } from '#contract/limits.ts'
import { readMotion } from '#studio/film/film-motion.ts'
import { isSilent } from '#studio/mouth/is-silent.ts'
import { speechSamples } from '#studio/mouth/speech-samples.ts'
import { canSpeak } from '#studio/photo/can-speak.ts'
import { cropReading } from '#studio/photo/crop-reading.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { shapedCut } from '#studio/photo/shaped-cut.ts'
import { MediaRefused } from '../../media/decode/media-refused.ts'
import type { DecodedSound, SoundDecoder } from '../../media/decode/sound-decoder.ts'
import { FilmEncoderMissing } from '../../media/encode/film-encoder.ts'
import type { AttemptContext, LipSyncObjection, LipSyncRequest, LipSyncWork, Progress } from '../engine.ts'
import type { TalkingPhoto } from './drawing-task.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { readPhoto } from './networks/read-photo.ts'
import { drawnOf, stateOf } from './studio-state.ts'

const ONE_SPEAKS = 'Only the first character of the picture is in the film: two cannot speak together yet.'
const LIMIT = { mostSeconds: LIMITS.lipSyncMaxSeconds }

/** Why nobody can speak here, as far as it is seen and heard at once. */
export async function objectToLipSync(
  { sounds }: { sounds: SoundDecoder },
  { sound, picture }: LipSyncRequest,
  signal: AbortSignal,
): Promise<LipSyncObjection | undefined> {
  try {
    const decoded = await sounds.decode(sound, LIMIT, signal)
    if (decoded.isLonger) return 'audio.too-long'
    if (isSilent(samplesOf(decoded))) return 'audio.silent'
  } catch (error) {
    if (error instanceof MediaRefused) return 'audio.unreadable'
    // Without a decoder there is no encoder either: the job says so, and is given back.
    if (!(error instanceof FilmEncoderMissing)) throw error
  }
  if (drawnOf(picture.engineState)) return undefined
  const reading = await readingOf(picture.bytes, signal)
  return reading && canSpeak(reading) ? undefined : 'face.none'
}

/** A film of a picture that speaks: as long as its sound. */
export async function lipSync(
  hands: FilmHands & { readonly sounds: SoundDecoder },
  work: LipSyncWork,
  attempt: AttemptContext,
): Promise<Progress> {
  const { widthPx, heightPx, framesPerSecond, picture, prompt } = work
  attempt.report({ stage: 'Listening', share: 0 })
  const sound = await hands.sounds.decode(work.sound, LIMIT, attempt.signal)
  const drawn = drawnOf(picture.engineState)
  const shape = {
    widthPx,
    heightPx,
    framesPerSecond,
    durationSeconds: Math.ceil(sound.durationSeconds * framesPerSecond) / framesPerSecond,
  }
  const { film, drawing } = await makeFilm(
    hands,
    {
      of: drawn ? { sheets: { character: drawn.character, scene: drawn.scene } } : await speakingPhoto(work, attempt.signal),
      style: drawn?.style ?? work.style,
      motion: { ...readMotion(prompt), warnings: [] },
      speech: speechSamples(samplesOf(sound)),
      sound,
      ...shape,
    },
    attempt,
  )
  const engineState =
    drawn && stateOf({ character: drawn.character, scene: drawn.scene, ...(drawn.style && { style: drawn.style }) })
  return {
    state: 'done',
    outputs: [
      {
        bytes: film,
        mimeType: 'video/mp4',
        widthPx,
        heightPx,
        label: 'film',
        poster: drawing.poster,
        ...(engineState && { engineState }),
      },
    ],
    warnings: [...drawing.warnings, ...(drawn?.beside ? [ONE_SPEAKS] : [])],
  }
}

/** The part of a photo that is in the film, and its face there. */
async function speakingPhoto({ picture, widthPx, heightPx, seed }: LipSyncWork, signal: AbortSignal): Promise<TalkingPhoto> {
  const reading = await readingOf(picture.bytes, signal)
  if (!reading || !canSpeak(reading)) throw new MediaRefused('unreadable', 'there is no face that can speak')
  const cut = shapedCut(reading, widthPx / heightPx)
  const { face } = scaleReading(cropReading(reading, cut), { width: widthPx, height: heightPx })
  assert(face, 'a face that is in a photo is in its cut')
  return { photo: picture.bytes, cut, face, seed }
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

function samplesOf({ samples }: DecodedSound): Int16Array {
  return new Int16Array(samples.buffer, samples.byteOffset, samples.byteLength / 2)
}
