import { parentPort } from 'node:worker_threads'
import { drawTask } from './draw-task.ts'
import type { DrawingTask } from './drawing-task.ts'

/** A worker thread draws one picture at a time and hands its bytes over without a copy. */
parentPort?.on('message', async (task: DrawingTask) => {
  try {
    const drawing = await drawTask(task)
    const png = new Uint8Array(drawing.png)
    parentPort?.postMessage({ drawing: { ...drawing, png } }, [png.buffer])
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
