import { type Kysely, sql } from 'kysely'

/**
 * For the index of words. Both extensions come with PostgreSQL, but a server may lack them, or let nobody make them: then searches
 * take longer and nothing else changes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
    exception
      when insufficient_privilege or undefined_file or feature_not_supported then
        raise notice 'searches in large libraries take longer: %', sqlerrm;
    end $$`.execute(database)
}
