import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { FilmEncoder, FilmSound } from '../../media/encode/film-encoder.ts'
import type { AttemptContext } from '../engine.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { FilmDrawing, FilmTask } from './drawing-task.ts'

export interface FilmHands {
  readonly pool: DrawingPool
  readonly encoder: FilmEncoder
}

/** Drawing the parts of a film, before its first frame, as a share of the whole. */
const SHARE_BEFORE_FRAMES = 0.1

/** A film: one thread draws its frames while the encoder takes them, and neither waits for more than a few. */
export async function makeFilm(
  { pool, encoder }: FilmHands,
  order: Omit<FilmTask, 'kind' | 'frames'> & { readonly sound?: FilmSound },
  attempt: AttemptContext,
): Promise<{ film: Uint8Array; drawing: FilmDrawing }> {
  const { sound, ...task } = order
  const { widthPx, heightPx, framesPerSecond, durationSeconds } = task
  const { port1: taking, port2: frames } = new MessageChannel()
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  attempt.report({ stage: 'Drawing the scene', share: 0 })
  const taken = takeFrames(taking, signal, (count) =>
    attempt.report({
      stage: `Frame ${count} of ${frameCount}`,
      share: SHARE_BEFORE_FRAMES + (1 - SHARE_BEFORE_FRAMES) * (count / frameCount),
    }),
  )
  const parts = [
    pool.drawFilm({ kind: 'film', ...task, frames }, signal),
    encoder.encode(taken, { pixels: 'yuv420p', widthPx, heightPx, framesPerSecond, ...(sound && { sound }) }, signal),
  ] as const
  try {
    const [drawing, film] = await Promise.all(parts)
    return { film, drawing }
  } catch (error) {
    failing.abort(error)
    // When this returns nobody draws any more, and the encoder's folder is gone.
    await Promise.allSettled(parts)
    throw error
  } finally {
    taking.close()
  }
}

/** The frames that a thread sends through a port, which is told of each one that was taken; ends when it closes. */
function takeFrames(port: MessagePort, signal: AbortSignal, onTaken: (count: number) => void): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  let wake = () => {}
  let isOver = false
  port.on('message', (frame: Uint8Array) => {
    waiting.push(frame)
    wake()
  })
  port.once('close', () => {
    isOver = true
    wake()
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  return take()

  // Listening begins before the first frame is asked for: a short film may be drawn by then.
  async function* take(): AsyncGenerator<Uint8Array> {
    for (let count = 1; ; ) {
      signal.throwIfAborted()
      const frame = waiting.shift()
      if (frame) {
        yield frame
        onTaken(count)
        count += 1
        port.postMessage('taken')
      } else if (isOver) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
}
