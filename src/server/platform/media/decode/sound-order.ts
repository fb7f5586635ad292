import type { MediaCommand } from './read-from-child.ts'

/** What a sound decoder's process is asked for: raw samples to standard output. */
export interface SoundOrder {
  readonly soundPath: string
  readonly demuxer: string
  readonly mostSeconds: number
}

export const DECODED_RATE_HZ = 48_000
export const DECODED_CHANNELS = 2

export type SoundProgram = (order: SoundOrder) => MediaCommand
