import { stampFolder } from '#server/core/files/match-folder.ts'
import type { Config } from '#server/platform/config/config.ts'
import { StartupError } from '#server/platform/config/startup-error.ts'
import { openDataDirectory } from '#server/platform/storage/data-directory.ts'
import { openBlobFolder } from '#server/platform/storage/disk/open-blob-folder.ts'
import { openOperatorDatabase } from './open-operator-database.ts'

const USAGE = 'Usage: node bin/troupe.mjs storage stamp'

/** `troupe storage stamp`: names a moved or restored folder of pictures as this database's own. Answers the exit code. */
export async function runStorage(config: Config, args: readonly string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'stamp') throw new StartupError(USAGE)
  await openDataDirectory(config.dataDirectory)
  const folder = await openBlobFolder(config.dataDirectory)
  await using database = await openOperatorDatabase(config)
  const { newest, found } = await stampFolder(database.kysely, folder)
  console.log(`${folder.directory} belongs to this database from now on. Start every other process with the same TROUPE_DATA.`)
  if (found < newest) console.log(`Of the newest ${newest} pictures ${newest - found} do not lie in it.`)
  return 0
}
