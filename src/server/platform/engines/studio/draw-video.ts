import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { changeScene } from '#studio/edit/change-scene.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { readMotion, withoutCamera } from '#studio/film/film-motion.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { FilmEncoder } from '../../media/encode/film-encoder.ts'
import type { AttemptContext, Progress, VideoWork } from '../engine.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { FilmTask } from './drawing-task.ts'
import { drawnOf, stateOf } from './studio-state.ts'

/** Drawing the parts of a film, before its first frame, as a share of the whole. */
const SHARE_BEFORE_FRAMES = 0.1

interface Told {
  readonly of: FilmTask['of']
  readonly warnings: readonly string[]
}

/** A film: one thread draws its frames while the encoder takes them, and neither waits for more than a few. */
export async function drawVideo(
  { pool, encoder }: { pool: DrawingPool; encoder: FilmEncoder },
  work: VideoWork,
  attempt: AttemptContext,
): Promise<Progress> {
  const { widthPx, heightPx, framesPerSecond, durationSeconds, prompt } = work
  const told = tell(work)
  const style = styleOf(work)
  const { port1: taking, port2: frames } = new MessageChannel()
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  const shape = { widthPx, heightPx, framesPerSecond, durationSeconds }
  const frameCount = Math.max(1, Math.round(durationSeconds * framesPerSecond))
  attempt.report({ stage: 'Drawing the scene', share: 0 })
  const taken = takeFrames(taking, signal, (count) =>
    attempt.report({
      stage: `Frame ${count} of ${frameCount}`,
      share: SHARE_BEFORE_FRAMES + (1 - SHARE_BEFORE_FRAMES) * (count / frameCount),
    }),
  )
  const parts = [
    pool.drawFilm({ kind: 'film', of: told.of, style, motion: readMotion(prompt), frames, ...shape }, signal),
    encoder.encode(taken, { widthPx, heightPx, framesPerSecond }, signal),
  ] as const
  try {
    const [drawing, film] = await Promise.all(parts)
    return {
      state: 'done',
      outputs: [
        {
          bytes: film,
          mimeType: 'video/mp4',
          widthPx,
          heightPx,
          label: 'film',
          poster: drawing.poster,
          ...('sheets' in told.of && { engineState: stateOf({ ...told.of.sheets, style }) }),
        },
      ],
      warnings: [...new Set([...told.warnings, ...drawing.warnings])],
    }
  } catch (error) {
    failing.abort(error)
    // When this returns nobody draws any more, and the encoder's folder is gone.
    await Promise.allSettled(parts)
    throw error
  } finally {
    taking.close()
  }
}

/** A picture of ours keeps the style it was drawn in. */
function styleOf({ style, picture }: VideoWork): VideoWork['style'] {
  return drawnOf(picture?.engineState)?.style ?? style
}

/** Who is seen where: as in the picture, else as the prompt tells it. */
function tell(work: VideoWork): Told {
  const { picture, subject, seed, style } = work
  const prompt = withoutCamera(work.prompt)
  if (picture) {
    const drawn = drawnOf(picture.engineState)
    return drawn ? comeToLife(drawn, work) : { of: { picture: picture.bytes }, warnings: [] }
  }
  if (!subject) {
    const { reading } = readDescription(prompt)
    return { of: { sheets: castCharacter(reading, { seed, candidate: 1, style }) }, warnings: reading.warnings }
  }
  const { name, description, engineState } = subject
  const home = drawnOf(engineState) ?? castCharacter(readDescription(description).reading, { seed: name, candidate: 1, style })
  const { sheets, warnings } = sceneOfPrompt(home, prompt, { name, seed, index: 1, style })
  return { of: { sheets }, warnings }
}

/** The picture as it is; only weather and mood follow the words, everything else of them is motion. */
function comeToLife({ character, scene }: Sheets, { prompt, seed, style }: VideoWork): Told {
  const { weather, expression } = readDescription(withoutCamera(prompt)).reading
  const said = { warnings: [], ...(weather && { weather }), ...(expression && { expression }) }
  const cast = castCharacter(said, { seed, candidate: 1, style }).scene
  return { of: { sheets: { character, scene: changeScene(scene, said, cast) } }, warnings: [] }
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
