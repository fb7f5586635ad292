import { fileURLToPath } from 'node:url'
import type { EncoderProgram } from '../run-encoder.ts'
import type { EncodeOrder } from './encode-in-process.ts'

const SCRIPT = fileURLToPath(new URL('./encode-in-process.ts', import.meta.url))

/** FFmpeg as the optional package node-av brings it, in a process of its own. */
export const nodeAvProgram: EncoderProgram = {
  command: process.execPath,
  commandLine({ pixels = 'rgba', widthPx, heightPx, framesPerSecond, sound }, { filmPath, soundPath }) {
    const order: EncodeOrder = {
      pixels,
      widthPx,
      heightPx,
      framesPerSecond,
      filmPath,
      ...(sound && { sound: { path: soundPath, sampleRateHz: sound.sampleRateHz, channels: sound.channels } }),
    }
    return [SCRIPT, JSON.stringify(order)]
  },
}
