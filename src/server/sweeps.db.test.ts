import { rm } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import type { Tables } from './platform/database/tables.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { fillLibrary } from './testing/fill-library.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'

afterEach(() => vi.restoreAllMocks())

/** Tables of which a sweep may read everything: they hold only what is to be done. */
const WORK_LISTS = ['departures']

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: Plan[]
}

/** Where a sweep brings two tables together, how large they are decides which of them is read. */
async function fill(database: Kysely<Tables>): Promise<void> {
  await fillLibrary(database, { userId: 'ada', jobs: 1_000, newestAt: new Date() })
  await sql`
    insert into job_counts values ('gone', 'create-preview', 'SUCCESS', 1), ('gone', 'create-preview', 'SUCCESS', -1);
    insert into billing_departures select 'gone-' || n, now() - n * interval '1 day' from generate_series(1, 5000) n;
    insert into billing_customers select 'here-' || n, 'customer-' || n, now() from generate_series(1, 20000) n;
    insert into users (id, name, email, created_at, updated_at, accessed_at)
      select 'here-' || n, '', n || '@example.org', now(), now(), now() from generate_series(1, 5000) n;
    insert into sessions (id, user_id, secret_hash, provider, provider_uid, ip, user_agent, factors, created_at, updated_at, expires_at)
      select 'session-' || n, 'here-' || n, decode(md5(n::text), 'hex'), 'email', '', '', '', '{}', now(), now(), now() + interval '1 year'
      from generate_series(1, 5000) n;
    insert into files (id, owner_id, mime_type, size_bytes, sha256, width_px, height_px, label, blob_key, thumbnail_key,
        thumbnail_size_bytes, created_at)
      select gen_random_uuid(), 'here-' || n, 'image/png', 1, '', 1, 1, '', 'made/' || n, 'made/t' || n, 1, now()
      from generate_series(1, 5000) n;
    analyze`.execute(database)
}

/** What the program itself does again and again, found by who sets a timer for it, so that none has to be listed here. */
function watchTimers(): { readonly repeated: (() => void)[] } & Disposable {
  const repeated: (() => void)[] = []
  const set = globalThis.setInterval
  const watching = (work: () => void, everyMs: number) => {
    const [, , caller = ''] = new Error().stack?.split('\n') ?? []
    if (caller.includes('/src/server/') && !caller.includes('/testing/')) repeated.push(work)
    return set(work, everyMs)
  }
  globalThis.setInterval = watching as typeof setInterval
  return {
    repeated,
    [Symbol.dispose]() {
      globalThis.setInterval = set
    },
  }
}

/** The statements that reach the database from now on. */
function watchStatements(): Statement[] {
  const statements: Statement[] = []
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] })?.values ?? [])
    if (text && /^\s*(select|with|delete|update)/i.test(text) && !/pgboss|pg_notify|pg_try_advisory/.test(text)) {
      statements.push({ text, values })
    }
    return query.apply(this, args as never)
  } as never)
  return statements
}

/** Scans of a plan for which PostgreSQL reads a whole table. */
function wholeScans(plan: Plan, partial: ReadonlySet<string>): string[] {
  const below = plan.Plans?.flatMap((child) => wholeScans(child, partial)) ?? []
  const table = plan['Relation Name'] ?? ''
  const index = plan['Index Name']
  const isWhole =
    plan['Node Type'] === 'Seq Scan' || (index !== undefined && plan['Index Cond'] === undefined && !partial.has(index))
  return isWhole && !WORK_LISTS.includes(table) ? [`${plan['Node Type']} of ${table || index}`, ...below] : below
}

test('what is done again and again reads no whole table, however large the house', async () => {
  await using fresh = await freshDatabase()
  const directory = makeTemporaryDirectory('troupe-sweeps-')
  const config = readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' })
  const statements = watchStatements()
  {
    using timers = watchTimers()
    await using _app = await createApp(config, { connection: fresh.connection, engine: createFakeEngine() })
    expect(timers.repeated.length).toBeGreaterThanOrEqual(6)
    await fill(fresh.kysely)
    statements.length = 0
    for (const work of timers.repeated) work()
  }
  await rm(directory, { recursive: true, force: true })
  vi.restoreAllMocks()
  const swept = [...statements]
  const countsOfGone = fresh.kysely.selectFrom('job_counts').selectAll().where('user_id', '=', 'gone')
  expect(await countsOfGone.execute()).toEqual([])
  expect(swept.length).toBeGreaterThan(12)

  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(fresh.kysely)
  const partial = new Set(rows.map(({ name }) => name))
  const client = new pg.Client(fresh.connection)
  await client.connect()
  try {
    await client.query('set enable_seqscan = off')
    const found = new Map<string, string[]>()
    for (const { text, values } of swept) {
      const plans = await client.query(`explain (format json) ${text}`, values)
      const scans = wholeScans(plans.rows[0]['QUERY PLAN'][0].Plan, partial)
      if (scans.length > 0) found.set(text.replaceAll(/\s+/g, ' ').slice(0, 160), scans)
    }
    expect(Object.fromEntries(found)).toEqual({})
  } finally {
    await client.end()
  }
}, 60_000)
