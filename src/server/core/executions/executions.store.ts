import { type Kysely, type Selectable, sql } from 'kysely'
import { PREPARED } from '#server/platform/database/keep-prepared.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Execution } from './execution.ts'
import type { ExecutionFilter, ExecutionPage } from './execution-page.ts'

type Database = Kysely<Tables>

const UNFINISHED = ['waiting', 'processing'] as const

/** In one statement of the same text for any number of them, so that it is planned once. */
export async function insertExecutions(database: Database, executions: readonly Execution[]): Promise<void> {
  const rows = executions.map(toRow)
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into executions (
      id, function_id, user_id, trigger, status, request_method, request_path, request_headers, response_status_code,
      response_headers, duration_seconds, created_at, updated_at
    )
    select * from unnest(
      ${column('id')}::text[], ${column('function_id')}::text[], ${column('user_id')}::text[], ${column('trigger')}::text[],
      ${column('status')}::text[], ${column('request_method')}::text[], ${column('request_path')}::text[],
      ${column('request_headers')}::json[], ${column('response_status_code')}::integer[], ${column('response_headers')}::json[],
      ${column('duration_seconds')}::float8[], ${column('created_at')}::timestamptz[], ${column('updated_at')}::timestamptz[]
    ) ${PREPARED}`.execute(database)
}

type Row = ReturnType<typeof toRow>

export async function updateExecution(database: Database, execution: Execution): Promise<void> {
  const { status, response_status_code, response_headers, duration_seconds, updated_at } = toRow(execution)
  await database
    .updateTable('executions')
    .set({ status, response_status_code, response_headers, duration_seconds, updated_at })
    .where('id', '=', execution.id)
    .execute()
}

/** Shows that calls are still being worked on. */
export async function touchExecutions(database: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await database
    .updateTable('executions')
    .set({ updated_at: now })
    .where('id', 'in', ids)
    .where('status', 'in', UNFINISHED)
    .execute()
}

/** Ends as failed what is unfinished and was last touched before; with undefined all that is unfinished. */
export async function failUnfinished(database: Database, touchedBefore: Date | undefined, now: Date): Promise<void> {
  let orphans = database
    .updateTable('executions')
    .set({ status: 'failed', response_status_code: 500, updated_at: now })
    .where('status', 'in', UNFINISHED)
  if (touchedBefore) orphans = orphans.where('updated_at', '<', touchedBefore)
  await orphans.execute()
}

export async function findExecution(
  database: Database,
  key: { id: string; functionId: string; userId: string },
): Promise<Execution | undefined> {
  const row = await database
    .selectFrom('executions')
    .selectAll()
    .where('id', '=', key.id)
    .where('function_id', '=', key.functionId)
    .where('user_id', '=', key.userId)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** Calls in order of insertion; undefined when `afterId` is not a call of this owner. `total` ignores the page. */
export async function listExecutions(
  database: Database,
  owner: { functionId: string; userId: string },
  page: ExecutionPage,
): Promise<{ total: number; executions: Execution[] } | undefined> {
  let own = database.selectFrom('executions').where('function_id', '=', owner.functionId).where('user_id', '=', owner.userId)
  const cursor = page.afterId && (await own.select('sequence').where('id', '=', page.afterId).executeTakeFirst())
  if (page.afterId && !cursor) return undefined
  for (const filter of page.filters) own = own.where(condition(filter))
  const { total } = await own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let rows = own.selectAll().orderBy('sequence', page.order).limit(page.limit).offset(page.offset)
  if (cursor) rows = rows.where('sequence', page.order === 'asc' ? '>' : '<', cursor.sequence)
  return { total, executions: (await rows.execute()).map(fromRow) }
}

/** Several values mean "one of", several unequal ones "none of". The field's name comes from a closed list. */
function condition({ field, operator, values }: ExecutionFilter) {
  const column = typeof values[0] === 'number' ? sql`${sql.ref(field)}::double precision` : sql.ref(field)
  const comparisons = values.map((value) => sql`${column} ${sql.raw(operator)} ${value}`)
  return sql<boolean>`(${sql.join(comparisons, operator === '<>' ? sql` and ` : sql` or `)})`
}

export async function removeExecutionsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('executions').where('created_at', '<', before).execute()
}

function toRow(execution: Execution) {
  return {
    id: execution.id,
    function_id: execution.functionId,
    user_id: execution.userId,
    trigger: 'http' as const,
    status: execution.status,
    request_method: execution.requestMethod,
    request_path: execution.requestPath,
    request_headers: JSON.stringify(execution.requestHeaders),
    response_status_code: execution.responseStatusCode,
    response_headers: JSON.stringify(execution.responseHeaders),
    duration_seconds: execution.durationSeconds,
    created_at: execution.createdAt,
    updated_at: execution.updatedAt,
  }
}

function fromRow(row: Selectable<Tables['executions']>): Execution {
  return {
    id: row.id,
    functionId: row.function_id,
    userId: row.user_id,
    status: row.status,
    requestMethod: row.request_method,
    requestPath: row.request_path,
    requestHeaders: row.request_headers,
    responseStatusCode: row.response_status_code,
    responseHeaders: row.response_headers,
    durationSeconds: row.duration_seconds,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
