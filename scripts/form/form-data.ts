/** The data of the form as they lie in the repository, for tests, benches and tools. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormFile } from '../../src/studio/body/given-form.ts'
import { type Form, loadForm } from '../../src/studio/body/load-form.ts'
import { ROOT } from '../run-tool.ts'

export const FORM_FOLDER = join(ROOT, 'src/studio/body/data')

export const formBytes = (file: FormFile): Uint8Array => readFileSync(join(FORM_FOLDER, `${file}.bin`))

const loaded = new Map<FormFile, Form>()

/** Read once for all tests of a process. */
export function humanForm(file: FormFile = 'whole'): Form {
  const form = loaded.get(file) ?? loadForm(formBytes(file))
  loaded.set(file, form)
  return form
}
