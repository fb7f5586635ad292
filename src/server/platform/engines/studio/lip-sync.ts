import { LIMITS } from '#contract/limits.ts'
import { readMotion } from '#studio/film/film-motion.ts'
import { isSilent } from '#studio/mouth/is-silent.ts'
import { speechSamples } from '#studio/mouth/speech-samples.ts'
import { MediaRefused } from '../../media/decode/media-refused.ts'
import type { DecodedSound, SoundDecoder } from '../../media/decode/sound-decoder.ts'
import { FilmEncoderMissing } from '../../media/encode/film-encoder.ts'
import type { AttemptContext, LipSyncObjection, LipSyncRequest, LipSyncWork, Progress } from '../engine.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { drawnOf, stateOf } from './studio-state.ts'

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
  return drawnOf(picture.engineState) ? undefined : 'face.none'
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
  if (!drawn) throw new Error('a picture without a face')
  const { character, scene, style = work.style } = drawn
  const { film, drawing } = await makeFilm(
    hands,
    {
      of: { sheets: { character, scene } },
      style,
      motion: { ...readMotion(prompt), warnings: [] },
      widthPx,
      heightPx,
      framesPerSecond,
      durationSeconds: Math.ceil(sound.durationSeconds * framesPerSecond) / framesPerSecond,
      speech: speechSamples(samplesOf(sound)),
      sound,
    },
    attempt,
  )
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
        engineState: stateOf({ character, scene, style }),
      },
    ],
    warnings: drawing.warnings,
  }
}

function samplesOf({ samples }: DecodedSound): Int16Array {
  return new Int16Array(samples.buffer, samples.byteOffset, samples.byteLength / 2)
}
