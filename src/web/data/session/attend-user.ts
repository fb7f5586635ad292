import type { QueryClient } from '@tanstack/react-query'
import { charactersQuery } from '../characters/characters-query.ts'
import { restoreSelectedChat } from '../characters/local-characters.ts'
import { credits, setCreditsOwner } from '../credits/credits.ts'
import type { Account } from './account.ts'
import { deviceFingerprint } from './device-fingerprint.ts'
import { profileQuery } from './profile.ts'
import { subscriptionQuery } from './subscription.ts'
import { ensureTimeZone } from './time-zone.ts'

/**
 * What a found account sets going (product text §4, Session): time zone, profile, user data, subscription, characters, credit sync,
 * fingerprint. Each may fail alone; failures are only logged. Answers what stops it.
 */
export function attendUser(account: Account, queryClient: QueryClient): () => void {
  setCreditsOwner(account.id)
  credits.getState().startSync()
  void onlyLogged('set the time zone', ensureTimeZone(account))
  // The user data document is there for certain once the profile is.
  void onlyLogged('load the profile', queryClient.fetchQuery(profileQuery(account))).then(() => credits.getState().sync())
  void queryClient.prefetchQuery(subscriptionQuery(account.id))
  void queryClient.prefetchQuery(charactersQuery(account.id))
  void deviceFingerprint()
  void restoreSelectedChat()
  const leaving = new AbortController()
  void onlyLogged('hear what happens', followWhenLoaded(account.id, queryClient, leaving.signal))
  return () => {
    credits.getState().stopSync()
    leaving.abort()
  }
}

/** Hearing what happens comes in a chunk of its own: until then, and without it, pages ask. */
async function followWhenLoaded(userId: string, queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { followEvents } = await import('../realtime/follow-events.ts')
  await followEvents(userId, queryClient, signal)
}

async function onlyLogged(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    console.error(`Could not ${what}.`, error)
  }
}
