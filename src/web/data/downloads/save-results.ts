import { downloadZip } from 'client-zip'
import type { JobCard } from '#contract/entities/job.ts'
import { pressLink } from './press-link.ts'
import { resultFiles } from './result-names.ts'

/** So long a saved file stays in reach of the browser that writes it to the disk. */
const KEPT_MS = 60_000

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/**
 * Fetches the results one after the other and saves them; answers how many could not be had. One file keeps its own name,
 * several become a ZIP: stored, not deflated, because pictures and films are packed already. The browser keeps what is
 * packed outside of the page's memory, so that hundreds of pictures are no burden.
 */
export async function saveResults(jobs: readonly JobCard[], onProgress: (done: number) => void): Promise<number> {
  const files = resultFiles(jobs)
  let missing = 0
  let done = 0
  async function* fetched() {
    for (const { url, name } of files) {
      const response = await fetch(url, { credentials: 'include' }).catch(() => undefined)
      done += 1
      onProgress(done)
      if (!response?.ok) {
        missing += 1
        continue
      }
      yield { name: `${name}.${endingOf(response)}`, input: response }
    }
  }
  const packed = fetched()
  if (files.length === 1) {
    const { value } = await packed.next()
    if (!value) throw new Error('the only file could not be fetched')
    save(await value.input.blob(), value.name)
    return missing
  }
  const zip = await downloadZip(packed).blob()
  if (missing === files.length) throw new Error('none of the files could be fetched')
  save(zip, `Troupe ${new Date().toISOString().slice(0, 10)}.zip`)
  return missing
}

function endingOf(response: Response): string {
  return ENDINGS[response.headers.get('content-type')?.split(';')[0] ?? ''] ?? 'bin'
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  pressLink(url, name)
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
