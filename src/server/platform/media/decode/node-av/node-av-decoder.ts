import { fileURLToPath } from 'node:url'
import type { DecoderProgram, StatedFilm } from '../decode-order.ts'

const SCRIPT = fileURLToPath(new URL('./decode-in-process.ts', import.meta.url))

/** FFmpeg as the optional package node-av brings it, in a process of its own. */
export const nodeAvDecoder: DecoderProgram = {
  commandFor: (order) => ({
    command: process.execPath,
    args: ['--max-old-space-size=256', '--no-warnings', SCRIPT, JSON.stringify(order)],
  }),
  // Written by the script beside this.
  readProbe: (text) => (JSON.parse(text) as StatedFilm | null) ?? undefined,
}
