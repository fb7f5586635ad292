import { handOf } from '#studio/styles/style-hands.ts'
import type { StyleId } from '../../contract/styles.ts'
import type { Style } from './style.ts'

/** The style a picture is drawn in, with a sentence for the user when it is not the one asked for. */
export function styleFor(id: StyleId): { readonly style: Style; readonly warning?: string } {
  if (id !== 'none') return { style: handOf(id) }
  return { style: handOf('photoreal'), warning: 'A picture without a style is drawn as a photograph.' }
}
