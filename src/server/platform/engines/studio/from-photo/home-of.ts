import type { StyleId } from '#contract/styles.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { WorkSubject } from '../../engine.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import type { PhotoPerson } from '../drawing-task.ts'
import { sheetsOf } from '../studio-state.ts'

/** Side of a photo large enough to tell hair, skin and clothes. */
const READ_PX = 256

/**
 * The sheets of a character: as they were saved; else as their photo or, of one that came from another engine, their
 * description tells.
 */
export async function homeOf(
  pool: DrawingPool,
  { name, description, engineState }: WorkSubject,
  options: { style: StyleId; photo: PhotoPerson | undefined; signal: AbortSignal },
): Promise<Sheets> {
  const { style, photo, signal } = options
  const known = sheetsOf(engineState)
  if (known) return known
  if (!photo) return castCharacter(readDescription(description).reading, { seed: name, candidate: 1, style })
  const size = { widthPx: READ_PX, heightPx: READ_PX }
  const { character, scene } = await pool.draw({ kind: 'photo', ...photo, style: 'none', ...size }, signal)
  return { character, scene }
}
