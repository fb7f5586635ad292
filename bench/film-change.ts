import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VIDEO_DEFAULTS } from '#contract/video.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmDecoder } from '#server/platform/media/decode/create-film-decoder.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { ffmpegProgram } from '#server/platform/media/encode/ffmpeg/ffmpeg-program.ts'
import { findMediaProgram } from '#server/platform/media/find-media-program.ts'
import { makeWorkFolder } from '#server/platform/media/work-folder.ts'
import { workQuietly } from '#server/platform/media/work-quietly.ts'
import { filmPlanes } from '#studio/kernels/film-planes.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const SOURCE = { widthPx: 854, heightPx: 480, framesPerSecond: VIDEO_DEFAULTS.fps, durationSeconds: 5 }
const CHANGES = [
  { name: 'to 1080p 30', kind: 'upscale-video', widthPx: 1920, heightPx: 1080, framesPerSecond: 30, goalS: 5 },
  { name: 'to 4K 60', kind: 'upscale-video', widthPx: 3840, heightPx: 2160, framesPerSecond: 60, goalS: 40 },
  { name: 'restored', kind: 'restore-video', widthPx: 854, heightPx: 480, framesPerSecond: 25, goalS: undefined },
] as const
const GOAL_ENCODING_TIMES = 1.1
const ENCODING_ROUNDS = 5

/** Five seconds of 480p made larger and restored; and encoding beside the bare command. */
export async function benchFilmChange(): Promise<Measurement[]> {
  const encoder = createFilmEncoder()
  await using engine = createStudioEngine({ threads: 1, encoder, decoder: createFilmDecoder() })
  const attempt = { attemptId: 'bench', signal: new AbortController().signal, report: () => {} }
  const make = async (work: Parameters<typeof engine.start>[0]) => {
    const made = await engine.check(await engine.start(work, attempt), attempt)
    assert(made.state === 'done' && made.outputs[0], 'the film was made')
    return made.outputs[0].bytes
  }
  const prompt = 'A red-haired pirate girl with long hair on a beach, slow zoom in'
  const bytes = await make({ kind: 'video', prompt, style: 'anime', seed: 'bench', ...SOURCE })
  const measurements: Measurement[] = []
  for (const { name, goalS, ...change } of CHANGES) {
    const value = (await timeMs(() => make({ ...change, film: { bytes, ...SOURCE } }))) / 1000
    measurements.push({ name: `5 s of 480p ${name}`, value, unit: 's', ...(goalS && { goal: goalS }) })
  }
  return [...measurements, ...(await benchEncoding())]
}

/** How many times as long our encoder takes as the command alone that reads the same frames from a file and turns their colours itself. */
async function benchEncoding(): Promise<Measurement[]> {
  if ((await findMediaProgram()) !== 'ffmpeg') return []
  const format = { widthPx: 1280, heightPx: 720, framesPerSecond: 25 }
  const frames = Array.from({ length: 8 }, (_, index) => noisyFrame(format, index))
  async function* film() {
    for (let index = 0; index < 75; index += 1) yield frames[index % frames.length] ?? new Uint8Array()
  }
  async function* planes() {
    for await (const frame of film()) yield filmPlanes(frame, format)
  }
  await using folder = await makeWorkFolder(tmpdir())
  const rawPath = path.join(folder.path, 'frames.raw')
  const raw = createWriteStream(rawPath)
  for await (const frame of film()) if (!raw.write(frame)) await once(raw, 'drain')
  await new Promise<void>((resolve) => raw.end(resolve))
  const files = { filmPath: path.join(folder.path, 'bare.mp4'), soundPath: '' }
  const args = ffmpegProgram.commandLine(format, files).map((argument) => (argument === 'pipe:0' ? rawPath : argument))
  const encoder = createFilmEncoder({ folder: folder.path })
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ENCODING_ROUNDS; round += 1) {
    ours.push(await timeMs(() => encoder.encode(planes(), { ...format, pixels: 'yuv420p' }, new AbortController().signal)))
    bare.push(
      await timeMs(async () => {
        const child = spawn(ffmpegProgram.command, args, { stdio: 'ignore' })
        workQuietly(child) // as ours: on a machine with other work it is not the priority that is measured
        await once(child, 'close')
      }),
    )
  }
  await rm(rawPath)
  const value = median(ours) / median(bare)
  return [{ name: '3 s of 720p encoded, beside the bare command', value, unit: 'times', goal: GOAL_ENCODING_TIMES }]
}

/** Waves with grain, so that the encoder has work. */
function noisyFrame({ widthPx, heightPx }: { widthPx: number; heightPx: number }, index: number): Uint8Array {
  let seed = index + 1
  return Uint8Array.from({ length: widthPx * heightPx * 4 }, (_, at) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    const wave = 128 + 90 * Math.sin((at % (widthPx * 4)) / 300 + index / 5)
    return at % 4 === 3 ? 255 : wave + (seed % 17)
  })
}
