import type { StyleId } from '#contract/styles.ts'
import type { FormFile } from '#studio/body/given-form.ts'

/** No style draws people of the human form yet. */
const drawsPerson = (_style: StyleId): boolean => false

/** Which data of the human form a style draws with: the first are enough for a first sketch, all others make it finer. */
export function formFilesFor(style: StyleId, isOfHumanForm = drawsPerson): readonly FormFile[] {
  return isOfHumanForm(style) ? ['sketch', 'whole'] : []
}
