import type { StyleId } from '#contract/styles.ts'
import { readBlendOrder } from '#studio/edit/blend-order.ts'
import { hasPerson } from '#studio/photo/has-person.ts'
import { moodOf, NO_MOOD } from '#studio/sheet/casting/cast-scene.ts'
import { sentencesOf } from '#studio/warning.ts'
import type { AttemptContext, BlendWork, Progress } from '../../engine.ts'
import { drawAll, outputOf, warningsOf } from '../draw-all.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import { editPicture } from '../edit-picture.ts'
import { drawnStyle } from '../from-photo/drawn-style.ts'
import { drawnOf, stateOf } from '../studio-state.ts'
import { blendWarnings } from './blend-warnings.ts'
import { MONTAGE_MOST_PX, type MontageSource, type MontageTask } from './montage-task.ts'
import { runMontage } from './run-montage.ts'
import { sourceOf } from './source-of.ts'

const LABEL = 'blend'
/** Places beside photos are drawn as if they were photographed. */
const PHOTO_STYLE: StyleId = 'photoreal'

/**
 * Two pictures in one: without words the person of the first goes into the place of the second, beside whoever is there. One
 * picture alone gets another background.
 */
export async function blendPictures(pool: DrawingPool, work: BlendWork, attempt: AttemptContext): Promise<Progress> {
  const [first, second] = work.pictures
  if (!first) throw new RangeError('a blend has a picture')
  if (!second) {
    const { engineState } = first
    const { prompt: instruction, style, seed } = work
    return editPicture(pool, { kind: 'edit', instruction, style, seed, picture: first, engineState }, attempt)
  }
  attempt.report({ stage: 'Looking at the pictures', share: 0 })
  const states = [drawnOf(first.engineState), drawnOf(second.engineState)] as const
  if (states[0] && states[1]) return blendDrawings(pool, work, attempt)
  const sources = [await sourceOf(first, attempt), await sourceOf(second, attempt)] as const
  attempt.report({ stage: 'Blending the pictures', share: 0.4 })
  const { task, warnings } = planMontage(work, sources)
  const montage = await runMontage(task, attempt.signal)
  return { state: 'done', outputs: [outputOf(montage, LABEL)], warnings: [...warnings, ...montage.warnings] }
}

const isPeopled = (source: MontageSource) => source.kind === 'drawing' || hasPerson(source.reading)

function planMontage(
  { prompt, seed, pictures }: BlendWork,
  [first, second]: readonly [MontageSource, MontageSource],
): { task: MontageTask; warnings: readonly string[] } {
  const style = second.kind === 'drawing' ? second.style : first.kind === 'drawing' ? first.style : PHOTO_STYLE
  const order = readBlendOrder(prompt, { seed, style })
  const { who, place } = order
  const warnings = sentencesOf(blendWarnings(order, { isDrawn: false }))
  const [isFirst, isSecond] = [isPeopled(first), isPeopled(second)]
  if (place && (isFirst || isSecond)) {
    const subjects = who === 'first' ? [first] : [first, second].filter(isPeopled)
    const { widthPx, heightPx } = fitting(pictures[0]!)
    return { task: { kind: 'elsewhere', subjects, place, style, widthPx, heightPx }, warnings }
  }
  if (!isFirst && !isSecond && first.kind === 'photo' && second.kind === 'photo') {
    return { task: { kind: 'overlay', first, second }, warnings }
  }
  // Whoever there is goes where nobody is, whichever came first.
  const [subject, ground] = isFirst ? [first, second] : [second, first]
  const isAlone = who === 'first' || !isFirst || !isSecond
  return { task: { kind: 'into', subject, place: ground, isAlone }, warnings }
}

function fitting({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const scale = Math.min(1, MONTAGE_MOST_PX / Math.max(widthPx, heightPx))
  return { widthPx: Math.max(32, Math.round(widthPx * scale)), heightPx: Math.max(32, Math.round(heightPx * scale)) }
}

/** Two drawings are drawn again as one, in the style of the first. */
async function blendDrawings(pool: DrawingPool, work: BlendWork, attempt: AttemptContext): Promise<Progress> {
  const [first, second] = work.pictures.map(({ engineState }) => drawnOf(engineState)!)
  const style = first!.style ?? drawnStyle(work.style)
  const order = readBlendOrder(work.prompt, { seed: work.seed, style })
  const { who, place, doings } = order
  const there = place?.kind === 'scene' ? place.scene : second!.scene
  const { pose, gaze, camera } = first!.scene
  const mood = { ...moodOf(first!.scene), ...(doings.expression && NO_MOOD) }
  const drawn = {
    character: first!.character,
    scene: { ...there, pose, ...mood, gaze, ...doings, camera: { ...there.camera, ...(who === 'first' && camera) } },
    style,
    ...(who !== 'first' && {
      others: [{ character: second!.character, ...(doings.expression ? {} : { stance: moodOf(second!.scene) }) }],
    }),
  }
  const { widthPx, heightPx } = work.pictures[0]!
  const drawings = await drawAll(
    pool,
    [{ kind: 'sheets', ...drawn, widthPx, heightPx }],
    attempt,
    () => 'Blending the pictures',
  )
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({ ...outputOf(drawing, LABEL), engineState: stateOf(drawn) })),
    warnings: [...sentencesOf(blendWarnings(order, { isDrawn: true })), ...warningsOf(drawings)],
  }
}
