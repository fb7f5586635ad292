import type { Job } from '../../core/jobs/job.ts'
import { SourceGone } from '../../core/jobs/source-gone.ts'
import type { EngineState, WorkSubject } from '../../platform/engines/engine.ts'
import { findOwnCharacter } from '../characters/characters.store.ts'
import type { GenerationParts } from './generation-parts.ts'
import { readPhotoOf } from './read-photo-of.ts'

/** A character of the job's owner, as engines know one. Throws `SourceGone`. */
export async function subjectOf(parts: GenerationParts, job: Job, characterId: string | null): Promise<WorkSubject> {
  const { database, files } = parts
  const character = await findOwnCharacter(database, { userId: job.userId, characterId: characterId ?? '' })
  if (!character) throw new SourceGone(`the character ${characterId} of the job ${job.id} is gone`)
  const picture = await (await files.findFile(database, job.userId, character.picture_file_id))?.read()
  const photo = await readPhotoOf(parts, job, character.photo_file_id)
  const engineState = character.engine_state as EngineState | null // written by the characters' store only
  return {
    name: character.name,
    description: character.description,
    references: picture ? [picture] : [],
    ...(photo && { photo }),
    ...(engineState && { engineState }),
  }
}
