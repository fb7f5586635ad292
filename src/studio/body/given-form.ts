import { type Form, loadForm } from './load-form.ts'

/** The whole form, or as little of it as a first look at a face needs. */
export type FormFile = 'whole' | 'sketch'

const readers = new Map<FormFile, () => Uint8Array>()
const loaded = new Map<FormFile, Form>()

/** A host tells where a file of the form comes from; it is read when somebody is drawn. */
export function giveForm(file: FormFile, read: () => Uint8Array): void {
  readers.set(file, read)
}

/** The best form that was given; undefined where no host gave any. */
export function givenForm(): Form | undefined {
  for (const file of ['whole', 'sketch'] as const) {
    const form = loaded.get(file) ?? readForm(file)
    if (form) return form
  }
  return undefined
}

function readForm(file: FormFile): Form | undefined {
  const read = readers.get(file)
  if (!read) return undefined
  const form = loadForm(read())
  loaded.set(file, form)
  return form
}
