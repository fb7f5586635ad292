import type { QueryClient } from '@tanstack/react-query'
import { credits } from '../credits/credits.ts'
import { queryKeys } from '../query/query-keys.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { accountQuery } from '../session/account.ts'
import { wait } from '../wait.ts'
import { applyJobEvent, type JobNews } from './apply-job-event.ts'

/** Any of the product's three channels tells of every change; one is enough. */
const JOBS = 'job.status'
const CREDITS = 'databases.main.collections.user-data.documents'
/** The server has taken the subscriptions by then, so that nothing falls between what is read anew and what is heard. */
const SUBSCRIBED_AFTER_MS = 300
const POLICY_VIOLATION = 1008

/**
 * Hears what happens to the person's jobs and credits the moment it happens, until the signal is aborted. While the line is
 * down the pages' own polling goes on; when it is back, what was missed is read anew.
 */
export async function followEvents(userId: string, queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { openRealtime } = await loadSdk()
  if (signal.aborted) return
  const realtime = openRealtime()
  signal.addEventListener('abort', () => void realtime.disconnect(), { once: true })

  let opened = 0
  realtime.onOpen(() => {
    opened += 1
    if (opened > 1) void catchUp(userId, queryClient, signal)
  })
  realtime.onError((_error, code) => {
    // The session has ended, here or in another tab: nothing was lost that one would have to be asked about.
    if (code === POLICY_VIOLATION) void queryClient.refetchQueries({ queryKey: accountQuery.queryKey })
  })
  try {
    await realtime.subscribe<JobNews>(JOBS, ({ payload }) => applyJobEvent(queryClient, userId, payload))
    await realtime.subscribe(CREDITS, () => {
      credits.getState().heardOfChange()
      void queryClient.invalidateQueries({ queryKey: queryKeys.creditHistory(userId) })
    })
  } catch {
    // The library has logged it and tries again by itself.
  }
}

async function catchUp(userId: string, queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  await wait(SUBSCRIBED_AFTER_MS, signal).catch(() => {})
  if (signal.aborted) return
  credits.getState().heardOfChange()
  const isMissed = (part: unknown) => part === 'jobs' || part === 'running-jobs' || part === 'chat' || part === 'characters'
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'user' && queryKey[1] === userId && isMissed(queryKey[2]),
  })
}
