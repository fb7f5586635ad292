import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeWorkFolder } from '../work-folder.ts'
import { workQuietly } from '../work-quietly.ts'
import type { FilmFormat } from './film-encoder.ts'
import { frameBytes } from './frame-bytes.ts'

/** A command that reads raw frames from its standard input and writes `filmPath`. */
export interface EncoderProgram {
  readonly command: string
  commandLine(film: FilmFormat, files: EncoderFiles): readonly string[]
}

export interface EncoderFiles {
  readonly filmPath: string
  /** Raw samples, when the film has sound. */
  readonly soundPath: string
}

/** Of what an encoder says, its last words are kept for the host. */
const KEPT_CHARS = 2000

/** Runs one encoder in a process and a folder of its own; both are gone when this returns or throws. */
export async function runEncoder(
  program: EncoderProgram,
  order: { frames: AsyncIterable<Uint8Array>; film: FilmFormat; signal: AbortSignal; folder: string },
): Promise<Uint8Array> {
  const { frames, film, signal } = order
  signal.throwIfAborted()
  await using folder = await makeWorkFolder(order.folder)
  const files = { filmPath: path.join(folder.path, 'film.mp4'), soundPath: path.join(folder.path, 'sound.raw') }
  if (film.sound) await writeFile(files.soundPath, film.sound.samples)
  const args = program.commandLine(film, files)
  const child = spawn(program.command, args, { stdio: ['pipe', 'ignore', 'pipe'], cwd: folder.path })
  workQuietly(child)
  await feed(child, { frames, film, signal })
  return await readFile(files.filmPath)
}

async function feed(
  child: ChildProcess,
  { frames, film, signal }: { frames: AsyncIterable<Uint8Array>; film: FilmFormat; signal: AbortSignal },
): Promise<void> {
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-KEPT_CHARS)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve()
      else reject(new Error(`the encoder ended with ${killedBy ?? code}: ${words.trim()}`))
    })
  })
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  try {
    await Promise.all([ended, writeFrames(child, { frames, film, ended })])
  } catch (error) {
    kill()
    await ended.catch(() => {}) // its folder may only be removed when nothing writes there any more
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

async function writeFrames(
  { stdin }: ChildProcess,
  { frames, film, ended }: { frames: AsyncIterable<Uint8Array>; film: FilmFormat; ended: Promise<void> },
): Promise<void> {
  if (!stdin) throw new Error('the encoder has no standard input')
  // A pipe to a process that died says EPIPE; how it died is what `ended` tells.
  stdin.on('error', () => {})
  const sizeBytes = frameBytes(film)
  for await (const frame of frames) {
    if (frame.byteLength !== sizeBytes) throw new Error(`a frame of ${frame.byteLength} bytes where ${sizeBytes} belong`)
    if (!stdin.write(frame)) await Promise.race([new Promise((resolve) => stdin.once('drain', resolve)), ended])
  }
  stdin.end()
}
