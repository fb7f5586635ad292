import type { DecodedSound } from '../../media/decode/sound-decoder.ts'
import type { LipSyncWork } from '../engine.ts'
import { costOf, type FalCall } from './fal-call.ts'
import { SPEECH_MOST_SECONDS } from './fal-models.ts'

/** Somebody who says what is heard; the sound as it was decoded here, so that every kind of file is understood there. */
export function planLipSync({ picture, prompt }: LipSyncWork, sound: DecodedSound): FalCall {
  return {
    use: 'lip-sync',
    media: 'film',
    input: {
      image_url: { file: picture.bytes },
      audio_url: { file: wavOf(sound) },
      resolution: '720p',
      ...(prompt && { prompt }),
    },
    labels: ['film'],
    costUsd: costOf('lip-sync', Math.min(SPEECH_MOST_SECONDS, sound.durationSeconds)),
    warnings: sound.isLonger ? [`This engine speaks for ${SPEECH_MOST_SECONDS} seconds; the rest was left out.`] : [],
  }
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
