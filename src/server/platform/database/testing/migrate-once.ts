import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

// A program for tests: brings a database up to date, and says so.
const database = openDatabase(JSON.parse(process.argv[2] ?? ''))
const names = await migrate(database.kysely)
process.send?.(names)
await database[Symbol.asyncDispose]()
process.disconnect()
