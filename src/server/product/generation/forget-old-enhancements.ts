import { removeEnhancementsBefore } from './enhancements.store.ts'
import type { GenerationParts } from './generation-parts.ts'

const RETENTION_MS = 24 * 3_600_000

/** Removes answers that are older than a day; call now and then. */
export async function forgetOldEnhancements({ database, clock }: Pick<GenerationParts, 'database' | 'clock'>): Promise<void> {
  await removeEnhancementsBefore(database, new Date(clock.now().getTime() - RETENTION_MS))
}
