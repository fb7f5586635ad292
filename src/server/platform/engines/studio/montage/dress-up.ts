import { readOutfitOrder } from '#studio/edit/outfit-order.ts'
import { wearOutfit } from '#studio/edit/wear-outfit.ts'
import { sentencesOf } from '#studio/warning.ts'
import type { AttemptContext, DressUpWork, Progress } from '../../engine.ts'
import { drawAll, outputOf, warningsOf } from '../draw-all.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import { drawnOf, stateOf } from '../studio-state.ts'
import type { MontageSource, PhotoSource } from './montage-task.ts'
import { outfitOf } from './outfit-of.ts'
import { photoOutfitWarnings } from './photo-outfit-warnings.ts'
import { runMontage } from './run-montage.ts'
import { sourceOf } from './source-of.ts'

const LABEL = 'dressed up'

/** The clothes of one picture on the person of another; a drawn person is drawn again, a photo keeps its pixels. */
export async function dressUp(pool: DrawingPool, work: DressUpWork, attempt: AttemptContext): Promise<Progress> {
  attempt.report({ stage: 'Looking at the outfit', share: 0 })
  const outfit = await sourceOf(work.outfit, attempt)
  const state = drawnOf(work.person.engineState)
  if (state) return dressDrawing(pool, work, { outfit, attempt })
  const person = (await sourceOf(work.person, attempt)) as PhotoSource // what is not drawn is a photo
  attempt.report({ stage: 'Putting it on', share: 0.3 })
  const { color } = readOutfitOrder(work.prompt)
  const montage = await runMontage({ kind: 'dress', person, outfit: takenOf(outfit, work.prompt), color }, attempt.signal)
  return {
    state: 'done',
    outputs: [outputOf(montage, LABEL)],
    warnings: [...sentencesOf(photoOutfitWarnings(work.prompt)), ...montage.warnings],
  }
}

async function dressDrawing(
  pool: DrawingPool,
  { person, prompt, style, seed }: DressUpWork,
  { outfit, attempt }: { outfit: MontageSource; attempt: AttemptContext },
): Promise<Progress> {
  const state = { style, ...drawnOf(person.engineState)! }
  const { character, warnings } = wearOutfit(state.character, await outfitOf(outfit, seed), prompt)
  const drawn = { ...state, character }
  const { widthPx, heightPx } = person
  const drawings = await drawAll(pool, [{ kind: 'sheets', ...drawn, widthPx, heightPx }], attempt, () => 'Putting it on')
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({ ...outputOf(drawing, LABEL), engineState: stateOf(drawn) })),
    warnings: [...sentencesOf(warnings), ...warningsOf(drawings)],
  }
}

/** Of a drawn outfit, what the prompt takes of it. */
function takenOf(outfit: MontageSource, prompt: string): MontageSource {
  if (outfit.kind === 'photo') return outfit
  const { character, scene } = outfit.sheets
  return { ...outfit, sheets: { character: wearOutfit(character, character, prompt).character, scene } }
}
