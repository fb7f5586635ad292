import assert from 'node:assert/strict'
import { LIMITS } from '#contract/limits.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { EngineState } from '../../platform/engines/engine.ts'
import { findOwnCharacter, updateCharacterSheet } from '../characters/characters.store.ts'
import { CreationInput, PreviewInput } from '../library/job-inputs.ts'
import { detailKind } from './detail-kind.ts'
import { editKind } from './edit-kind.ts'
import { FILM_CHANGE_KINDS } from './film-change-kinds.ts'
import type { GenerationParts } from './generation-parts.ts'
import { lipSyncFilmKind, lipSyncKind } from './lip-sync-kind.ts'
import { blendKind, dressUpKind } from './montage-kinds.ts'
import { pictureKind } from './picture-kind.ts'
import { readPhotoOf } from './read-photo-of.ts'
import { styleOf } from './style-of.ts'
import { upscaleKind } from './upscale-kind.ts'
import { videoKind } from './video-kind.ts'

/**
 * Long enough for a slow machine with a queue at its engine, short enough that nobody waits for ever. A character's nine
 * pictures may take the 20 minutes that its card announces (product text §4).
 */
const PREVIEW_TIMEOUT_MS = 300_000
const CHARACTER_TIMEOUT_MS = 1_200_000

/** Everything the worker must know of each kind of job. */
export function createJobKinds(parts: GenerationParts, { concurrency }: { concurrency: number }): readonly JobKind[] {
  const kinds = [
    previewKind,
    characterKind,
    pictureKind,
    editKind,
    dressUpKind,
    detailKind,
    blendKind,
    upscaleKind,
    videoKind,
    lipSyncKind,
    lipSyncFilmKind,
    ...FILM_CHANGE_KINDS,
  ]
  return kinds.map((kind) => kind(parts, concurrency))
}

/** Three readings of one description (OP-60), or of one photo in a style. */
function previewKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'preview',
    timeoutMs: PREVIEW_TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, photoFileId } = PreviewInput.parse(job.input)
      const photo = await readPhotoOf(parts, job, photoFileId)
      return {
        kind: 'preview',
        description: job.prompt,
        style: styleOf(job),
        seed,
        candidates: LIMITS.previewsPerRequest,
        sizePx: parts.pictureSizePx,
        ...(photo && { photo }),
      }
    },
  }
}

/** The model sheet of a chosen preview: portrait, full figure, three-quarter view and six expressions. */
function characterKind(parts: GenerationParts, concurrency: number): JobKind {
  const { database, files, clock, pictureSizePx } = parts
  return {
    name: 'character',
    timeoutMs: CHARACTER_TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { pictureFileId, photoFileId } = CreationInput.parse(job.input)
      const photo = await readPhotoOf(parts, job, photoFileId)
      const character = await findOwnCharacter(database, { userId: job.userId, characterId: job.characterId ?? '' })
      const picture = await (await files.findFile(database, job.userId, pictureFileId))?.read()
      if (!character || !picture) {
        throw new SourceGone(`the character or the picture ${pictureFileId} of the creation ${job.id} is gone`)
      }
      const engineState = character.engine_state as EngineState | null // written by the characters' store only
      return {
        kind: 'character',
        name: job.title,
        description: job.prompt,
        style: styleOf(job),
        sizePx: pictureSizePx,
        character: { references: [picture], ...(photo && { photo }), ...(engineState && { engineState }) },
      }
    },
    async succeed(transaction, job, { engineState, traits = [] }) {
      assert(job.characterId, `the creation ${job.id} has no character`)
      await updateCharacterSheet(transaction, {
        characterId: job.characterId,
        jobId: job.id,
        engineState,
        traits,
        now: clock.now(),
      })
    },
  }
}
