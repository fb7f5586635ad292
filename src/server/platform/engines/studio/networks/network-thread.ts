import { parentPort } from 'node:worker_threads'
import { NetworksMissing } from './network-files.ts'
import type { NetworkAnswer, NetworkTask } from './network-task.ts'
import { readTask } from './read-task.ts'

/** A thread of its own for the networks: they compute without a pause, and their runtime wants a page's globals. */
let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (task: NetworkTask) => {
  last = last.then(async () => parentPort?.postMessage(await answer(task)))
})

async function answer(task: NetworkTask): Promise<NetworkAnswer> {
  try {
    return await readTask(task)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { id: task.id, error: text, isMissing: error instanceof NetworksMissing }
  }
}
