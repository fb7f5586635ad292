import assert from 'node:assert/strict'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import { describeSheet } from '#studio/sheet/describe-sheet.ts'
import { modelSheetViews } from '#studio/sheet/model-sheet.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import type { AttemptContext, Engine, EngineOutput, EngineState, Progress, Work } from '../engine.ts'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'
import type { Drawing, DrawingTask } from './drawing-task.ts'

const NAME = 'studio'
/** Version of the sheets inside the engine state. */
const STATE_VERSION = 1
/** Expressions of the model sheet are shown small: half the side is drawn four times as fast. */
const EXPRESSION_SCALE = 0.5
const LARGE_VIEWS = ['portrait', 'full figure', 'three-quarter view']

type Sheets = { readonly character: CharacterSheet; readonly scene: SceneSheet }

/** The built-in engine: draws in worker threads; local, free and deterministic, so its work may simply be done again. */
export function createStudioEngine({ threads }: { threads: number }): Engine & AsyncDisposable {
  const pool = createDrawingPool({ threads })
  return {
    name: NAME,
    abilities: { kinds: ['preview', 'character'], repeatable: true, cancel: false },

    async start(work, attempt) {
      return { engine: NAME, id: attempt.attemptId, state: withoutReferences(work) }
    },

    async check(operation, attempt) {
      const work = operation.state as Work // written by `start` above
      try {
        return work.kind === 'preview' ? await drawPreviews(pool, work, attempt) : await drawModelSheet(pool, work, attempt)
      } catch (error) {
        attempt.signal.throwIfAborted()
        return { state: 'failed', failure: 'engine.failed', retry: true, detail: String(error) }
      }
    },

    async cancel() {
      return 'unsupported'
    },

    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

/** The operation is plain JSON; the studio draws from its own state and needs no pictures. */
function withoutReferences(work: Work): Work {
  return work.kind === 'character' ? { ...work, character: { references: [], engineState: work.character.engineState } } : work
}

async function drawPreviews(pool: DrawingPool, work: Work & { kind: 'preview' }, attempt: AttemptContext): Promise<Progress> {
  const tasks = Array.from(
    { length: work.candidates },
    (_, index): DrawingTask => ({ ...work, kind: 'words', candidate: index + 1 }),
  )
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Picture ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map((drawing, index) => ({
      ...outputOf(drawing, `candidate ${index + 1}`),
      engineState: stateOf(drawing),
    })),
    warnings: warningsOf(drawings),
  }
}

async function drawModelSheet(
  pool: DrawingPool,
  work: Work & { kind: 'character' },
  attempt: AttemptContext,
): Promise<Progress> {
  const { character, scene } = (await sheetsOf(pool, work, attempt)) satisfies Sheets
  const views = modelSheetViews(character, scene)
  const tasks = views.map((view): DrawingTask => {
    const scale = LARGE_VIEWS.includes(view.label) ? 1 : EXPRESSION_SCALE
    return { kind: 'sheets', character, scene: view.scene, style: work.style, sizePx: Math.round(work.sizePx * scale) }
  })
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Model sheet, view ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map((drawing, index) => outputOf(drawing, views[index]?.label ?? '')),
    warnings: warningsOf(drawings),
    traits: describeSheet(character),
    engineState: stateOf({ character, scene }),
  }
}

/** The sheets of the chosen picture; a character that came from another engine is read from its description. */
async function sheetsOf(pool: DrawingPool, work: Work & { kind: 'character' }, attempt: AttemptContext): Promise<Sheets> {
  const state = work.character.engineState
  if (state?.engine === NAME && state.version === STATE_VERSION) return state.json as Sheets // written by `stateOf`
  const { description, style, sizePx } = work
  return await pool.draw({ kind: 'words', description, seed: work.name, candidate: 1, style, sizePx }, attempt.signal)
}

/** All pictures at once, as many at a time as there are threads; when one fails the others are given up. */
async function drawAll(
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

function outputOf({ png, widthPx, heightPx }: Drawing, label: string): EngineOutput {
  return { bytes: png, mimeType: 'image/png', widthPx, heightPx, label }
}

function stateOf({ character, scene }: Sheets): EngineState {
  return { engine: NAME, version: STATE_VERSION, json: { character, scene } }
}

function warningsOf(drawings: readonly Drawing[]): string[] {
  return [...new Set(drawings.flatMap(({ warnings }) => warnings))]
}
