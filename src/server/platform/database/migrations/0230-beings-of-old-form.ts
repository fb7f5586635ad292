import { type Kysely, sql } from 'kysely'

/** Beings whom the studio drew with bodies of their own, and draws on the human form from now on: their page says so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update characters set is_of_old_form = true
    where engine_state ->> 'engine' = 'studio'
      and not engine_state -> 'json' ? 'photo'
      and not engine_state #> '{json,character}' ? 'animal'
      and (
        engine_state #>> '{json,character,tail,kind}' = 'fish'
        or engine_state #>> '{json,character,species}' in (
          'orc', 'goblin', 'mermaid', 'cat person', 'fox person', 'wolf person', 'rabbit person', 'dragon person', 'robot', 'alien'
        )
      )`.execute(database)
}
