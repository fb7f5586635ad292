import type { BlendOrder } from '#studio/edit/blend-order.ts'
import { PLAIN_GROUND } from '#studio/edit/edit-drawing.ts'
import { drawnAs, undrawn, type Warning } from '#studio/warning.ts'

/** Said where the words want somebody to feel or do something else. */
const STAYS = 'In a blend with a photo people keep the expression and the pose that they have.'

/** What of the words two drawings, or pictures of which one is a photo, will not show. */
export function blendWarnings({ place, doings, warnings }: BlendOrder, { isDrawn }: { isDrawn: boolean }): Warning[] {
  const said = doings.pose ?? doings.expression
  if (!isDrawn) return said === undefined ? [...warnings] : [...warnings, undrawn(said, STAYS)]
  if (place?.kind !== 'plain') return [...warnings]
  return [...warnings, drawnAs('a plain ground', 'one of the studio’s own colours', { sentence: PLAIN_GROUND })]
}
