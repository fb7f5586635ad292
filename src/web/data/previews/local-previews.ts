import { LIMITS } from '#contract/limits.ts'
import { openLocalDatabase } from '../local/local-database.ts'

/** Previews as this browser remembers them, by job (product text §3: local preview record). */
export interface LocalPreview {
  /** Addresses of the pictures. */
  content: string[]
  type: string
  name: string
  style: string
  jobId: string
  originalJobId: string
  /** 0 for the first previews, counting regenerations from 1. */
  attempt: number
  /** When they were finished, in milliseconds. */
  timestamp: number
}

const database = openLocalDatabase('previews-db', 'regenerate-previews-storage')

/** The previews that can still become a character; older ones are dropped (BS-04). */
export async function readLocalPreviews(nowMs = Date.now()): Promise<Record<string, LocalPreview>> {
  const stored = (await database.read<Record<string, LocalPreview>>('previews')) ?? {}
  const isFresh = ({ timestamp }: LocalPreview) => nowMs - timestamp <= LIMITS.previewLifetimeMs
  return Object.fromEntries(Object.entries(stored).filter(([, preview]) => isFresh(preview)))
}

export async function keepLocalPreview(preview: LocalPreview): Promise<void> {
  await database.write('previews', { ...(await readLocalPreviews()), [preview.jobId]: preview })
}

export function forgetLocalPreviews(): Promise<void> {
  return database.clear()
}
