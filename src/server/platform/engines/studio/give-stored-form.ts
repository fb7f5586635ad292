import { readFileSync } from 'node:fs'
import { giveForm } from '#studio/body/given-form.ts'

const WHOLE_FORM = new URL('../../../../studio/body/data/whole.bin', import.meta.url)

/** Tells the studio in this thread where the human form lies; it is read with the first person that is drawn of it. */
export function giveStoredForm(): void {
  giveForm('whole', () => readFileSync(WHOLE_FORM))
}
