import { LIMITS } from '#contract/limits.ts'
import { type FilmMotion, readMotion } from '#studio/film/film-motion.ts'
import { isSilent } from '#studio/mouth/is-silent.ts'
import { speechSamples } from '#studio/mouth/speech-samples.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import { sentencesOf } from '#studio/warning.ts'
import { MediaRefused } from '../../media/decode/media-refused.ts'
import type { DecodedSound, SoundDecoder } from '../../media/decode/sound-decoder.ts'
import type { FilmDecoder } from '../../media/film-decoder.ts'
import { FilmEncoderMissing } from '../../media/film-encoder-missing.ts'
import type {
  AttemptContext,
  LipSyncFilmRequest,
  LipSyncFilmWork,
  LipSyncObjection,
  LipSyncRequest,
  LipSyncWork,
  Progress,
} from '../engine.ts'
import { findSpeaker, hasSpeaker } from './find-speaker.ts'
import { type FilmHands, makeFilm } from './make-film.ts'
import { oneSpeaks } from './one-speaks.ts'
import { speakInFilm } from './speak-in-film.ts'
import { drawnOf, stateOf } from './studio-state.ts'

interface SpeechHands {
  readonly sounds: SoundDecoder
  readonly decoder: FilmDecoder
}

const LIMIT = { mostSeconds: LIMITS.lipSyncMaxSeconds }
const FAR_AWAY: readonly SceneSheet['camera']['framing'][] = ['three-quarter figure', 'full figure', 'wide']

/** Why nobody can speak here, as far as it is seen and heard at once. */
export async function objectToLipSync(
  hands: SpeechHands,
  request: LipSyncRequest | LipSyncFilmRequest,
  signal: AbortSignal,
): Promise<LipSyncObjection | undefined> {
  try {
    const decoded = await hands.sounds.decode(request.sound, LIMIT, signal)
    if (decoded.isLonger) return 'audio.too-long'
    if (isSilent(samplesOf(decoded))) return 'audio.silent'
  } catch (error) {
    if (error instanceof MediaRefused) return 'audio.unreadable'
    // Without a decoder there is no encoder either: the job says so, and is given back.
    if (error instanceof FilmEncoderMissing) return undefined
    throw error
  }
  try {
    return (await hasSpeaker(hands, request, signal)) ? undefined : 'face.none'
  } catch (error) {
    if (error instanceof MediaRefused) return 'video.unreadable'
    throw error
  }
}

/** A film of somebody who speaks: as long as the sound. */
export async function lipSync(
  hands: FilmHands & SpeechHands,
  work: LipSyncWork | LipSyncFilmWork,
  attempt: AttemptContext,
): Promise<Progress> {
  const { widthPx, heightPx, framesPerSecond, prompt } = work
  attempt.report({ stage: 'Listening', share: 0 })
  const sound = await hands.sounds.decode(work.sound, LIMIT, attempt.signal)
  const drawn = drawnOf('film' in work ? work.film.engineState : work.picture.engineState)
  const order = {
    style: drawn?.style ?? work.style,
    motion: motionOf(prompt, drawn?.scene),
    speech: speechSamples(samplesOf(sound)),
    sound,
    widthPx,
    heightPx,
    framesPerSecond,
    durationSeconds: Math.ceil(sound.durationSeconds * framesPerSecond) / framesPerSecond,
  }
  const { film, drawing } = await make()
  const { character, scene, style, others = [] } = drawn ?? {}
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
        ...(character && scene && { engineState: stateOf({ character, scene, ...(style && { style }) }) }),
      },
    ],
    warnings: [...drawing.warnings, ...sentencesOf(oneSpeaks(others))],
  }

  /** What the studio drew is drawn again; what others made keeps its pictures, and only their face moves. */
  async function make(): ReturnType<typeof makeFilm> {
    if (drawn) {
      const sheets = { character: drawn.character, scene: drawn.scene }
      return makeFilm(hands, { ...order, of: { sheets } }, attempt)
    }
    if ('film' in work) return speakInFilm(hands, { ...order, film: work.film.bytes }, attempt)
    const speaker = await findSpeaker(work.picture.bytes, { widthPx, heightPx }, attempt.signal)
    if (!speaker) throw new MediaRefused('unreadable', 'there is no face that can speak')
    return makeFilm(hands, { ...order, of: { ...speaker, seed: work.seed } }, attempt)
  }
}

/** The camera goes to somebody who speaks far away, unless the words send it elsewhere. */
function motionOf(prompt: string, scene: SceneSheet | undefined): FilmMotion {
  const motion = { ...readMotion(prompt), warnings: [] }
  const isFar = scene !== undefined && FAR_AWAY.includes(scene.camera.framing)
  return isFar && motion.camera === 'drift' ? { ...motion, camera: 'push in' } : motion
}

function samplesOf({ samples }: DecodedSound): Int16Array {
  return new Int16Array(samples.buffer, samples.byteOffset, samples.byteLength / 2)
}
