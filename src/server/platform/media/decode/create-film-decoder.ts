import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FilmDecoder, FilmType, ProbedFilm } from '../film-decoder.ts'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { findMediaProgram } from '../find-media-program.ts'
import { mediaTypeOf } from '../media-type.ts'
import { makeWorkFolder, type WorkFolder } from '../work-folder.ts'
import type { DecodeOrder, DecoderProgram, StatedFilm } from './decode-order.ts'
import { ffmpegDecoder } from './ffmpeg/ffmpeg-decoder.ts'
import { framesIn } from './frames-in.ts'
import { MediaRefused } from './media-refused.ts'
import { nodeAvDecoder } from './node-av/node-av-decoder.ts'
import { readFromChild } from './read-from-child.ts'

interface DecoderOptions {
  /** Where temporary files go. */
  readonly folder?: string
  readonly find?: () => Promise<DecoderProgram | undefined>
  readonly patienceMs?: number
  readonly memoryBytes?: number
}

const PATIENCE_MS = 60_000
/** Films of 4K take a gigabyte while they are remade. */
const MEMORY_BYTES = 1.6 * 1024 ** 3
/** Without these the colours of a picture are some steps too dark. */
const EXACT = 'bicubic+accurate_rnd+full_chroma_int'
/** Nobody films more; a file that says so is broken. */
const MOST_FRAMES_PER_SECOND = 240

/** The decoder of this machine. Looks for it when the first film comes; a FilmEncoderMissing says that there is none. */
export function createFilmDecoder(options: DecoderOptions = {}): FilmDecoder {
  const { folder: root = tmpdir(), find = findProgram, patienceMs = PATIENCE_MS, memoryBytes = MEMORY_BYTES } = options
  let found: Promise<DecoderProgram | undefined> | undefined

  async function getProgram(): Promise<DecoderProgram> {
    found ??= find()
    const program = await found
    if (program) return program
    found = undefined // it may be installed while the server runs
    throw new FilmEncoderMissing()
  }

  /** Runs a child on the file, and gives what it writes. */
  async function* read(folder: WorkFolder, order: DecodeOrder, signal: AbortSignal): AsyncGenerator<Buffer> {
    const program = await getProgram()
    yield* readFromChild(program.commandFor(order), { folder: folder.path, signal, patienceMs, memoryBytes })
  }

  /** A folder with the film in it, of a type we know. */
  async function openFilm(film: Uint8Array) {
    const type = filmTypeOf(film)
    if (!type) throw new MediaRefused('unreadable', 'it is neither mp4 nor webm nor mov')
    const folder = await makeWorkFolder(root)
    const filmPath = path.join(folder.path, `source.${type}`)
    await writeFile(filmPath, film)
    return { folder, filmPath, demuxer: DEMUXERS[type] }
  }

  return {
    async probe(film, signal) {
      const type = filmTypeOf(film)
      if (!type) return undefined
      const { folder, ...source } = await openFilm(film)
      await using _ = folder
      try {
        const pieces: Buffer[] = []
        for await (const piece of read(folder, { task: 'probe', ...source }, signal)) pieces.push(piece)
        const stated = (await getProgram()).readProbe(Buffer.concat(pieces).toString())
        return stated && probedOf(stated, type)
      } catch (error) {
        if (error instanceof MediaRefused) return undefined
        throw error
      }
    },

    async *frames(film, { widthPx, heightPx, framesPerSecond, mostSeconds }, signal) {
      const { folder, ...source } = await openFilm(film)
      await using _ = folder
      const filters = `fps=${framesPerSecond},scale=${widthPx}:${heightPx}:flags=${EXACT},setsar=1,format=rgba`
      yield* framesIn(read(folder, { task: 'frames', ...source, filters, mostSeconds }, signal), widthPx * heightPx * 4)
    },

    async remake(film, { onFrame, ...remaking }, signal) {
      const { folder, ...source } = await openFilm(film)
      await using _ = folder
      const toPath = path.join(folder.path, 'film.mp4')
      for await (const piece of read(folder, { task: 'remake', ...source, ...remaking, toPath }, signal)) {
        const count = piece
          .toString('latin1')
          .match(/frame=\s*(\d+)/g)
          ?.at(-1)
        if (count) onFrame?.(Number(count.replace(/\D+/g, '')))
      }
      return await readFile(toPath)
    },
  }
}

/** Only these ever reach a decoder, and only as what they are by their content. */
const DEMUXERS: Readonly<Record<FilmType, string>> = { mp4: 'mov', mov: 'mov', webm: 'matroska' }

function filmTypeOf(film: Uint8Array): FilmType | undefined {
  const type = mediaTypeOf(film)
  return Object.keys(DEMUXERS).find((one): one is FilmType => type?.kind === 'video' && type.extension === one)
}

async function findProgram(): Promise<DecoderProgram | undefined> {
  const program = await findMediaProgram()
  return program && { ffmpeg: ffmpegDecoder, 'node-av': nodeAvDecoder }[program]
}

function probedOf(stated: StatedFilm, type: FilmType): ProbedFilm | undefined {
  const { widthPx, heightPx, pixelAspect, rotation, framesPerSecond, durationMs, hasSound } = stated
  const isTurned = rotation % 180 !== 0
  const seenWidthPx = Math.round(widthPx * pixelAspect)
  const size = isTurned ? { widthPx: heightPx, heightPx: seenWidthPx } : { widthPx: seenWidthPx, heightPx }
  const isWhole = size.widthPx > 0 && size.heightPx > 0 && durationMs > 0 && framesPerSecond > 0
  if (!isWhole) return undefined
  return { type, ...size, framesPerSecond: Math.min(MOST_FRAMES_PER_SECOND, framesPerSecond), durationMs, hasSound }
}
