import type { WorkCharacter } from '../../engine.ts'
import type { PhotoPerson } from '../drawing-task.ts'
import { readPhoto } from '../networks/read-photo.ts'
import { drawnOf, photoOf } from '../studio-state.ts'
import { readingOf, rememberPhoto } from './photo-memory.ts'
import { sha256Of } from './sha256-of.ts'

/** What is known of the photo of a character, or found in it now; undefined for characters that are drawn. */
export async function photoSubjectOf(
  { photo, engineState }: WorkCharacter,
  { seed }: { seed: string },
  signal: AbortSignal,
): Promise<PhotoPerson | undefined> {
  if (!photo || drawnOf(engineState)) return undefined
  const known = photoOf(engineState)
  if (known?.sha256 === sha256Of(photo.bytes)) {
    return { photo: photo.bytes, reading: readingOf(known.photo), seed: known.seed, candidate: known.candidate }
  }
  return { photo: photo.bytes, reading: readingOf(rememberPhoto(await readPhoto(photo, signal))), seed, candidate: 1 }
}
