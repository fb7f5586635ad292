import { parentPort } from 'node:worker_threads'
import { goBehind, STEPS_OF_DRAWING } from '../../threads/go-behind.ts'
import { drawTask } from './draw-task.ts'
import type { DrawingTask, FilmTask } from './drawing-task.ts'
import { filmTask } from './film-task.ts'
import { giveStoredForm } from './give-stored-form.ts'

goBehind({ steps: STEPS_OF_DRAWING })
giveStoredForm()

/** A worker thread draws one picture or film at a time and hands its bytes over without a copy. */
parentPort?.on('message', async (task: DrawingTask | FilmTask) => {
  try {
    if (task.kind === 'film') {
      const drawing = await filmTask(task)
      const poster = new Uint8Array(drawing.poster)
      parentPort?.postMessage({ drawing: { ...drawing, poster } }, [poster.buffer])
      return
    }
    const drawing = await drawTask(task)
    const png = new Uint8Array(drawing.png)
    parentPort?.postMessage({ drawing: { ...drawing, png } }, [png.buffer])
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
