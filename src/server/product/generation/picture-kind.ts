import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import type { Job } from '../../core/jobs/job.ts'
import type { JobKind } from '../../core/jobs/job-kind.ts'
import type { EngineState, WorkSubject } from '../../platform/engines/engine.ts'
import { findOwnCharacter } from '../characters/characters.store.ts'
import { MessageInput } from '../library/job-inputs.ts'
import type { GenerationParts } from './generation-parts.ts'
import { pictureSize } from './picture-size.ts'
import { styleOf } from './style-of.ts'

/** Four pictures on a slow machine with a queue before them. */
const TIMEOUT_MS = 300_000

/** A scene of a character for a message of their chat. */
export function pictureKind(parts: GenerationParts, concurrency: number): JobKind {
  return {
    name: 'picture',
    timeoutMs: TIMEOUT_MS,
    concurrency,
    async plan(job) {
      const { seed, count, aspectRatio, mentionedCharacterId } = MessageInput.parse(job.input)
      return {
        kind: 'picture',
        prompt: job.prompt,
        style: styleOf(job),
        seed,
        count,
        ...pictureSize(aspectRatio, parts.pictureSizePx),
        subject: await subjectOf(parts, job, job.characterId),
        ...(mentionedCharacterId && { mentioned: await subjectOf(parts, job, mentionedCharacterId) }),
      }
    },
  }
}

async function subjectOf({ database, files }: GenerationParts, job: Job, characterId: string | null): Promise<WorkSubject> {
  const character = await findOwnCharacter(database, { userId: job.userId, characterId: characterId ?? '' })
  assert(character, `the character ${characterId} of the message ${job.id} is gone`)
  const picture = await (await files.findFile(database, job.userId, character.picture_file_id))?.open()
  const engineState = character.engine_state as EngineState | null // written by the characters' store only
  return {
    name: character.name,
    description: character.description,
    references: picture ? [await buffer(picture)] : [],
    ...(engineState && { engineState }),
  }
}
