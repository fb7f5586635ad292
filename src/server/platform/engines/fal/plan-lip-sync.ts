import type { DecodedSound } from '../../media/decode/sound-decoder.ts'
import type { LipSyncFilmWork, LipSyncWork } from '../engine.ts'
import { costOf, type FalCall } from './fal-call.ts'
import { SPEECH_MOST_SECONDS } from './fal-models.ts'

/** Somebody who says what is heard; the sound as it was decoded here, so that every kind of file is understood there. */
export function planLipSync(work: LipSyncWork | LipSyncFilmWork, sound: DecodedSound): FalCall {
  const audio_url = { file: wavOf(sound) }
  const seconds = Math.min(SPEECH_MOST_SECONDS, sound.durationSeconds)
  const plan = {
    media: 'film' as const,
    labels: ['film'],
    warnings: sound.isLonger ? ['This engine speaks for less than a minute; the rest was left out.'] : [],
  }
  if (work.kind === 'lip-sync-film') {
    const input = { video_url: { file: work.film.bytes }, audio_url, sync_mode: 'cut_off' }
    return { ...plan, use: 'lip-sync-film', input, costUsd: costOf('lip-sync-film', seconds) }
  }
  const { picture, prompt } = work
  const input = { image_url: { file: picture.bytes }, audio_url, resolution: '720p', ...(prompt && { prompt }) }
  return { ...plan, use: 'lip-sync', input, costUsd: costOf('lip-sync', seconds) }
}

/** RIFF WAVE, 16-bit PCM. */
function wavOf({ samples, sampleRateHz, channels }: DecodedSound): Uint8Array {
  const head = Buffer.alloc(44)
  const frameBytes = channels * 2
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(sampleRateHz, 24)
  head.writeUInt32LE(sampleRateHz * frameBytes, 28)
  head.writeUInt16LE(frameBytes, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, samples])
}
