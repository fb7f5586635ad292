import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import type { WorkCharacter } from '../../engine.ts'
import { drawnOf } from '../studio-state.ts'

/** The style that a character's figure and places are drawn in: Keep Original keeps a drawing's own, and is near a photo. */
export function drawnStyle(style: StyleId, character?: Partial<WorkCharacter>): StyleId {
  if (style !== 'none') return style
  const own = drawnOf(character?.engineState)?.style
  return own ?? (character?.photo ? DEFAULT_STYLE : style)
}
