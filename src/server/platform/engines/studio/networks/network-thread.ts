import { parentPort } from 'node:worker_threads'
import { goBehind, STEPS_OF_DRAWING } from '../../../threads/go-behind.ts'
import { NetworksMissing } from './network-files.ts'
import type { NetworkAnswer, NetworkTask } from './network-task.ts'
import { readTask } from './read-task.ts'

// What the networks' runtime starts inherits it.
goBehind({ steps: STEPS_OF_DRAWING })

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
