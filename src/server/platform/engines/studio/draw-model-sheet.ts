import type { Sheets } from '#studio/edit/sheets.ts'
import { describeSheet } from '#studio/sheet/describe-sheet.ts'
import { modelSheetViews } from '#studio/sheet/model-sheet.ts'
import type { AttemptContext, CharacterWork, Progress } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { drawPhotoSheet } from './from-photo/draw-photo-sheet.ts'
import { drawnStyle } from './from-photo/drawn-style.ts'
import { photoSubjectOf } from './from-photo/photo-subject.ts'
import { sheetsOf as knownSheetsOf, othersOf, stateOf } from './studio-state.ts'

/** Expressions of the model sheet are shown small: half the side is drawn four times as fast. */
const EXPRESSION_SCALE = 0.5
const LARGE_VIEWS = ['Portrait', 'Full figure', 'Three-quarter view']

/** Portrait, full figure, three-quarter view and six expressions of a chosen picture. */
export async function drawModelSheet(pool: DrawingPool, work: CharacterWork, attempt: AttemptContext): Promise<Progress> {
  const subject = await photoSubjectOf(work.character, { seed: work.name }, attempt.signal)
  if (subject) return drawPhotoSheet(pool, work, { subject, attempt })
  const { character, scene } = await sheetsOf(pool, work, attempt)
  const style = drawnStyle(work.style, work.character)
  const views = modelSheetViews(character, scene)
  const tasks = views.map((view): DrawingTask => {
    const scale = LARGE_VIEWS.includes(view.label) ? 1 : EXPRESSION_SCALE
    return { kind: 'sheets', character, scene: view.scene, style, sizePx: Math.round(work.sizePx * scale) }
  })
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Model sheet, view ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map((drawing, index) => outputOf(drawing, views[index]?.label ?? '')),
    warnings: warningsOf(drawings),
    traits: describeSheet(character),
    engineState: stateOf({ character, scene, others: othersOf(work.character.engineState), style }),
  }
}

/** The sheets of the chosen picture; a character that came from another engine is read from its description. */
async function sheetsOf(pool: DrawingPool, work: CharacterWork, attempt: AttemptContext): Promise<Sheets> {
  const known = knownSheetsOf(work.character.engineState)
  if (known) return known
  const { description, style, sizePx } = work
  return await pool.draw({ kind: 'words', description, seed: work.name, candidate: 1, style, sizePx }, attempt.signal)
}
