import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { UploadTable } from '../../platform/database/tables/uploads.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type UploadRow = Selectable<UploadTable>

interface UploadId {
  readonly ownerId: string
  readonly id: string
}

export async function findUpload(database: Kysely<Tables>, { ownerId, id }: UploadId): Promise<UploadRow | undefined> {
  return database.selectFrom('uploads').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends: parts that arrive at once wait for each other. */
export async function lockUpload(transaction: Transaction<Tables>, key: string): Promise<UploadRow | undefined> {
  return transaction.selectFrom('uploads').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
}

/** Undefined when there is one of this id. */
export async function insertUpload(
  transaction: Transaction<Tables>,
  upload: Insertable<UploadTable>,
): Promise<UploadRow | undefined> {
  return transaction
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateUpload(
  transaction: Transaction<Tables>,
  key: string,
  changes: Partial<Pick<UploadRow, 'mime_type' | 'md5' | 'file_id' | 'updated_at'>>,
): Promise<UploadRow> {
  return transaction.updateTable('uploads').set(changes).where('key', '=', key).returningAll().executeTakeFirstOrThrow()
}

export async function insertPart(transaction: Transaction<Tables>, key: string, position: number): Promise<void> {
  await transaction
    .insertInto('upload_parts')
    .values({ key, position })
    .onConflict((conflict) => conflict.columns(['key', 'position']).doNothing())
    .execute()
}

export async function countParts(database: Kysely<Tables>, key: string): Promise<number> {
  const { count } = await database
    .selectFrom('upload_parts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteParts(transaction: Transaction<Tables>, key: string): Promise<void> {
  await transaction.deleteFrom('upload_parts').where('key', '=', key).execute()
}

/** Takes an upload that has not become a file; undefined when it has, or is gone. */
export async function deleteUnfinished(database: Kysely<Tables>, key: string): Promise<UploadRow | undefined> {
  return database.deleteFrom('uploads').where('key', '=', key).where('file_id', 'is', null).returningAll().executeTakeFirst()
}

/** Takes the uploads of which nothing came since `before`. */
export async function deleteStale(database: Kysely<Tables>, before: Date): Promise<UploadRow[]> {
  return database.deleteFrom('uploads').where('file_id', 'is', null).where('updated_at', '<', before).returningAll().execute()
}
