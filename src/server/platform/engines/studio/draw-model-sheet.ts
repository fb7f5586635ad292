import type { Sheets } from '#studio/edit/sheets.ts'
import { describeSheet } from '#studio/sheet/describe-sheet.ts'
import { modelSheetViews } from '#studio/sheet/model-sheet.ts'
import type { AttemptContext, Progress, Work } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { drawnOf, stateOf } from './studio-state.ts'

/** Expressions of the model sheet are shown small: half the side is drawn four times as fast. */
const EXPRESSION_SCALE = 0.5
const LARGE_VIEWS = ['Portrait', 'Full figure', 'Three-quarter view']

/** Portrait, full figure, three-quarter view and six expressions of a chosen picture. */
export async function drawModelSheet(
  pool: DrawingPool,
  work: Work & { kind: 'character' },
  attempt: AttemptContext,
): Promise<Progress> {
  const { character, scene } = await sheetsOf(pool, work, attempt)
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
  const drawn = drawnOf(work.character.engineState)
  if (drawn) return drawn
  const { description, style, sizePx } = work
  return await pool.draw({ kind: 'words', description, seed: work.name, candidate: 1, style, sizePx }, attempt.signal)
}
