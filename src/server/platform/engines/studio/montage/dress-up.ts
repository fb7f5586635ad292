import type { StyleId } from '#contract/styles.ts'
import { readOutfitOrder } from '#studio/edit/outfit-order.ts'
import { wearOutfit } from '#studio/edit/wear-outfit.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import type { AttemptContext, DressUpWork, Progress } from '../../engine.ts'
import { drawAll, outputOf, warningsOf } from '../draw-all.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import { drawnOf, stateOf } from '../studio-state.ts'
import type { DrawingSource, MontageSource, PhotoSource } from './montage-task.ts'
import { outfitOf } from './outfit-of.ts'
import { runMontage } from './run-montage.ts'
import { sourceOf } from './source-of.ts'

const LABEL = 'dressed up'
/** A drawn outfit is put on photos as if it were photographed. */
const PHOTO_STYLE: StyleId = 'photoreal'

/** The clothes of one picture on the person of another; a drawn person is drawn again, a photo keeps its pixels. */
export async function dressUp(pool: DrawingPool, work: DressUpWork, attempt: AttemptContext): Promise<Progress> {
  attempt.report({ stage: 'Looking at the outfit', share: 0 })
  const outfit = await sourceOf(work.outfit, attempt)
  const state = drawnOf(work.person.engineState)
  if (state) return dressDrawing(pool, work, { outfit, attempt })
  const person = (await sourceOf(work.person, attempt)) as PhotoSource // what is not drawn is a photo
  attempt.report({ stage: 'Putting it on', share: 0.3 })
  const { color } = readOutfitOrder(work.prompt)
  const montage = await runMontage({ kind: 'dress', person, outfit: shownOutfit(outfit, work.prompt), color }, attempt.signal)
  return { state: 'done', outputs: [outputOf(montage, LABEL)], warnings: montage.warnings }
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
    warnings: [...warnings, ...warningsOf(drawings)],
  }
}

/** A drawn outfit from the front, standing, before nothing: what a photo can be dressed with. */
function shownOutfit(outfit: MontageSource, prompt: string): MontageSource {
  if (outfit.kind === 'photo') return outfit
  const { character, scene } = outfit.sheets
  const { character: worn } = wearOutfit({ ...character, props: [], jewellery: [] }, character, prompt)
  const front: SceneSheet = {
    ...scene,
    backdrop: 'studio',
    pose: 'relaxed',
    weather: 'clear',
    camera: { framing: 'three-quarter figure', angle: 'eye level', headYaw: 0.06, headPitch: 0, headRoll: 0, bodyYaw: 0.02 },
  }
  return { ...outfit, sheets: { character: withoutHair(worn), scene: front }, style: PHOTO_STYLE, widthPx: 768, heightPx: 1024 }
}

/** Long hair would hide the shoulders of the clothes. */
function withoutHair<Sheet extends DrawingSource['sheets']['character']>(character: Sheet): Sheet {
  return { ...character, hair: { ...character.hair, kind: 'crop' } }
}
