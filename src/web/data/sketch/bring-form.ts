import { type FormFile, giveForm } from '#studio/body/given-form.ts'

/** Beside the scripts, under a name that changes with what is in them: a browser fetches each once. */
const ADDRESSES = {
  sketch: new URL('../../../studio/body/data/sketch.bin', import.meta.url),
  whole: new URL('../../../studio/body/data/whole.bin', import.meta.url),
} as const satisfies Record<FormFile, URL>

/** Longer than a slow phone takes for the first of them; then it is drawn without. */
const TIME_LIMIT_MS = 30_000
/** For so long what did not come is not waited for again. */
const RETRY_AFTER_MS = 60_000

/** Brings the data of the human form to the worker that draws with them. */
export interface FormBringer {
  /** Waits until the file is there; or has failed, after which people are drawn as they were before there was a form. */
  bring(file: FormFile): Promise<void>
  has(file: FormFile): boolean
}

export function createFormBringer({ fetchBytes = fetchForm, nowMs = () => performance.now() } = {}): FormBringer {
  const there = new Set<FormFile>()
  const coming = new Map<FormFile, Promise<void>>()
  const failedAtMs = new Map<FormFile, number>()

  async function fetchAndGive(file: FormFile): Promise<void> {
    try {
      const bytes = await fetchBytes(file)
      giveForm(file, () => bytes)
      there.add(file)
    } catch (error) {
      failedAtMs.set(file, nowMs())
      console.warn('Data of the human form did not come; people are sketched without them.', error)
    } finally {
      coming.delete(file)
    }
  }

  return {
    has: (file) => there.has(file),
    async bring(file) {
      const isTooSoon = nowMs() - (failedAtMs.get(file) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS
      if (there.has(file) || isTooSoon) return
      const fetching = coming.get(file) ?? fetchAndGive(file)
      coming.set(file, fetching)
      await fetching
    },
  }
}

async function fetchForm(file: FormFile): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[file], { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${file} of the human form: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
