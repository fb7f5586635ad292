import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { AppError } from '#contract/app-error.ts'
import type { ThreadTask } from './threads.ts'

// The event loop goes first. On Linux this is the thread's own priority; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ task, input }: { task: string; input: never }) => {
  try {
    const module: ThreadTask = await import(task)
    parentPort?.postMessage({ answer: await module.run(input) })
  } catch (error) {
    if (error instanceof AppError) parentPort?.postMessage({ refusal: { code: error.code, details: error.details } })
    else parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
