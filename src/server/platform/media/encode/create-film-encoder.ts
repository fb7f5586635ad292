import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ffmpegProgram } from './ffmpeg/ffmpeg-program.ts'
import { type FilmEncoder, FilmEncoderMissing } from './film-encoder.ts'
import { nodeAvProgram } from './node-av/node-av-program.ts'
import { type EncoderProgram, runEncoder } from './run-encoder.ts'

/** The encoder of this machine: node-av where it is installed, else the system's ffmpeg. Looks for it when the first film comes. */
export function createFilmEncoder(find: () => Promise<EncoderProgram | undefined> = findProgram): FilmEncoder {
  let found: Promise<EncoderProgram | undefined> | undefined
  return {
    async encode(frames, film, signal) {
      found ??= find()
      const program = await found
      if (!program) {
        found = undefined // it may be installed while the server runs
        throw new FilmEncoderMissing()
      }
      return await runEncoder(program, { frames, film, signal })
    },
  }
}

async function findProgram(): Promise<EncoderProgram | undefined> {
  if (isNodeAvInstalled()) return nodeAvProgram
  return (await isFfmpegInstalled()) ? ffmpegProgram : undefined
}

/** Resolved without loading it: its native part belongs into the encoder's process. */
function isNodeAvInstalled(): boolean {
  try {
    import.meta.resolve('node-av/api')
    import.meta.resolve(`@seydx/node-av-${process.platform}-${process.arch}`)
    return true
  } catch {
    return false
  }
}

async function isFfmpegInstalled(): Promise<boolean> {
  const child = spawn('ffmpeg', ['-hide_banner', '-version'], { stdio: 'ignore' })
  return await once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  )
}
