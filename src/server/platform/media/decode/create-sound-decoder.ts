import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { findMediaProgram } from '../find-media-program.ts'
import { mediaTypeOf } from '../media-type.ts'
import { makeWorkFolder } from '../work-folder.ts'
import { ffmpegSound } from './ffmpeg/ffmpeg-sound.ts'
import { MediaRefused } from './media-refused.ts'
import { nodeAvSound } from './node-av/node-av-sound.ts'
import { readFromChild } from './read-from-child.ts'
import type { SoundDecoder } from './sound-decoder.ts'
import { DECODED_CHANNELS, DECODED_RATE_HZ, type SoundProgram } from './sound-order.ts'

interface SoundDecoderOptions {
  /** Where temporary files go. */
  readonly folder?: string
  readonly find?: () => Promise<SoundProgram | undefined>
  readonly patienceMs?: number
}

const PATIENCE_MS = 15_000
/** Node and FFmpeg take 150 MB before they read anything. */
const MEMORY_BYTES = 512 * 1024 ** 2
/** Only these ever reach a decoder, and only as what they are by their content. */
const DEMUXERS: Readonly<Record<string, string>> = {
  mp3: 'mp3',
  wav: 'wav',
  m4a: 'mov',
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
}
/** Read on, to know whether a sound goes on. */
const BEYOND_SECONDS = 0.1

/** The sound decoder of this machine. Looks for it when the first sound comes. */
export function createSoundDecoder(options: SoundDecoderOptions = {}): SoundDecoder {
  const { folder: root = tmpdir(), find = findProgram, patienceMs = PATIENCE_MS } = options
  let found: Promise<SoundProgram | undefined> | undefined

  async function getProgram(): Promise<SoundProgram> {
    found ??= find()
    const program = await found
    if (program) return program
    found = undefined // it may be installed while the server runs
    throw new FilmEncoderMissing()
  }

  return {
    async decode(sound, { mostSeconds }, signal) {
      const extension = mediaTypeOf(sound)?.extension ?? ''
      const demuxer = DEMUXERS[extension]
      if (!demuxer) throw new MediaRefused('unreadable', 'it is neither mp3 nor wav nor m4a nor a film')
      const program = await getProgram()
      await using folder = await makeWorkFolder(root)
      const soundPath = path.join(folder.path, `sound.${extension}`)
      await writeFile(soundPath, sound)
      const command = program({ soundPath, demuxer, mostSeconds: mostSeconds + BEYOND_SECONDS })
      const pieces: Buffer[] = []
      const limits = { folder: folder.path, signal, patienceMs, memoryBytes: MEMORY_BYTES }
      for await (const piece of readFromChild(command, limits)) pieces.push(piece)
      return decodedOf(Buffer.concat(pieces), mostSeconds)
    },
  }
}

function decodedOf(all: Buffer, mostSeconds: number) {
  const sampleBytes = DECODED_CHANNELS * 2
  const most = Math.round(mostSeconds * DECODED_RATE_HZ)
  const count = Math.floor(all.length / sampleBytes)
  if (count === 0) throw new MediaRefused('unreadable', 'there is no sound in it')
  // A copy of its own: samples are read as 16-bit numbers, which begin at even addresses.
  const samples = new Uint8Array(all.subarray(0, Math.min(count, most) * sampleBytes))
  return {
    samples,
    sampleRateHz: DECODED_RATE_HZ,
    channels: DECODED_CHANNELS,
    durationSeconds: Math.min(count, most) / DECODED_RATE_HZ,
    isLonger: count > most,
  } as const
}

async function findProgram(): Promise<SoundProgram | undefined> {
  const program = await findMediaProgram()
  return program && { ffmpeg: ffmpegSound, 'node-av': nodeAvSound }[program]
}
