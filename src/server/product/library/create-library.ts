import type { Kysely } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { JobCard } from '#contract/entities/job.ts'
import type { Outlook } from '../../core/jobs/create-outlook.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findOwnJob } from '../../core/jobs/jobs.store.ts'
import { listResults } from '../../core/jobs/results.store.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { jobCardOf, previewExpiresAt } from './job-card.ts'
import type { JobFilter } from './job-filter.ts'
import type { JobPage } from './job-pages.store.ts'
import {
  listJobs,
  listJobsByIds,
  listJobsOfOwners,
  listPreviewsWithCreation,
  listRounds,
  listRunningJobs,
} from './library.store.ts'
import type { PictureAddresses } from './picture-addresses.ts'

/** Finished jobs stay in the running-jobs list this long. */
const RECENT_MS = 3_600_000

export interface JobCardPage {
  readonly data: JobCard[]
  readonly total: number
  /** Only of searches: more than `total` were found, and not counted. */
  readonly hasMoreThanTotal?: true
  readonly hasNextPage: boolean
}

/** The user's own jobs, as cards and lists show them. */
export function createLibrary({ database, clock, outlook }: { database: Kysely<Tables>; clock: Clock; outlook: Outlook }) {
  async function listCards(
    userId: string,
    { filter, cursor, addresses }: { filter: JobFilter; cursor?: string; addresses: PictureAddresses },
  ): Promise<JobCardPage> {
    return cardPageOf(await listJobs(database, { userId, now: clock.now(), filter, cursor }), addresses)
  }

  async function cardPageOf(page: JobPage | undefined, addresses: PictureAddresses): Promise<JobCardPage> {
    if (!page) throw new AppError('validation.invalid', { field: 'cursorAfter', message: 'cursorAfter: no such job' })
    const { jobs, total, hasMoreThanTotal, hasNextPage } = page
    return { data: await cardsOf(jobs, addresses), total, ...(hasMoreThanTotal && { hasMoreThanTotal }), hasNextPage }
  }

  async function cardsOf(jobs: readonly Job[], addresses: PictureAddresses): Promise<JobCard[]> {
    const ids = jobs.map((job) => job.id)
    const previews = jobs.map(previewOf)
    const [results, created, outlooks] = await Promise.all([
      listResults(database, ids),
      listPreviewsWithCreation(database, previews),
      outlook.outlookOf(jobs),
    ])
    return jobs.map((job) => {
      const creation = creationIn(job) ?? created.get(previewOf(job))
      return jobCardOf(job, {
        results: results.get(job.id) ?? [],
        hasCreated: creation?.isFinished ?? false,
        hasExistingCreateJob: creation !== undefined,
        outlook: outlooks.get(job.id),
        addresses,
      })
    })
  }

  return {
    /** All own jobs, newest first. Throws 'validation.invalid' for a cursor that is no own job. */
    listCards,

    /** The cards of these own jobs, by id; unknown and foreign ones are left out. */
    async listCardsOf(
      userId: string,
      jobIds: readonly string[],
      addresses: PictureAddresses,
    ): Promise<ReadonlyMap<string, JobCard>> {
      const cards = await cardsOf(await listJobsByIds(database, { userId, jobIds, now: clock.now() }), addresses)
      return new Map(cards.map((card) => [card.jobId, card]))
    },

    /** The cards of these jobs of many people, by id; unknown jobs and those of somebody else than said are left out. */
    async listCardsOfOwners(
      asked: readonly { readonly userId: string; readonly jobId: string }[],
      addresses: PictureAddresses,
    ): Promise<ReadonlyMap<string, JobCard>> {
      const cards = await cardsOf(await listJobsOfOwners(database, { asked, now: clock.now() }), addresses)
      return new Map(cards.map((card) => [card.jobId, card]))
    },

    /** A preview and its regenerations, oldest first, whichever of them is asked for; [] for unknown and foreign ids. */
    async listRounds(userId: string, jobId: string, addresses: PictureAddresses): Promise<JobCard[]> {
      return cardsOf(await listRounds(database, { userId, jobId, now: clock.now() }), addresses)
    },

    /** Unfinished jobs and those finished in the last hour. */
    async listRunningCards(
      userId: string,
      { cursor, addresses }: { cursor?: string; addresses: PictureAddresses },
    ): Promise<JobCardPage> {
      const now = clock.now()
      const since = new Date(now.getTime() - RECENT_MS)
      return cardPageOf(await listRunningJobs(database, { userId, now, since, cursor }), addresses)
    },

    /** An own, registered job; undefined for unknown and foreign ids. */
    async findJob(userId: string, jobId: string): Promise<Job | undefined> {
      return findOwnJob(database, { userId, jobId, now: clock.now() })
    },

    /** The addresses of what a job has made, and until when a preview can become a character. */
    async readResults(job: Job, addresses: PictureAddresses): Promise<{ urls: string[]; expiresAt: Date | undefined }> {
      const results = (await listResults(database, [job.id])).get(job.id) ?? []
      return { urls: results.map((result) => addresses.picture(result.fileId)), expiresAt: previewExpiresAt(job) }
    },
  }
}

export type Library = ReturnType<typeof createLibrary>

/** A finishing pass belongs to the preview whose picture it finishes. */
function previewOf({ id, kind, originalJobId }: Job): string {
  return kind === 'detail' ? (originalJobId ?? id) : id
}

/** A creation speaks for itself; one that failed does not count. */
function creationIn({ type, state }: Job): { isFinished: boolean } | undefined {
  if (type !== 'create-character' || state.status === 'FAILED') return undefined
  return { isFinished: state.status === 'SUCCESS' }
}
