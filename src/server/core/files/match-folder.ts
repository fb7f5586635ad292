import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { StartupError } from '../../platform/config/startup-error.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { BlobFolder } from '../../platform/storage/blob-folder.ts'

/** Some of the newest may have been deleted this moment; a folder without a single one of so many is another folder. */
const NEWEST = 20

/**
 * Refuses a folder of pictures that is not the one this database speaks of: what one process stored there, another would look
 * for elsewhere, and people would pay for pictures nobody can open. A database and a folder that have no name yet get one.
 */
export async function matchFolder(database: Kysely<Tables>, folder: BlobFolder): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Processes that start together take turns here.
    const known = await lockStamp(transaction)
    const found = await folder.readStamp()
    if (known !== undefined) {
      if (found !== known) throw new StartupError(refusal(folder.directory, found))
      return
    }
    const newest = await listNewestBlobs(transaction)
    const isOwn = newest.length > 0 ? await holdsAny(folder, newest) : found === undefined || (await folder.isEmpty())
    if (!isOwn) throw new StartupError(refusal(folder.directory, found))
    // A program that was killed between these two lines finds the folder named and its own.
    const stamp = found ?? randomUUID()
    if (found === undefined) await folder.writeStamp(stamp)
    await saveStamp(transaction, stamp)
  })
}

/**
 * Gives this folder and the database a new common name, so that any other folder is refused from the next start on. Answers
 * how many of the database's newest pictures it looked for, and how many lie in it.
 */
export async function stampFolder(database: Kysely<Tables>, folder: BlobFolder): Promise<{ newest: number; found: number }> {
  return database.transaction().execute(async (transaction) => {
    await lockStamp(transaction)
    const newest = await listNewestBlobs(transaction)
    const held = await Promise.all(newest.map((key) => folder.holds(key)))
    const stamp = randomUUID()
    await folder.writeStamp(stamp)
    await saveStamp(transaction, stamp)
    return { newest: newest.length, found: held.filter(Boolean).length }
  })
}

function refusal(directory: string, found: string | undefined): string {
  const what = found === undefined ? 'does not hold the pictures of this database' : 'belongs to another database'
  return (
    `The folder ${directory} ${what}. Set TROUPE_DATA to the folder that all processes of this house share. ` +
    'If its pictures were moved or restored to here, "node bin/troupe.mjs storage stamp" says so, once.'
  )
}

async function lockStamp(transaction: Transaction<Tables>): Promise<string | undefined> {
  const house = await transaction.selectFrom('house').select('folder_stamp').forUpdate().executeTakeFirstOrThrow()
  return house.folder_stamp ?? undefined
}

async function saveStamp(transaction: Transaction<Tables>, stamp: string): Promise<void> {
  await transaction.updateTable('house').set({ folder_stamp: stamp }).execute()
}

async function listNewestBlobs(transaction: Transaction<Tables>): Promise<string[]> {
  const rows = await transaction.selectFrom('files').select('blob_key').orderBy('created_at', 'desc').limit(NEWEST).execute()
  return rows.map((row) => row.blob_key)
}

async function holdsAny(folder: BlobFolder, keys: readonly string[]): Promise<boolean> {
  const held = await Promise.all(keys.map((key) => folder.holds(key)))
  return held.includes(true)
}
