import { countTokens } from '#server/core/accounts/sealed-tokens.store.ts'
import { countIdleSessions } from '#server/core/accounts/sessions.store.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { createSealer } from '#server/platform/sealing/create-sealer.ts'
import { secretsOf } from '#server/platform/sealing/secrets-of.ts'
import { openOperatorDatabase } from './open-operator-database.ts'

/** Says what seals the stored tokens, and how many. Throws when some can never be opened again. */
export async function lookAtSecrets(config: Config): Promise<string> {
  await using database = await openOperatorDatabase(config)
  const secrets = await secretsOf(config)
  const { fresh, stale, lost, open } = await countTokens(database.kysely, createSealer(secrets))
  const source = config.secret === undefined ? 'a secret of the data folder' : 'TROUPE_SECRET'
  if (lost > 0) {
    throw new Error(
      `${lost} stored tokens were sealed under a secret that is not ${source}. TROUPE_SECRET_PREVIOUS names the one before; without it these people's pictures at their providers are not found until they sign in again.`,
    )
  }
  const waiting = stale + open > 0 ? `, ${stale + open} more are sealed anew at the next start` : ''
  const previous = config.previousSecret !== undefined && stale === 0 ? '; TROUPE_SECRET_PREVIOUS is not needed any more' : ''
  const { inUse, idle } = await countIdleSessions(database.kysely, systemClock.now())
  return `${fresh} tokens sealed under ${source}${waiting}${previous}; ${inUse} sessions, ${idle} of them unused for a week`
}
