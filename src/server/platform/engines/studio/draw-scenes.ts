import { othersInScene } from '#studio/edit/others-in-scene.ts'
import { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { sentencesOf, type Warning } from '#studio/warning.ts'
import type { AttemptContext, PictureWork, Progress } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { aloneWith } from './from-photo/alone-with.ts'
import { drawnStyle } from './from-photo/drawn-style.ts'
import { homeOf } from './from-photo/home-of.ts'
import { photoSubjectOf } from './from-photo/photo-subject.ts'
import { photoTaskOf } from './from-photo/photo-task-of.ts'
import { othersOf, stateOf } from './studio-state.ts'

/** With the character: three faces are as many as a picture can show well. */
const MOST_OTHERS = 2

/** A character in the scene of a prompt: the same person in every picture, whatever they do and wear there. */
export async function drawScenes(pool: DrawingPool, work: PictureWork, attempt: AttemptContext): Promise<Progress> {
  const { prompt, seed, widthPx, heightPx, subject, mentioned, count } = work
  const style = drawnStyle(work.style, subject)
  const { signal } = attempt
  const own = await photoSubjectOf(subject, { seed: subject.name }, signal)
  const other = mentioned && (await photoSubjectOf(mentioned, { seed: mentioned.name }, signal))
  const home = await homeOf(pool, subject, { style, photo: own, signal })
  const beside = mentioned && (await homeOf(pool, mentioned, { style, photo: other, signal })).character
  // Who came out of a photo is set beside the other one, whether drawn or photographed.
  const photo = own ?? other
  const neighbour = own ? (other ?? beside) : home.character
  const scenes = Array.from({ length: count }, (_, index) =>
    sceneOfPrompt(home, prompt, { name: subject.name, mentionedName: mentioned?.name, seed, index: index + 1, style }),
  )
  const size = { widthPx, heightPx }
  const planned = scenes.map((told): { task: DrawingTask; warnings: readonly Warning[] } => {
    const named = othersInScene(told, { prompt, known: othersOf(subject.engineState), seed, candidate: 1, style })
    const others = [...(beside ? [{ character: beside }] : []), ...named].slice(0, MOST_OTHERS)
    const drawn: DrawingTask = { kind: 'sheets', ...told.sheets, others, style, ...size }
    if (!photo) return { task: drawn, warnings: [] }
    const set = mentioned && neighbour && { beside: { who: neighbour, side: own ? 'right' : 'left' } as const }
    const { task, warnings } = photoTaskOf(told, { photo, drawn, style: work.style, ...size, ...set })
    return { task, warnings: [...warnings, ...(task.kind === 'photo' ? aloneWith(named) : [])] }
  })
  const tasks = planned.map(({ task }) => task)
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Picture ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map(({ character, scene, others, ...drawing }, index) => ({
      ...outputOf(drawing, `scene ${index + 1}`),
      // What shows a photo's person is a photo for whoever works on it next.
      ...(tasks[index]?.kind === 'sheets' && { engineState: stateOf({ character, scene, style, others }) }),
    })),
    warnings: [
      ...new Set([...sentencesOf([...scenes, ...planned].flatMap(({ warnings }) => warnings)), ...warningsOf(drawings)]),
    ],
  }
}
