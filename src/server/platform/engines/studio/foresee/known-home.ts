import type { StyleId } from '#contract/styles.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { WorkSubject } from '../../engine.ts'
import { sheetsOf } from '../studio-state.ts'

/** The sheets of a character as far as they are known without looking at any picture. */
export function knownHome(subject: Pick<WorkSubject, 'name' | 'description' | 'engineState'>, style: StyleId): Sheets {
  const { name, description, engineState } = subject
  return sheetsOf(engineState) ?? castCharacter(readDescription(description).reading, { seed: name, candidate: 1, style })
}
