import type { StyleId } from '#contract/styles.ts'
import type { Grade } from '#studio/edit/grade.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { EngineState } from '../engine.ts'

export const STUDIO = 'studio'
/** Version of what is inside the engine state. */
const STATE_VERSION = 1

/** A drawn picture as the studio remembers it; characters and previews keep only the sheets. */
export interface DrawnState extends Sheets {
  readonly style?: StyleId
  /** Who else is in the picture. */
  readonly beside?: CharacterSheet
  /** What was done to the finished picture. */
  readonly grade?: Grade
}

export function stateOf(drawn: DrawnState): EngineState {
  const { character, scene, style, beside, grade } = drawn
  return {
    engine: STUDIO,
    version: STATE_VERSION,
    json: { character, scene, ...(style && { style }), ...(beside && { beside }), ...(grade && { grade }) },
  }
}

/** What the studio wrote; undefined for the state of another engine or none. */
export function drawnOf(state: EngineState | undefined): DrawnState | undefined {
  if (state?.engine !== STUDIO || state.version !== STATE_VERSION) return undefined
  return state.json as DrawnState // written by `stateOf`
}
