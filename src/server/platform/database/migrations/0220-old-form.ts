import { type Kysely, sql } from 'kysely'

/**
 * People whom the studio drew on the form that it had before studio/body: a style that draws them on the human form from now on
 * says so on their page. Those of photos, animals, and beings with a body of their own stay as they are.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table characters add column is_of_old_form boolean not null default false`.execute(database)
  await sql`
    update characters set is_of_old_form = true
    where engine_state ->> 'engine' = 'studio'
      and not engine_state -> 'json' ? 'photo'
      and not engine_state #> '{json,character}' ? 'animal'
      and engine_state #>> '{json,character,tail,kind}' is distinct from 'fish'
      and engine_state #>> '{json,character,species}' in (
        'human', 'elf', 'half-elf', 'dwarf', 'vampire', 'demon', 'angel', 'fairy', 'android', 'zombie', 'ghost'
      )`.execute(database)
}
