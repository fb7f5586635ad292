import type { StyleId } from '#contract/styles.ts'
import type { FormFile } from '#studio/body/given-form.ts'
import { drawsPerson } from '#studio/styles/draws-person.ts'

/** Which data of the human form a style draws with: the first are enough for a first sketch, all others make it finer. */
export function formFilesFor(style: StyleId, isOfHumanForm = drawsPerson): readonly FormFile[] {
  return isOfHumanForm(style) ? ['sketch', 'whole'] : []
}
