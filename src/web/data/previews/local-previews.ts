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

type LocalPreviews = Record<string, LocalPreview>

/** The previews that can still become a character; older ones are dropped (BS-04). */
export async function readLocalPreviews(nowMs = Date.now()): Promise<LocalPreviews> {
  return freshOf((await database.read<LocalPreviews>('previews')) ?? {}, nowMs)
}

export async function keepLocalPreview(preview: LocalPreview, nowMs = Date.now()): Promise<void> {
  await database.update<LocalPreviews>('previews', (others = {}) => ({
    ...freshOf(others, nowMs),
    [preview.jobId]: preview,
  }))
}

function freshOf(previews: LocalPreviews, nowMs: number): LocalPreviews {
  const isFresh = ({ timestamp }: LocalPreview) => nowMs - timestamp <= LIMITS.previewLifetimeMs
  return Object.fromEntries(Object.entries(previews).filter(([, preview]) => isFresh(preview)))
}

export function forgetLocalPreviews(): Promise<void> {
  return database.clear()
}
