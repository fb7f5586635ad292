import { leavePage } from './data/leave-page.ts'

/** Before a file that did not come is asked for again. Who is offline waits for the network instead. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000]
const TRY_TIMEOUT_MS = 30_000
const RENEWED_KEY = 'renewed-from'

const onTheirWay = new Map<string, Promise<void>>()

/**
 * Stands before every `import()` of the built pages (scripts/bring-parts.ts): brings the files of a part with patience, and
 * only then imports it, out of the browser's cache. A failed import is kept by browsers for the life of the page, a failed
 * fetch is not (docs/decisions/2026-11-22-parts-are-fetched-before-they-are-imported.md).
 */
export async function bringPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(bringOnce))
  return load()
}

function bringOnce(file: string): Promise<void> {
  const known = onTheirWay.get(file)
  if (known) return known
  const bringing = bring(`/${file}`).catch((error) => {
    onTheirWay.delete(file)
    throw error
  })
  onTheirWay.set(file, bringing)
  return bringing
}

async function bring(address: string): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await fetchWhole(address)
    } catch {
      await (navigator.onLine ? pause(pauseMs) : networkIsBack())
    }
  }
  return fetchWhole(address)
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TRY_TIMEOUT_MS) })
  if (answer.status === 404) return renewPage(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  // Only what was read to its end is kept in the cache.
  await answer.arrayBuffer()
}

/** The server has a newer version, whose parts have other names: the page is loaded again, once for each version. */
function renewPage(address: string): Promise<never> {
  if (sessionStorage.getItem(RENEWED_KEY) === import.meta.url) throw new Error(`${address} is not there.`)
  sessionStorage.setItem(RENEWED_KEY, import.meta.url)
  leavePage.reload()
  return new Promise(() => {})
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function networkIsBack(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
