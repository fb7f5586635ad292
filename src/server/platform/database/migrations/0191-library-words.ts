import { type Kysely, sql } from 'kysely'

/**
 * The words of finished jobs by their trigrams, so that a search looks at what may match and not at everything. Both extensions
 * come with PostgreSQL, but a server may lack them, or let nobody make them: then searches take longer and nothing else
 * changes. Unfinished jobs are few and not in it, so that it costs a start nothing.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
      create index jobs_by_words on jobs using gin (user_id, type, status, (title || E'\n' || prompt) gin_trgm_ops)
        with (fastupdate = off)
        where status in ('SUCCESS', 'FAILED');
    exception
      when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
        raise notice 'searches in large libraries take longer: %', sqlerrm;
    end $$`.execute(database)
}
