import { PartMissing } from '../late-table.ts'
import type { HumanForm } from './human-form.ts'

let late: HumanForm | undefined

/** What `human-form.ts` is in browsers: drawn styles do without it. */
export function humanForm(): HumanForm {
  if (!late) throw new PartMissing(loadHumanForm)
  return late
}

export async function loadHumanForm(): Promise<void> {
  late ??= (await import('./human-form.ts')).humanForm()
}
