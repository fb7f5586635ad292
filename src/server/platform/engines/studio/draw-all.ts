import assert from 'node:assert/strict'
import type { AttemptContext, EngineOutput } from '../engine.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { Drawing, DrawingTask } from './drawing-task.ts'

/** All pictures at once, as many at a time as there are threads; when one fails the others are given up. */
export async function drawAll(
  pool: DrawingPool,
  tasks: readonly DrawingTask[],
  attempt: AttemptContext,
  stageOf: (index: number) => string,
): Promise<Drawing[]> {
  assert(tasks.length > 0, 'there is something to draw')
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  let finished = 0
  attempt.report({ stage: stageOf(1), share: 0 })
  const drawOne = async (task: DrawingTask) => {
    const drawing = await pool.draw(task, signal)
    finished += 1
    attempt.report({ stage: stageOf(Math.min(finished + 1, tasks.length)), share: finished / tasks.length })
    return drawing
  }
  try {
    return await Promise.all(tasks.map(drawOne))
  } catch (error) {
    failing.abort(error)
    throw error
  }
}

export function outputOf(
  { png, widthPx, heightPx }: Pick<Drawing, 'png' | 'widthPx' | 'heightPx'>,
  label: string,
): EngineOutput {
  return { bytes: png, mimeType: 'image/png', widthPx, heightPx, label }
}

/** Each sentence once. */
export function warningsOf(made: readonly { readonly warnings: readonly string[] }[]): string[] {
  return [...new Set(made.flatMap(({ warnings }) => warnings))]
}
