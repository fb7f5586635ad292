import { LIMITS } from '#contract/limits.ts'
import { MediaRefused } from '../decode/media-refused.ts'
import { mediaTypeOf } from '../media-type.ts'
import { type PictureProcess, startPictureProcess } from './picture-process.ts'
import type { LookedAt, PictureAnswer, PictureTask } from './picture-task.ts'

/** Reads pictures that somebody brought, in processes of their own with limits. */
export interface PictureDecoder extends Disposable {
  /** Its type, size and webp thumbnail; undefined when it is no whole picture that can be read within the limits. */
  look(bytes: Uint8Array, options: { sizePx: number; quality: number }): Promise<(LookedAt & { mimeType: string }) | undefined>
  /**
   * The picture as our own code may read it: PNG, 8 bit, sRGB, upright, the first of an animation, transparency kept, at
   * most `LIMITS.upscaledMaxPx` a side. Throws a MediaRefused.
   */
  clean(bytes: Uint8Array): Promise<Uint8Array>
}

interface DecoderOptions {
  readonly processes?: number
  readonly patienceMs?: number
  readonly memoryBytes?: number
  /** What one picture left behind in a decoder should not wait there for many others. */
  readonly usesPerProcess?: number
}

/** 100 million pixels of a progressive JPEG, unpacked. */
const MEMORY_BYTES = 1.2 * 1024 ** 3

/** Processes start with their first picture and stay; one that dies fails its own picture only and is replaced by the next. */
export function createPictureDecoder(options: DecoderOptions = {}): PictureDecoder {
  const { processes = 2, patienceMs = 20_000, memoryBytes = MEMORY_BYTES, usesPerProcess = 200 } = options
  const idle: PictureProcess[] = []
  const all = new Set<PictureProcess>()
  const waiting: ((process: PictureProcess) => void)[] = []

  function take(): PictureProcess | undefined {
    const ready = idle.pop()
    if (ready?.isAlive) return ready
    if (ready) all.delete(ready)
    if (idle.length > 0) return take()
    if (all.size >= processes) return undefined
    const started = startPictureProcess({ patienceMs, memoryBytes })
    all.add(started)
    return started
  }

  function giveBack(used: PictureProcess): void {
    if (used.isAlive && used.uses < usesPerProcess) idle.push(used)
    else {
      used.kill()
      all.delete(used)
    }
    const next = waiting.length > 0 ? take() : undefined
    if (next) waiting.shift()?.(next)
  }

  async function ask(task: PictureTask): Promise<PictureAnswer> {
    const process = take() ?? (await new Promise<PictureProcess>((resolve) => waiting.push(resolve)))
    try {
      return await process.ask(task)
    } finally {
      giveBack(process)
    }
  }

  return {
    async look(bytes, { sizePx, quality }) {
      const type = mediaTypeOf(bytes)
      if (type?.kind !== 'image') return undefined
      try {
        const answer = await ask({ task: 'look', bytes, thumbnailPx: sizePx, quality })
        return 'looked' in answer ? { ...answer.looked, mimeType: type.mimeType } : undefined
      } catch (error) {
        if (error instanceof MediaRefused) return undefined
        throw error
      }
    },

    async clean(bytes) {
      if (mediaTypeOf(bytes)?.kind !== 'image') throw new MediaRefused('unreadable', 'it is no picture')
      const answer = await ask({ task: 'clean', bytes, maxSidePx: LIMITS.upscaledMaxPx })
      if ('cleaned' in answer) return answer.cleaned
      throw new MediaRefused('unreadable', 'unreadable' in answer ? answer.unreadable : 'the decoder did something else')
    },

    [Symbol.dispose]() {
      for (const process of all) process.kill()
    },
  }
}
