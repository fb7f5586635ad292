import type { Sheets } from '#studio/edit/sheets.ts'
import { showsWholeFigure } from '#studio/photo/shows-whole-figure.ts'
import { describeSheet } from '#studio/sheet/describe-sheet.ts'
import { modelSheetViews } from '#studio/sheet/model-sheet.ts'
import type { AttemptContext, CharacterWork, Progress } from '../../engine.ts'
import { drawAll, outputOf, warningsOf } from '../draw-all.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import type { DrawingTask, PhotoDrawingTask, PhotoPerson } from '../drawing-task.ts'
import { photoStateOf, sheetsOf } from '../studio-state.ts'
import { drawnStyle } from './drawn-style.ts'
import { rememberPhoto } from './photo-memory.ts'
import { sha256Of } from './sha256-of.ts'

/** Expressions are shown small, as on drawn sheets. */
const EXPRESSION_SCALE = 0.5
/** What no photo of the upper body shows is drawn from the sheet, and what none shows from the front. */
const FULL_FIGURE = 'Full figure'
const FROM_THE_SIDE = 'Three-quarter view'
const NO_FACE = 'No face was found in the photo: it is the only reference.'
const DRAWN = 'The full figure and the view from the side are drawn: the photo does not show them.'
const SIDE_DRAWN = 'The view from the side is drawn: the photo does not show it.'

/** The model sheet of somebody out of a photo: the photo's person, and drawn what the photo does not show. */
export async function drawPhotoSheet(
  pool: DrawingPool,
  work: CharacterWork,
  { subject, attempt }: { subject: PhotoPerson; attempt: AttemptContext },
): Promise<Progress> {
  const { style, sizePx } = work
  const { reading, seed, candidate } = subject
  const base = { kind: 'photo', ...subject, style } as const
  const square = (scale: number) => {
    const side = Math.round(sizePx * scale)
    return { widthPx: side, heightPx: side }
  }
  const isWhole = showsWholeFigure(reading)
  // The photo itself comes first: the sheet that everything else needs is taken from it.
  const tasks: PhotoDrawingTask[] = [{ ...base, ...square(1) }]
  const [portrait] = await drawAll(pool, tasks, attempt, () => 'Portrait')
  if (!portrait) throw new Error('a portrait was asked for')
  const { character, scene } = sheetsOf(work.character.engineState) ?? portrait
  const views = reading.face ? modelSheetViews(character, scene).filter(({ label }) => label !== 'Portrait') : []
  const drawings =
    views.length > 0
      ? await drawAll(
          pool,
          views.map((view): DrawingTask => {
            const into: Sheets = { character, scene: view.scene }
            if (view.label === FULL_FIGURE && isWhole) return { ...base, into, ...square(1) }
            if (view.label === FULL_FIGURE || view.label === FROM_THE_SIDE)
              return { kind: 'sheets', ...into, style: drawnStyle(style, work.character), sizePx }
            return { ...base, into, expression: view.scene.expression, ...square(EXPRESSION_SCALE) }
          }),
          attempt,
          (index) => `Model sheet, view ${index + 1} of ${views.length + 1}`,
        )
      : []
  return {
    state: 'done',
    outputs: [
      outputOf(portrait, 'Portrait'),
      ...drawings.map((drawing, index) => outputOf(drawing, views[index]?.label ?? '')),
    ],
    warnings: [...warningsOf([portrait, ...drawings]), reading.face ? (isWhole ? SIDE_DRAWN : DRAWN) : NO_FACE],
    traits: describeSheet(character),
    engineState: photoStateOf({
      character,
      scene,
      photo: rememberPhoto(reading),
      sha256: sha256Of(subject.photo),
      seed,
      candidate,
    }),
  }
}
