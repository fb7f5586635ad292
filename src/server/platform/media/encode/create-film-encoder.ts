import { tmpdir } from 'node:os'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { findMediaProgram } from '../find-media-program.ts'
import { ffmpegProgram } from './ffmpeg/ffmpeg-program.ts'
import type { FilmEncoder } from './film-encoder.ts'
import { nodeAvProgram } from './node-av/node-av-program.ts'
import { type EncoderProgram, runEncoder } from './run-encoder.ts'

interface EncoderOptions {
  /** Where temporary files go. */
  readonly folder?: string
  readonly find?: () => Promise<EncoderProgram | undefined>
}

/** The encoder of this machine. Looks for it when the first film comes. */
export function createFilmEncoder({ folder = tmpdir(), find = findProgram }: EncoderOptions = {}): FilmEncoder {
  let found: Promise<EncoderProgram | undefined> | undefined
  return {
    async encode(frames, film, signal) {
      found ??= find()
      const program = await found
      if (!program) {
        found = undefined // it may be installed while the server runs
        throw new FilmEncoderMissing()
      }
      return await runEncoder(program, { frames, film, signal, folder })
    },
  }
}

async function findProgram(): Promise<EncoderProgram | undefined> {
  const program = await findMediaProgram()
  return program && { ffmpeg: ffmpegProgram, 'node-av': nodeAvProgram }[program]
}
