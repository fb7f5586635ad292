import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { AttemptContext, PictureWork, Progress, WorkSubject } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { drawnOf, stateOf } from './studio-state.ts'

/** A character in the scene of a prompt: the same person in every picture, whatever they do and wear there. */
export async function drawScenes(pool: DrawingPool, work: PictureWork, attempt: AttemptContext): Promise<Progress> {
  const { prompt, seed, style, widthPx, heightPx, subject, mentioned, count } = work
  const home = homeOf(subject, work)
  const beside = mentioned && homeOf(mentioned, work).character
  const scenes = Array.from({ length: count }, (_, index) =>
    sceneOfPrompt(home, prompt, { name: subject.name, mentionedName: mentioned?.name, seed, index: index + 1, style }),
  )
  const tasks = scenes.map(({ sheets }): DrawingTask => ({ kind: 'sheets', ...sheets, beside, style, widthPx, heightPx }))
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Picture ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map((drawing, index) => ({
      ...outputOf(drawing, `scene ${index + 1}`),
      engineState: stateOf({ character: drawing.character, scene: drawing.scene, style, beside }),
    })),
    warnings: warningsOf([...scenes, ...drawings]),
  }
}

/** The sheets of a character; one that came from another engine is read from its description. */
function homeOf({ engineState, description, name }: WorkSubject, { style }: PictureWork): Sheets {
  return drawnOf(engineState) ?? castCharacter(readDescription(description).reading, { seed: name, candidate: 1, style })
}
