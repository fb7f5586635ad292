import { type Form, loadForm } from './load-form.ts'

/** `sketch` is head and shoulders, coarser: what a browser has first. `whole` is what a server and a patient browser have. */
export type FormFile = 'whole' | 'sketch'

const readers = new Map<FormFile, () => Uint8Array>()
let kept: { readonly file: FormFile; readonly form: Form } | undefined

/** Whoever runs the studio says where the data of the human form are; nobody reads them before a person is drawn of them. */
export function giveForm(file: FormFile, read: () => Uint8Array): void {
  readers.set(file, read)
}

/** The best form that was given, read at the first use and kept; undefined where nobody has given one. */
export function givenForm(): Form | undefined {
  const file = (['whole', 'sketch'] as const).find((one) => readers.has(one))
  const read = file && readers.get(file)
  if (!read) return undefined
  if (kept?.file !== file) kept = { file, form: loadForm(read()) }
  return kept.form
}
