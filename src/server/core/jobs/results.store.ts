import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { EngineState } from '../../platform/engines/engine.ts'

/** One thing a job made: a file of core/files, what it shows, and what its engine wants to remember. */
export interface JobResult {
  readonly fileId: string
  readonly label: string
  readonly engineState?: EngineState
}

/** A result as lists show it: with the size of its picture. */
export interface ListedResult extends JobResult {
  readonly widthPx: number
  readonly heightPx: number
}

export async function insertResults(
  transaction: Transaction<Tables>,
  jobId: string,
  results: readonly JobResult[],
): Promise<void> {
  await transaction
    .insertInto('job_results')
    .values(
      results.map((result, position) => ({
        job_id: jobId,
        position,
        file_id: result.fileId,
        label: result.label,
        engine_state: result.engineState ? JSON.stringify(result.engineState) : null,
      })),
    )
    .execute()
}

/** What the jobs made, by job, in order; without the engines' states, which are large. */
export async function listResults(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedResult[]>> {
  const byJob = new Map<string, ListedResult[]>()
  if (jobIds.length === 0) return byJob
  const rows = await database
    .selectFrom('job_results')
    .leftJoin('files', 'files.id', 'job_results.file_id')
    .select(['job_id', 'file_id', 'job_results.label', 'width_px', 'height_px'])
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('position')
    .execute()
  for (const row of rows) {
    const results = byJob.get(row.job_id) ?? []
    results.push({ fileId: row.file_id, label: row.label, widthPx: row.width_px ?? 0, heightPx: row.height_px ?? 0 })
    byJob.set(row.job_id, results)
  }
  return byJob
}

/** What the engine remembers of a file that a job of this user made, and the job's style; undefined for any other file. */
export async function findDrawnResult(
  database: Kysely<Tables>,
  { userId, fileId }: { userId: string; fileId: string },
): Promise<{ style: string; engineState?: EngineState } | undefined> {
  const row = await database
    .selectFrom('job_results')
    .innerJoin('jobs', 'jobs.id', 'job_results.job_id')
    .select(['job_results.engine_state', 'jobs.style'])
    .where('job_results.file_id', '=', fileId)
    .where('jobs.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  // Written by insertResults only.
  const engineState = (row.engine_state ?? undefined) as EngineState | undefined
  return { style: row.style, ...(engineState && { engineState }) }
}

/** One result with the engine's state; undefined when this job did not make this file. */
export async function findResult(
  database: Kysely<Tables>,
  { jobId, fileId }: { jobId: string; fileId: string },
): Promise<JobResult | undefined> {
  const row = await database
    .selectFrom('job_results')
    .select(['file_id', 'label', 'engine_state'])
    .where('job_id', '=', jobId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!row) return undefined
  // Written by insertResults only.
  const engineState = (row.engine_state ?? undefined) as EngineState | undefined
  return { fileId: row.file_id, label: row.label, engineState }
}
