import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Tables } from './tables.ts'

/**
 * Marks a new database with the mode it is used in, and refuses one of the other mode: a development database holds people
 * and credits that were made up, a production database must not meet the development stand-ins.
 */
export async function stampHouse(database: Kysely<Tables>, mode: Config['mode']): Promise<void> {
  await database
    .insertInto('house')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const house = await database.selectFrom('house').select('mode').executeTakeFirstOrThrow()
  if (house.mode === mode) return
  throw new StartupError(
    `This database was made for ${house.mode}, but TROUPE_ENV is ${mode}. Use another database, or start with TROUPE_ENV=${house.mode}.`,
  )
}
