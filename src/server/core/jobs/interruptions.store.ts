import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Whether other jobs may be in work in the same process. */
export type Company = 'beside others' | 'alone'

/** How often the process that had a job in work was gone before it had let go of it. */
export interface Crashes {
  readonly all: number
  readonly alone: number
}

/** Counting also the one that nobody has written down: a job that is still in work when it is taken was in a crash. */
const COUNTED = {
  crashes: sql<number>`crashes + (jobs.in_work is not null)::int`,
  crashesAlone: sql<number>`crashes_alone + coalesce(jobs.in_work = 'alone', false)::int`,
}

/** What is known of a job before it is worked on. */
export interface Past {
  readonly crashes: number
  /** Interruptions of its work that were no crash. */
  readonly faults: number
  readonly isRunning: boolean
  /** An engine that must not be asked twice has it, and only has to be asked how far it is. */
  readonly isFollowed: boolean
}

/** Undefined when its owner has deleted it. */
export async function findPast(database: Kysely<Tables>, jobId: string): Promise<Past | undefined> {
  return await database
    .selectFrom('jobs')
    .select([
      COUNTED.crashes.as('crashes'),
      'faults',
      sql<boolean>`status = 'RUNNING'`.as('isRunning'),
      sql<boolean>`exists (
        select from job_attempts where job_id = jobs.id and state = 'open' and not repeatable and operation is not null
      )`.as('isFollowed'),
    ])
    .where('id', '=', jobId)
    .executeTakeFirst()
}

/** How one process has a job in work. */
export interface Hold {
  readonly company: Company
  /** How many crashes the job had been in when it was taken. Whoever takes it over counts one more: then the mark is theirs. */
  crashes?: number
}

/**
 * Takes a locked job into work: whoever finds that mark later knows that its process crashed. Answers the crashes until now, and
 * whether one of them has left it to whoever takes it now.
 */
export async function markInWork(
  transaction: Transaction<Tables>,
  jobId: string,
  company: Company,
): Promise<Crashes & { readonly isLeftByCrash: boolean }> {
  return await transaction
    .with('before', (query) => query.selectFrom('jobs').select(['id', 'in_work']).where('id', '=', jobId))
    .updateTable('jobs')
    .from('before')
    .set({ crashes: COUNTED.crashes, crashes_alone: COUNTED.crashesAlone, in_work: company })
    .whereRef('jobs.id', '=', 'before.id')
    .returning(['crashes as all', 'crashes_alone as alone'])
    .returning(sql<boolean>`before.in_work is not null`.as('isLeftByCrash'))
    .executeTakeFirstOrThrow()
}

/** Lets go of a job that nobody works on from now on, although it has not ended; unless somebody has taken it over. */
export async function letGo(transaction: Kysely<Tables>, jobId: string, { crashes }: Hold): Promise<void> {
  if (crashes === undefined) return
  await transaction.updateTable('jobs').set({ in_work: null }).where('id', '=', jobId).where('crashes', '=', crashes).execute()
}

/**
 * Lets go of a job whose work was interrupted by a fault while the process lives on; answers how often that was. What interrupts
 * somebody from whom the job was taken over does not count, and what happens before it is taken leaves the mark of a crash.
 */
export async function markFault(database: Kysely<Tables>, jobId: string, { crashes }: Hold): Promise<number> {
  const marked = await database
    .updateTable('jobs')
    .set({ faults: sql`least(faults, 32766) + 1`, ...(crashes !== undefined && { in_work: null }) })
    .where('id', '=', jobId)
    .$if(crashes !== undefined, (query) => query.where('crashes', '=', crashes ?? 0))
    .returning('faults')
    .executeTakeFirst()
  return marked?.faults ?? 0
}
