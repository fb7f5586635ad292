import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Who waits behind so many is told no place. */
export const MOST_PLACES = 500
/** So many of a kind's newest jobs say how long the next will take. */
const LATELY = 25

/** The places of waiting jobs among all that wait for the same kind of work, from 1, in the order in which they will begin. */
export async function listQueuePlaces(
  database: Kysely<Tables>,
  { kinds, jobIds }: { kinds: readonly string[]; jobIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select waiting.id, waiting.place::integer
    from unnest(${[...kinds]}::text[]) as asked (kind)
    cross join lateral (
      select id, row_number() over (order by turn, sequence) as place
      from jobs
      where jobs.kind = asked.kind and status = 'QUEUED'
      order by turn, sequence
      limit ${MOST_PLACES}
    ) as waiting
    where waiting.id = any(${[...jobIds]}::uuid[])`.execute(database)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

export interface KindPace {
  /** The middle of the durations of the newest jobs, from beginning to end; null when there are none. */
  readonly medianSeconds: number | null
  /** How many jobs that is measured from. */
  readonly measured: number
  /** In work now. */
  readonly running: number
}

/** How quickly jobs of these kinds are made, each by the engine that makes it now. */
export async function measureKinds(
  database: Kysely<Tables>,
  makers: readonly { kind: string; engine: string }[],
): Promise<ReadonlyMap<string, KindPace>> {
  const { rows } = await sql<KindPace & { kind: string }>`
    select asked.kind, lately.*, (
      select count(*)::integer from jobs where jobs.kind = asked.kind and status = 'RUNNING'
    ) as running
    from unnest(${makers.map(({ kind }) => kind)}::text[], ${makers.map(({ engine }) => engine)}::text[]) as asked (kind, engine)
    cross join lateral (
      select
        percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at))::float8 as "medianSeconds",
        count(*)::integer as measured
      from (
        select id, started_at, finished_at from jobs
        where jobs.kind = asked.kind and status = 'SUCCESS'
        order by finished_at desc
        limit ${LATELY}
      ) as newest
      where exists (
        select from job_attempts where job_id = newest.id and state = 'done' and job_attempts.engine = asked.engine
      )
    ) as lately`.execute(database)
  return new Map(rows.map(({ kind, ...pace }) => [kind, pace]))
}
