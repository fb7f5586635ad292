import { LIMITS } from '#contract/limits.ts'
import type { PhotoCrop, PhotoEdit } from '#studio/edit/edit-photo.ts'
import { type Grade, NO_GRADE } from '#studio/edit/grade.ts'
import { faceCut } from '#studio/photo/face-cut.ts'
import { squareCut } from '#studio/photo/square-cut.ts'
import { sentencesOf } from '#studio/warning.ts'
import type { AttemptContext, EditWork, Progress } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import { isSamePicture } from './is-same-picture.ts'
import { MONTAGE_MOST_PX } from './montage/montage-task.ts'
import { runMontage } from './montage/run-montage.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { readPhoto } from './networks/read-photo.ts'
import { NothingDone } from './nothing-done.ts'
import type { PhotoTask } from './photo-task.ts'
import { planEdit } from './plan-edit.ts'
import { runPhoto } from './run-photo.ts'
import { runStyledPhoto } from './run-styled-photo.ts'
import { drawnOf, stateOf } from './studio-state.ts'

const LABEL = 'edit'
const MADE_SMALLER = `The picture was made smaller: edits have at most ${LIMITS.upscaledMaxPx} pixels a side.`
const FOUND_SMALLER = `The picture was made smaller: changes like these are made with at most ${MONTAGE_MOST_PX} pixels a side.`

/** A picture with a text instruction carried out: one of ours is drawn anew from its changed sheets. */
export async function editPicture(pool: DrawingPool, work: EditWork, attempt: AttemptContext): Promise<Progress> {
  const { widthPx, heightPx, bytes } = work.picture
  const planned = planEdit(work)
  if ('photo' in planned) {
    attempt.report({ stage: 'Editing the picture', share: 0 })
    const { grade, crop, weather, style, found } = planned.photo
    const planWarnings = sentencesOf(planned.photo.warnings)
    const changed = await changeFound(bytes, found, attempt)
    const isMore = crop !== undefined || weather !== undefined || style !== undefined || !isSameGrade(grade)
    // Whoever pays for an instruction of which nothing can be done gets their credits back.
    if (!changed.isChanged && !isMore) throw new NothingDone([...planWarnings, ...changed.warnings])
    const round = crop && crop !== 'middle' ? await cutRoundFace(changed.bytes, crop, attempt) : {}
    const task = { bytes: changed.bytes, grade, crop, ...(round.cut && { cut: round.cut }), weather, seed: work.seed }
    const { warnings: more, ...photo } = style
      ? await runStyledPhoto(task, style, attempt.signal)
      : { ...(await runPhoto(task, attempt.signal)), warnings: [] }
    const mostPx = found.length > 0 ? MONTAGE_MOST_PX : LIMITS.upscaledMaxPx
    const smaller = Math.max(widthPx, heightPx) > mostPx ? [found.length > 0 ? FOUND_SMALLER : MADE_SMALLER] : []
    const warnings = [...planWarnings, ...changed.warnings, ...(round.warnings ?? []), ...more, ...smaller]
    if (await isSamePicture(bytes, photo.png)) throw new NothingDone([...warnings, NOT_SEEN])
    return { state: 'done', outputs: [outputOf(photo, LABEL)], warnings }
  }
  const { drawn, warnings } = planned.drawing
  const { sheets, style, grade } = drawn
  const before = drawnOf(work.engineState)
  const others = before?.others
  const isTurned = (grade.turns + (before?.grade?.turns ?? 0)) % 2 === 1
  const size = isTurned ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx }
  const drawings = await drawAll(
    pool,
    [{ kind: 'sheets', ...sheets, others, style, grade, ...size }],
    attempt,
    () => 'Editing the picture',
  )
  const said = [...sentencesOf(warnings), ...warningsOf(drawings)]
  // What was changed may be hidden, as shoes are in a portrait.
  if (drawings[0] && (await isSamePicture(bytes, drawings[0].png))) throw new NothingDone([...said, NOT_SEEN])
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({
      ...outputOf(drawing, LABEL),
      engineState: stateOf({ character: drawing.character, scene: drawing.scene, style, grade, others }),
    })),
    warnings: said,
  }
}

const NOT_SEEN = 'Nothing of this can be seen in the picture.'
const NO_FACE = 'No face was found: the cut is round the upper middle.'

/** Where a cut that is about somebody lies. */
async function cutRoundFace(
  bytes: Uint8Array,
  crop: Exclude<PhotoCrop, 'middle'>,
  { signal }: AttemptContext,
): Promise<{ cut?: PhotoTask['cut']; warnings?: readonly string[] }> {
  const reading = await readPhoto({ bytes }, signal).catch((error: unknown) => {
    // Without its networks the program still cuts.
    if (error instanceof NetworksMissing) return undefined
    throw error
  })
  if (!reading) return crop === 'square' ? {} : { warnings: [NO_FACE] }
  if (crop === 'square') return reading.face ? { cut: squareCut(reading) } : {}
  const cut = faceCut(reading)
  if (cut) return { cut }
  return { warnings: [NO_FACE] }
}

/** The changes that need to know what is where in the picture. */
async function changeFound(
  bytes: Uint8Array,
  changes: PhotoEdit['found'],
  { signal }: AttemptContext,
): Promise<{ bytes: Uint8Array; warnings: readonly string[]; isChanged: boolean }> {
  const left = { bytes, warnings: [], isChanged: false }
  if (changes.length === 0) return left
  const isOnlyLight = changes.every((change) => change.kind === 'sky' && change.of !== 'words')
  const reading = await readPhoto({ bytes }, signal).catch((error: unknown) => {
    // Without its networks the program still changes the light.
    if (isOnlyLight && error instanceof NetworksMissing) return undefined
    throw error
  })
  if (!reading) return left
  const {
    png,
    warnings,
    isChanged = true,
  } = await runMontage({ kind: 'change', photo: { kind: 'photo', bytes, reading }, changes }, signal)
  return { bytes: png, warnings, isChanged }
}

const isSameGrade = (grade: Grade) => Object.entries(NO_GRADE).every(([key, value]) => grade[key as keyof Grade] === value)
