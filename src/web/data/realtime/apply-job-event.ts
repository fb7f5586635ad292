import type { QueryClient } from '@tanstack/react-query'
import type { JobCard } from '#contract/entities/job.ts'
import { NOT_FOUND } from '#contract/job-constants.ts'
import { applyJobs } from '../jobs/apply-jobs.ts'
import { isUnfinished } from '../jobs/finished-jobs.ts'
import { isNewer } from '../jobs/is-newer.ts'
import { tellJobEnd } from '../jobs/job-end.ts'
import { type JobList, type JobListFilter, withoutJobs } from '../jobs/job-list.ts'
import { queryKeys } from '../query/query-keys.ts'

/** What the server tells of a job: its card, or only its ids when it is gone or not to be seen yet. */
export type JobNews = JobCard | { jobId: string; status: typeof NOT_FOUND }

/** Puts what the server has told of a job into everything that shows it, without asking for anything that is known now. */
export function applyJobEvent(queryClient: QueryClient, userId: string, news: JobNews): void {
  const card = news.status === NOT_FOUND ? undefined : news
  if (!card || !isUnfinished(card)) tellJobEnd(news.jobId)
  applyToLists(queryClient, userId, news.jobId, card)
  const before = queryClient.getQueryData<readonly JobCard[]>(queryKeys.runningJobs(userId))
  const known = before?.find(({ jobId }) => jobId === news.jobId)
  queryClient.setQueryData<readonly JobCard[]>(
    queryKeys.runningJobs(userId),
    (jobs) => jobs && withNews(jobs, news.jobId, card),
  )
  // While it only goes on, nothing else looks different.
  if (card && known?.status === card.status) return
  for (const queryKey of [queryKeys.jobStatus(userId, news.jobId), queryKeys.jobResponse(userId, news.jobId)]) {
    void queryClient.invalidateQueries({ queryKey })
  }
  if (card?.chatId) void queryClient.invalidateQueries({ queryKey: queryKeys.chat(userId, card.chatId) })
  if (!card || card.characterId) void queryClient.invalidateQueries({ queryKey: queryKeys.characters(userId) })
}

function applyToLists(queryClient: QueryClient, userId: string, jobId: string, card: JobCard | undefined): void {
  // The last part of these keys is the filter (query-keys.ts).
  for (const [key, list] of queryClient.getQueriesData<JobList>({ queryKey: queryKeys.jobs(userId).slice(0, 3) })) {
    if (!list) continue
    const next = card ? applyJobs(list, key.at(-1) as JobListFilter, [card]) : withoutJobs(list, new Set([jobId]))
    if (next === list) continue
    queryClient.setQueryData(key, next)
    // Who came or went may also be on a page that is not loaded; the server knows the total.
    if (next.total !== list.total) void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }
}

function withNews(jobs: readonly JobCard[], jobId: string, card: JobCard | undefined): readonly JobCard[] {
  const known = jobs.find((job) => job.jobId === jobId)
  if (!card) return known ? jobs.filter((job) => job !== known) : jobs
  if (!known) return [card, ...jobs]
  return isNewer(card, known) ? jobs.map((job) => (job === known ? card : job)) : jobs
}
