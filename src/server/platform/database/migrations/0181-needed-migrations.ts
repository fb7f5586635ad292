import type { Kysely } from 'kysely'
import { makeNeededMigrations } from '../needed-migrations.ts'

/** Which migrations a program must know to work on this database. */
export const up = (database: Kysely<unknown>): Promise<void> => makeNeededMigrations(database)
