import { Worker } from 'node:worker_threads'
import type { Montage, MontageTask } from './montage-task.ts'

/** Makes a montage off the event loop; rejects when it fails or the signal fires. */
export async function runMontage(task: MontageTask, signal: AbortSignal): Promise<Montage> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./montage-thread.ts', import.meta.url), { workerData: task })
  const { promise, resolve, reject } = Promise.withResolvers<Montage>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the montage thread ended before it answered')))
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    return thread.terminate()
  })
}
