import { parentPort } from 'node:worker_threads'
import { AppError } from '#contract/app-error.ts'
import { goBehind, STEPS_OF_TEXTS } from './go-behind.ts'
import type { ThreadTask } from './threads.ts'

goBehind({ steps: STEPS_OF_TEXTS })

parentPort?.on('message', async ({ task, input }: { task: string; input: never }) => {
  try {
    const module: ThreadTask = await import(task)
    parentPort?.postMessage('begun')
    parentPort?.postMessage({ answer: await module.run(input) })
  } catch (error) {
    if (error instanceof AppError) parentPort?.postMessage({ refusal: { code: error.code, details: error.details } })
    else parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
