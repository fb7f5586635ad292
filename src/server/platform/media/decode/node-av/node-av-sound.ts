import { fileURLToPath } from 'node:url'
import type { SoundProgram } from '../sound-order.ts'

const SCRIPT = fileURLToPath(new URL('./decode-sound-in-process.ts', import.meta.url))

/** FFmpeg as the optional package node-av brings it, in a process of its own. */
export const nodeAvSound: SoundProgram = (order) => ({
  command: process.execPath,
  args: ['--max-old-space-size=256', '--no-warnings', SCRIPT, JSON.stringify(order)],
})
