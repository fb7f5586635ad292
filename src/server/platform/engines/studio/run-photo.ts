import { Worker } from 'node:worker_threads'
import type { FinishedPhoto, PhotoTask } from './photo-task.ts'

/** Finishes a picture off the event loop; rejects when it can not be read or the signal fires. */
export function runPhoto(task: PhotoTask, signal: AbortSignal): Promise<FinishedPhoto> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./photo-thread.ts', import.meta.url), { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<FinishedPhoto>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the photo thread ended before it answered')))
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    return thread.terminate()
  })
}
